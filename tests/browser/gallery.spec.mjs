// The gallery pages, which show examples of embedded boards.
import { expect, test } from "./fixtures.mjs";
import { saved } from "./storage.mjs";

// The pages differ only in their texts. walks/environment.spec.mjs opens the German page.
test("axe finds nothing on the page of examples, whose code can be saved and copied", async ({ page, axe }) => {
  await page.goto("./gallery.html");
  for (const board of await page.locator("trivium-board").all()) await board.scrollIntoViewIfNeeded();
  // Boards that are scrolled out of view become pictures, so each board is visited again.
  const boards = await page.locator("trivium-board:is([mode=viewer],[mode=play],[mode=puzzle])").all();
  expect(boards).toHaveLength(7);
  for (const board of boards) {
    await board.scrollIntoViewIfNeeded();
    await expect(board.locator(".guest")).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Copy", exact: true })).toHaveCount(11);
  await expect(page.locator("code").first()).toContainText("/games/trivium/embed.js");
  await axe();
  const first = page.locator("section", { has: page.locator("trivium-board > svg") }).first();
  const { text } = await saved(page, () => first.getByRole("button", { name: "Save" }).click());
  expect(text).toMatch(/^<trivium-board game="tritt" [^>]*>\s*<svg [^]*light-dark\([^]*<\/svg>\s*<\/trivium-board>\s*$/);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await first.getByRole("button", { name: "Copy" }).click();
  await expect(first.getByRole("button", { name: "Copied." })).toBeVisible();
  expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(text.trim());
  await page.emulateMedia({ colorScheme: "dark" });
  await axe("color-contrast");
});

test("a phone's page of examples does not scroll to the side", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("./gallery.html");
  await expect(page.locator("trivium-board svg").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
