// Axe (WCAG 2.2 AA) on the main screens in four languages. Dark mode only in English: colours do not depend on the
// language.
import { expect, open, test } from "./fixtures.mjs";
import { unfold } from "./setup.mjs";

const ROUTES = ["", "/new/traffic-lights", "/rules/traffic-lights", "/settings"];

for (const [locale, words] of Object.entries({ "de-CH": "Einfach", "en-GB": "Simple", "fr-FR": "Simple", "it-IT": "Semplice" })) {
  for (const colorScheme of /** @type {("light" | "dark")[]} */ (locale === "en-GB" ? ["light", "dark"] : ["light"])) {
    test.describe(`${locale}, ${colorScheme}`, () => {
      test.use({ locale, colorScheme });

      test("axe finds nothing", async ({ page, axe }) => {
        for (const route of ROUTES) {
          await open(page, route);
          if (route.startsWith("/rules")) await expect(page.locator("#R4")).toBeVisible();
          // Show the options of all clocks.
          if (route.startsWith("/new")) await unfold(page);
          if (route.startsWith("/new")) await page.locator("input[name=clock]").nth(2).check();
          await axe();
        }
        await open(page, "/new/traffic-lights");
        await page.getByRole("radio", { name: new RegExp(`^${words}`) }).first().check();
        await page.locator(".go button").click();
        const cell = (name) => page.locator(`.table [data-site="${name}"]`);
        await cell("a1").click();
        await cell("a1").click();
        await cell("a1").click();
        await axe();
        await cell("a1").click();
        await expect(page.locator(".status-bar.refused")).toBeVisible();
        await axe();
        for (const sheet of ["menu", "moves"]) {
          await page.goto(`${page.url()}/${sheet}`);
          await expect(page.getByRole("dialog").locator(sheet === "menu" ? ".menu a" : ".ply").first()).toBeVisible();
          await axe();
          await page.goBack();
        }
        await cell("b1").click();
        await cell("b1").click();
        await cell("b1").click();
        await cell("c1").click();
        await cell("c1").click();
        await cell("c1").click();
        await expect(page.locator(".status-bar .button.main")).toBeVisible();
        await axe();
      });
    });
  }
}
