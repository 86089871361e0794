// Clocks: set-up, display, announcements, pause; running out of time ends the game or warns; undo returns no time.
import { expect, test } from "./fixtures.mjs";
import { store } from "./records.mjs";
import { unfold } from "./setup.mjs";
import { asked, lay, menu, moves } from "./shell.mjs";

/** Starts Traffic Lights with a clock; `agree` changes more options of the set-up. */
async function timed(page, kind, agree) {
  await page.clock.install();
  await page.goto("./#/new/traffic-lights");
  await page.getByRole("radio", { name: /^Simple Three/ }).first().check();
  await unfold(page);
  await page.getByLabel("Name of player 1").fill("Anna");
  await page.getByLabel("Name of player 2").fill("Jonas");
  await page.getByRole("radio", { name: kind, exact: true }).check();
  await agree?.();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.locator("main.game")).toBeVisible();
}

const time = (page, seat) => page.locator(`.seat[data-seat="${seat}"] .time`);
const step = async (page, name, times) => {
  for (let i = 0; i < times; i += 1) await page.getByRole("button", { name, exact: true }).click();
};
const told = (page, text) => page.locator(".seat [role=status]").filter({ hasText: text });

test("a clock for the whole game runs for the player to act, warns, and ends the game at zero", async ({ page }) => {
  await timed(page, "Whole game", () => step(page, "Time per game: fewer", 4));
  await expect(time(page, 1)).toHaveText(/^(2:00|1:5\d)$/);
  await expect(time(page, 1)).toHaveClass(/runs/);
  await expect(time(page, 2)).toHaveText("2:00");
  await page.clock.runFor(62_000);
  await expect(told(page, "Anna: one minute left.")).toHaveCount(1);
  await lay(page, "b2");
  await expect(time(page, 2)).toHaveClass(/runs/);
  await expect(time(page, 1)).not.toHaveClass(/runs/);
  // Taps soon after a move are ignored, so wait first.
  await page.clock.runFor(1_000);
  await lay(page, "a1");
  await page.clock.runFor(54_000);
  await expect(told(page, "Anna: ten seconds left.")).toHaveCount(1);
  await expect(time(page, 1)).toHaveClass(/short/);
  await page.clock.runFor(14_000);
  await expect(asked(page)).toHaveText("Jonas wins. Time ran out.");
  await page.reload();
  await expect(asked(page)).toHaveText("Jonas wins. Time ran out.");
});

test("face to face, the prompt turns to the winner on time", async ({ page }) => {
  await store(page, { settings: "language=en facing=round" });
  await timed(page, "Whole game", () => step(page, "Time per game: fewer", 4));
  const game = page.locator("main.game");
  await lay(page, "b2");
  await page.clock.runFor(1_000);
  await lay(page, "a1");
  await page.clock.runFor(1_000);
  await expect(game).toHaveAttribute("data-edge", "0");
  // Anna sits at the bottom (edge 0) and runs out of time; the board turns to Jonas at the top (edge 2).
  await page.clock.runFor(130_000);
  await expect(asked(page)).toHaveText("Jonas wins. Time ran out.");
  await expect(game).toHaveAttribute("data-edge", "2");
});

test("a clock that only warns lets the game continue at zero", async ({ page }) => {
  await timed(page, "Per turn", async () => {
    await step(page, "Time per turn: fewer", 6);
    await page.getByRole("checkbox", { name: "You lose when your time runs out" }).uncheck();
  });
  await page.clock.runFor(8_000);
  await expect(time(page, 1)).toHaveText(/^−0:0\d$/);
  await expect(told(page, "Anna: time is up.")).toHaveCount(1);
  await lay(page, "b2");
  await expect(time(page, 1)).toHaveText("0:05");
  await expect(asked(page)).toHaveText(/^Jonas:/);
});

test("undo returns no time, and the clock continues", async ({ page }) => {
  await timed(page, "Whole game");
  await page.clock.runFor(65_000);
  await lay(page, "b2");
  // Anna has 15 minutes minus her thinking time plus the increment.
  await expect(time(page, 1)).toHaveText(/^(14:0\d|13:5\d)$/);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(time(page, 1)).toHaveClass(/runs/);
  await page.clock.runFor(2_000);
  await expect(time(page, 1)).toHaveText(/^(14:0\d|13:5\d)$/);
  // Browsing stops the clock, and the page says so.
  await lay(page, "b2");
  await (await moves(page)).getByRole("button", { name: "One move back" }).click();
  if (await page.getByRole("dialog").isVisible()) await page.getByRole("button", { name: "Close" }).click();
  await expect(asked(page)).toContainText("You are looking back: the clock is paused.");
  await expect(page.locator(".time.runs")).toHaveCount(0);
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(time(page, 2)).toHaveClass(/runs/);
});

