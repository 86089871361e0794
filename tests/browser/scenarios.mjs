// The screens for `cargo xtask screenshots`: each a name, a route or file, and actions before the screenshot.
import { GAMES } from "./games.mjs";
import { kept, shortest } from "./records.mjs";
import { chooseVariant, unfold } from "./setup.mjs";

const play = (variant, cells) => async (page) => {
  await chooseVariant(page, "traffic-lights", variant);
  await unfold(page);
  await page.locator(".names input").first().fill("Anna");
  await page.locator(".names input").last().fill("Jonas");
  await page.locator(".go button").click();
  await page.locator("main.game").waitFor();
  for (const cell of cells.split(" ").filter(Boolean)) await page.locator(`.table [data-site="${cell}"]`).click();
};

const see = (selector) => (page) => page.locator(selector).first().waitFor();
const press = (selector, then) => async (page) => {
  await page.locator(selector).first().click();
  if (then) await page.locator(then).first().waitFor();
};

const choose = (sites) => async (page) => {
  for (const site of sites.split(" ")) await page.locator(`.table [data-site="${site}"]`).click();
};

/** Opens a sandbox at the current position. */
const attempt = async (page) => {
  const side = page.locator("aside.moves");
  const aside = await side.isVisible();
  if (!aside) await page.locator(".moves-link").click();
  await (aside ? side : page.locator("dialog")).getByRole("button", { name: /Try from here|Von hier aus/ }).click();
  await page.locator("main.trying").waitFor();
};

const TRIAPON = "f4 g4 f3 f5 h4 e2 g6 h3 d2 h6 g2 d3 i7 g1 c3 i8 h1 b2";
const TRITT = "e5-g5 f6-h8 d3-d5 e8-g8 h4-h6 c6-c8 g9-i11";
const TRIGON = "2@0,0u 3@0,0d 6@0,-1d 3@0,-1u 3@1,-1u 1@1,0u 5@1,-1d 1@-1,0d 4@0,-2d 3@-1,-1d 2@1,-2u 5@0,1u";

const names = Object.keys(GAMES);
/** Stored matches of each game: begun, in the middle, and finished. */
const matches = () =>
  Object.fromEntries(
    names.flatMap((game) => {
      const { variant, tokens } = shortest(game, game === "traffic-lights" ? "simple" : undefined);
      const middle = tokens.slice(0, Math.ceil(tokens.length / 2));
      return [
        [`${game}-end`, kept(game, variant, tokens, game === "tritt" ? ["2 2"] : [])],
        [`${game}-middle`, kept(game, variant, middle)],
        [`${game}-begun`, kept(game, variant, tokens.slice(0, game === "traffic-lights" ? 1 : 2), ["2 3"])],
      ];
    }),
  );

/** Matches for screenshots of each board in each look, with coordinates. */
const tables = {
  triapon: kept("triapon", "base", TRIAPON.split(" ")),
  trias: kept("trias", "base", ["C1", "I3", "J1", "E3"]),
  tritt: kept("tritt", "slide", TRITT.split(" ")),
  trigon: kept("trigon", "base", TRIGON.split(" ")),
  "traffic-lights": kept("traffic-lights", "slider", ["b2", "a1", "slide-E", "a3"]),
};
const boards = ["wood", "paper", "contrast"].flatMap((look) => {
  const settings = `look=look-${look} coordinates=y help=y`;
  return names.map((game) => ({
    name: `${game}-${look}`,
    route: `/game/${game}`,
    settings,
    matches: tables,
    play: game === "tritt" ? choose("a1") : undefined,
  }));
});

const route = "/new/traffic-lights";
const all = matches();
const sheets = ["moves", "menu", "seats", "clock", "share", "pictures", "edit", "keys", "analysis"];
const ready = (sheet) => see(sheet === "analysis" ? ".analysis .found" : "dialog .sheet > :not(.bar)");

/**
 * `settings` and `matches` are stored before the page starts.
 * @type {{ name: string, route?: string, file?: string, settings?: string, matches?: Record<string, string>, play?: (page: import("@playwright/test").Page) => Promise<void> }[]}
 */
export const scenarios = [
  { name: "start" },
  { name: "start-played", matches: all, play: see(".continue") },
  ...names.map((game) => ({ name: `setup-${game}`, route: `/new/${game}` })),
  { name: "setup-computer", route, play: press(".opponents .answer:last-child", ".levels") },
  { name: "setup-unfolded", route, play: unfold },
  ...names.flatMap((game) => ["begun", "middle", "end"].map((at) => ({ name: `match-${game}-${at}`, route: `/game/${game}-${at}`, matches: all }))),
  ...names.map((game) => ({ name: `analysis-${game}`, route: `/game/${game}-middle/analysis`, matches: all, play: see(".analysis .found") })),
  ...names.map((game) => ({ name: `sandbox-${game}`, route: `/game/${game}-middle`, matches: all, play: attempt })),
  ...names.map((game) => ({ name: `lesson-${game}`, route: `/learn/${game}`, play: see("main.lesson .instructions button") })),
  ...["trias", "tritt", "trigon", "triapon", "traffic-lights"].map((game) => ({ name: `puzzle-${game}`, route: `/puzzles/${game}`, play: press(".puzzles .button.main", "main.lesson .instructions") })),
  { name: "puzzles", route: "/puzzles" },
  { name: "puzzles-tritt", route: "/puzzles/tritt" },
  { name: "shelf", route: "/shelf", matches: all, play: see(".match-list .kept li") },
  { name: "shelf-empty", route: "/shelf" },
  { name: "statistics", route: "/statistics", matches: all, play: see(".statistics table") },
  ...names.map((game) => ({ name: `rules-${game}`, route: `/rules/${game}`, play: see("main section h2") })),
  { name: "rules-section", route: "/rules/traffic-lights/R3", play: see("#R3") },
  ...sheets.map((sheet) => ({ name: `sheet-${sheet}`, route: `/game/tritt-middle/${sheet}`, matches: all, play: ready(sheet) })),
  ...["tritt", "trias", "trigon"].map((game) => ({ name: `position-${game}`, route: `/position/${game}` })),
  { name: "print", file: "rules/en/tritt-print.html" },
  { name: "by-ear", route: "/by-ear" },
  { name: "slider", route, play: play(3, "b2 a1 s2 a3") },
  { name: "bag", route, play: play(6, "") },
  { name: "round-over", route, play: play(2, "a1 b1 c1") },
  { name: "refused", route, play: play(1, "a1 a1 a1 a1") },
  { name: "settings", route: "/settings" },
  ...boards,
];
