// Records of independent implementations. The page opens the first moves as a stored match, and the test types the last
// moves. Each position must equal that of the record. conformance.rs replays all moves without a browser.
import { expect, test } from "./fixtures.mjs";
import { goOn } from "./play.mjs";
import { records } from "./records.mjs";

// These variants have every kind of token.
for (const [game, variant] of Object.entries({ triapon: "barricade", trias: "base", tritt: "reloaded", "traffic-lights": "slider", trigon: "base" })) {
  for (const record of records(game).filter((record) => record.variant === variant)) {
    const { tokens, plies } = record;
    test(`${game} ${variant}: the last of ${tokens.length} decisions are typed`, async ({ page }) => {
      const from = await goOn(page, game, record, 12);
      const main = page.locator("main.game");
      await expect(main).toHaveAttribute("data-position", plies[from].position);
      const typing = page.locator("aside.moves").getByLabel("Enter a move");
      for (const [ply, token] of tokens.entries()) {
        if (ply < from) continue;
        await typing.fill(token);
        await typing.press("Enter");
        await expect(main, `after ${token}, decision ${ply + 1}`).toHaveAttribute("data-position", plies[ply + 1].position);
      }
      await expect(page.locator("aside.moves .ply .token")).toHaveText(tokens);
      await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
    });
  }
}
