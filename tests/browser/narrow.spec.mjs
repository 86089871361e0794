// The narrowest phone, in German, which has the longest words, and in a pseudo-language: no text is cut, overflows its
// container, or is off screen.
import { expect, open, test } from "./fixtures.mjs";
import { cut } from "./cut-texts.mjs";
import { GAMES } from "./games.mjs";
import { pressAt } from "./hands.mjs";
import { kept, records, store } from "./records.mjs";
import { muteWorkers } from "./hurry.mjs";

test.use({ hasTouch: true, viewport: { width: 320, height: 568 } });

const games = Object.keys(GAMES);
const sheets = ["moves", "menu", "seats", "clock", "edit", "share", "pictures", "keys", "analysis"];

/** Matches of all games: in progress, and finished against a computer player. */
const matches = Object.fromEntries(
  games.flatMap((game) => {
    const { variant, tokens } = records(game)[0];
    return [
      [`game/${game}`, kept(game, variant, tokens.slice(0, Math.ceil(tokens.length / 2)))],
      [`game/${game}-end`, kept(game, variant, tokens, ["2 1"])],
    ];
  }),
);

// South is to move, so a tap on North's hole is refused.
matches["game/begun"] = kept("trias", "base", records("trias")[0].tokens.slice(0, 2));

const PAYLOAD = "1ECX2l4V63MeA_cc2-uIZNQ0x0v";

/** Screens, each with a selector that is present once it has loaded. */
const SCREENS = [
  ["", "main .tile"],
  ["/shelf", "main.match-list li"],
  ["/settings", "main fieldset"],
  ["/open/1AbC-_", "main.notice"],
  ["/statistics", "main.statistics"],
  ["/by-ear", "main section"],
  ["/puzzles", "main.puzzles"],
  ["/position/trias", "main .board"],
  [`/try/${PAYLOAD}`, "main.trying .choosable"],
  [`/open/${PAYLOAD}`, "main.opened .picture svg"],
  ["/puzzles/tritt/cae284a2", "main .instructions"],
  ...games.flatMap((game) => [
    [`/new/${game}`, "main form"],
    [`/rules/${game}`, "main article section"],
    [`/learn/${game}`, "main.lesson .stages"],
    [`/puzzles/${game}`, "main.puzzles .button.main"],
    [`/game/${game}`, "main.game .status-bar"],
    [`/game/${game}-end`, "main.game .status-bar.ended"],
  ]),
  ...sheets.map((sheet) => [`/game/tritt/${sheet}`, sheet === "analysis" ? "section.analysis" : "dialog:not(.previous) :is(button, input)"]),
];

const ACCENTED = Object.fromEntries([..."aåeëiïoøuücçnñyýAÅEËIÏOØUÜCÇNÑ".matchAll(/(.)(.)/gu)].map(([, plain, accented]) => [plain, accented]));
const FILLER = "ïpsüm dølør sït åmët cønsëctëtür ådïpïscïng ëlït sëd dø ëïüsmød tëmpør ïncïdïdünt üt låbørë ".repeat(9);

/**
 * An English text with accents that is 40 % longer: words are added to a text of several words, letters to a single
 * word. Placeholders stay.
 */
function pseudo(text) {
  const more = Math.ceil(0.4 * text.replaceAll(/\{[^}]*\}/g, "").length);
  const accented = text.replaceAll(/\{[^}]*\}|./gu, (part) => ACCENTED[part] ?? part);
  return accented.includes(" ") ? `${accented} ${FILLER.slice(0, Math.max(more - 1, 0)).trim()}`.trim() : accented + FILLER.replaceAll(" ", "").slice(0, more);
}

/** Replaces English words by the pseudo-language. The first line of a file stays: it has language and version. */
const translate = (page) =>
  page.route(/\/words\/(\w+-)?en\.txt$/, async (route) => {
    const response = await route.fetch();
    const [head, ...texts] = (await response.text()).split("\n");
    await route.fulfill({ response, body: [head, ...texts.map(pseudo)].join("\n") });
  });

for (const language of ["de", "pseudo-language"]) {
  test(`no text is cut off on the narrowest phone: ${language}`, async ({ page }) => {
    if (language !== "de") await translate(page);
    // This test does not cover results of an analysis.
    await page.addInitScript(muteWorkers);
    await store(page, { ...matches, settings: `language=${language === "de" ? "de" : "en"}` });
    const wrongs = [];
    const look = async (where) => {
      for (const wrong of await page.evaluate(cut)) wrongs.push(`${where || "/"}: ${wrong}`);
    };
    /** The board of each step must be high enough to tap on. */
    const measure = async (where) => {
      const { height } = await page.locator("main.lesson .board svg").first().boundingBox();
      if (height <= 95) wrongs.push(`${where}: the board is ${height} high`);
    };
    // Lessons and articles stay in English, whose words are shorter than the German ones. One of each shows the buttons around them.
    for (const [screen, there] of SCREENS.filter(([screen]) => language === "de" || !/^\/(learn|rules)\/(?!tritt)/.test(screen))) {
      await open(page, screen);
      await page.locator(there).first().waitFor();
      await look(screen);
      if (screen === "/shelf") {
        await page.locator(".match-list ul.kept li button").first().click();
        await page.locator(".naming input").waitFor();
        await look(`${screen}, naming`);
      }
      // Each step of a lesson at its start and when done.
      for (let steps = 1; screen.startsWith("/learn"); steps += 1) {
        if (language === "de") await measure(`${screen}, step ${steps}`);
        if (await page.locator("main.lesson[data-stage=open]").count()) {
          // Shows the solution.
          await pressAt(page, ".instructions .row button:last-child");
          await page.locator("main.lesson[data-stage=done]").waitFor();
          await look(`${screen}, step ${steps} done`);
        }
        await pressAt(page, ".instructions .button.main");
        await page.locator(`.stages li:nth-child(${steps + 1})[aria-current], main.lesson-over`).waitFor();
        await look(`${screen}, step ${steps + 1}`);
        if (await page.locator("main.lesson-over").count()) break;
      }
    }
    // The refusal may cover only the lower edge of the board.
    await open(page, "/game/begun");
    await page.locator('.board [data-site="B3"]').dispatchEvent("click");
    await page.locator(".status-bar.refused").waitFor();
    await look("a refusal");
    const [ask, board] = await Promise.all([".status-bar", ".board"].map((name) => page.locator(name).first().boundingBox()));
    expect((board.y + board.height - ask.y) / board.height).toBeLessThan(0.15);
    expect(wrongs).toEqual([]);
  });
}
