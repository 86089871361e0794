// Whole games by the keyboard alone, from the start page to the end: Tab, arrows, Enter and nothing else.
import { expect, open, test } from "./fixtures.mjs";
import { GAMES, dice, settled } from "./play.mjs";

test.use({ reducedMotion: "reduce" });
test.describe.configure({ timeout: 180_000 });

/** Presses Tab until what has the focus fits the selector and, where one is given, the text. */
async function tabTo(page, selector, text = "") {
  for (let tabs = 0; tabs < 80; tabs++) {
    await page.keyboard.press("Tab");
    const there = await page.evaluate(
      ([selector, text]) => {
        const focused = document.activeElement;
        const name = focused.getAttribute("aria-label") ?? focused.textContent;
        return focused.matches(selector) && name.includes(text);
      },
      [selector, text],
    );
    if (there) return;
  }
  throw new Error(`Tab does not lead to ${selector} ${text}`);
}

/** The pick of what has the focus. */
const focused = (page) => page.evaluate(() => document.activeElement.closest("[data-pick]")?.dataset.pick ?? null);

/** Where the place with the focus lies from the middle of the wanted one: pixels right and down. */
const away = (page, pick) =>
  page.evaluate((pick) => {
    const middle = (element) => {
      const { left, right, top, bottom } = (element.querySelector(".hit") ?? element).getBoundingClientRect();
      return [(left + right) / 2, (top + bottom) / 2];
    };
    const [here, there] = [document.activeElement, document.querySelector(`[role=gridcell][data-pick="${pick}"]`)].map(middle);
    return [there[0] - here[0], there[1] - here[1]];
  }, pick);

/** Walks to a place of the board by arrows, first to its row. */
async function walkTo(page, pick) {
  if (!(await focused(page))?.startsWith("site-")) await tabTo(page, "[role=gridcell]");
  for (let steps = 0; (await focused(page)) !== pick; steps++) {
    expect(steps, `arrows do not lead to ${pick}`).toBeLessThan(60);
    const [x, y] = await away(page, pick);
    await page.keyboard.press(Math.abs(y) > 12 ? (y > 0 ? "ArrowDown" : "ArrowUp") : x > 0 ? "ArrowRight" : "ArrowLeft");
  }
}

/** From the start page to the first decision. */
async function begin(page, game, variant, fewer) {
  const { name, variants } = GAMES[game];
  await open(page);
  await tabTo(page, "a", name);
  await page.keyboard.press("Enter");
  await expect(page.locator("main.setup")).toBeVisible();
  if (Object.keys(variants).length > 1) {
    await tabTo(page, "[type=radio]");
    for (let down = Object.keys(variants).indexOf(variant); down > 0; down--) await page.keyboard.press("ArrowDown");
    const title = page.locator("strong").getByText(variants[variant], { exact: true });
    await expect(page.locator(".option-card").filter({ has: title }).getByRole("radio")).toBeChecked();
  }
  if (fewer > 0) await tabTo(page, "button", ": fewer");
  for (let times = 0; times < fewer; times++) await page.keyboard.press("Enter");
  await tabTo(page, "form .go button");
  await page.keyboard.press("Enter");
  await expect(page.locator("main.game")).toBeVisible();
}

for (const [game, variant, fewer] of [
  ["traffic-lights", "simple", 0],
  ["traffic-lights", "classic4", 0],
  ["traffic-lights", "slider", 1],
  ["tritt", "step", 0],
  ["trias", "base", 0],
]) {
  test(`${game} ${variant} by the keyboard alone`, async ({ page }) => {
    await begin(page, game, variant, fewer);
    const random = dice(`keys ${variant}`);
    for (;;) {
      const seen = await settled(page);
      if (seen.buttons.includes("Rematch")) break;
      const buttons = seen.buttons.filter((name) => ["Next round", "Pass", "Exchange colours"].includes(name));
      const all = [...seen.can, ...buttons];
      expect(all, seen.asked).not.toEqual([]);
      const one = all[Math.floor(random() * all.length)];
      if (buttons.includes(one)) await tabTo(page, ".ask button", one);
      else if (one.startsWith("site-")) await walkTo(page, one);
      else await tabTo(page, `[data-pick="${one}"]`);
      await page.keyboard.press("Enter");
      await expect
        .poll(async () => JSON.stringify(await settled(page)) !== JSON.stringify(seen), { intervals: [5, 10, 20] })
        .toBe(true);
    }
    await expect(page.locator(".ask .asked")).toContainText(/ wins\./);
    // What comes next is within reach of the keyboard too.
    await tabTo(page, ".ask button", "Rematch");
  });
}
