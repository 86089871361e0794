// Axe (WCAG 2.2 AA) on the boards in play in four languages, light and dark, after a decision and while one is under way.
import { expect, test } from "./fixtures.mjs";
import { GAMES, choose, dice, settled } from "./play.mjs";

test.use({ reducedMotion: "reduce" });

for (const [index, locale] of ["de-CH", "en-GB", "fr-FR", "it-IT"].entries()) {
  test.describe(locale, () => {
    test.use({ locale });

    for (const game of Object.keys(GAMES).filter((game) => game !== "traffic-lights")) {
      test(`axe finds nothing on the board of ${game}`, async ({ page, axe }) => {
        await page.goto(`./#/new/${game}`);
        await page.locator(".go button").click();
        await expect(page.locator("main.game")).toBeVisible();
        const random = dice(`${game} ${index}`);
        for (let press = 0; press < 4; press++) {
          const { can } = await settled(page);
          await choose(page, can[Math.floor(random() * can.length)], (target) => target.click());
        }
        for (const colorScheme of ["light", "dark"]) {
          await page.emulateMedia({ colorScheme });
          await axe();
        }
      });
    }
  });
}
