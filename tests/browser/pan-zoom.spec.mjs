// When a move is outside the visible area of Trigon's board, the board glides there, unless the player has panned or
// zoomed.
import { sizes } from "./browser.mjs";
import { expect, test } from "./fixtures.mjs";
import { article, call, host } from "./other-origin.mjs";
import { shown } from "./play.mjs";
import { kept, store, WIDE } from "./records.mjs";

test.use({ reducedMotion: "no-preference" });

/** The moves before a test, and a move outside the visible area. */
const LIE = WIDE.tokens.slice(0, 15);
const FAR = WIDE.tokens[15];

const board = (page) => page.locator(".table .board");
const world = (page) => board(page).locator(".world");
const frame = (page) => board(page).locator("> svg").getAttribute("viewBox");
const moves = (page) => world(page).evaluate((one) => one.getAnimations().length);

/** The first tile's position and size on the screen. */
async function seen(page) {
  const { x, y, width } = await board(page).locator('[data-site="0,0u"] .hit').boundingBox();
  return { x, y, width };
}

/** The largest difference of a coordinate or size, in pixels. */
const apart = (one, other) => Math.max(...Object.keys(one).map((key) => Math.abs(one[key] - other[key])));

async function begin(page, tokens = LIE) {
  const name = `wide${tokens.length}`;
  await store(page, { [`game/${name}`]: kept("trigon", WIDE.variant, tokens) });
  // A changed query makes the browser load the page again, which reads the stored match.
  await page.goto(`./?${name}#/game/${name}`);
  await shown(page);
}

/** Types a move outside the visible area. */
async function lay(page) {
  const before = await frame(page);
  const typing = page.locator("aside.moves").getByLabel("Enter a move");
  await typing.fill(FAR);
  await typing.press("Enter");
  await expect(board(page).locator("> svg")).not.toHaveAttribute("viewBox", before);
  await shown(page);
}

/** Pauses all animations. Returns a function that resumes them. */
async function hold(page) {
  const session = await page.context().newCDPSession(page);
  const rate = (playbackRate) => session.send("Animation.setPlaybackRate", { playbackRate });
  await session.send("Animation.enable");
  await rate(0.0001);
  return () => rate(1);
}

test("the board glides to the new visible area, once", async ({ page }) => {
  await begin(page);
  const before = await seen(page);
  const go = await hold(page);
  await lay(page);
  expect(await moves(page)).toBe(1);
  expect(apart(before, await seen(page))).toBeLessThan(2);
  await go();
  await expect.poll(() => moves(page)).toBe(0);
  const after = await seen(page);
  expect(after.width).toBeLessThan(before.width - 2);
  // Hiding and showing the board does not repeat the animation.
  await hold(page);
  for (const display of ["none", ""]) await board(page).evaluate((one, display) => (one.style.display = display), display);
  expect(await seen(page)).toEqual(after);
  expect(await moves(page)).toBe(0);
});

test("zooming ends the glide at once", async ({ page }) => {
  await begin(page);
  await hold(page);
  await lay(page);
  await board(page).hover({ position: { x: 20, y: 20 } });
  await page.mouse.wheel(0, -240);
  await expect(board(page)).toHaveAttribute("data-away", "");
  expect(await moves(page)).toBe(0);
});

test("after a zoom the visible area stays", async ({ page }) => {
  await begin(page);
  await board(page).hover({ position: { x: 200, y: 200 } });
  await page.mouse.wheel(0, -240);
  await expect(board(page)).toHaveAttribute("data-away", "");
  const before = await seen(page);
  await hold(page);
  await lay(page);
  expect(await moves(page)).toBe(0);
  expect(apart(before, await seen(page))).toBeLessThan(2);
});

test("with reduced motion the visible area changes without a glide", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await begin(page);
  const before = await seen(page);
  await hold(page);
  await lay(page);
  expect(await moves(page)).toBe(0);
  expect((await seen(page)).width).toBeLessThan(before.width - 2);
});

test("extending the visible area reads no layout", async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.asked = [];
    for (const name of ["getBoundingClientRect", "getClientRects"]) {
      const ask = Element.prototype[name];
      Element.prototype[name] = function () {
        if (this.closest(".board")) globalThis.asked.push(`${name} of ${this.outerHTML.slice(0, 60)}`);
        return ask.call(this);
      };
    }
  });
  await begin(page);
  await page.evaluate(() => globalThis.asked.splice(0));
  await lay(page);
  expect(await page.evaluate(() => globalThis.asked)).toEqual([]);
});

test("on a phone coordinates are readable, or hidden until the player zooms in", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await store(page, { settings: "coordinates=y" });
  /** Font sizes of coordinates in pixels, on tiles and next to them; null if hidden. */
  const letters = () =>
    board(page).evaluate((one) => {
      const pixels = one.querySelector(".world").getScreenCTM().a;
      const high = (name) => (name?.checkVisibility() ? parseFloat(getComputedStyle(name).fontSize) * pixels : null);
      return [".name:not(.free)", ".name.free"].map((name) => high(one.querySelector(name)));
    });
  await begin(page, WIDE.tokens.slice(0, 3));
  for (const high of await letters()) expect(high).toBeGreaterThan(9);
  await begin(page, WIDE.tokens);
  expect(await letters()).toEqual([null, null]);
  const closer = page.getByRole("button", { name: "Zoom in" });
  for (let times = 0; times < 4; times += 1) await closer.click();
  await expect.poll(async () => Math.min(...(await letters()))).toBeGreaterThan(9);
});

test("an embedded board glides, too, under a strict policy", async ({ page, context, baseURL }) => {
  const there = await host();
  const { origin } = new URL(baseURL);
  const policy = `default-src 'none'; script-src ${origin} 'wasm-unsafe-eval'; connect-src ${origin}; style-src 'none'`;
  const body = `<trivium-board game="trigon" mode="play" tokens="${LIE.join(" ")}"></trivium-board>`;
  // Not the fixture's page, which fails on requests to another origin.
  const guest = await context.newPage();
  await guest.goto(there.page("/article", article(body, { base: baseURL }), { "content-security-policy": policy }));
  const element = guest.locator("trivium-board");
  const tile = element.locator('[data-site="0,0u"] .hit');
  // This call loads the app, which replaces the picture by an interactive board.
  await call(element, "position");
  const before = await tile.boundingBox();
  const go = await hold(guest);
  await call(element, "play", FAR);
  await expect.poll(() => element.locator(".world").evaluate((one) => one.getAnimations().length)).toBe(1);
  // The line for the last event, which is empty before, does not move the board.
  await expect(element.locator(".happened")).not.toBeEmpty();
  const { x, y, width } = await tile.boundingBox();
  expect(apart({ x, y, width }, before)).toBeLessThan(2);
  await go();
  await expect.poll(async () => (await tile.boundingBox()).width).toBeLessThan(before.width - 2);
  await page.close();
  await there.close();
});
