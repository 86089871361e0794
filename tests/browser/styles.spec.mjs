// Late style sheets, which stay loaded, change no other screen.
import { exactArguments, executablePath } from "./browser.mjs";
import { expect, open, test } from "./fixtures.mjs";
import { GAMES } from "./games.mjs";
import { picture } from "./picture.mjs";
import { kept, records } from "./records.mjs";
import { moves } from "./shell.mjs";

// Exact comparison: redraws must have no seams.
test.use({ launchOptions: { executablePath, args: exactArguments } });

/** Sheets that screens load on demand. */
const LATE = ["lesson", "analysis", "trying", "prose", "score", "statistics", "looks"];

/** A match of a game without draws, up to a share of its record. */
const match = (game, share) => {
  const { variant, tokens } = records(game)[0];
  return kept(game, variant, tokens.slice(0, Math.ceil(tokens.length * share)));
};

const games = Object.keys(GAMES);
const sheets = ["moves", "menu", "edit", "share", "pictures", "analysis"];
const MATCHES = Object.fromEntries(
  games.flatMap((game) => [[`trivium/game/${game}`, match(game, 0.5)], [`trivium/game/${game}-ended`, match(game, 1)]]),
);
/** Screens of a new player, and of a player with matches. */
const FIRST = ["", "/shelf", "/settings", "/rules/trias", "/open/broken", "/nothing", ...games.flatMap((game) => [`/new/${game}`, `/learn/${game}`])];
const LATER = ["", "/shelf", ...games.flatMap((game) => [`/game/${game}`, `/game/${game}-ended`]), ...sheets.map((sheet) => `/game/tritt/${sheet}`)];
const SCREENS = [...FIRST.map((screen) => ({ screen, matches: {} })), ...LATER.map((screen) => ({ screen, matches: MATCHES }))];

/** Whether all visible rows of a list have their small board. */
const drawn = () => [...document.querySelectorAll("div.picture")].every((one) => one.firstElementChild || one.getBoundingClientRect().top > innerHeight);

/** A screenshot once nothing moves. */
async function seen(page) {
  await page.waitForFunction(drawn);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
  return picture(page);
}

/** A screenshot that was the same twice in a row, because pictures and parts load one after the other. */
async function settled(page) {
  let before = await seen(page);
  for (let tries = 0; tries < 20; tries += 1) {
    await page.waitForTimeout(150);
    const now = await seen(page);
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error("the screen keeps changing");
}

for (const { screen, matches } of SCREENS) {
  test(`all style sheets leave this screen as it is: ${screen || "/"}${matches === MATCHES ? ", with matches" : ""}`, async ({ page }, info) => {
    // No answers of the worker: the analysis is shown as it starts.
    await page.addInitScript((matches) => {
      for (const [key, text] of Object.entries(matches)) localStorage[key] ??= text;
      if (location.hash.endsWith("/analysis")) globalThis.Worker = /** @type {any} */ (class extends EventTarget {
        postMessage() {}
        terminate() {}
      });
    }, matches);
    await open(page, screen);
    if (sheets.some((sheet) => screen.endsWith(sheet))) await page.locator("dialog[open], .analysis").first().waitFor();
    if (screen.startsWith("/rules")) await page.locator(".prose h2").first().waitFor();
    const fresh = await settled(page);
    await page.evaluate(async (names) => {
      const folder = document.documentElement.dataset.files;
      const come = names.map((name) => {
        const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `${folder}${name}.css` });
        document.head.append(link);
        return new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
      });
      await Promise.all(come);
    }, LATE);
    const later = await settled(page);
    if (!later.equals(fresh)) {
      await info.attach("fresh", { body: fresh, contentType: "image/png" });
      await info.attach("later", { body: later, contentType: "image/png" });
    }
    expect(later.equals(fresh)).toBe(true);
  });
}

test("after a lesson the record has its moves and its buttons", async ({ page }) => {
  await page.goto("./#/");
  await page.locator('.tile a[href$="/new/tritt"]').click();
  await page.getByRole("link", { name: "Learn in two minutes" }).click();
  await expect(page.locator("main.lesson")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.locator(".table .site.choosable").first().waitFor();
  const record = await moves(page);
  const boxes = ["To the start", "One move forward", "Undo", "Play"].map((name) => record.getByRole("button", { name, exact: true }).boundingBox());
  const [first, forward, undo, play] = await Promise.all(boxes);
  expect([forward.y, undo.y, play.height < 60]).toEqual([first.y, first.y, true]);
});
