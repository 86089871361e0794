// Smoke test in Firefox. It plays a few moves of every game on the release in dist/, and fails on console errors,
// exceptions and requests to other origins. It drives Debian's Firefox, or the one that TRIVIUM_FIREFOX names, over
// WebDriver BiDi, because Playwright supports only its own build of Firefox.
import puppeteer from "puppeteer-core";
import { GAMES } from "../browser/games.mjs";
import { hurry } from "../browser/hurry.mjs";
import { dice, look } from "../browser/play.mjs";
import { serve } from "../browser/serve.mjs";

const server = await serve(undefined, "--base", "/games/trivium/");
const { url } = server;
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: process.env.TRIVIUM_FIREFOX ?? "/usr/bin/firefox-esr",
  // The window size is an argument, because some versions of Firefox lack the commands that set a viewport.
  defaultViewport: null,
  args: ["--width=1280", "--height=800"],
  extraPrefsFirefox: { "intl.accept_languages": "en-GB", "ui.prefersReducedMotion": 1 },
});
let [passed, failed] = [0, 0];

/** Runs a test on a new page and prints the result. */
async function check(what, act) {
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(hurry);
  const wrongs = [];
  page.on("console", (message) => {
    if (message.type() === "error") wrongs.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => wrongs.push(`uncaught: ${error}`));
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(new URL(url).origin)) wrongs.push(`request to another origin: ${request.url()}`);
  });
  try {
    await act(page);
  } catch (error) {
    wrongs.push(String(error));
  }
  if (wrongs.length) failed += 1;
  else passed += 1;
  console.log(`${wrongs.length ? "FAILED" : "ok"}: ${what}`, ...wrongs);
  await page.close();
}

/** Waits until `ask`, a function in the page, returns true. */
async function until(page, what, ask, ...given) {
  for (const end = Date.now() + 120_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
    if (await page.evaluate(ask, ...given)) return;
  }
  throw new Error(`${what}: not within 120 s`);
}

const there = (selector) => Boolean(document.querySelector(selector));

for (const game of Object.keys(GAMES)) {
  await check(game, async (page) => {
    const random = dice(`firefox ${game}`);
    await page.goto(`${url}#/new/${game}`);
    await until(page, "set-up", there, ".go button");
    await page.evaluate(() => document.querySelector(".go button").click());
    await until(page, "the table", there, "main.game [data-pick].choosable");
    for (;;) {
      await until(page, "all parts of the table", there, "html:not([data-busy]) main.game");
      const seen = await page.evaluate(look);
      if (seen.played >= 8) break;
      const pick = seen.pending[0] ?? seen.can[Math.floor(random() * seen.can.length)];
      if (pick) {
        const place = await page.evaluate((pick) => {
          const thing = document.querySelector(`main.game [data-pick="${pick}"]:is(.choosable, .pending)`);
          const box = (thing?.querySelector(".hit") ?? thing)?.getBoundingClientRect();
          return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
        }, pick);
        // The place may have disappeared since `look`.
        if (!place) continue;
        await page.mouse.click(place.x, place.y);
      }
      await until(page, `an answer to ${pick}`, `JSON.stringify((${look})()) !== ${JSON.stringify(JSON.stringify(seen))}`);
    }
    const before = await page.evaluate(() => document.querySelector("main.game").dataset.position);
    await page.reload();
    await until(page, "the match after a reload", (before) => document.querySelector("main.game")?.dataset.position === before, before);
  });
}

await check("a computer player moves", async (page) => {
  await page.goto(`${url}#/new/tritt`);
  await until(page, "set-up", there, ".go button");
  for (const seat of await page.$$("form select")) await seat.select("1");
  await page.evaluate(() => document.querySelector(".go button").click());
  await until(page, "a decision", there, "aside.moves .ply .token");
});

await check("offline", async (page) => {
  await page.goto(url);
  await until(page, "all files kept", there, "html[data-offline=ready]");
  server.end();
  await page.goto(`${url}#/rules/trias`);
  await until(page, "rules without a network", there, "section h2");
  // Wait for all pictures: if a reload aborts requests, Firefox logs them as errors.
  await page.waitForNetworkIdle();
  await page.reload();
  await until(page, "rules after a reload", there, "section h2");
});

await browser.close();
server.end();
// scripts/test reads the counts in Playwright's format.
if (failed) console.log(`  ${failed} failed`);
console.log(`  ${passed} passed`);
process.exit(failed ? 1 : 0);
