// Fast presses for whole games, which need thousands of them. A Playwright action takes dozens of messages, so
// functions in the page find the point to press and wait for the change.

/** The longest wait for an element or a change, in milliseconds. */
const PATIENCE = 60_000;

/**
 * In the page: scrolls to the first element that matches a selector and a text, waits until it is still and uncovered,
 * and returns its centre. For a site of a board that is the centre of its hit area, because artwork may overlap
 * neighbours.
 */
async function aim([selector, text, patience]) {
  let last = null;
  for (const begin = performance.now(); performance.now() - begin < patience; ) {
    const all = [...document.querySelectorAll(selector)];
    const thing = text === null ? all[0] : all.find(({ textContent }) => textContent.trim() === text);
    const pressed = thing?.querySelector(".hit") ?? thing;
    const box = pressed?.getBoundingClientRect();
    if (box && box.width > 0 && box.height > 0 && !thing.matches(":disabled")) {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (last && Math.hypot(x - last.x, y - last.y) < 0.5) {
        if (thing.contains(document.elementFromPoint(x, y))) return { x, y };
        pressed.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      }
      last = { x, y };
    }
    await new Promise((done) => requestAnimationFrame(done));
  }
  return null;
}

/** The point to press (see `aim`). Throws after `patience` milliseconds. */
export async function middle(page, selector, text = null, patience = PATIENCE) {
  const found = await page.evaluate(aim, [selector, text, patience]);
  if (!found) throw new Error(`${selector}${text === null ? "" : `, "${text}"`} is not still and uncovered after ${patience / 1000} s`);
  return found;
}

const touched = new WeakMap();

async function touches(page) {
  if (!touched.has(page)) touched.set(page, await page.evaluate(() => navigator.maxTouchPoints > 0));
  return touched.get(page);
}

/** Clicks or taps the first element that matches a selector and a text. */
export async function pressAt(page, selector, text = null, patience = PATIENCE) {
  const { x, y } = await middle(page, selector, text, patience);
  await ((await touches(page)) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Clicks or taps a locator with Playwright's own actions. */
export async function press(target, options) {
  await ((await touches(target.page())) ? target.tap(options) : target.click(options));
}

/**
 * Waits until `view`, a function in the page, returns something other than `before` or null, and returns that value.
 */
export async function another(page, view, before = null) {
  // Built here, because the page's policy forbids `eval`.
  const watch = new Function(
    "before",
    `return new Promise((done) => {
      const look = () => {
        const now = (${view})();
        if (now === null || JSON.stringify(now) === before) return;
        observer.disconnect();
        done(now);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
      look();
    });`,
  );
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not after ${PATIENCE / 1000} s: another view than ${JSON.stringify(before)}`)), PATIENCE);
  });
  return Promise.race([page.evaluate(watch, before && JSON.stringify(before)), late]).finally(() => clearTimeout(timer));
}
