// Records of independent implementations, typed into the page token by token, show the same positions.
import { expect, test } from "./fixtures.mjs";
import { GAMES } from "./games.mjs";
import { begin } from "./play.mjs";
import { options, records } from "./records.mjs";

for (const game of Object.keys(GAMES)) {
  for (const record of records(game)) {
    const { variant, tokens, plies } = record;
    test(`${game} ${variant}: a record of ${tokens.length} decisions is typed`, async ({ page }) => {
      await begin(page, game, variant, options(record));
      const main = page.locator("main.game");
      await expect(main).toHaveAttribute("data-position", plies[0].position);
      const typing = page.locator("aside.moves").getByLabel("Enter a move");
      for (const [ply, token] of tokens.entries()) {
        await typing.fill(token);
        await typing.press("Enter");
        await expect(main, `after ${token}, decision ${ply + 1}`).toHaveAttribute("data-position", plies[ply + 1].position);
      }
      await expect(page.locator("aside.moves .ply .token")).toHaveText(tokens);
      await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
    });
  }
}
