// Analysis: live values while stepping, the evaluation graph, turning points, and a match without analysis.
import { sizes } from "./browser.mjs";
import { expect, hold, test } from "./fixtures.mjs";
import { begin, shown } from "./play.mjs";
import { kept } from "./records.mjs";
import { unfold } from "./setup.mjs";
import { asked, lay, menu, openMatch, position, start } from "./shell.mjs";

const panel = (page) => page.getByRole("region", { name: "Analysis" });
const lines = (page) => panel(page).locator(".lines > li");
const course = (page) => panel(page).getByRole("slider", { name: "Evaluation graph" });

const whole = (page) => panel(page).getByRole("button", { name: "Analyse the whole game" });
const stop = (page) => panel(page).getByRole("button", { name: "Stop" });

async function open(page) {
  await menu(page, "Analysis");
  await expect(panel(page)).toBeVisible();
}

/** Opens a match with three seats after a few moves. */
const three = (page) => openMatch(page, kept("triapon", "base", ["a1", "i1", "i9", "e2"]));

// In `learn` seat 1 wins in 21 turns from the start (`trivium solve`). At the end of this record seat 1 could complete
// a line at c3, but plays a2 and leaves the line to seat 2.
const GIVEN_AWAY = "b2 a1 c3 b2 c3 a1 b2 a1 a2";

test("an analysis on a low phone shows only the hand to move, and the board", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openMatch(page, kept("trigon", "base", ["2@0,0u", "3@0,0d", "6@0,-1d", "3@0,-1u"]), { sheet: "/analysis" });
  await expect(panel(page)).toBeVisible();
  await expect(page.locator(".seats > :visible")).toHaveCount(1);
  const { height } = await page.locator(".board").boundingBox();
  expect(height).toBeGreaterThan(80);
});

test("next to an analysis on a large screen, hands stay in their cards", async ({ page }) => {
  await page.setViewportSize(sizes.large);
  await openMatch(page, kept("tritt", "step", ["e5-g5"]), { sheet: "/analysis" });
  await expect(panel(page)).toBeVisible();
  const outside = await page.locator(".seat .stack > svg").evaluateAll((pieces) =>
    pieces.filter((piece) => {
      const [card, box] = [piece.closest(".seat"), piece].map((one) => one.getBoundingClientRect());
      return box.left < card.left || box.right > card.right;
    }).length,
  );
  expect(outside).toBe(0);
});

test("a solved game: every move with its value, also on the board, live while playing and stepping", async ({ page, axe }) => {
  await begin(page, "traffic-lights", "learn", {});
  await open(page);
  await expect(lines(page)).toHaveCount(9);
  await expect(panel(page)).toContainText("All positions are known.");
  await expect(lines(page).first()).toContainText("wins in 11 turns or fewer");
  // All nine first moves win.
  await expect(page.locator('.table [data-site="b2"]')).toHaveAttribute("aria-label", /certain win/);
  await lay(page, GIVEN_AWAY.slice(0, -3));
  await expect(lines(page).first()).toContainText("wins in 1 turn or fewer");
  await expect(lines(page).first()).toContainText("c3");
  await expect(panel(page).locator(".lines > li.wins")).toHaveCount(1);
  await expect(page.locator('.table [data-site="c3"]')).toHaveAttribute("aria-label", /certain win/);
  await expect(page.locator('.table [data-site="a2"]')).toHaveAttribute("aria-label", /certain loss/);
  await expect(panel(page).getByRole("img")).toHaveAttribute("aria-label", "Winning chances: Player 1 100%, Player 2 0%");
  await axe();

  await expect(panel(page).locator(".axis")).toHaveText(["Player 1 is better", "Player 2 is better"]);
  await expect(panel(page).locator(".legend > span")).toHaveText(["certain win", "certain loss", "best move"]);
  await course(page).focus();
  await page.keyboard.press("ArrowLeft");
  await shown(page);
  await expect(course(page)).toHaveAttribute("aria-valuenow", "7");
  await expect(lines(page).first()).toContainText("loses in 7 turns or fewer");
  await page.keyboard.press("Home");
  await expect(course(page)).toHaveAttribute("aria-valuenow", "0");
  await expect(course(page)).toHaveAttribute("aria-valuetext", "At the start: Player 1 100%, Player 2 0%");
  const { width } = await course(page).boundingBox();
  await course(page).click({ position: { x: width / 2, y: 10 } });
  await expect(course(page)).toHaveAttribute("aria-valuenow", "4");
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('.table [data-site="b2"]')).not.toHaveAttribute("aria-label", /certain win/);
});

