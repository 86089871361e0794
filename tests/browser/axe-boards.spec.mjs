// Axe (WCAG 2.2 AA) on all boards in the middle of a move: in two languages, all looks, light and dark, and with all
// colours of seats.
import { expect, open, test } from "./fixtures.mjs";
import { choose, dice, hasten, settled } from "./play.mjs";
import { kept, records, storeMatch } from "./records.mjs";
import { position } from "./shell.mjs";

/** Each game with a record, whose first two thirds are played. A game without a record is played at random. */
const BOARDS = [
  ["triapon", records("triapon").find(({ variant }) => variant === "barricade")],
  ["trias", records("trias")[0]],
  ["tritt", records("tritt").find(({ variant }) => variant === "reloaded")],
  ["trigon", records("trigon")[0]],
  ["traffic-lights", { variant: "slider+bag", tokens: [] }],
];

// Languages differ in the lengths of texts: English has the shortest, German the longest words.
for (const locale of ["en-GB", "de"]) {
  test.describe(locale, () => {
    test.use({ locale });

    for (const [game, { variant, tokens }] of BOARDS) {
      test(`axe finds nothing on the board of ${game}`, async ({ page, axe }) => {
        // Makes draws of chance the same in every run.
        await hasten(page);
        const middle = kept(game, variant, tokens.slice(0, (2 * tokens.length) / 3));
        await storeMatch(page, middle, { id: "middle" });
        await page.goto("./#/game/middle");
        await expect(page.locator("main.game")).toBeVisible();
        const random = dice(game);
        const press = async () => {
          const { can } = await settled(page);
          await choose(page, can[Math.floor(random() * can.length)]);
        };
        for (let draft = tokens.length > 0 ? 0 : 8; draft > 0; draft--) await press();
        // All looks have the same texts, and all languages the same colours.
        for (const look of locale === "en-GB" ? ["wood", "paper", "contrast"] : ["wood"]) {
          await page.evaluate((look) => localStorage.setItem("trivium/settings", `look=look-${look} coordinates=y`), look);
          await page.reload();
          await expect(page.locator(`.board.look-${look}`)).toBeVisible();
          await press();
          for (const colorScheme of /** @type {("light" | "dark")[]} */ (locale === "en-GB" ? ["light", "dark"] : ["light"])) {
            await page.emulateMedia({ colorScheme });
            await axe();
          }
        }
      });
    }
  });
}

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test.describe("", () => {
    test.use({ colorScheme });
    test(`texts on all colours of seats have enough contrast, ${colorScheme}`, async ({ page, axe }) => {
      for (const colours of ["000", "111", "222"]) {
        await page.goto("about:blank");
        await open(page, "/settings");
        await page.evaluate((kept) => localStorage.setItem("trivium/settings", kept), `language=en colours=${colours}`);
        await page.goto("about:blank");
        await page.goto("./#/new/triapon");
        await page.getByRole("button", { name: "Start", exact: true }).click();
        for (const hole of ["f4", "g4", "h4"]) {
          await expect(page.locator(".status-bar[data-seat]")).toBeVisible();
          await axe();
          const before = await position(page);
          const site = page.locator(`.table [data-site="${hole}"]`);
          await site.click();
          if ((await position(page)) === before && (await page.locator(".pending").count())) await site.click();
          await expect(page.locator("main.game")).not.toHaveAttribute("data-position", before);
        }
      }
    });
  });
}
