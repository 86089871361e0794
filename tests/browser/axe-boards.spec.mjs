// Axe (WCAG 2.2 AA) on the boards in play in four languages and their looks, light and dark: amid a game, a decision under way.
import { expect, test } from "./fixtures.mjs";
import { GAMES } from "./games.mjs";
import { choose, dice, hasten, settled } from "./play.mjs";
import { records } from "./records.mjs";

test.use({ reducedMotion: "reduce" });

/** Boards with what leads to the middle of a game: a record, or chance where its draws are to be seen. */
const BOARDS = [
  ["triapon", records("triapon").find(({ variant }) => variant === "barricade")],
  ["trias", records("trias")[0]],
  ["tritt", records("tritt").find(({ variant }) => variant === "reloaded")],
  ["trigon", records("trigon")[0]],
  ["traffic-lights", { variant: "slider+bag", tokens: [] }],
];

const click = (target) => target.click();

for (const locale of ["de-CH", "en-GB", "fr-FR", "it-IT"]) {
  test.describe(locale, () => {
    test.use({ locale });

    for (const [game, { variant, tokens }] of BOARDS) {
      test(`axe finds nothing on the board of ${game}`, async ({ page, axe }) => {
        // The same draws in every run.
        await hasten(page);
        await page.goto(`./#/new/${game}`);
        const variants = Object.keys(GAMES[game].variants);
        if (variants.length > 1) await page.locator(".option-card").nth(variants.indexOf(variant)).click();
        await page.locator(".go button").click();
        const main = page.locator("main.game");
        await expect(main).toBeVisible();
        for (const [ply, token] of tokens.slice(0, (2 * tokens.length) / 3).entries()) {
          await page.locator("#side-type").fill(token);
          await page.locator("#side-type").press("Enter");
          await expect(main.locator("aside.moves .ply .token")).toHaveCount(ply + 1);
        }
        const random = dice(game);
        const press = async () => {
          const { can } = await settled(page);
          await choose(page, can[Math.floor(random() * can.length)], click);
        };
        for (let draft = tokens.length > 0 ? 0 : 8; draft > 0; draft--) await press();
        // Words are the same in all looks; so the flat one, a middle thing, is seen in one language.
        for (const look of locale === "en-GB" ? ["wood", "paper", "contrast"] : ["wood", "contrast"]) {
          await page.evaluate((look) => localStorage.setItem("trivium/settings", `look=look-${look} coordinates=y`), look);
          await page.reload();
          await expect(page.locator(`.board.look-${look}`)).toBeVisible();
          await press();
          for (const colorScheme of ["light", "dark"]) {
            await page.emulateMedia({ colorScheme });
            await axe();
          }
        }
      });
    }
  });
}
