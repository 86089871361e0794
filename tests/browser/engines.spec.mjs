// Computer players: moves and hints.
import { expect, test } from "./fixtures.mjs";
import { begin, seated } from "./play.mjs";
import { all, kept, store } from "./records.mjs";
import { asked, lay, menu, openMatch, played } from "./shell.mjs";

// The tests below cover variants with a tablebase and with rounds, so here is one with chance. Computer players move in Trias in
// browsing.spec.mjs and in Trigon in walks/environment.spec.mjs. The tests of crates/engine search all variants.
for (const [game, variant] of Object.entries({ triapon: "barricade", tritt: "reloaded", "traffic-lights": "four+bag" })) {
  test(`computer players move in ${game} ${variant}`, async ({ page }) => {
    const seats = game === "triapon" ? 3 : 2;
    await seated(page, game, Array(seats).fill(2), variant);
    await expect(async () => expect(await played(page).count()).toBeGreaterThan(1)).toPass();
    await expect(page.locator(".seat .name").first()).toHaveText("Computer level 2");
  });
}

test("against a computer player, undo takes back both moves", async ({ page }) => {
  await seated(page, "traffic-lights", [0, 8], "simple");
  await page.locator('.table [data-site="b2"]').click();
  await expect(asked(page)).toContainText("is thinking");
  await expect(played(page)).toHaveCount(2);
  await expect(asked(page)).toContainText("You:");
  await page.locator(".steps").getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".ply[aria-current]")).toHaveCount(0);
  await expect(asked(page)).toContainText("You:");
  // Reload while the computer player thinks.
  await page.locator('.table [data-site="a1"]').click();
  await page.reload();
  await expect(played(page)).toHaveCount(2);
});

test("a hint marks the best move and states a proven result", async ({ page }) => {
  await begin(page, "traffic-lights", "learn", {});
  expect(page.workers(), "workers before the first hint").toHaveLength(0);
  await page.getByRole("button", { name: "Hint" }).click();
  // The number of turns is exact, because it comes from the tablebase.
  await expect(asked(page)).toContainText(/^It wins by force in 11 turns or fewer\./);
  await page.locator(".table .hinted").click();
  await expect(played(page)).toHaveCount(1);
});

for (const [game, variant, ply, marks] of [
  ["triapon", "base", 40, ".hinted .mark"],
  ["tritt", "reloaded", 12, ".hinted + .beside .mark"],
]) {
  test(`a hint marks its picks and its targets on the board: ${game}`, async ({ page }) => {
    const { tokens } = all(game).find((record) => record.variant === variant && record.tokens.length > ply);
    await openMatch(page, kept(game, variant, tokens.slice(0, ply)));
    await page.getByRole("button", { name: "Hint" }).click();
    await expect(page.locator(".table .hinted")).not.toHaveCount(0);
    for (const mark of [marks, ".ahead .mark"]) {
      const seen = page.locator(`.table .site${mark}`);
      await expect(seen.first()).not.toHaveCSS("stroke", "none");
      await expect(seen.first()).not.toHaveCSS("stroke-dasharray", "none");
    }
  });
}

