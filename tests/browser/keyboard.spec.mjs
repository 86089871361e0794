// Whole games by keyboard: Tab, arrows, coordinates and Enter.
import { expect, open, test } from "./fixtures.mjs";
import { GAMES } from "./games.mjs";
import { jumpTo, tabTo, walkTo } from "./keys.mjs";
import { changed, dice, goOn, hasten, settled } from "./play.mjs";
import { gesture, records } from "./records.mjs";

/** Goes from the start page to the first move. */
async function begin(page, game, variant, fewer) {
  const { name, variants } = GAMES[game];
  await open(page);
  await tabTo(page, "a", name);
  await page.keyboard.press("Enter");
  await expect(page.locator("main.setup")).toBeVisible();
  if (Object.keys(variants).length > 1) {
    await tabTo(page, "[name=variant]");
    const [base, bag] = variant.split("+");
    const plain = Object.keys(variants).filter((id) => !id.includes("+"));
    for (let down = plain.indexOf(base); down > 0; down--) await page.keyboard.press("ArrowDown");
    const title = page.locator("strong").getByText(variants[base], { exact: true });
    await expect(page.locator(".option-card").filter({ has: title }).getByRole("radio")).toBeChecked();
    if (bag) {
      await tabTo(page, ".variants [type=checkbox]");
      await page.keyboard.press("Space");
    }
  }
  if (fewer > 0) {
    await tabTo(page, "summary");
    await page.keyboard.press("Enter");
  }
  if (fewer > 0) await tabTo(page, "button", ": fewer");
  for (let times = 0; times < fewer; times++) await page.keyboard.press("Enter");
  await tabTo(page, "form .go button");
  await page.keyboard.press("Enter");
  await expect(page.locator("main.game")).toBeVisible();
}

async function enter(page, seen) {
  await page.keyboard.press("Enter");
  await changed(page, seen);
  // The focus is on a control of the match.
  expect(await page.evaluate(() => document.activeElement.matches("main.game :is([data-pick], button, a)"))).toBe(true);
}

/** Reaches the actions of the end card by keyboard. */
async function finish(page) {
  await expect(page.locator(".status-bar .asked")).toContainText(/ wins?\.|The game is a draw\./);
  await tabTo(page, ".status-bar button", "Rematch");
}

// Together these variants have all kinds of sites and buttons. play.spec.mjs plays other variants by taps, by-ear.spec.mjs
// by keys.
for (const [game, variant] of Object.entries({ "traffic-lights": "slider+bag", trias: "base" })) {
  test(`${game} ${variant} by the keyboard alone`, async ({ page }) => {
    await hasten(page);
    await begin(page, game, variant, variant.startsWith("slider") ? 1 : 0);
    const random = dice(`keys ${variant}`);
    for (;;) {
      const seen = await settled(page);
      if (seen.buttons.includes("Rematch")) break;
      const buttons = seen.buttons.filter((name) => ["Next round", "Pass", "Swap colours"].includes(name));
      const all = [...seen.can, ...buttons];
      expect(all, seen.asked).not.toEqual([]);
      const one = all[Math.floor(random() * all.length)];
      if (buttons.includes(one)) await tabTo(page, ".status-bar button", one);
      else if (one.startsWith("site-")) await walkTo(page, `[data-pick="${one}"]`);
      else await tabTo(page, `[data-pick="${one}"]`);
      await enter(page, seen);
    }
    await finish(page);
  });
}

// Random games would be too long or end early, so these replay records. Every other ply types coordinates.
for (const game of ["triapon", "tritt", "trigon"]) {
  for (const record of records(game).filter(({ variant }) => ["barricade", "slide", "reloaded"].includes(variant) || game === "trigon")) {
    const { variant, tokens, plies } = record;
    test(`${game} ${variant} by the keyboard alone`, async ({ page }) => {
      const from = await goOn(page, game, record, 14);
      for (const [ply, token] of tokens.entries()) {
        if (ply < from) continue;
        for (const { button, thing, name } of gesture(token)) {
          const seen = await settled(page);
          if (button) await tabTo(page, ".status-bar button", button);
          else if (!name) await tabTo(page, thing);
          else if (ply % 2 === 0) await walkTo(page, thing);
          else await jumpTo(page, name);
          await enter(page, seen);
        }
        await expect(page.locator("main.game"), `after ${token}`).toHaveAttribute("data-position", plies[ply + 1].position);
      }
      await finish(page);
    });
  }
}
