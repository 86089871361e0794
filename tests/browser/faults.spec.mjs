// Fault injection (docs/faults.md). TRIVIUM_FAULTS multiplies the repetitions.
import { expect, heading, test } from "./fixtures.mjs";
import { GAMES, LANGUAGES } from "./games.mjs";
import { begin, choose, dice, hasten, look, settled } from "./play.mjs";
import { kept, LONG } from "./records.mjs";
import { unfold } from "./setup.mjs";
import { game, lay, moves, openMatch, played, position, start } from "./shell.mjs";

const TIMES = Number(process.env.TRIVIUM_FAULTS ?? 1);
test.describe.configure({ timeout: 600_000 * TIMES });


/** Requests of the first start, with true if the page starts without the file. */
const STEPS = [
  [/\/page\.js$/, false],
  [/page_bg\.wasm$/, false],
  [/words\/en\.txt$/, false],
  [/offline\.js$/, true],
  [/icon\.svg$/, true],
  [/page-(games|common)\.wasm$/, true],
  [/page-trigon\.wasm$/, true],
];

for (const [file, starts] of /** @type {[RegExp, boolean][]} */ (STEPS)) {
  test(`the network fails at ${file} of the first start`, async ({ context }) => {
    // Not the fixture's page, which fails on the console's reports of failed requests.
    const page = await context.newPage();
    await page.route(file, (route) => route.abort("internetdisconnected"));
    await page.goto("./");
    if (starts) await expect(page.locator("main:not(.waiting) .masthead p")).toBeVisible();
    else for (const lang of LANGUAGES) await expect(page.locator(`.late [lang=${lang}]`)).toBeVisible();
    await page.unroute(file);
    await page.reload();
    await expect(page.locator("main:not(.waiting) .masthead p")).toBeVisible();
    await expect(page.locator(".late")).toHaveCount(0);
  });
}

test("a chunk that does not load is reported and can be requested again", async ({ context }) => {
  const page = await context.newPage();
  const part = /page-trigon\.wasm$/;
  await page.route(part, (route) => route.abort("internetdisconnected"));
  await page.goto("./#/new/trigon");
  await expect(heading(page)).toHaveText("This part of the page could not be loaded. Your games are safe.");
  await page.unroute(part);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(heading(page)).toHaveText("Trigon");
});

for (const [what, script] of /** @type {[string, () => unknown][]} */ ([
  ["no service worker", () => Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => undefined })],
  [
    "service workers refused",
    () => (ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("no", "SecurityError"))),
  ],
  ["no locks", () => Object.defineProperty(Navigator.prototype, "locks", { get: () => undefined })],
  [
    "no storage at all",
    () => {
      const refused = () => {
        throw new DOMException("no", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
        Object.defineProperty(globalThis, name, { get: refused });
      }
    },
  ],
  [
    "a full storage",
    () => {
      const full = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
      Storage.prototype.setItem = full;
      IDBObjectStore.prototype.put = full;
      IDBObjectStore.prototype.add = full;
    },
  ],
])) {
  test(`a match is played with ${what}`, async ({ page }) => {
    await page.addInitScript(script);
    await start(page, /^Simple Three/, { cells: "a1 b1 c1" });
    await expect(page.locator(".status-bar .asked")).toHaveText("Anna wins. Three red chips in a line: a1–c1.");
    if (/storage/.test(what)) await expect(page.locator(".unsaved")).not.toBeEmpty();
    await page.goto("./#/settings");
    await page.getByRole("radio", { name: "Deutsch" }).check();
    await expect(heading(page)).toHaveText("Einstellungen");
  });
}

test("a system clock that jumps does no harm", async ({ page }) => {
  await page.addInitScript(() => {
    const now = Date.now;
    globalThis.jump = 0;
    Date.now = () => now() + globalThis.jump;
  });
  await start(page, /^Simple Three/);
  for (const [cell, jump] of [["b2", 0], ["a1", 40 * 365 * 864e5], ["a1", -80 * 365 * 864e5], ["c2", -1.7e12], ["c1", 0]]) {
    await page.evaluate((jump) => (globalThis.jump = jump), jump);
    await lay(page, cell);
  }
  const before = await position(page);
  await page.waitForTimeout(300);
  await page.reload();
  await expect(game(page)).toHaveAttribute("data-position", before);
  await page.goto("./#/");
  await expect(page.getByRole("link", { name: /Traffic Lights · Simple/ })).toHaveCount(1);
});

test("a record of 2,000 decisions can be continued, browsed and stored", async ({ page }) => {
  const { variant, tokens } = LONG;
  await openMatch(page, kept("tritt", variant, tokens.slice(0, -1)));
  const before = await position(page);
  const panel = await moves(page);
  await panel.getByLabel("Enter a move").fill(tokens.at(-1));
  await page.keyboard.press("Enter");
  await expect(game(page)).not.toHaveAttribute("data-position", before);
  const after = await position(page);
  await expect(played(page)).toHaveCount(tokens.length);
  await page.reload();
  await expect(game(page)).toHaveAttribute("data-position", after);
  await expect(played(page)).toHaveCount(tokens.length);
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("Home");
  await expect(game(page)).toHaveAttribute("data-position", /trittons=- hand=8,8 orange=1/);
});

