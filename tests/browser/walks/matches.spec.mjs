// Walks through matches: clocks, resignations, rules, changes of language and look, rounds, rematches, variations.
import { sizes } from "../browser.mjs";
import { look } from "../play.mjs";
import { press } from "../hands.mjs";
import { seeded } from "../seeded.mjs";
import { expect, test } from "./invariants.mjs";
import { arrive, back, close, load, lookAt, open, play, playOn, resign, sit, step, visit } from "./steps.mjs";

const ended = (page) => page.locator(".status-bar.ended");
const id = (page) => /game\/([^/]+)/.exec(page.url())[1];

test.describe("on a tablet that lies on the table", () => {
  test.use({ viewport: sizes.tablet, hasTouch: true });

  test("three players with a clock read the rules, resign, look back and play again", async ({ page, stop }) => {
    await load(page, "./#/settings", "main .segments");
    await press(page.locator("label").filter({ has: page.locator("input[name=facing]") }).nth(1));
    await stop("people sit round the screen");
    await load(page, "./#/", ".tile");
    const more = () => press(page.locator("label").filter({ has: page.locator("input[name=clock]") }).nth(2));
    await sit(page, "triapon", { names: ["Ann", "Bo", "Cem"], more });
    await play(page, "f4 g4");
    await stop("a clock runs", { picture: false });
    await press(page.locator("main.game > header button").first());
    await stop("the clock is stopped");
    await open(page);
    await stop("the menu faces the third seat");
    await press(page.locator("dialog .menu").getByText("Rules", { exact: true }));
    await stop("the rules in the middle of the game", { at: "main section h2" });
    await back(page, "main.game");
    if (await page.locator(".status-bar .button.main").count()) await press(page.locator(".status-bar .button.main"));
    await play(page, "f3");
    await expect(page.locator(".seat .time.runs")).toHaveCount(1);
    await page.reload();
    await stop("after a reload the clock stands", { at: "main.game .status-bar .button.main" });
    await press(page.locator(".status-bar .button.main"));
    await resign(page);
    await arrive(page, "main.game");
    await expect(page.locator(".seat.out")).toHaveCount(1);
    await stop("one seat has resigned", { picture: false });
    await play(page, "h4 e2");
    await step(page, "Undo", 2);
    await step(page, "Redo", 2);
    await stop("two steps back and on", { picture: false });
    if (await page.locator(".status-bar .button.main").count()) await press(page.locator(".status-bar .button.main"));
    await resign(page);
    await expect(ended(page)).toBeVisible();
    await stop("the match is over");
    await page.locator("main.game h1").focus();
    await lookAt(page, "ArrowLeft");
    await stop("an earlier position");
    await visit(page, "", ".tile");
    await stop("the start page");
    await visit(page, "shelf", ".match-list ul.kept li");
    await press(page.locator(".match-list ul.kept li a").first());
    await arrive(page, "main.game");
    await open(page, "Rematch", "main.game .choosable");
    await stop("the rematch", { picture: false });
  });
});

test("language, brightness and look are changed in the middle of a match", async ({ page, stop }) => {
  await load(page, "./", ".tile");
  await sit(page, "trias", { names: ["Ann", "Bo"] });
  await play(page, "C1");
  const match = page.url();
  const choose = async (name, nth) => {
    await page.goto(`${match.split("#")[0]}#/settings`);
    await arrive(page, "main .segments");
    await press(page.locator("label").filter({ has: page.locator(`input[name=${name}]`) }).nth(nth));
    await page.waitForTimeout(100);
  };
  const languages = /** @type {const} */ ([["de", 0], ["fr", 2], ["it", 3], ["en", 1]]);
  for (const [turn, [tag, nth]] of languages.entries()) {
    await choose("language", nth);
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await choose("look", (turn + 1) % 3);
    await choose("theme", 2 - (turn % 3));
    await stop(`settings in ${tag}`, { picture: turn % 2 === 0 });
    await page.goto(match);
    await stop(`the match in ${tag}`, { at: "main.game .choosable", picture: turn % 2 === 1 });
    const { can } = await page.evaluate(look);
    await press(page.locator(`main.game [data-pick="${can[turn]}"]`));
    await expect.poll(async () => (await page.evaluate(look)).played).toBe(turn + 2);
    await stop(`a decision in ${tag}`, { picture: turn === 2 });
  }
  await back(page, "main .segments");
  await stop("back at the settings");
});

test("a match with rounds and a bag: rounds end, are undone, and a rematch follows", async ({ page, stop }) => {
  // Chance decides how many rounds there are.
  await page.addInitScript(seeded, 5);
  await load(page, "./", ".tile");
  const more = async () => {
    const rounds = page.getByRole("group", { name: "Rounds", exact: true });
    for (let left; (left = await rounds.locator("output").textContent()) !== "2"; ) {
      await press(rounds.getByRole("button", { name: /: fewer$/ }));
      await expect(rounds.locator("output")).not.toHaveText(left);
    }
  };
  await sit(page, "traffic-lights", { variant: 6, names: ["Ann", "Bo"], more });
  await stop("chips are drawn");
  await playOn(page);
  await stop("a round is over");
  await step(page, "Undo", 2);
  await stop("two steps back");
  await lookAt(page, "Control+y", 2);
  await page.reload();
  await stop("the round's end after a reload", { at: "main.game" });
  await press(page.locator("main.game .status-bar .button.main"));
  // Until the first move of this round a new page would still show the end of the last round.
  await stop("the next round", { picture: false });
  // The other rounds would take a minute with motion.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (let rounds = 0; rounds < 30 && !(await ended(page).count()); rounds += 1) {
    await playOn(page);
    if (!(await ended(page).count())) await press(page.locator("main.game .status-bar .button.main"));
  }
  await expect(ended(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await stop("the match is over");
  await press(page.locator(".status-bar .button.main"));
  await stop("the rematch", { at: "main.game .choosable" });
  await open(page);
  await stop("its menu has the series score");
  await close(page);
  await visit(page, "", ".tile");
  await stop("the start page");
});

test("variations are added and commented; a match is deleted and restored", async ({ page, stop }) => {
  await load(page, "./", ".tile");
  await sit(page, "tritt", { variant: 1, names: ["Ann", "Bo"] });
  await play(page, "e5-g5 f6-h8 d3-d5 e8-g8");
  await stop("four decisions");
  await step(page, "Undo", 2);
  await play(page, "c6-c8");
  await stop("a variation");
  const match = id(page);
  await press(page.locator("aside.moves .steps button").last());
  await stop("the tree of moves", { at: "dialog .variations .tree" });
  await page.locator("dialog textarea").fill("Is this better?");
  await press(page.locator("dialog .variations .ply").first());
  await press(page.locator("dialog .variations .ply").last());
  await stop("a comment and another node", { picture: false });
  await close(page);
  await stop("back at the board");
  await page.goto(page.url().replace(/#.*/, "#/shelf"));
  await arrive(page, ".match-list ul.kept li");
  await press(page.locator(".match-list ul.kept li button").last());
  await expect(page.locator(".deleted")).toBeVisible();
  await stop("deleted", { picture: false });
  await press(page.locator(".deleted button"));
  await stop("restored", { at: ".match-list ul.kept li" });
  await visit(page, `game/${match}`, "main.game .choosable");
  await stop("opened again");
  await open(page, "Pictures", "dialog svg");
  await stop("its pictures");
  await page.goBack();
  await back(page, ".match-list, main.game");
  await page.goForward();
  await stop("forward again", { at: "main.game .choosable" });
});
