// Style sheets that load later do not change other screens. tests/lint/styles.mjs also checks that each class belongs
// to one component.
import { expect, test } from "./fixtures.mjs";
import { kept } from "./records.mjs";
import { moves, openMatch } from "./shell.mjs";

test("after a lesson the buttons of the list of moves are in their places", async ({ page }) => {
  await page.goto("./#/");
  await page.locator('.tile a[href$="/new/tritt"]').click();
  await page.getByRole("link", { name: /^Lesson: Tritt/ }).click();
  await expect(page.locator("main.lesson")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.locator(".table .site.choosable").first().waitFor();
  const record = await moves(page);
  const boxes = ["To the start", "One move forward", "Undo", "Play"].map((name) => record.getByRole("button", { name, exact: true }).boundingBox());
  const [first, forward, undo, play] = await Promise.all(boxes);
  expect([forward.y, undo.y, play.height < 60]).toEqual([first.y, first.y, true]);
});

test("the seeds of Trias are not translucent like the shadows of chips", async ({ page }) => {
  await openMatch(page, kept("trias", "base", ["C1"]));
  const stops = page.locator(".table .skin stop");
  await stops.first().waitFor({ state: "attached" });
  const opacities = await stops.evaluateAll((all) => all.map((stop) => getComputedStyle(stop).stopOpacity));
  expect(opacities).toEqual(Array(9).fill("1"));
});
