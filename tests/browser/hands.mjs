// Pressing things and seeing what comes of it, in few words between test and browser: whole games are thousands of presses, and each by
// Playwright's own means is dozens of words. The page itself says where a thing can be pressed, and when something has changed.

/** How long something may take, in milliseconds. */
const PATIENCE = 60_000;

/**
 * In the page: the middle of the first thing of a selector and a text, once it stands still and nothing lies over it; it is scrolled to
 * first. Of a place of a board its outline is pressed where it has one, for what is drawn with it may reach over its neighbours.
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

/** The middle of a thing on screen, where it can be pressed. */
export async function middle(page, selector, text = null, patience = PATIENCE) {
  const found = await page.evaluate(aim, [selector, text, patience]);
  if (!found) throw new Error(`not after ${patience / 1000} s: ${selector}${text === null ? "" : `, "${text}"`} stands still and is under nothing`);
  return found;
}

const touched = new WeakMap();

/** Whether there is a screen of touches. */
async function touches(page) {
  if (!touched.has(page)) touched.set(page, await page.evaluate(() => navigator.maxTouchPoints > 0));
  return touched.get(page);
}

/** Clicks the first thing of a selector and a text, or taps it where there is a screen of touches. */
export async function pressAt(page, selector, text = null, patience = PATIENCE) {
  const { x, y } = await middle(page, selector, text, patience);
  await ((await touches(page)) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** The same by Playwright's own means, for whatever it can find. */
export async function press(target, options) {
  await ((await touches(target.page())) ? target.tap(options) : target.click(options));
}

/**
 * Waits until the page shows another view than before, and one at all; gives it. A view is a function of the page that gives null while
 * there is none to give.
 */
export async function another(page, view, before = null) {
  // The page's policy lets no text be run there, so it is put together here.
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
