// Walks over all screens: with all style sheets loaded, and by keyboard alone.
import { tabTo, walkTo } from "../keys.mjs";
import { shown } from "../play.mjs";
import { kept } from "../records.mjs";
import { expect, test } from "./invariants.mjs";
import { arrive, load } from "./steps.mjs";

const MATCHES = {
  "traffic-lights": ["slider+bag", "*R *G =R"],
  triapon: ["base", "f4 g4 f3 f5 h4 e2 g6"],
  trias: ["base", "C1"],
  tritt: ["reloaded", "e5-g5"],
  trigon: ["base", "2@0,0u 3@0,0d 6@0,-1d"],
};

test("with all late style sheets and words loaded, every screen looks as in a new page", async ({ page, stop }) => {
  await load(page, "./", ".tile");
  for (const [game, [variant, tokens]] of Object.entries(MATCHES)) {
    const text = kept(game, variant, tokens.split(" ").filter(Boolean));
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [`trivium/game/${game}`, text]);
  }
  const base = page.url().replace(/#.*/, "");
  const to = async (route, there) => {
    await page.goto(`${base}#/${route}`);
    await arrive(page, there);
  };
  // The lessons load all style sheets and words.
  for (const game of Object.keys(MATCHES)) await to(`learn/${game}`, "main.lesson .instructions button");
  // The set-up offers a lesson until its first visit after a match. So the visit that is compared is the second one.
  for (const game of Object.keys(MATCHES)) await to(`new/${game}`, "main.setup .go button");
  await to("shelf", ".match-list ul.kept li");
  await to("settings", "main .segments");
  await to("rules/tritt", "main section h2");
  for (const [sheet, there] of [["analysis", ".analysis .found"], ["pictures", "dialog svg"], ["share", "dialog input[readonly]"], ["edit", "dialog .tree"], ["menu", "dialog .menu li"]]) {
    await to(`game/tritt/${sheet}`, there);
  }
  for (const game of Object.keys(MATCHES)) {
    await to(`game/${game}`, "main.game .choosable, main.game .status-bar .button");
    await stop(`${game} at the table`);
    await to(`new/${game}`, "main.setup .go button");
    await stop(`${game} set up`);
  }
  for (const [route, there] of [
    ["game/tritt/menu", "dialog .menu li"],
    ["game/tritt/moves", "dialog .plies"],
    ["game/tritt/edit", "dialog .tree"],
    ["learn/triapon", "main.lesson .instructions button"],
    ["rules/trias", "main section h2"],
    ["settings", "main .segments"],
    ["shelf", ".match-list ul.kept li"],
    ["", ".kept a"],
    ["nothing/at/all", "main.notice"],
  ]) {
    await to(route, there);
    await stop(`#/${route}`);
  }
});

test("by keys alone from the start page through a lesson, a match, its sheets and back", async ({ page, stop }) => {
  const keyed = { keyed: true };
  // Other walks compare these screens with new pages.
  const known = { keyed: true, picture: false };
  const enter = async (there) => {
    await page.keyboard.press("Enter");
    await arrive(page, there);
  };
  await load(page, "./", ".tile");
  await tabTo(page, 'a[href="#/new/traffic-lights"]');
  await enter("main.setup");
  await stop("set-up", keyed);
  await tabTo(page, 'a[href="#/learn/traffic-lights"]');
  await enter("main.lesson .instructions button");
  await stop("the lesson", keyed);
  for (const kind of ["show", "do"]) {
    await tabTo(page, ".instructions .button.main");
    await enter(`main.lesson[data-kind=${kind}]`);
  }
  await tabTo(page, ".instructions .row button:last-child");
  await enter("main.lesson[data-stage=done]");
  await stop("a task was shown", { ...keyed, picture: false });
  await tabTo(page, ".instructions .button.main");
  await enter("main.lesson[data-stage=open]");
  await stop("the second task", { ...keyed, picture: false });
  await tabTo(page, "main > header button.icon");
  await enter("main.setup");
  await stop("back at the set-up", keyed);
  await tabTo(page, "[name=variant]");
  await page.keyboard.press("ArrowDown");
  await tabTo(page, "form .go button");
  await enter("main.game .choosable");
  await stop("a match", keyed);
  for (const cell of ["a1", "b1"]) {
    const { played } = await shown(page);
    await walkTo(page, `[data-site="${cell}"]`);
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await shown(page)).played).toBe(played + 1);
    await stop(`a chip on ${cell}`, keyed);
  }
  await page.keyboard.press("Control+z");
  await stop("taken back", { ...keyed, picture: false });
  await page.keyboard.press("Control+y");
  await stop("played again", keyed);
  await tabTo(page, 'main.game > header a[href$="/menu"]');
  await enter("dialog .menu li");
  await stop("the menu", known);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog:modal")).toHaveCount(0);
  await stop("the menu is closed", keyed);
  await tabTo(page, "aside.moves .steps button:last-child");
  await enter("dialog .tree");
  await stop("the tree of moves", known);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog:modal")).toHaveCount(0);
  await stop("the tree is closed", known);
  await walkTo(page, '[data-site="c1"]');
  await page.keyboard.press("Enter");
  await expect(page.locator(".status-bar.ended")).toBeVisible();
  await stop("the end", { ...keyed });
  await tabTo(page, ".status-bar .button.main");
  await enter("main.game .choosable");
  await stop("the rematch", keyed);
  await tabTo(page, 'main.game > header a[href="#/"]');
  await enter(".tile");
  await stop("the start page", known);
  await tabTo(page, 'a[href="#/shelf"]');
  await enter(".match-list ul.kept li");
  await stop("the games list", known);
});
