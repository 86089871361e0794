// The matches under “Continue” on the start page.
import { expect, open, test } from "./fixtures.mjs";
import { kept, records, store } from "./records.mjs";

test("the only person without a name is addressed, as in the match", async ({ page, axe }) => {
  await store(page, {
    "game/alone": kept("trias", "base", ["C1", "D3"], ["2 1"]),
    "game/people": kept("traffic-lights", "simple", ["a1", "b1"]),
  });
  await open(page);
  const whose = (game) => page.locator(".continue li", { hasText: game }).locator(".whose");
  await expect(whose("Trias")).toHaveText("Your move");
  await expect(whose("Traffic Lights")).toHaveText("Player 1 to move");
  await axe();
});

test("Trigon's board fills its picture after a match was open", async ({ page }) => {
  await store(page, { "game/tiles": kept("trigon", "base", records("trigon")[0].tokens.slice(0, 6)) });
  await open(page);
  await page.locator(".continue a[href='#/game/tiles']").click();
  await expect(page.locator("main.game")).toBeVisible();
  await page.locator("main.game > header a").first().click();
  const drawing = page.locator(".continue .board > svg");
  await expect(drawing).toBeVisible();
  const [board, svg] = [await page.locator(".continue .board").boundingBox(), await drawing.boundingBox()];
  expect(svg.height).toBe(board.height);
});

test("a match opened by Again or Continue has the focus on the board", async ({ page }) => {
  const onBoard = () => expect(page.locator("main.game .table svg :focus")).toHaveCount(1);
  await open(page, "/new/tritt");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await onBoard();
  await open(page);
  await page.getByRole("button", { name: /Same as last time/ }).press("Enter");
  await onBoard();
  await page.keyboard.press("Enter");
  await expect(page.locator("main.game .table .chosen")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+End");
  await page.locator('.table [data-site="e5"]').click();
  await page.locator('.table [data-site="g5"]').click();
  await open(page);
  await page.locator(".continue a", { hasText: "Tritt" }).press("Enter");
  await onBoard();
});
