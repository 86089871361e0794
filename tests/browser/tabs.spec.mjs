// Two tabs: the notice in the following tab is inside the window at every size, and no tab overwrites what the other
// one has stored.
import { afresh, expect, open, test } from "./fixtures.mjs";
import { lay, start } from "./shell.mjs";

/** In the page: controls and texts of the notice that are outside the window, or covered. */
const hidden = () =>
  [...document.querySelectorAll(".elsewhere :is(p, button)")].flatMap((one) => {
    const { left, top, right, bottom, width } = one.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5 && width > 40;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return inside && over && (one.contains(over) || over.contains(one)) ? [] : [`${one.textContent}: ${[left, top, right, bottom].map(Math.round)}`];
  });

test("the notice of the second tab is inside the window at every size, in the longest languages", async ({ page, context }) => {
  await start(page, /^Simple Three/, { cells: "b2" });
  const other = await context.newPage();
  for (const language of ["de", "fr"]) {
    await page.evaluate((language) => (localStorage["trivium/settings"] = `language=${language}`), language);
    await afresh(other, page.url());
    await expect(other.locator(".elsewhere button")).toBeVisible();
    for (const [width, height] of [[320, 480], [360, 640], [390, 844], [568, 320], [740, 360], [844, 390], [768, 1024], [1024, 600], [1280, 800], [1920, 1080]]) {
      await other.setViewportSize({ width, height });
      expect(await other.evaluate(hidden), `${width}×${height}, ${language}`).toEqual([]);
    }
  }
});

test("settings and statistics of two tabs are both kept", async ({ page, context }) => {
  await open(page, "/settings");
  const other = await context.newPage();
  await open(other, "/settings");
  await page.getByRole("radio", { name: "Dark" }).check();
  await other.getByRole("checkbox", { name: "Show coordinates" }).check();
  await page.getByRole("radio", { name: "Fast" }).check();
  await expect.poll(() => page.evaluate(() => localStorage["trivium/settings"])).toMatch(/theme=dark.*pace=fast.*coordinates=y/);
  // Each tab ends a match of its own.
  for (const tab of [page, other]) await start(tab, /^Simple Three/);
  for (const cell of ["a1", "b1", "c1"]) for (const tab of [page, other]) await lay(tab, cell);
  await page.goto("./#/statistics");
  await expect(page.locator("main.statistics tbody")).toContainText("2");
  await expect.poll(() => page.evaluate(() => localStorage["trivium/statistics"].match(/traffic-lights/g)?.length)).toBeGreaterThanOrEqual(2);
});
