// Tests the release in dist/ in WebKit, the engine of every iPad. It drives Debian's WebKitGTK over WebDriver under
// Xvfb, plays all games by pointer to their end, and tries computer players, a hint, a lesson, an embedded board,
// storage over a restart of the browser, and an offline start.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GAMES } from "../browser/games.mjs";
import { article, host } from "../browser/other-origin.mjs";
import { look } from "../browser/play.mjs";
import { gesture, options, shortest } from "../browser/records.mjs";
import { serve } from "../browser/serve.mjs";
import { driver } from "./webdriver.mjs";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "trivium-webkit-"));
/** Starts a program, and kills it when this script exits. */
const started = (program, args, stdio) => {
  const child = spawn(program, args, { stdio });
  process.on("exit", () => child.kill());
  return child;
};
const said = async (stream) => String(await new Promise((resolve) => stream.once("data", resolve))).trim();

const server = await serve(join(root, process.env.TRIVIUM_DIST ?? "dist"), "--base", "/games/trivium/");
const { url } = server;
const screen = started("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], ["ignore", "ignore", "ignore", "pipe"]);
const env = {
  ...process.env,
  DISPLAY: `:${await said(screen.stdio[3])}`,
  HOME: folder,
  LANG: "C.UTF-8",
  // Without a GPU, drawing without compositing takes a third of the time of software OpenGL.
  WEBKIT_DISABLE_COMPOSITING_MODE: "1",
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  XDG_CONFIG_HOME: folder,
  XDG_CACHE_HOME: folder,
  XDG_DATA_HOME: folder,
};
const webdriver = await driver("WebKitWebDriver", 20_000 + (process.pid % 10_000), env);
const browse = () =>
  webdriver.open({ "webkitgtk:browserOptions": { binary: join(import.meta.dirname, "webkit.py"), args: [folder] } });
let page = await browse();
let [passed, failed] = [0, 0];
/** Tests that passed only at the second attempt. */
const flaky = [];

/** Returns the errors of a test and those that webkit.py recorded in the page. */
async function tried(act) {
  const wrongs = [];
  const note = (error) => wrongs.push(String(error));
  await act().catch(note);
  const seen = () => {
    const all = JSON.parse(sessionStorage.getItem("wrongs") ?? "[]");
    sessionStorage.removeItem("wrongs");
    return all;
  };
  await page.evaluate(seen).then((all) => wrongs.push(...all), note);
  return wrongs;
}

/**
 * Runs a test and prints the result. In CI a failed test is repeated, because WebAssembly once stopped there for an
 * unknown reason.
 */
async function check(what, act) {
  const begin = Date.now();
  let wrongs = await tried(act);
  if (wrongs.length && process.env.CI) {
    console.log(`again: ${what}`, ...wrongs);
    wrongs = await tried(act);
    if (!wrongs.length) flaky.push(what);
  }
  if (wrongs.length) failed += 1;
  else passed += 1;
  console.log(`${wrongs.length ? "FAILED" : "ok"}: ${what} (${((Date.now() - begin) / 1000).toFixed(1)} s)`, ...wrongs);
}

const equal = (found, wanted, what) => {
  if (found !== wanted) throw new Error(`${what}: ${found} instead of ${wanted}`);
};

/** In the page: scrolls an element into view and returns the centre of its hit area. */
function middle(selector, text) {
  const things = [...document.querySelectorAll(selector)];
  const thing = text === null ? things[0] : things.find((one) => one.textContent.trim() === text);
  const hit = thing?.querySelector(".hit") ?? thing;
  hit?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = hit?.getBoundingClientRect();
  return box?.width ? [box.left + box.width / 2, box.top + box.height / 2] : null;
}

async function press(selector, text) {
  await page.press(...(await page.until(`${selector} ${text ?? ""}`, middle, selector, text ?? null)));
}

const there = (selector) => page.until(selector, (selector) => document.querySelector(selector) !== null, selector);

/** Waits until drawing has finished. Returns the state of the match. */
async function shown() {
  await there("html:not([data-busy]) main.game");
  return page.evaluate(look);
}

/** Waits until the state of the match differs from `before`. Returns it. */
async function changed(before) {
  await page.until(
    `an answer after ${before.position}`,
    `function (before) {
      const main = document.querySelector("html:not([data-busy]) main.game");
      return main !== null && JSON.stringify((${look})()) !== before;
    }`,
    JSON.stringify(before),
  );
  return shown();
}

/** Starts a match from the set-up with a variant, options and levels. Level 0 is a person. */
async function begin(game, { variant = "", set = {}, levels = [] } = {}) {
  await page.goto("about:blank");
  await page.goto(`${url}#/new/${game}`);
  await there(".go button");
  const { variants } = GAMES[game];
  if (variant && Object.keys(variants).length > 1) {
    const card = await page.until(`the variant ${variant}`, (title) => {
      const card = [...document.querySelectorAll(".option-card")].find((card) => card.querySelector("strong")?.textContent === title);
      const choice = card?.querySelector("input");
      choice?.click();
      return choice?.checked;
    }, variants[variant.split("+")[0]]);
    equal(card, true, variant);
    if (variant.includes("+")) {
      await page.until("the bag", () => {
        const bag = /** @type {HTMLInputElement | null} */ (document.querySelector(".variants .switch input"));
        bag?.click();
        return bag?.checked;
      });
    }
  }
  for (const [name, value] of Object.entries(set)) {
    await page.until(`${name} ${value}`, (name, value) => {
      const stepper = [...document.querySelectorAll("[role=group]")].find((one) => one.textContent.includes(name));
      const now = Number(stepper.querySelector("output").textContent);
      if (now !== value) stepper.querySelectorAll("button")[now > value ? 0 : 1].click();
      return now === value;
    }, name, value);
  }
  const seats = await page.evaluate(() => document.querySelectorAll("form select").length);
  for (const [index, level] of levels.slice(0, seats).entries()) {
    // One select at a time, because the page redraws the form after each change.
    await page.evaluate((index, level) => {
      const select = /** @type {NodeListOf<HTMLSelectElement>} */ (document.querySelectorAll("form select"))[index];
      select.value = level;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }, index, String(level || ""));
    const shown = /** @type {(index: number, level: string) => boolean} */ (
      (index, level) => document.querySelectorAll("form select")[index].querySelector("[selected]")?.getAttribute("value") === level
    );
    await page.until(`seat ${index + 1}`, shown, index, String(level || ""));
  }
  await press(".go button");
  return shown();
}

/** Makes the next pick of a move, or confirms a pending one. */
async function follow(seen, token) {
  const next = seen.pending.length ? { thing: `[data-pick="${seen.pending[0]}"]` } : gesture(token)[seen.chosen.length];
  if (next.button) await press(".status-bar button", next.button);
  else await press(`main.game ${next.thing}:is(.choosable, .pending)`);
  return changed(seen);
}

async function decide(before, token) {
  let seen = before;
  while (seen.played === before.played) seen = await follow(seen, token);
  return seen;
}

for (const game of Object.keys(GAMES)) {
  const record = shortest(game);
  await check(`${game} ${record.variant}: ${record.tokens.length} decisions by pointer, to the end`, async () => {
    let seen = await begin(game, { variant: record.variant, set: options(record) });
    while (!seen.buttons.includes("Rematch")) {
      if (seen.buttons.includes("Next round")) {
        await press(".status-bar button", "Next round");
        seen = await changed(seen);
        continue;
      }
      equal(seen.position, record.plies[seen.played].position, `after ${seen.played} decisions`);
      seen = await follow(seen, record.tokens[seen.played]);
    }
    equal(seen.position, record.plies.at(-1).position, "at the end");
  });
}

for (const game of Object.keys(GAMES)) {
  await check(`${game}: a hint, and a computer player's answer`, async () => {
    let seen = await begin(game, { levels: [0, 1, 1] });
    await press("header .icon[aria-label=Hint]");
    await page.until("a hint", (asked) => ![asked, "Looking for a good move"].some((text) => document.querySelector(".status-bar .asked").textContent.includes(text)), seen.asked);
    seen = await shown();
    // The computer player may already have replied.
    const before = seen.played;
    while (seen.seat === "1" && seen.played === before) {
      const pick = seen.pending[0] ?? seen.can[0];
      await press(`main.game [data-pick="${pick}"]:is(.choosable, .pending)`);
      seen = await changed(seen);
    }
    await page.until("an answer", (played) => document.querySelectorAll("aside.moves .ply .token").length > played, before + 1);
  });
}

await check("a lesson, and a match after it", async () => {
  await page.goto("about:blank");
  await page.goto(`${url}#/learn/tritt`);
  for (const kind of ["goal", "show"]) {
    await there(`main.lesson[data-kind=${kind}]`);
    await press(".instructions button", "Next");
  }
  await there("main.lesson[data-kind=do]");
  await press(".instructions button", "Show me");
  await there("main.lesson[data-stage=done]");
  await press(".instructions button", "Next");
  await there("main.lesson[data-kind=show]");
  await page.evaluate(() => (location.hash = "#/new/tritt"));
  await press(".go button");
  const seen = await shown();
  equal(await page.evaluate(() => document.querySelector("aside.moves input").getBoundingClientRect().bottom <= innerHeight), true, "the moves on the screen");
  await decide(seen, "e5-g5");
});

const elsewhere = await host();
await check("a board in another page", async () => {
  const board = `<trivium-board game="traffic-lights" variant="simple" mode="play" programs="2:1" lang="en"></trivium-board>`;
  await page.goto(elsewhere.page("/play", article(board, { base: url })));
  const cell = (name) =>
    page.until(`the cell ${name}`, (name) => {
      const place = document.querySelector("trivium-board").shadowRoot?.querySelector(`[data-site="${name}"].choosable`);
      const box = place?.getBoundingClientRect();
      return box?.width ? [box.left + box.width / 2, box.top + box.height / 2] : null;
    }, name);
  await page.press(...(await cell("b2")));
  await page.until("a program's answer", () => (document.querySelector("trivium-board").shadowRoot.querySelector("[data-position]")?.dataset.position.match(/[RYG]/gi) ?? []).length >= 2);
});
await elsewhere.close();

await check("matches survive a restart of the browser", async () => {
  let seen = await begin("tritt", { variant: "step" });
  seen = await decide(seen, "e5-g5");
  const address = await page.evaluate(() => location.href);
  // Listing moves the match from local storage to IndexedDB.
  await page.evaluate(() => (location.hash = "#/shelf"));
  const count = await page.until("the list", () => document.querySelectorAll("main.match-list li").length);
  await page.close();
  page = await browse();
  await page.goto(`${url}#/shelf`);
  await page.until("the same list", (count) => document.querySelectorAll("main.match-list li").length === count, count);
  await page.goto(address);
  equal((await shown()).position, seen.position, "after the restart");
});

await check("the start without the server", async () => {
  await page.goto(url);
  await there("html[data-offline=ready]");
  server.end();
  await page.goto("about:blank");
  await page.goto(`${url}#/rules/trias`);
  await there("article section h2");
  await page.close();
  page = await browse();
  await page.goto(`${url}#/new/trias`);
  await press(".go button");
  await shown();
});

await page.close();
webdriver.close();
// Repeat the deletion, because processes of the browser may still write to the folder.
rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
// scripts/test reads the counts in Playwright's format.
if (failed) console.log(`  ${failed} failed`);
if (flaky.length) console.log([`  ${flaky.length} flaky`, ...flaky].join("\n    "));
console.log(`  ${passed - flaky.length} passed`);
process.exit(failed ? 1 : 0);
