// Start page, set-up, match, list of moves, saves, rules, settings.
import { expect, hold, open, test } from "./fixtures.mjs";
import { asked, lay, menu, moves, position, resign, start } from "./shell.mjs";

test("two taps lead from the start page to the first move, and Back returns to the start page", async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: "Play: Traffic Lights" }).click();
  await expect(page).toHaveURL(/#\/new\/traffic-lights$/);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page).toHaveURL(/#\/game\/\w+$/);
  await expect(asked(page)).toHaveText(/Player 1: Tap an empty cell, or a red or yellow chip to replace it\./);
  await lay(page, "b2");
  await expect(asked(page)).toHaveText(/Player 2:/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/$|\/$/);
  await page.getByRole("link", { name: /Traffic Lights · First steps/ }).click();
  await expect(page.locator("main.game")).toHaveAttribute("data-position", /board=\.\.\.\/\.R\.\/\.\.\./);
});

test("the start of the program keeps the focus", async ({ page }) => {
  const { go } = await hold(page, /page_bg\.wasm$/);
  await page.goto("./");
  const trias = page.locator('.tile a[href="#/new/trias"]');
  await trias.focus();
  go();
  await expect(page.locator("main:not(.waiting)")).toBeVisible();
  await expect(trias).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trias");
});

test("a finished round stays on the board until “Next round”", async ({ page }) => {
  await start(page, /^Four rows Twelve cells/, { cells: "a1 b1 c1" });
  await expect(asked(page)).toHaveText("Round 1 is over. Anna: 1 point");
  await expect(page.locator(".seat[data-seat='1'] .points")).toHaveText("1");
  await page.getByRole("button", { name: "Next round" }).click();
  await expect(page.getByText("Round 2 of 4")).toBeVisible();
  await expect(asked(page)).toHaveText(/^Jonas:/);
});

test("a refusal is explained and links to its rule, which links back to the match", async ({ page }) => {
  await start(page, /^Simple Three/, { cells: "a1 a1 a1" });
  const before = await position(page);
  await page.locator(".table [data-site='a1']").click();
  await expect(asked(page)).toHaveText("A green chip stays. Choose another cell.");
  expect(await position(page)).toBe(before);
  await page.getByRole("link", { name: "See the rule" }).click();
  await expect(page.locator("#turn")).toContainText("A green chip stays.");
  await expect(page.locator("#turn h2")).toBeFocused();
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(page.locator("main.game")).toHaveAttribute("data-position", before);
});

test("undo, redo, jumps and variations", async ({ page }) => {
  await start(page, /^Simple Three/);
  const empty = await position(page);
  await lay(page, "b2 a1 c2");
  const full = await position(page);
  // When the board has the focus, the same keys move the focus.
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("Home");
  await expect(page.locator("main.game")).toHaveAttribute("data-position", empty);
  await page.keyboard.press("End");
  await expect(page.locator("main.game")).toHaveAttribute("data-position", full);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await lay(page, "c1");
  const panel = await moves(page);
  await expect(panel.locator(".ply .token")).toHaveText(["b2", "c1"]);
  await panel.getByTitle("Play another move here").click();
  await expect(panel.locator(".ply .token")).toHaveText(["b2", "a1", "c2"]);
  await panel.getByRole("button", { name: "To the end" }).click();
  await expect(page.locator("main.game")).toHaveAttribute("data-position", full);
  await panel.locator(".ply").first().click();
  await expect(panel.locator(".ply").first()).toHaveAttribute("aria-current", "step");
});

test("moves can be typed, and an illegal move is explained", async ({ page }) => {
  await start(page, /^Simple Three/);
  const panel = await moves(page);
  await panel.getByLabel("Enter a move").fill("b2");
  await panel.getByLabel("Enter a move").press("Enter");
  await expect(page.locator("main.game")).toHaveAttribute("data-position", /\.R\./);
  await panel.getByLabel("Enter a move").fill("z9");
  await panel.getByRole("button", { name: "Play" }).click();
  await expect(asked(page)).toContainText("no such space");
});

test("a resignation can be taken back", async ({ page }) => {
  await start(page, /^Simple Three/, { cells: "b2" });
  await resign(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(asked(page)).toHaveText("Anna wins. Ended by resignation.");
  await page.keyboard.press("ArrowLeft");
  await expect(asked(page)).toHaveText("Move 1 of 2. Viewing only.");
});

test("a sheet closes by Escape and by the back button", async ({ page }) => {
  await start(page, /^Simple Three/);
  for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await expect(await menu(page)).toBeVisible();
    await close();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/#\/game\/\w+$/);
  }
  // Two clicks on Close in one task leave the sheet, not the match: the second one comes before the browser has navigated back.
  await (await menu(page)).getByRole("button", { name: "Close" }).evaluate((/** @type {HTMLElement} */ button) => [button, button].forEach((one) => one.click()));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await lay(page, "b2");
  await expect(page).toHaveURL(/#\/game\/\w+$/);
  // Afterwards the menu still opens and closes.
  await expect(await menu(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a broken save is explained and kept, and its intact part can be played on", async ({ page }) => {
  await start(page, /^Simple Three/, { cells: "b2 a1" });
  const key = `trivium/game/${page.url().split("/").pop()}`;
  await page.evaluate((key) => localStorage.setItem(key, localStorage.getItem(key).replace("b2 a1", "b2 a9")), key);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/cannot be read/);
  await expect(page.getByText("Move 2, “a9”")).toBeVisible();
  await page.getByRole("button", { name: "Play on from there" }).click();
  await expect(page.locator("main.game")).toHaveAttribute("data-position", /\.\.\.\/\.R\.\/\.\.\./);
  expect(page.url()).not.toContain(key.split("/").pop());
  expect(await page.evaluate((key) => localStorage.getItem(key), key)).toContain("b2 a9");
});

test("an invalid address shows an error", async ({ page }) => {
  for (const route of ["/nothing", "/new/chess", "/game/none", "/rules/chess"]) {
    await open(page, route);
    await expect(page.locator("main")).toContainText(/does not exist|not on this device/);
    await page.goto("about:blank");
  }
});

test("nothing scrolls while playing", async ({ page }) => {
  // The bag has drawn chips without a press.
  for (const [variant, question] of /** @type {[string | RegExp, RegExp][]} */ ([[/^Simple Three/, /^Anna:/], ["slider+bag", /^Anna: Tap one of the chips on offer to take it\./]])) {
    await start(page, variant);
    await expect(asked(page)).toHaveText(question);
    const [width, height] = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - innerWidth, scrollHeight - innerHeight];
    });
    expect([width, height]).toEqual([0, 0]);
    for (const box of await page.locator(".game :is(.icon, .tool, .button):visible").all()) {
      const { height } = await box.boundingBox();
      expect(height).toBeGreaterThanOrEqual(44);
    }
  }
});
