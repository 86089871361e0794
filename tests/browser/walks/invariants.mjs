// What holds at every stop of a walk: `import { test, expect, stop } from "./invariants.mjs"`.
import { writeFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { violations } from "../fixtures.mjs";
import { test as base } from "../base-test.mjs";
import { unlike } from "./fresh-page.mjs";
import { position } from "./record.mjs";
import { faults, lost, match, rest, stand } from "./dom-checks.mjs";

export { expect };

/** Everything that pages wrote to the console, did not catch, or asked of another origin. */
export function witness(context, origin) {
  const wrongs = [];
  context.on("console", (message) => {
    // Playwright's own word where the service worker is not wanted.
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

/** Playwright's test; `stop()` looks at the page as it is, and so does the end of each test at what was written to the console. */
export const test = base.extend({
  wrongs: async ({ context, baseURL }, use) => {
    const wrongs = witness(context, new URL(baseURL).origin);
    await use(wrongs);
    expect(wrongs).toEqual([]);
  },
  stop: async ({ page, wrongs, baseURL, locale, colorScheme, hasTouch, reducedMotion }, use, info) => {
    const options = { baseURL, locale, colorScheme, hasTouch, reducedMotion };
    await use((name, what) => stop(page, name, { ...what, wrongs, options, info }));
  },
});

/** What a function of the page gives. A page that is left meanwhile is waited for. */
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

/** Waits until the page is at rest; false when it does not come to rest in time. */
export const quiet = (page, most = 8000) => told(page, rest, most);

/**
 * A stop: all that must hold wherever one is. `keyed` says that a key was pressed last, after which the focus is somewhere.
 * Without `picture` nothing is opened fresh: where what was done is neither in the address nor kept.
 */
export async function stop(page, name, { keyed = false, picture = true, wrongs, options, info }) {
  await test.step(name, async () => {
    await quiet(page);
    await page.evaluate(stand);
    expect.soft(wrongs, `${name}: nothing is written to the console`).toEqual([]);
    expect.soft(await page.evaluate(faults), `${name}: all can be seen and reached`).toEqual([]);
    if (keyed) expect.soft(await page.evaluate(lost), `${name}: the focus is on nothing`).toBe(false);
    const kept = await page.evaluate(match);
    if (kept) expect.soft(kept.position, `${name}: the position of the headless program`).toBe(position(kept.text));
    expect.soft(await violations(page), `${name}: axe`).toEqual([]);
    if (picture) {
      const found = await unlike(page, options);
      for (const [at, body] of (found?.pictures ?? []).entries()) {
        const called = `${name}, ${at ? "opened fresh" : "walked to"}.png`;
        const path = info.outputPath(called.replaceAll("/", " "));
        writeFileSync(path, body);
        await info.attach(called, { path, contentType: "image/png" });
      }
      expect.soft(found?.where ?? null, `${name}: the picture of the same screen opened fresh`).toBeNull();
    }
  });
}
