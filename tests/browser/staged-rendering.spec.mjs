// Staged rendering: a press before the last stage applies to the new position, and no move is lost.
import { expect, test } from "./fixtures.mjs";
import { start } from "./shell.mjs";

test.use({ reducedMotion: "no-preference" });

test("moves in one task are all made, and saved after the next frame or before the page unloads", async ({ page }) => {
  await start(page, "simple");
  const kept = await page.evaluate(async () => {
    const point = (name) =>
      document.querySelector(`.board [data-site="${name}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    point("b2");
    point("a1");
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    const id = location.hash.split("/")[2];
    return localStorage.getItem(`trivium/game/${id}`);
  });
  expect(kept).toContain("record b2 a1");
  await expect(page.locator("aside.moves .token")).toHaveText(["b2", "a1"]);

  // Three clicks make a cell red, yellow and green. The fourth is refused.
  await page.evaluate(() => {
    for (let times = 0; times < 4; times++) document.querySelector('.board [data-site="c2"]').dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
  await expect(page.locator(".status-bar.refused")).toBeVisible();
  await expect(page.locator("aside.moves .token")).toHaveCount(5);

  // A move is saved although the page unloads in the same task.
  await page.evaluate(() => {
    document.querySelector('.board [data-site="a3"]').dispatchEvent(new MouseEvent("click", { bubbles: true }));
    location.reload();
  });
  await expect(page.locator("aside.moves .token")).toHaveText(["b2", "a1", "c2", "c2", "c2", "a3"]);
});
