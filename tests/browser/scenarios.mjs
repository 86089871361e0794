// The scenes that `scripts/shots` takes pictures of: a name, the hash route, and what to do there before the picture.

/** Starts a match of Traffic Lights and lays chips; "go" leaves a finished round. */
const play = (variant, cells) => async (page) => {
  await page.locator(`.option-card`).nth(variant).click();
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

const route = "/new/traffic-lights";

/** @type {{ name: string, route?: string, play?: (page: import("@playwright/test").Page) => Promise<void> }[]} */
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
      await page.locator(".ask[data-seat]").waitFor();
    },
  },
  { name: "round-over", route, play: play(2, "a1 b1 c1") },
  { name: "game-over", route, play: play(1, "a1 b1 c1") },
  { name: "refused", route, play: play(1, "a1 a1 a1 a1") },
  { name: "moves", route, play: sheet("moves") },
  { name: "menu", route, play: sheet("menu") },
  { name: "rules", route: "/rules/traffic-lights/R3", play: (page) => page.locator("#R3").waitFor() },
  { name: "settings", route: "/settings" },
];
