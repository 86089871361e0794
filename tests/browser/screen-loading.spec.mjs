// The current screen stays until the files of the next screen have loaded.
import { expect, heading, test } from "./fixtures.mjs";
import { kept, LONG, store } from "./records.mjs";
import { menu } from "./shell.mjs";
import { stock } from "./storage.mjs";

const COMING = "Loading…";
const GONE = "This part of the page could not be loaded. Your games are safe.";
const waiting = (page) => page.locator(".loading");
const again = (page) => page.getByRole("button", { name: "Try again" });
const go = (page, hash) => page.evaluate((hash) => (location.hash = hash), hash);

/** In the page: counts changes that leave no screen, and frames without focus. */
function watch() {
  const seen = (globalThis.seen = { empty: 0, lost: 0, shift: 0 });
  const look = () => (seen.empty += document.querySelector("main") ? 0 : 1);
  new MutationObserver(look).observe(document.documentElement, { childList: true, subtree: true });
  const frame = () => {
    seen.lost += document.activeElement === document.body ? 1 : 0;
    requestAnimationFrame(frame);
  };
  frame();
}

/** Makes requests for a file fail, after `wait()` hang, and after `release()` succeed. */
async function held(page, file) {
  const waiting = [];
  let now = "fail";
  await page.route(file, async (route) => {
    if (now === "fail") return route.abort("internetdisconnected");
    if (now === "wait") await new Promise((go) => waiting.push(go));
    await route.continue();
  });
  return {
    wait: () => (now = "wait"),
    release: () => {
      now = "come";
      for (const go of waiting) go();
    },
    count: () => waiting.length,
  };
}

/** A match of Tritt, whose chunk no test has loaded before. */
const MATCH = kept("tritt", "step", LONG.tokens.slice(0, 6));

/**
 * Screens: where to start (`from`), the route, the delayed file, and an element that is present once the screen has
 * loaded.
 */
const KINDS = [
  { what: "a set-up", to: "#/new/trigon", file: /-trigon\.wasm$/, there: "main form" },
  { what: "a lesson's styles", from: "#/new/tritt", to: "#/learn/tritt", file: /\/lesson\.css$/, there: "main .stages" },
  { what: "a lesson's steps", from: "#/new/tritt", to: "#/learn/tritt", file: /lessons\/en\/tritt\.txt$/, there: "main .stages" },
  { what: "a lesson's words", from: "#/new/tritt", to: "#/learn/tritt", file: /words\/lesson-en\.txt$/, there: "main .stages" },
  { what: "the text of rules", from: "#/new/tritt", to: "#/rules/tritt", file: /chapters\/en\/tritt\.html$/, there: "main article section" },
  { what: "the styles of rules", from: "#/new/tritt", to: "#/rules/tritt", file: /\/prose\.css$/, there: "main article section" },
  { what: "settings", to: "#/settings", file: /-settings\.wasm$/, there: "main fieldset" },
  { what: "a match", to: "#/game/k3", file: /-tritt\.wasm$/, there: "main.game" },
  { what: "a menu", from: "#/game/k3", to: "#/game/k3/menu", file: /-match_tools\.wasm$/, there: "dialog .menu" },
  { what: "pictures", from: "#/game/k3", to: "#/game/k3/pictures", file: /-pictures\.wasm$/, there: "dialog button" },
  { what: "sharing", from: "#/game/k3", to: "#/game/k3/share", file: /-share\.wasm$/, there: "dialog .sending" },
  { what: "working on the record", from: "#/game/k3", to: "#/game/k3/edit", file: /-variations\.wasm$/, there: "dialog .variations" },
  { what: "an analysis", from: "#/game/k3", to: "#/game/k3/analysis", file: /-analysis\.wasm$/, there: "section.analysis" },
  { what: "an analysis's styles", from: "#/game/k3", to: "#/game/k3/analysis", file: /\/analysis\.css$/, there: "section.analysis" },
  { what: "an analysis's words", from: "#/game/k3", to: "#/game/k3/analysis", file: /words\/analysis-en\.txt$/, there: "section.analysis" },
];

/** Opens the start route, with a match in local storage if the screen needs one. */
async function opened(page, from, match = from?.includes("k3")) {
  if (match) await store(page, { "game/k3": MATCH });
  await page.goto(`./${from ?? ""}`);
  await expect(page.locator("main:not(.waiting)")).toBeVisible();
  if (match && !from) await expect(page.locator(".kept li")).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => document.activeElement.tagName)).not.toBe("BODY");
  // Wait for the tab stop of the list of moves, which is added after the first paint.
  if (from?.includes("/game/")) await expect(page.locator(".plies [tabindex='0']")).toHaveCount(1);
  await page.evaluate(watch);
}

for (const { what, from, to, file, there } of KINDS) {
  test(`a file fails, then is late: ${what}`, async ({ context }) => {
    // Not the fixture's page, which fails on the console's reports of failed requests.
    const page = await context.newPage();
    const answers = await held(page, file);
    await opened(page, from, (from ?? to).includes("k3"));
    const before = await page.evaluate(() => document.querySelector("main").outerHTML);
    await page.evaluate(() => document.querySelector("main a[href]").focus());
    const focus = await page.evaluateHandle(() => document.activeElement);
    const stays = async () => {
      expect(await page.evaluate((focus) => document.activeElement === focus, focus)).toBe(true);
      const now = await page.evaluate(() => document.querySelector("main").outerHTML);
      expect(now.replace(' aria-busy="true"', "")).toBe(before);
      await expect(page.locator(there)).toHaveCount(0);
    };
    await go(page, to);
    await expect(waiting(page).getByRole("alert")).toHaveText(GONE);
    await stays();
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    await page.goBack();
    await expect(waiting(page)).toHaveCount(0);
    await stays();
    await page.goForward();
    await expect(again(page)).toBeVisible();
    answers.wait();
    await again(page).click();
    await expect(page.locator("main")).toHaveAttribute("aria-busy", "true");
    await expect(waiting(page).getByRole("status")).toHaveText(COMING);
    await expect(page.locator(there)).toHaveCount(0);
    answers.release();
    await expect(page.locator(there).first()).toBeVisible();
    await expect(waiting(page)).toHaveCount(0);
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.activeElement.closest("main") !== null)).toBe(true);
    expect(await page.evaluate(() => globalThis.seen)).toMatchObject({ empty: 0, lost: 0 });
  });
}