test("a paused clock pauses the game, and a reload pauses the clock", async ({ page, axe }) => {
  await timed(page, "Whole game");
  await page.getByRole("button", { name: "Pause the clock" }).click();
  await expect(asked(page)).toHaveText("The clock is paused.");
  await axe();
  const before = await time(page, 1).textContent();
  await page.clock.runFor(30_000);
  await expect(time(page, 1)).toHaveText(before);
  await page.locator('.table [data-site="b2"]').click();
  await expect(asked(page)).toHaveText("The clock is paused.");
  await page.getByRole("button", { name: "Resume the clock" }).click();
  await lay(page, "b2");
  await page.clock.runFor(400);
  await page.reload();
  await expect(asked(page)).toHaveText("The clock is paused.");
  await page.getByRole("button", { name: "Resume the clock" }).click();
  await expect(time(page, 2)).toHaveClass(/runs/);
});

test("used thinking time survives reading the rules and a reload", async ({ page }) => {
  await timed(page, "Whole game");
  await expect(time(page, 1)).toHaveText(/^1[45]:\d\d$/);
  await page.clock.runFor(21_000);
  await expect(time(page, 1)).toHaveText(/^14:3\d$/);
  await menu(page, "Rules");
  await expect(page.locator("article h2").first()).toBeVisible();
  await page.goBack();
  await expect(time(page, 1)).toHaveText(/^14:3\d$/);
  await page.clock.runFor(1_000);
  await page.reload();
  await expect(time(page, 1)).toHaveText(/^14:3\d$/);
});

test("the menu changes a match's clock, removes it and adds one", async ({ page, axe }) => {
  await timed(page, "Whole game");
  await page.clock.runFor(65_000);
  const sheet = page.getByRole("dialog");
  const open = async () => {
    await menu(page, "Clock");
    await expect(sheet.getByRole("heading", { level: 2 })).toHaveText("Clock");
  };
  const set = sheet.getByRole("button", { name: "Set the clock" });
  await open();
  await expect(set).toHaveAttribute("aria-disabled", "true");
  await step(page, "Time per game: fewer", 5);
  await expect(sheet.getByText("Anna has already used more time than that.")).toBeVisible();
  await expect(set).toHaveAttribute("aria-disabled", "true");
  // Anna has used 65 seconds of her two minutes.
  await step(page, "Time per game: more", 1);
  await expect(sheet.getByText(/^Anna.0:5\d, Jonas.2:00$/)).toBeVisible();
  await set.press("Enter");
  await expect(sheet).toHaveCount(0);
  await expect(asked(page)).toContainText("The clock has been changed. Time already used counts.");
  await expect(time(page, 1)).toHaveText(/^0:5\d$/);
  await expect(time(page, 1)).toHaveClass(/runs/);
  await open();
  await sheet.getByRole("radio", { name: "None" }).check();
  await set.click();
  await expect(asked(page)).toContainText("The game goes on without a clock.");
  await expect(page.locator(".time")).toHaveCount(0);
  await lay(page, "b2");
  await open();
  await sheet.getByRole("radio", { name: "Per turn" }).check();
  await axe();
  await set.click();
  await expect(time(page, 1)).toHaveText("1:00");
  await expect(time(page, 2)).toHaveClass(/runs/);
  await axe();
  await page.reload();
  await expect(time(page, 1)).toHaveText("1:00");
});

test("a running clock redraws only the time", async ({ page }) => {
  await timed(page, "Whole game");
  await page.clock.runFor(1_000);
  await page.evaluate(() => {
    globalThis.changed = new Set();
    new MutationObserver((all) => {
      for (const { target } of all) globalThis.changed.add((target.parentElement?.closest("[class]") ?? /** @type {Element} */ (target)).className);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.clock.runFor(3_000);
  const changed = await page.evaluate(() => [...globalThis.changed]);
  expect(changed.length).toBeGreaterThan(0);
  for (const name of changed) expect(name).toMatch(/^time/);
});
