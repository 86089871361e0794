// The scenes that `scripts/shots` takes pictures of: a name, the hash route, and what to do there before the picture.
import { chooseVariant, unfold } from "./setup.mjs";

/** Starts a match of Traffic Lights and lays chips; "go" leaves a finished round. */
const play = (variant, cells) => async (page) => {
  await chooseVariant(page, "traffic-lights", variant);
  await unfold(page);
  await page.locator(".names input").first().fill("Anna");
  await page.locator(".names input").last().fill("Jonas");
  await page.locator(".go button").click();
  await page.locator("main.game").waitFor();
  for (const cell of cells.split(" ").filter(Boolean)) await page.locator(`.table [data-site="${cell}"]`).click();
};

const sheet = (name) => async (page) => {
  await play(1, "b2 a1 b2 c3")(page);
  await page.goto(`${page.url()}/${name}`);
  await page.locator("dialog").waitFor();
};

/** A match in the middle: the game's first variant but for `variant`, these tokens typed, then `after` done. */
const match = (variant, tokens, after) => async (page) => {
  const game = new URL(page.url()).hash.split("/")[2];
  if (variant > 0) await chooseVariant(page, game, variant);
  await page.locator(".go button").click();
  await page.locator("main.game").waitFor();
  const side = page.locator("aside.moves");
  const aside = await side.isVisible();
  if (!aside) await page.locator(".moves-link").click();
  const typing = (aside ? side : page.locator("dialog")).locator("input");
  for (const token of tokens.split(" ")) {
    await typing.fill(token);
    await typing.press("Enter");
  }
  if (!aside) await page.goBack();
  await after?.(page);
};

/** Chooses places one after the other. */
const choose = (sites) => async (page) => {
  for (const site of sites.split(" ")) await page.locator(`.table [data-site="${site}"]`).click();
};

const TRIAPON = "f4 g4 f3 f5 h4 e2 g6 h3 d2 h6 g2 d3 i7 g1 c3 i8 h1 b2";
const TRITT = "e5-g5 f6-h8 d3-d5 e8-g8 h4-h6 c6-c8 g9-i11 f2-h4";
const TRIGON = "2@0,0u 3@0,0d 6@0,-1d 3@0,-1u 3@1,-1u 1@1,0u 5@1,-1d 1@-1,0d 4@0,-2d 3@-1,-1d 2@1,-2u 5@0,1u";

/** Each board in each look, with coordinates, and on the way to a decision. */
const boards = ["wood", "paper", "contrast"].flatMap((look) => {
  const settings = `look=look-${look} coordinates=y help=y`;
  return [
    { name: `triapon-${look}`, route: "/new/triapon", settings, play: match(0, TRIAPON) },
    { name: `trias-${look}`, route: "/new/trias", settings, play: match(0, "C1 I3 J1 E3") },
    { name: `tritt-${look}`, route: "/new/tritt", settings, play: match(1, TRITT, choose("a1")) },
    { name: `trigon-${look}`, route: "/new/trigon", settings, play: match(0, TRIGON) },
    { name: `traffic-lights-${look}`, route: "/new/traffic-lights", settings, play: match(3, "b2 a1 s2 a3 b2") },
  ];
});

const route = "/new/traffic-lights";

/** `settings` are kept before the page starts. @type {{ name: string, route?: string, settings?: string, play?: (page: import("@playwright/test").Page) => Promise<void> }[]} */
export const scenarios = [
  { name: "start" },
  { name: "setup", route },
  { name: "game", route, play: play(1, "b2 a1 b2 c3 a1") },
  { name: "slider", route, play: play(3, "b2 a1 s2 a3") },
  {
    name: "bag",
    route,
    play: async (page) => {
      await play(6, "")(page);
      await page.locator(".status-bar[data-seat]").waitFor();
    },
  },
  { name: "round-over", route, play: play(2, "a1 b1 c1") },
  { name: "game-over", route, play: play(1, "a1 b1 c1") },
  { name: "refused", route, play: play(1, "a1 a1 a1 a1") },
  { name: "moves", route, play: sheet("moves") },
  { name: "menu", route, play: sheet("menu") },
  { name: "rules", route: "/rules/traffic-lights/R3", play: (page) => page.locator("#R3").waitFor() },
  { name: "settings", route: "/settings" },
  ...boards,
];
