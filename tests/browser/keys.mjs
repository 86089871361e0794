// Keyboard navigation: Tab, arrows and coordinates.
import { expect } from "./fixtures.mjs";

/** Presses Tab or Shift+Tab until the focused element matches a selector and a text. */
export async function tabTo(page, selector, text = "") {
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
 * The offset in pixels from the focused site to the wanted one. Null if they are the same, undefined if no site has
 * the focus.
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

/** Moves the focus to a site by arrow keys, first to its row. */
export async function walkTo(page, wanted) {
  if ((await away(page, wanted)) === undefined) await tabTo(page, "[role=gridcell]");
  for (let steps = 0, rest; (rest = await away(page, wanted)); steps++) {
    expect(steps, `arrows do not lead to ${wanted}`).toBeLessThan(60);
    const [x, y] = rest;
    await page.keyboard.press(Math.abs(y) > 12 ? (y > 0 ? "ArrowDown" : "ArrowUp") : x > 0 ? "ArrowRight" : "ArrowLeft");
  }
}

/** Moves the focus to a site by typing its coordinate. */
export async function jumpTo(page, name) {
  const wanted = `[data-site="${name}"]`;
  if ((await away(page, wanted)) === undefined) await tabTo(page, "[role=gridcell]");
  await page.keyboard.type(name);
  expect(await away(page, wanted), `the coordinate ${name} does not lead there`).toBe(null);
}
