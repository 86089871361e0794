// Records of independent implementations, typed into the page token by token, show the same positions.
import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.mjs";
import { begin } from "./play.mjs";

test.use({ reducedMotion: "reduce" });
test.describe.configure({ timeout: 180_000 });

const shared = process.env.TRIVIUM_SHARED ?? new URL("../../../shared", import.meta.url).pathname;

/** The shortest whole record of every variant in which chance draws nothing, for the page makes its draws itself. */
function records(game) {
  const all = readFileSync(`${shared}/conformance/${game}.jsonl`, "utf8").trim().split("\n").map((line) => JSON.parse(line));
  const whole = ({ plies, tokens }) =>
    plies.at(-1).turn === -1 && plies.every((ply) => ply.turn !== 0) && !["agree", "resign", "claim"].includes(tokens.at(-1));
  const sorted = all.filter(whole).sort((a, b) => a.tokens.length - b.tokens.length);
  return [...new Map(sorted.toReversed().map((record) => [record.variant, record])).values()];
}

for (const game of ["traffic-lights"]) {
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
