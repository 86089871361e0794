// The picture of a screen, beside the picture of the same screen on a page that has just been opened.
import { picture } from "../picture.mjs";
import { rest, stand } from "./dom-checks.mjs";

/** How long two pictures may take to become one, in milliseconds: pictures of boards and lists come a moment later. */
const PATIENCE = 4000;

/**
 * What is said about the last decision, and what it gained: it is for whoever saw that, and says nothing on a page that was just opened.
 * Rules lead back to the match from which one came, and else to a new one.
 */
const PAST = ".status-bar .happened, .gained, main.narrow > .bar > .quiet";

/** What runs while one looks, and nothing else. */
const CLOCKS = ".seat .time";

/** Has nothing be hovered, hold the focus, be scrolled or run; gives what brings that back. */
async function calm(page) {
  // Outside of the page. What a finger pressed last is hovered, too.
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

/** A picture of what is on screen, and nothing of how one came there. */
async function taken(page) {
  const back = await calm(page);
  await page.evaluate(stand);
  const found = await picture(page);
  await back();
  return found;
}

/**
 * Where two pictures differ: a box, and how many points in it; null where they show the same. What has just moved is drawn in a layer of
 * its own, and its edges fall on other points by a part of one: a point may be between those round it, and thin lines are fainter, but no
 * square of some points is lighter or darker.
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
    /** By how much a point of one picture is beyond all that stands round the same place of the other. */
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
    /** By how much a square of eight points a side is lighter or darker, in all. */
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
 * A browser context beside that of the page, with the same kept; the same one each time, for what it fetched once it has. In it is an
 * empty page that compares pictures.
 */
async function twin(context, options) {
  // The newest decision is behind on the shelf for a moment, but on the desk.
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
 * Compares the page with one that is opened at the same address with the same things kept, in a browser context of its own: null
 * when they are the same, else where they differ and both pictures. `options` are those of the page's own context.
 */
export async function unlike(page, options) {
  // A tap becomes a click only later, so on a busy machine it may come behind the first look at what is kept.
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
      // How far a sandbox or a position has come is kept by its tab, for a reload; its address alone is its beginning.
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
