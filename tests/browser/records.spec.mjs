// Records of independent implementations, typed into the page token by token, show the same positions.
import { expect, test } from "./fixtures.mjs";
import { GAMES, begin, records } from "./play.mjs";

test.use({ reducedMotion: "reduce" });
test.describe.configure({ timeout: 180_000 });

for (const game of Object.keys(GAMES)) {
  for (const { variant, options, tokens, plies } of records(game)) {
    test(`${game} ${variant}: a record of ${tokens.length} decisions is typed`, async ({ page }) => {
      const labels = Object.entries(options).map(([, value]) => ["Rounds", Number(value)]);
      await begin(page, game, variant, Object.fromEntries(labels));
      const main = page.locator("main.game");
      await expect(main).toHaveAttribute("data-position", plies[0].position);
      const typing = page.locator("aside.moves").getByLabel("Type a move");
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