test("a hint gives its reason and links to the rule", async ({ page, axe }) => {
  await begin(page, "traffic-lights", "simple", {});
  await lay(page, "a1 b1");
  await page.getByRole("button", { name: "Hint" }).focus();
  await page.keyboard.press("Enter");
  // The visible text relies on the mark; the announcement has the coordinate.
  const why = "It wins at once: three red chips in a line.";
  await expect(asked(page)).toHaveText(why);
  await expect(page.locator(".status-bar [role=status]")).toContainText(`Best move: c1. ${why}`);
  await axe();
  await page.getByRole("link", { name: "See the rule" }).click();
  await expect(page).toHaveURL(/#\/rules\/traffic-lights\/lines$/);
  await expect(page.getByRole("heading", { name: "Lines that count" })).toBeInViewport();
});

test("the hint button, Escape and Cancel dismiss a hint", async ({ page }) => {
  await begin(page, "traffic-lights", "simple", {});
  const question = await asked(page).textContent();
  const hinted = page.locator(".table .site.hinted");
  const lamp = page.getByRole("button", { name: "Hint" });
  for (const dismiss of [() => lamp.click(), () => page.keyboard.press("Escape"), () => page.getByRole("button", { name: "Cancel" }).click()]) {
    await lamp.click();
    await expect(asked(page)).toHaveText(/^It wins by force in 9 turns or fewer\./);
    await expect(hinted).toHaveCount(1);
    await dismiss();
    await expect(asked(page)).toHaveText(question);
    await expect(hinted).toHaveCount(0);
  }
});

test("a hint describes in words a move without a place", async ({ page }) => {
  await begin(page, "traffic-lights", "slider", {});
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(asked(page)).toContainText(/Player 1: Best move: Slide the strip [a-z ]+\./);
});

test("an analysis shows coordinates, the best move and winning or losing moves on the board, slides included", async ({ page }) => {
  await begin(page, "traffic-lights", "slider", {});
  const names = page.locator(".table .name");
  await expect(names).toHaveCount(0);
  await menu(page, "Analysis");
  await expect(names.first()).toBeAttached();
  // Three slides win and all chips lose (traffic-lights-values.jsonl).
  await expect(page.locator(".table .slide .outcome-badge.wins")).toHaveCount(3);
  await expect(page.locator(".table .site .outcome-badge.loses")).toHaveCount(12);
  await expect(page.getByRole("button", { name: /^Slide the strip .*, certain win$/ })).toHaveCount(3);
  await expect(page.locator(".table .slide.hinted")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Hint" })).toHaveAttribute("aria-disabled", "true");
  await page.locator(".analysis").getByRole("button", { name: "Close" }).click();
  await expect(names).toHaveCount(0);
  await expect(page.locator(".table .outcome-badge")).toHaveCount(0);
});

test("a hint says what almost any other move would allow, in the chosen language", async ({ page }) => {
  await store(page, { settings: "language=de" });
  await page.goto("./#/new/traffic-lights");
  await page.locator(".option-card").filter({ hasText: "Einfach" }).first().click();
  await page.getByRole("button", { name: "Partie beginnen" }).click();
  await lay(page, "b2");
  await page.getByRole("button", { name: "Tipp" }).click();
  const why = /^Du verlierst mit jedem Zug; .*Nach fast jedem anderen Zug gewinnt Spieler 1 sofort: drei rote Chips in einer Reihe\./;
  await expect(asked(page)).toContainText(why);
  await expect(page.getByRole("link", { name: "Zur Regel" })).toHaveAttribute("href", /#\/rules\/traffic-lights\/lines$/);
});

test("the learning mode asks once about a losing move and says why", async ({ page, axe }) => {
  await openMatch(page, kept("traffic-lights", "learn", "a1 b1 c1 a1 b1 c1 b2 c1".split(" "), ["2 3"]), { sheet: "/menu" });
  await page.getByRole("checkbox", { name: "Learning mode" }).check();
  await page.keyboard.press("Escape");
  await expect(asked(page)).toContainText("You:");
  // The page cannot question a move before its analysis has finished. In that case undo the move and try again.
  await expect(async () => {
    await page.waitForTimeout(1500);
    await page.locator('.table [data-site="b1"]').click();
    await expect(page.getByRole("button", { name: "Play it" }).or(page.locator(".ply").nth(9))).toBeVisible();
    if ((await played(page).count()) > 9) await page.locator(".steps").getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: "Play it" })).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(asked(page)).toContainText("This lets Computer level 3 win at once: three green chips in a line.");
  await expect(page.locator(".status-bar [role=status]")).toContainText("Play it anyway?");
  await axe();
  await expect(played(page)).toHaveCount(9);
  await page.locator(".status-bar").getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("main.game")).toHaveAttribute("data-turn", "1");
  await expect(page.getByRole("button", { name: "Play it" })).toHaveCount(0);
  await page.locator('.table [data-site="b1"]').click();
  await expect(played(page)).toHaveCount(10);
});
