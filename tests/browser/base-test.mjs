// Playwright's test, which taps without pauses, and takes a picture of the page if it fails.
import { test as base } from "@playwright/test";
import { hurry } from "./hurry.mjs";

export const test = base.extend({
  /** Whether a tap may follow a move faster than people tap. Tests of double taps set it to false. */
  hurried: /** @type {any} */ ([true, { option: true }]),

  context: async ({ context, hurried }, use) => {
    if (hurried) await context.addInitScript(hurry);
    await use(context);
  },

  // Playwright's own option takes one after every test and keeps those of failures: a tenth of the time of a short test.
  page: async ({ page }, use, info) => {
    await use(page);
    if (info.errors.length > 0) await page.screenshot({ path: info.outputPath("failed.png"), timeout: 5_000 }).catch(() => {});
  },
});