test("after a second the page says that the next screen is loading, without layout shift", async ({ page, axe }) => {
  const answers = await held(page, /-settings\.wasm$/);
  answers.wait();
  await opened(page);
  await page.evaluate(() => {
    // Layout shifts of the loading message are allowed.
    const moved = (/** @type {PerformanceEntry} */ { sources }) => sources.some(({ node }) => !(node instanceof Element ? node : node?.parentElement)?.closest(".loading"));
    new PerformanceObserver((list) => (globalThis.seen.shift += list.getEntries().filter(moved).length)).observe({ type: "layout-shift" });
    const start = performance.now();
    addEventListener("hashchange", () => (globalThis.seen.begun = performance.now() - start));
    new MutationObserver(() => {
      if (document.querySelector(".loading [role=status]")?.textContent) globalThis.seen.said ??= performance.now() - start;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const link = page.getByRole("link", { name: "Settings" });
  await link.click();
  await expect(waiting(page).getByRole("status")).toHaveText(COMING);
  await expect(link).toBeFocused();
  const { begun, said, shift } = await page.evaluate(() => globalThis.seen);
  expect(said - begun).toBeGreaterThanOrEqual(950);
  expect(said - begun).toBeLessThan(2000);
  expect(shift).toBe(0);
  await axe();
  for (const size of [{ width: 320, height: 568 }, { width: 667, height: 375 }]) {
    await page.setViewportSize(size);
    const box = await waiting(page).boundingBox();
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(size.width);
  }
  // During the wait the links of the current screen work.
  await page.getByRole("link", { name: "Play: Tritt" }).click();
  await expect(heading(page)).toHaveText("Tritt");
  answers.release();
  await expect(heading(page)).toHaveText("Tritt");
});

test("the last requested screen counts, and Back cancels a wait", async ({ page }) => {
  const settings = await held(page, /-settings\.wasm$/);
  const trigon = await held(page, /-trigon\.wasm$/);
  settings.wait();
  trigon.wait();
  await opened(page);
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Play: Trigon" }).click();
  await expect.poll(trigon.count).toBeGreaterThan(0);
  settings.release();
  await page.waitForTimeout(300);
  await expect(heading(page)).toHaveText("Trivium");
  trigon.release();
  await expect(heading(page)).toHaveText("Trigon");
  // Settings was in the history without ever having been shown.
  await page.goBack();
  await expect(heading(page)).toHaveText("Settings");
  await page.goBack();
  await expect(heading(page)).toHaveText("Trivium");
  const tritt = await held(page, /-tritt\.wasm$/);
  tritt.wait();
  await page.getByRole("link", { name: "Play: Tritt" }).click();
  await expect.poll(tritt.count).toBeGreaterThan(0);
  await page.goBack();
  tritt.release();
  await page.waitForTimeout(300);
  await expect(heading(page)).toHaveText("Trivium");
  await expect(page).toHaveURL(/#?\/?$/);
  expect(await page.evaluate(() => globalThis.seen)).toMatchObject({ empty: 0, lost: 0 });
});

test("after a failure a link requests its screen again", async ({ context }) => {
  const page = await context.newPage();
  const answers = await held(page, /-tritt\.wasm$/);
  await opened(page);
  const link = page.getByRole("link", { name: "Play: Tritt" });
  await link.click();
  await expect(again(page)).toBeVisible();
  answers.release();
  await link.click();
  await expect(heading(page)).toHaveText("Tritt");
});

test("a failure over a sheet is shown in the sheet", async ({ context }) => {
  const page = await context.newPage();
  const answers = await held(page, /-share\.wasm$/);
  await opened(page, "#/game/k3/menu");
  await page.getByRole("dialog").getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(GONE);
  answers.release();
  await page.getByRole("dialog").getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("dialog .sending")).toBeVisible();
  expect(await page.evaluate(() => globalThis.seen)).toMatchObject({ empty: 0, lost: 0 });
});

test("a new screen starts at its top, and Back restores the scroll position", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await stock(page, 40);
  await page.reload();
  const row = page.getByRole("link", { name: /Player7\b/ });
  await row.scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => scrollY);
  expect(y).toBeGreaterThan(300);
  await row.click();
  await expect(page.locator("main.game")).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await menu(page, "Rules");
  await expect(page.locator("article h2").first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 700));
  await expect(page.getByRole("link", { name: "New game" })).toHaveCount(0);
  await page.evaluate(() => (location.hash = "#/new/triapon"));
  await expect(page.locator("main form")).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator("article h2").first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  // The rules replaced the menu in the history, so Back never leads to an open menu.
  await page.goBack();
  await expect(page.locator("main.game")).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
  await expect(row).toBeFocused();
});

test("a link to an article's entry focuses it, and Back restores the scroll position", async ({ page }) => {
  await page.goto("./#/rules/triapon");
  await expect(page.locator("article h2").first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 333));
  await go(page, "#/rules/triapon/R2");
  await expect.poll(() => page.evaluate(() => document.activeElement.closest("[aria-current]") !== null)).toBe(true);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(333);
});
