// Axe (WCAG 2.2 AA) on the main screens. Languages differ only in the lengths of texts, which are longest in German.
import { expect, open, test } from "./fixtures.mjs";
import { unfold } from "./setup.mjs";

const ROUTES = ["", "/new/traffic-lights", "/rules/traffic-lights", "/settings"];

for (const [locale, words, colorScheme, tag] of /** @type {const} */ ([["de-CH", "Einfach", "light", "@phone"], ["en-GB", "Simple", "dark", "@phone"], ["en-GB", "Simple", "light", "@desktop"]])) {
  test.describe(`${locale}, ${colorScheme}`, { tag }, () => {
    test.use({ locale, colorScheme });

    test("axe finds nothing", async ({ page, axe }) => {
      // Brightness changes only colours.
      const check = () => axe(colorScheme === "dark" ? "color-contrast" : "");
      for (const route of ROUTES) {
        await open(page, route);
        if (route.startsWith("/rules")) await expect(page.locator("#R4")).toBeVisible();
        // Show the options of all clocks.
        if (route.startsWith("/new")) await unfold(page);
        if (route.startsWith("/new")) await page.locator("input[name=clock]").nth(2).check();
        await check();
      }
      await open(page, "/new/traffic-lights");
      await page.getByRole("radio", { name: new RegExp(`^${words}`) }).first().check();
      await page.locator(".go button").click();
      const lay = async (cells) => {
        for (const cell of cells.split(" ")) await page.locator(`.table [data-site="${cell}"]`).click();
      };
      await lay("a1 a1 a1");
      await check();
      await lay("a1");
      await expect(page.locator(".status-bar.refused")).toBeVisible();
      await check();
      for (const sheet of ["menu", "moves"]) {
        await page.goto(`${page.url()}/${sheet}`);
        await expect(page.getByRole("dialog").locator(sheet === "menu" ? ".menu a" : ".ply").first()).toBeVisible();
        await check();
        await page.goBack();
      }
      await lay("b1 b1 b1 c1 c1 c1");
      await expect(page.locator(".status-bar .button.main")).toBeVisible();
      await check();
    });
  });
}
