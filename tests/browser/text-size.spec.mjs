// Enlarged text: a minimum font size of 18 or 24 pixels, and text at 200 %. No text is cut or covered, and every
// control can be reached.
import { expect, open, test } from "./fixtures.mjs";
import { cut, overlaps } from "./cut-texts.mjs";
import { GAMES } from "./games.mjs";
import { kept, records, store } from "./records.mjs";
import { sizes } from "./browser.mjs";
import { faults } from "./walks/dom-checks.mjs";
import { muteWorkers } from "./hurry.mjs";

const PAYLOAD = "1ECX2l4V63MeA_cc2-uIZNQ0x0v";
/** Screens, each with a selector that is present once it has loaded. */
const SCREENS = [
  ["", "main .tile"],
  ["/new/triapon", "main form"],
  ...Object.keys(GAMES).map((game) => [`/game/${game}`, `main.game:has(.board.${game}) .choosable`]),
  ["/game/end", "main.game .status-bar.ended"],
  ...["menu", "moves", "share", "clock", "seats", "pictures", "edit"].map((sheet) => [`/game/tritt/${sheet}`, "dialog:not(.previous) :is(button, input)"]),
  ["/game/tritt/analysis", "section.analysis"],
  [`/try/${PAYLOAD}`, "main.trying .choosable"],
  ["/learn/tritt", "main.lesson .stages"],
  ["/puzzles/tritt/cae284a2", "main .instructions"],
  ["/puzzles", "main.puzzles li"],
  ["/position/tritt", "main.position-editor [data-site]"],
  ["/rules/tritt", "main section h2"],
  ["/settings", "main fieldset"],
  ["/statistics", "main h1"],
  ["/shelf", "main.match-list li"],
  [`/open/${PAYLOAD}`, "main.opened .picture svg"],
  ["/by-ear", "main table"],
];
const matches = Object.fromEntries(
  Object.keys(GAMES).map((game) => {
    const { variant, tokens } = records(game)[0];
    return [`game/${game}`, kept(game, variant, tokens.slice(0, Math.ceil(tokens.length / 2)))];
  }),
);
matches["game/end"] = kept("tritt", records("tritt")[0].variant, records("tritt")[0].tokens);

for (const [size, language, how] of /** @type {["phone" | "desktop", string, number | string][]} */ ([
  ["phone", "de", 24],
  ["phone", "it", 18],
  ["phone", "fr", "200%"],
  ["desktop", "de", "200%"],
])) {
  test(`text is enlarged (${how}) on a ${size}, in ${language}: all of it is visible, all controls can be reached`, async ({ playwright, browser, baseURL }) => {
    const smallest = typeof how === "number" ? [`--blink-settings=minimumFontSize=${how}`] : [];
    const chromium = await playwright.chromium.launch({
      executablePath: browser.browserType().executablePath(),
      .../** @type {any} */ (test.info().project.use.launchOptions),
      args: ["--no-sandbox", ...smallest],
    });
    const context = await chromium.newContext({ baseURL, viewport: sizes[size], hasTouch: size === "phone", reducedMotion: "reduce", serviceWorkers: "block" });
    const page = await context.newPage();
    // This test does not cover results of an analysis.
    await page.addInitScript(muteWorkers);
    await store(page, { ...matches, settings: `language=${language}` });
    if (typeof how === "string") await page.addInitScript((zoom) => addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = zoom)), how);
    const wrongs = [];
    // 18 pixels only prove that the sheet for large text is added: larger text needs more space.
    for (const [screen, there] of how === 18 ? SCREENS.slice(0, 4) : SCREENS) {
      await open(page, screen);
      await page.locator(there).first().waitFor();
      await expect(page.locator("html[data-large-text]")).toHaveCount(1);
      await page.waitForFunction(() => /** @type {HTMLLinkElement} */ (document.querySelector("#large-text"))?.sheet && !document.querySelector("[data-busy]"));
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      for (const check of [cut, overlaps, faults]) wrongs.push(...(await page.evaluate(check)).map((wrong) => `${screen || "/"}: ${wrong}`));
    }
    expect(wrongs).toEqual([]);
    await chromium.close();
  });
}
