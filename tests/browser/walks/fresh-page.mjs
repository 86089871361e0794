// Compares the screenshot of a screen with that of the same screen in a new page.
import { picture } from "../picture.mjs";
import { rest, stand } from "./dom-checks.mjs";

/** How long the two pictures may differ, in milliseconds: small boards and lists load later. */
const PATIENCE = 4000;

/**
 * Elements that a new page does not have: the last event with its gain, and the link from the rules back to the match.
 */
const PAST = ".status-bar .happened, .gained, main.narrow > .bar > .button";

const CLOCKS = ".seat .time";

/** Removes hover, focus and scroll positions, and hides clocks. Returns a function that restores them. */
async function calm(page) {
  // A tapped element stays hovered, so move the pointer out of the page.
  await page.mouse.move(-9, -9);
  const held = await page.evaluateHandle(([past, clocks]) => {
    const focus = /** @type {HTMLElement} */ (document.activeElement);
    if (focus !== document.body) focus?.blur();
    const rolled = [...document.querySelectorAll("*")].filter((one) => one.scrollTop > 0 || one.scrollLeft > 0);
    const before = rolled.map((one) => [one, one.scrollLeft, one.scrollTop]);
    for (const one of rolled) one.scrollTo({ left: 0, top: 0, behavior: "instant" });
    const unseen = [[past, "display", "none"], [clocks, "visibility", "hidden"]].flatMap(([selector, property, value]) =>
      [...document.querySelectorAll(selector)].map((one) => {
        const old = one.style[property];
        one.style[property] = value;
        return { one, property, old };
      }),
    );
    return { focus, before, unseen };
  }, [PAST, CLOCKS]);
  return async () => {
    await held.evaluate(({ focus, before, unseen }) => {
      for (const { one, property, old } of unseen) one.style[property] = old;
      for (const [one, left, top] of before) one.scrollTo({ left, top, behavior: "instant" });
      if (focus?.isConnected && focus !== document.body) focus.focus({ preventScroll: true });
    });
    await held.dispose();
  };
}

/** A screenshot without anything that depends on how the user got here, such as focus and scroll position. */
async function taken(page) {
  const back = await calm(page);
  await page.evaluate(stand);
  const found = await picture(page);
  await back();
  return found;
}

/**
 * Describes where two pictures differ, or returns null. Animated elements are drawn in layers with a subpixel offset.
 * So a pixel may have any value between those of its neighbours, and thin lines may be fainter, as long as no square of
 * 8 × 8 pixels changes its brightness.
 */
async function difference(judge, one, other) {
  const urls = [one, other].map((bytes) => `data:image/png;base64,${bytes.toString("base64")}`);
  return judge.evaluate(async (urls) => {
    const points = async (url) => {
      const image = await createImageBitmap(await (await fetch(url)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
      canvas.drawImage(image, 0, 0);
      const data = canvas.getImageData(0, 0, image.width, image.height).data;
      return { width: image.width, height: image.height, data, whole: new Uint32Array(data.buffer) };
    };
    const [a, b] = await Promise.all(urls.map(points));
    if (a.width !== b.width || a.height !== b.height) return `${a.width}×${a.height} and ${b.width}×${b.height}`;
    /** By how much a pixel of `one` exceeds the range of the pixel and its neighbours in `other`. */
    const beyond = (one, other, at) => {
      const [x, y] = [at % one.width, Math.floor(at / one.width)];
      let most = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        let [low, high] = [255, 0];
        for (let row = Math.max(0, y - 1); row <= Math.min(one.height - 1, y + 1); row += 1) {
          for (let column = Math.max(0, x - 1); column <= Math.min(one.width - 1, x + 1); column += 1) {
            const value = other.data[4 * (row * one.width + column) + channel];
            [low, high] = [Math.min(low, value), Math.max(high, value)];
          }
        }
        const value = one.data[4 * at + channel];
        most = Math.max(most, low - value, value - high);
      }
      return most;
    };
    /** The mean difference of a square of 8 × 8 pixels, in the channel with the largest one. */
    const squares = new Map();
    const square = (x, y) => {
      const key = y * a.width + x;
      if (!squares.has(key)) {
        const by = [0, 0, 0];
        for (let row = y; row < Math.min(y + 8, a.height); row += 1) {
          for (let column = x; column < Math.min(x + 8, a.width); column += 1) {
            for (let channel = 0; channel < 3; channel += 1) {
              const at = 4 * (row * a.width + column) + channel;
              by[channel] += a.data[at] - b.data[at];
            }
          }
        }
        squares.set(key, Math.max(...by.map(Math.abs)) / 64);
      }
      return squares.get(key);
    };
    let [count, most, left, top, right, bottom] = [0, 0, a.width, a.height, 0, 0];
    for (let at = 0; at < a.whole.length; at += 1) {
      if (a.whole[at] === b.whole[at]) continue;
      const [x, y] = [at % a.width, Math.floor(at / a.width)];
      const by = Math.max(beyond(a, b, at), beyond(b, a, at));
      if (by <= 64 && square(x - (x % 8), y - (y % 8)) <= 16) continue;
      most = Math.max(most, by);
      count += 1;
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    }
    return count === 0 ? null : `${count} points from ${left},${top} to ${right},${bottom}, by ${most} of 255 at most`;
  }, urls);
}

const twins = new WeakMap();

/**
 * A second browser context with the same storage, reused so that it loads files only once. Its empty page `judge`
 * compares pictures.
 */
async function twin(context, options) {
  const storageState = await context.storageState({ indexedDB: true });
  if (!twins.has(context)) {
    const own = await context.browser().newContext({ ...options, serviceWorkers: "block" });
    twins.set(context, { own, judge: await own.newPage() });
    context.once("close", () => own.close().catch(() => {}));
  }
  const { own, judge } = twins.get(context);
  await own.setStorageState(storageState);
  return { own, judge };
}

/**
 * Compares the page with a new page that has the same address and storage, in a separate context. Returns null if they
 * are equal, else the difference and both pictures. `options` are those of the page's context.
 */
export async function unlike(page, options) {
  // Compare twice: on a busy machine a tap's click may come after the storage was read.
  return (await compared(page, options)) && compared(page, options);
}

async function compared(page, options) {
  const { own, judge } = await twin(page.context(), options);
  const other = await own.newPage();
  try {
    await other.setViewportSize(page.viewportSize());
    await other.goto(page.url());
    await other.locator("main:not(.waiting)").waitFor();
    const kept = /#\/(try|position)\//.exec(page.url())?.[1];
    if (kept) {
      // The address of a sandbox or edited position has only its start. The rest is in session storage.
      const text = await page.evaluate((key) => sessionStorage.getItem(key), `trivium/${kept}`);
      await other.evaluate(([key, text]) => text === null || sessionStorage.setItem(key, text), [`trivium/${kept}`, text]);
      await other.reload();
      await other.locator("main:not(.waiting)").waitFor();
    }
    const until = Date.now() + PATIENCE;
    for (;;) {
      await other.evaluate(rest, 2000);
      const pictures = [await taken(page), await taken(other)];
      if (pictures[0].equals(pictures[1])) return null;
      const where = await difference(judge, ...pictures);
      if (!where || Date.now() > until) return where && { where, pictures };
    }
  } finally {
    await other.close();
  }
}
