// Playwright's test, extended: taps need no pauses, and a failed test takes a screenshot.
import { test as base } from "@playwright/test";
import { hurry } from "./hurry.mjs";

export const test = base.extend({
  /** Lets a tap follow a move faster than people tap (hurry.mjs). Tests of double taps set it to false. */
  hurried: /** @type {any} */ ([true, { option: true }]),

  context: async ({ context, hurried }, use) => {
    if (hurried) await context.addInitScript(hurry);
    await use(context);
  },

  // Playwright's own option takes a screenshot after every test, which costs a tenth of the time of a short test.
  page: async ({ page }, use, info) => {
    await use(page);
    if (info.errors.length > 0) await page.screenshot({ path: info.outputPath("failed.png"), timeout: 5_000 }).catch(() => {});
  },
});
