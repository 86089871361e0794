// Checks at every stop of a walk: `import { test, expect, stop } from "./invariants.mjs"`.
import { writeFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { violations } from "../fixtures.mjs";
import { test as base } from "../base-test.mjs";
import { unlike } from "./fresh-page.mjs";
import { position } from "./record.mjs";
import { faults, lost, match, rest, stand, structure } from "./dom-checks.mjs";

export { expect };

/** Collects console messages, uncaught errors, and requests to other origins. */
export function witness(context, origin) {
  const wrongs = [];
  context.on("console", (message) => {
    // Playwright logs that it has blocked the service worker.
    if (!message.text().includes("blocked by Playwright")) wrongs.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) => wrongs.push(`error not caught: ${error.error()}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    const local = ["data:", "blob:", "about:"].includes(url.protocol);
    if (!local && url.origin !== origin) wrongs.push(`request to another origin: ${url}`);
  });
  return wrongs;
}

/** Playwright's test with `stop()`, which checks the page. A test fails if anything was logged to the console. */
export const test = base.extend({
  wrongs: async ({ context, baseURL }, use) => {
    const wrongs = witness(context, new URL(baseURL).origin);
    await use(wrongs);
    expect(wrongs).toEqual([]);
  },
  stop: async ({ page, wrongs, baseURL, locale, colorScheme, hasTouch, reducedMotion }, use, info) => {
    const options = { baseURL, locale, colorScheme, hasTouch, reducedMotion };
    const axed = new Set();
    await use((name, what) => stop(page, name, { ...what, axed, wrongs, options, info }));
  },
});

/** Calls a function in the page. Repeats the call if the page navigates during it. */
export async function told(page, what, arg) {
  for (let times = 0; ; times += 1) {
    try {
      return await page.evaluate(what, arg);
    } catch (error) {
      if (times === 3 || !/context was destroyed|navigation/i.test(String(error))) throw error;
      await page.waitForLoadState("domcontentloaded");
    }
  }
}

/** Waits until the page is idle. Returns false after `most` milliseconds. */
export const quiet = (page, most = 8000) => told(page, rest, most);

/**
 * Checks all invariants, once there is an element that matches `at`. `keyed`: the last action was a key, so an element must have the focus. `picture: false`: skip
 * the comparison with a new page, for states that are neither in the address nor stored. Axe skips the structures in `axed`.
 */
export async function stop(page, name, { at = "", keyed = false, picture = true, axed, wrongs, options, info }) {
  await test.step(name, async () => {
    if (at) await page.locator(at).first().waitFor();
    await quiet(page);
    await page.evaluate(stand);
    expect.soft(wrongs, `${name}: the console is empty`).toEqual([]);
    expect.soft(await page.evaluate(faults), `${name}: everything is visible and reachable`).toEqual([]);
    if (keyed) expect.soft(await page.evaluate(lost), `${name}: no element has the focus`).toBe(false);
    const kept = await page.evaluate(match);
    if (kept) expect.soft(kept.position, `${name}: the position by the command line program`).toBe(position(kept.text));
    const here = await page.evaluate(structure);
    if (!axed.has(here) && axed.add(here)) expect.soft(await violations(page), `${name}: axe`).toEqual([]);
    if (picture) {
      const found = await unlike(page, options);
      for (const [at, body] of (found?.pictures ?? []).entries()) {
        const called = `${name}, ${at ? "opened fresh" : "walked to"}.png`;
        const path = info.outputPath(called.replaceAll("/", " "));
        writeFileSync(path, body);
        await info.attach(called, { path, contentType: "image/png" });
      }
      expect.soft(found?.where ?? null, `${name}: the difference from the same screen in a new page`).toBeNull();
    }
  });
}
