// Playwright's test, which takes a picture of the page if it fails.
import { test as base } from "@playwright/test";

export const test = base.extend({
  // Playwright's own option takes one after every test and keeps those of failures: a tenth of the time of a short test.
  page: async ({ page }, use, info) => {
    await use(page);
    if (info.errors.length > 0) await page.screenshot({ path: info.outputPath("failed.png"), timeout: 5_000 }).catch(() => {});
  },
});
