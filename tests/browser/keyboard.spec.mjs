// Whole games by the keyboard alone, from the start page to the end: Tab, arrows, coordinates, Enter and nothing else.
import { expect, open, test } from "./fixtures.mjs";
import { GAMES } from "./games.mjs";
import { dice, hasten, settled } from "./play.mjs";
import { gesture, records } from "./records.mjs";

test.use({ reducedMotion: "reduce" });
test.describe.configure({ timeout: 240_000 });

/** Presses Tab until what has the focus fits the selector and, where one is given, the text; backwards where that is before. */
async function tabTo(page, selector, text = "") {
  for (let tabs = 0; tabs < 80; tabs++) {
    const way = await page.evaluate(
      ([selector, text]) => {
        const fits = (element) =>
          element.matches(selector) && (element.getAttribute("aria-label") ?? element.textContent).includes(text);
        const focused = document.activeElement;
        if (fits(focused)) return null;
        const wanted = [...document.querySelectorAll(selector)].find(fits);
        const before = wanted && focused.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING;
        return before ? "Shift+Tab" : "Tab";
      },
      [selector, text],
    );
    if (way === null) return;
    await page.keyboard.press(way);
  }
  throw new Error(`Tab does not lead to ${selector} ${text}`);
}

/**
 * Where the place of the board with the focus lies from the middle of the wanted one, in pixels right and down; null when it
 * is the wanted one, undefined when the focus is on none.
 */
const away = (page, wanted) =>
  page.evaluate((wanted) => {
    const middle = (element) => {
      const { left, right, top, bottom } = (element.querySelector(".hit") ?? element).getBoundingClientRect();
      return [(left + right) / 2, (top + bottom) / 2];
    };
    const focused = document.activeElement;
    if (!focused.matches("[role=gridcell]")) return undefined;
    if (focused.matches(wanted)) return null;
    const [here, there] = [focused, document.querySelector(`[role=gridcell]${wanted}`)].map(middle);
    return [there[0] - here[0], there[1] - here[1]];
  }, wanted);

/** Walks to a place of the board by arrows, first to its row. */
async function walkTo(page, wanted) {
  if ((await away(page, wanted)) === undefined) await tabTo(page, "[role=gridcell]");
  for (let steps = 0, rest; (rest = await away(page, wanted)); steps++) {
    expect(steps, `arrows do not lead to ${wanted}`).toBeLessThan(60);
    const [x, y] = rest;
    await page.keyboard.press(Math.abs(y) > 12 ? (y > 0 ? "ArrowDown" : "ArrowUp") : x > 0 ? "ArrowRight" : "ArrowLeft");
  }
}

/** Jumps to a place of the board by its coordinate. */
async function jumpTo(page, name) {
  const wanted = `[data-site="${name}"]`;
  if ((await away(page, wanted)) === undefined) await tabTo(page, "[role=gridcell]");
  await page.keyboard.type(name);
  expect(await away(page, wanted), `the coordinate ${name} does not lead there`).toBe(null);
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

/** Presses Enter and sees that something came of it. */
async function enter(page, seen) {
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => JSON.stringify(await settled(page)) !== JSON.stringify(seen), { intervals: [5, 10, 20] })
    .toBe(true);
}

/** What comes next at the end is within reach of the keyboard too. */
async function finish(page) {
  await expect(page.locator(".ask .asked")).toContainText(/ wins?\.|A draw\./);
  await tabTo(page, ".ask button", "Rematch");
}

for (const [game, variants] of Object.entries({
  "traffic-lights": Object.keys(GAMES["traffic-lights"].variants),
  trias: ["base"],
  tritt: ["step"],
})) {
  for (const variant of variants) {
    test(`${game} ${variant} by the keyboard alone`, async ({ page }) => {
      await hasten(page);
      await begin(page, game, variant, /^(four|slider)/.test(variant) ? 1 : 0);
      const random = dice(`keys ${variant}`);
      for (;;) {
        const seen = await settled(page);
        if (seen.buttons.includes("Rematch")) break;
        const buttons = seen.buttons.filter((name) => ["Next round", "Pass", "Exchange colours"].includes(name));
        const all = [...seen.can, ...buttons];
        expect(all, seen.asked).not.toEqual([]);
        const one = all[Math.floor(random() * all.length)];
        if (buttons.includes(one)) await tabTo(page, ".ask button", one);
        else if (one.startsWith("site-")) await walkTo(page, `[data-pick="${one}"]`);
        else await tabTo(page, `[data-pick="${one}"]`);
        await enter(page, seen);
      }
      await finish(page);
    });
  }
}

// Where chance would take too long, or end by an accident, records lead; every other place is found by its coordinate.
for (const game of ["triapon", "tritt", "trigon"]) {
  for (const { variant, tokens, plies } of records(game).filter(({ variant }) => variant !== "step")) {
    test(`${game} ${variant} by the keyboard alone`, async ({ page }) => {
      await begin(page, game, variant, 0);
      for (const [ply, token] of tokens.entries()) {
        for (const { button, thing, name } of gesture(token)) {
          const seen = await settled(page);
          if (button) await tabTo(page, ".ask button", button);
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
