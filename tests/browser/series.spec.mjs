// After the end of a match: end card, rematch, menu, seats, rules and back; replays of the last turn; speed of
// animations.
import { expect, test } from "./fixtures.mjs";
import { seated } from "./play.mjs";
import { kept, store } from "./records.mjs";
import { asked, lay, menu, openMatch, position, start } from "./shell.mjs";

test("the end card offers a rematch, and all screens of its menu lead back to the match", async ({ page, axe }) => {
  await start(page, "simple", { cells: "a1 b1 c1" });
  const card = page.locator(".status-bar.ended");
  await expect(card.locator(".asked")).toHaveText("Anna wins. Three red chips in a line: a1–c1.");
  await expect(card.locator(".button.main")).toHaveText(["Rematch"]);
  await expect(page.locator("main.game")).not.toHaveAttribute("data-hues", /./);
  await card.getByRole("button", { name: "Rematch" }).click();
  await expect(page.locator(".seat .name")).toHaveText(["Jonas", "Anna"]);
  // Players change seats and keep their colours.
  await expect(page.locator("main.game")).toHaveAttribute("data-hues", "21");
  await expect(asked(page)).toHaveText(/^Jonas:/);
  await lay(page, "a1 b1 c1");
  await expect(card.locator(".series-score")).toHaveText("Anna: 1 – Jonas: 1");
  await card.getByRole("button", { name: "Rematch" }).click();
  await expect(asked(page)).toHaveText(/^Anna:/);
  await lay(page, "a1");
  const sheet = await menu(page);
  await expect(sheet.locator(".series-score")).toHaveText("Series score Anna: 1 – Jonas: 1");
  await sheet.getByRole("button", { name: "Rematch" }).click();
  await expect(asked(page)).toHaveText(/^Jonas:/);
  await lay(page, "a1");
  const before = await position(page);
  await menu(page);
  await expect(sheet.getByRole("heading", { level: 3 })).toHaveText(["This game", "View and share", "Leave"]);
  await expect(sheet.locator("section").last().locator("li").last()).toHaveText("Resign");
  await sheet.getByRole("button", { name: "Seats and levels" }).click();
  await expect(sheet.getByRole("heading", { level: 2 })).toHaveText("Seats and levels");
  await axe();
  await sheet.getByLabel("Name of player 1").fill("Ann");
  await sheet.getByLabel("Name of player 1").press("Tab");
  await sheet.getByLabel("Player in seat 1").selectOption("1");
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator(".seat .name")).toHaveText(["Jonas", "Ann"]);
  // After c2 the computer player cannot win at once, so the match continues.
  await lay(page, "c2");
  await expect(page.locator("aside.moves .ply .token")).toHaveCount(3);
  await expect(page.locator("html:not([data-busy]) main.game")).toHaveAttribute("data-position", /turn=2$/);
  expect(await position(page)).not.toBe(before);
  // The rules lead back to the same position, and Back never leads to an open menu.
  const there = await position(page);
  await menu(page, "Rules");
  await expect(page.locator("article h2").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "New game" })).toHaveCount(0);
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(page.locator("main.game")).toHaveAttribute("data-position", there);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await menu(page, "Settings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await page.goBack();
  await expect(page.locator("main.game")).toHaveAttribute("data-position", there);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await menu(page, "Start over");
  expect(await position(page)).toBe(there);
  await page.getByRole("dialog").getByRole("button", { name: "Really start over?" }).click();
  await expect(page.locator("main.game")).not.toHaveAttribute("data-position", there);
});

test("the end card offers the next level after a clear win, and mentions three in a row", async ({ page }) => {
  await store(page, { "form/traffic-lights": "1 2" });
  await openMatch(page, kept("traffic-lights", "simple", ["a1", "b1"], ["2 1"]));
  await lay(page, "c1");
  const card = page.locator(".status-bar.ended");
  await expect(card).toContainText("Three clear wins in a row");
  await card.getByRole("button", { name: "Next level: 2 Easy" }).click();
  await expect(page.locator(".seat .name")).toHaveText(["Computer level 2", "You"]);
  const next = page.url().split("/").at(-1);
  expect(await page.evaluate((id) => localStorage[`trivium/game/${id}`], next)).toContain("\nseries one 2 ");
  await page.goto("./#/new/traffic-lights");
  await page.getByRole("radio", { name: "Against the computer" }).check();
  await expect(page.getByRole("radio", { name: "2 Easy" })).toBeChecked();
});

test("“Show again” replays the last turn of the other seats at the chosen speed", async ({ page }) => {
  await seated(page, "trias", [0, 1]);
  await page.locator(".table [data-site].choosable").first().click();
  await expect(page.locator("aside.moves .ply .token")).toHaveCount(2);
  await expect(page.locator("main.game")).toHaveAttribute("data-turn", "1");
  const there = await position(page);
  const again = page.getByRole("button", { name: "Show again" }).filter({ visible: true });
  await again.click();
  await expect(page.locator("main.game")).not.toHaveAttribute("data-position", there);
  await expect(page.locator("main.game")).toHaveAttribute("data-position", there);
  await expect(asked(page)).toContainText("You:");
  // Without animation the result appears at once.
  await (await menu(page)).getByRole("radio", { name: "None" }).check();
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveAttribute("data-pace", "none");
  await page.locator(".table [data-site].choosable").first().click();
  await expect(page.locator(".table .sowing")).toHaveCount(0);
});

test("“Play now” ends the thinking of a computer player", async ({ page }) => {
  await seated(page, "trias", [0, 8]);
  await page.locator(".table [data-site].choosable").first().click();
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.locator("aside.moves .ply .token")).toHaveCount(2, { timeout: 15_000 });
});

test("a press on the board ends its animations without a change of classes", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openMatch(page, kept("trigon", "base", ["2@0,0u", "3@0,0d", "6@0,-1d"]), { settings: "pace=slow" });
  await page.locator("main.game .choosable").first().waitFor();
  const moving = () => document.querySelector(".table").getAnimations({ subtree: true }).filter((one) => one.playState === "running").length;
  await page.getByRole("textbox", { name: "Enter a move" }).fill("3@0,-1u");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(moving)).toBeGreaterThan(0);
  const table = await page.locator(".table").boundingBox();
  await page.mouse.move(table.x + 12, table.y + 12);
  await page.mouse.down();
  expect(await page.evaluate(moving)).toBe(0);
  await expect(page.locator(".table")).toHaveClass("table");
  await page.mouse.up();
});