test("a worker that is killed while it thinks is replaced", async ({ page }) => {
  // Each player thinks for a second.
  await page.goto("./#/new/triapon");
  await unfold(page);
  for (const seat of [1, 2, 3]) await page.getByLabel(`Player in seat ${seat}`).selectOption({ label: "Computer level 8 · 1 s" });
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(async () => expect(page.workers()).toHaveLength(1)).toPass();
  const before = await played(page).count();
  await page.workers()[0].evaluate(() => close());
  await expect(async () => expect(await played(page).count()).toBeGreaterThan(before + 1)).toPass();
});

for (const [what, script] of [
  ["has no WebAssembly", () => delete globalThis.WebAssembly],
  [
    "refuses the program",
    () => {
      const refuse = () => Promise.reject(new WebAssembly.CompileError("not supported"));
      WebAssembly.instantiate = WebAssembly.instantiateStreaming = WebAssembly.compile = WebAssembly.compileStreaming = refuse;
    },
  ],
]) {
  test(`a browser that ${what} shows a clear page`, async ({ context }) => {
    const page = await context.newPage();
    await page.addInitScript(script);
    await page.goto("./");
    for (const lang of LANGUAGES) await expect(page.locator(`.late [lang=${lang}]`)).toBeVisible();
    await expect(heading(page)).toHaveText("Trivium");
  });
}

/** In the page: traps in WebAssembly, as a Rust panic does, in a timer or in a promise. */
const trap = (promised) => {
  const code = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11];
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(code)));
  const run = /** @type {() => void} */ (exports.f);
  if (promised) Promise.resolve().then(run);
  else setTimeout(run);
};

test("a crash of the program is announced, and nothing saved is lost", async ({ context }) => {
  const page = await context.newPage();
  await start(page, /^Simple Three/, { cells: "b2 a1" });
  const before = await position(page);
  await page.waitForTimeout(300);
  for (const promised of [false, true]) {
    await page.evaluate(trap, promised);
    const said = page.getByRole("alertdialog", { name: "Something went wrong, and the page has stopped. Your saved games are safe." });
    await expect(said).toHaveText("Something went wrong, and the page has stopped. Your saved games are safe. Reload To the start page", { useInnerText: true });
    await expect(page.getByRole("button", { name: "Reload" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(said).toBeVisible();
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(game(page)).toHaveAttribute("data-position", before);
    await expect(said).toHaveCount(0);
  }
  await page.goto("./#/settings");
  for (const [language, title] of [["Deutsch", "Einstellungen"], ["Français", "Réglages"], ["Italiano", "Impostazioni"]]) {
    await page.getByRole("radio", { name: language }).check();
    await expect(heading(page)).toHaveText(title);
  }
  await page.evaluate(trap, false);
  await expect(page.getByRole("alertdialog", { name: /^Qualcosa .* sicuro\.$/ })).toHaveText("Qualcosa è andato storto e la pagina si è fermata. Le tue partite salvate sono al sicuro. Ricarica Alla pagina iniziale", { useInnerText: true });
  await page.getByRole("link", { name: "Alla pagina iniziale" }).click();
  await expect(page.locator("main:not(.waiting) .masthead p")).toBeVisible();
  await expect(page.getByRole("link", { name: /Semafori|Traffic Lights/ }).first()).toBeVisible();
});

for (const game of Object.keys(GAMES)) {
  test(`a tab that is killed at random moments of ${game} loses no decision`, async ({ context }) => {
    const random = dice(`killed ${game}`);
    const variants = Object.keys(GAMES[game].variants);
    for (let match = 0; match < 2 * TIMES; match += 1) {
      let page = await context.newPage();
      await hasten(page);
      await begin(page, game, variants[Math.floor(random() * variants.length)]);
      const address = page.url();
      for (let crashes = 0; crashes < 3; ) {
        const seen = await settled(page);
        if (seen.buttons.includes("Rematch")) break;
        const next = seen.pending[0] ?? seen.can[Math.floor(random() * seen.can.length)];
        if (next) await choose(page, next);
        else await page.locator("main.game .status-bar button").first().click();
        if (random() > 0.3) continue;
        crashes += 1;
        const before = await page.evaluate(look);
        const session = await context.newCDPSession(page);
        const crashed = page.waitForEvent("crash");
        // A crashed tab never answers.
        session.send("Page.crash").catch(() => {});
        await crashed;
        await page.close();
        page = await context.newPage();
        await hasten(page);
        await page.goto(address);
        await expect(page.locator("main.game")).toBeVisible();
        const after = await page.evaluate(look);
        expect(after.played, `${match}: ${before.position}`).toBeGreaterThanOrEqual(before.played);
        // Chance may have drawn during the restart, which changes neither the board nor the score.
        const lasting = (position) => (/ turn=0$/.test(before.position) ? position.match(/(board|score)=\S+/g) : position);
        if (after.played === before.played) expect(lasting(after.position)).toEqual(lasting(before.position));
      }
      await page.close();
    }
  });
}
