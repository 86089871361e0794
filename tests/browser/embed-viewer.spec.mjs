// The viewer in a page of another origin: its list of moves, and its menu.
import { expect } from "@playwright/test";
import { cell, test } from "./other-origin.mjs";

test.use({ reducedMotion: "no-preference" });

const COMMENTED = `trivium 3
game traffic-lights
variant simple
record b2 a1 ( c2 a1 ) a3 c3
note 0 Two corners.
note 3 Safe.
`;

test("a viewer lists moves, variations and comments, plays them, and has a menu", async ({ page, visit, baseURL }) => {
  for (const width of [280, 760]) {
    await page.setViewportSize({ width, height: 800 });
    const board = await visit(`<div style="--trivium-width:60rem"><trivium-board game="traffic-lights" mode="viewer" ply="2">${COMMENTED}</trivium-board></div>`);
    const guest = board.locator(".guest");
    const counter = board.locator(".stands");
    await expect(counter).toHaveText("2 of 4 a1");
    await expect(board.locator(".tree")).toContainText("Two corners.");
    await expect(board.locator(".tree")).toContainText("Safe.");
    // A click goes to a variation; back on the main line, playback runs to the end.
    await board.locator(".branch[aria-label] .ply").first().click();
    await expect(guest).toHaveAttribute("data-position", /turn=1/);
    await expect(board.locator(".remark")).toHaveText("Safe.");
    await expect(board.locator(".tree [aria-current] .token")).toHaveText("c2");
    // The list may still be scrolling, so a click may miss: repeat it.
    for (const [text, stands] of [["start", /^0 of/], ["b2", /^1 of/]]) {
      await expect(async () => {
        await board.locator(".tree .ply", { hasText: text }).click();
        await expect(counter).toHaveText(stands, { timeout: 1000 });
      }).toPass();
    }
    // The menu opens inside the board, above the bar.
    const more = board.getByRole("button", { name: "More" });
    await more.click();
    const [menu, all] = [await board.locator(".acts").boundingBox(), await guest.boundingBox()];
    expect(menu.x).toBeGreaterThanOrEqual(all.x - 1);
    expect(menu.y).toBeGreaterThanOrEqual(all.y - 1);
    await expect(board.locator(".key-list kbd")).toHaveCount(4);
    const link = board.getByRole("link", { name: "Play on from here" });
    expect(await link.getAttribute("href")).toMatch(new RegExp(`^${baseURL}#/try/1[\\w-]+$`));
    await page.keyboard.press("Escape");
    await expect(board.locator(".acts")).toHaveCount(0);
    await expect(more).toBeFocused();
    // The key F rotates the board.
    const before = await cell(board, "a1").boundingBox();
    await page.keyboard.press("f");
    await expect(async () => expect((await cell(board, "a1").boundingBox()).y).toBeLessThan(before.y - 50)).toPass();
    await more.click();
    await board.getByRole("button", { name: "Faster" }).click();
    const [saved] = await Promise.all([page.waitForEvent("download"), board.getByRole("button", { name: "Save as file" }).click()]);
    expect(saved.suggestedFilename()).toMatch(/^traffic-lights-simple-.*\.txt$/);
    await page.keyboard.press("p");
    await expect(board.getByRole("button", { name: "Pause" })).toBeVisible();
    await expect(board.getByRole("button", { name: "Replay" })).toBeVisible({ timeout: 20_000 });
    await expect(board.getByRole("button", { name: "To the end" })).toHaveAttribute("aria-disabled", "true");
  }
});