test("the button of the review stays in its place when the first moves are found", async ({ page }) => {
  const worker = await hold(page, "**/worker.js");
  await openMatch(page, kept("traffic-lights", "learn", GIVEN_AWAY.split(" ")));
  await open(page);
  const before = await whole(page).boundingBox();
  await expect(lines(page)).toHaveCount(0);
  worker.go();
  await expect(lines(page).first()).toBeVisible();
  expect(await whole(page).boundingBox()).toEqual(before);
});

test("the review of a whole game lists its turning points and leads there", async ({ page }) => {
  await openMatch(page, kept("traffic-lights", "learn", GIVEN_AWAY.split(" ")));
  await open(page);
  await whole(page).click();
  const turns = panel(page).locator(".turns button");
  await expect(turns).toHaveCount(1);
  await expect(turns).toHaveText("Move 9: Player 1 could have won with c3Played: a2");
  await turns.click();
  await expect(course(page)).toHaveAttribute("aria-valuenow", "8");
  await expect(lines(page).first()).toContainText("wins in 1 turn or fewer");
});

test("a finished game offers its turning points, and the focus returns to their link", async ({ page, axe }) => {
  await openMatch(page, kept("traffic-lights", "learn", `${GIVEN_AWAY} c3`.split(" ")));
  await expect(asked(page)).toContainText("Player 2 wins.");
  const report = page.getByRole("link", { name: "Turning points" });
  await report.focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeFocused();
  // The link opens the panel with the review already running.
  const turns = panel(page).locator(".turns button");
  await expect(turns).toHaveText(["Move 9: Player 1 could have won with c3Played: a2"]);
  await expect(whole(page)).toHaveCount(0);
  await axe();
  // On a phone the board keeps half of the screen.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(asked(page)).toContainText("Player 2 wins.");
  await expect(page.getByRole("button", { name: "Rematch" })).toBeHidden();
  await expect.poll(async () => (await page.locator(".table").boundingBox()).height).toBeGreaterThan(844 * 0.4);
  const close = panel(page).getByRole("button", { name: "Close" });
  await close.focus();
  await page.keyboard.press("Enter");
  await expect(report).toBeFocused();
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
  await page.setViewportSize(sizes.desktop);
  await report.click();
  await turns.click();
  await expect(lines(page).first()).toContainText("c3");
});

test("keyboard focus stays in the open panel and returns to the game", async ({ page }) => {
  await three(page);
  await page.getByRole("link", { name: "Menu" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Analysis" }).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeFocused();
  await expect.poll(() => lines(page).count()).toBeGreaterThan(1);
  // The same button stops the review.
  await whole(page).focus();
  await page.keyboard.press("Enter");
  await expect(stop(page)).toBeFocused();
  await expect(panel(page).getByRole("progressbar")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(whole(page)).toBeFocused();
  await expect(panel(page).locator(".how")).toBeVisible();
  // When the review ends, the focus moves to its result.
  await page.keyboard.press("Enter");
  const found = panel(page).getByRole("heading", { name: "Turning points" });
  await expect(found).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator("aside.moves .panel-tabs").getByRole("link", { name: "Analysis" })).toBeFocused();
});

test("unanalysed positions are gaps in the graph, and shares add up to 100 percent", async ({ page }) => {
  await three(page);
  await open(page);
  const cut = await page.locator(".seat .name").evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent));
  expect(cut, "names of three seats").toEqual([]);
  await expect(panel(page).locator(".shares > span")).toHaveCount(3);
  // The graph has a separate path for each run of analysed positions.
  const stretches = async () => (await course(page).locator("path").first().getAttribute("d")).split("Z").length - 1;
  await expect(async () => expect(await stretches()).toBe(1)).toPass();
  await course(page).focus();
  await page.keyboard.press("Home");
  await expect(course(page)).toHaveAttribute("aria-valuenow", "0");
  await expect(async () => expect(await stretches()).toBe(2)).toPass();
  const said = await course(page).getAttribute("aria-valuetext");
  const percents = [...said.matchAll(/(\d+)%/g)].map((match) => Number(match[1]));
  expect(percents).toHaveLength(3);
  expect(percents.reduce((sum, percent) => sum + percent)).toBe(100);
  await whole(page).click();
  await expect(panel(page).getByRole("heading", { name: "Turning points" })).toBeVisible();
  expect(await stretches()).toBe(1);
});

