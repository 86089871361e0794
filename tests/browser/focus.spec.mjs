// The focus moves to a neighbour when the focused element is removed.
import { expect, test } from "./fixtures.mjs";
import { walkTo, tabTo } from "./keys.mjs";
import { kept, store } from "./records.mjs";

test.use({ reducedMotion: "no-preference" });

const tritt = kept("tritt", "step", "e5-g5 f6-h8 d3-d5 e8-g8".split(" "));

const at = async (page, route, there, matches = { "game/one": tritt }) => {
  await store(page, matches);
  await page.goto(`./#/${route}`);
  await page.locator(there).first().waitFor();
};
const onBoard = (page) => expect(page.locator("main.game .table svg :focus")).toHaveCount(1);
const first = (page) => page.locator(".match-list ul.kept li").first();

test("the games list: after renaming or cancelling, the focus is on the match's rename button", async ({ page }) => {
  await at(page, "shelf", ".match-list ul.kept li", { "game/one": tritt, "game/two": tritt });
  await expect(page.locator(".match-list ul.kept li")).toHaveCount(2);
  // The renamed match moves to the first row.
  for (const [row, key, name] of [["last", "Enter", "Sunday"], ["first", "Escape", "Monday"], ["first", "Enter", "Sunday evening"]]) {
    await tabTo(page, `.match-list ul.kept li:${row}-child button`, "Rename");
    await page.keyboard.press("Enter");
    await expect(page.locator(".naming input")).toBeFocused();
    await page.keyboard.insertText(name);
    await page.keyboard.press(key);
    await expect(page.locator(".naming")).toHaveCount(0);
    await expect(first(page)).toContainText("Sunday");
    await expect(first(page).getByRole("button", { name: /^Rename/ })).toBeFocused();
  }
});

test("the games list: after a deletion the focus is on Restore", async ({ page }) => {
  await at(page, "shelf", ".match-list ul.kept li", { "game/one": tritt, "game/two": tritt });
  await expect(page.locator(".match-list ul.kept li")).toHaveCount(2);
  await tabTo(page, ".match-list ul.kept li button", "Delete");
  await page.keyboard.press("Enter");
  await expect(page.locator(".match-list ul.kept li:not(.deleted)")).toHaveCount(1);
  await expect(page.locator(".match-list ul.kept .deleted :focus")).toHaveText("Restore");
});

test("a match: after Cancel and both buttons of an earlier position, the focus is on the board", async ({ page }) => {
  await at(page, "game/one", "main.game .choosable");
  await walkTo(page, '[data-site="c6"]');
  await page.keyboard.press("Enter");
  await tabTo(page, ".status-bar .cancel");
  await page.keyboard.press("Enter");
  await expect(page.locator(".status-bar .cancel")).toHaveCount(0);
  await onBoard(page);
  for (const way of [0, 1]) {
    await page.locator("main.game h1").focus();
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator(".status-bar .row .button")).toHaveCount(2);
    await tabTo(page, `.status-bar .row .button:nth-child(${way + 1})`);
    await page.keyboard.press("Enter");
    await expect(page.locator(".status-bar .row .button")).toHaveCount(0);
    await onBoard(page);
  }
});

test("a mouse press shows no focus ring, and a blurred focus does not return", async ({ page }) => {
  await at(page, "game/one", "main.game .choosable");
  await page.locator('main.game [data-site="c6"]').click();
  await page.locator(".status-bar .cancel").click();
  await expect(page.locator(".status-bar .cancel")).toHaveCount(0);
  await expect(page.locator("main.game :focus-visible")).toHaveCount(0);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await page.evaluate(() => document.querySelector(".tools, .seats").append(document.createElement("span")));
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  expect(await page.evaluate(() => document.activeElement.tagName)).toBe("BODY");
});