test("a move made in the analysis opens a sandbox: no computer player answers, and the game is unchanged", async ({ page }) => {
  const enter = async (token) => {
    await page.getByLabel("Enter a move").first().fill(token);
    await page.keyboard.press("Enter");
  };
  await page.goto("./#/new/tritt");
  await unfold(page);
  await page.getByLabel("Player in seat 2").selectOption("3");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await open(page);
  await expect(lines(page).first()).toBeVisible();
  await enter("e5-g5");
  await expect(page.locator("main.trying aside.moves .ply .token")).toHaveCount(1);
  await expect(lines(page).first()).toBeVisible();
  await expect(page.locator("aside.moves .ply .token")).toHaveCount(1);
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(page.locator("main.trying")).toHaveCount(0);
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(asked(page)).toContainText("You:");
  await enter("f6-h8");
  await expect(page.locator("aside.moves .ply .token")).toHaveCount(2);
  await expect(asked(page)).toContainText("You:");
});

test("level 8 has a thinking time that survives a reload", async ({ page }) => {
  await page.goto("./#/new/trias");
  await unfold(page);
  await page.getByLabel("Player in seat 1").selectOption({ label: "Computer level 8 · 1 s" });
  const began = Date.now();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.locator("aside.moves .ply .token")).toHaveCount(1);
  const took = Date.now() - began;
  expect(took).toBeGreaterThan(1_000);
  await page.reload();
  await expect(page.locator("aside.moves .ply .token")).toHaveCount(1);
  await expect(page.locator('.seat[data-seat="1"] .name')).toHaveText("Computer level 8");
});

test("a setting removes the analysis", async ({ page }) => {
  await start(page, "simple");
  const other = page.url();
  await page.goto("./#/settings");
  await page.getByRole("checkbox", { name: "Offer analysis" }).uncheck();
  await page.goto(`${other}/analysis`);
  await lay(page, "b2");
  await expect(panel(page)).toHaveCount(0);
  // The panel's style sheet, which shows the names of sites, has not loaded either.
  await expect(page.locator(".table .name")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Hint" })).toHaveAttribute("aria-disabled", "false");
  expect(await position(page)).toContain("turn=2");
  const sheet = await menu(page);
  await expect(sheet.getByRole("button", { name: "Pictures" })).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Analysis" })).toHaveCount(0);
});

test("on a phone the hand of the player to move stays visible next to the panel", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await begin(page, "trigon", "base", {});
  await open(page);
  await expect(lines(page).first()).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(page.locator(".seat:not([aria-current])")).toBeHidden();
  const tile = page.locator(".seat[aria-current] [data-pick].choosable").first();
  await tile.click();
  await expect(page.locator(".seat[aria-current] .chosen")).toHaveCount(1);
});

test("the prompt does not ask for a move while an analysis is open", async ({ page }) => {
  await start(page, /^Simple Three/, { cells: "b2" });
  await expect(asked(page)).toContainText("Tap an empty cell");
  await open(page);
  await expect(asked(page)).toHaveText("Jonas to move. Try any move you like: your game is not affected.");
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(asked(page)).toContainText("Tap an empty cell");
});
