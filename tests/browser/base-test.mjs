// Playwright's test with what holds for all: it ends in time, and what fails is pictured.
import { test as base } from "@playwright/test";

/** When the time is over, in milliseconds since 1970: `scripts/test` says it where a machine gives a run only so long. */
const until = 1000 * Number(process.env.TRIVIUM_UNTIL ?? Infinity);

export const test = base.extend({
  // A test that would begin after that is skipped; `scripts/test` says so at its end.
  inTime: [
    async ({}, use, info) => {
      info.skip(Date.now() > until, "no time left");
      await use();
    },
    /** @type {any} */ ({ auto: true }),
  ],
  // Playwright's own way takes a picture at the end of each test and keeps those of failures: a tenth of the time of a short test.
  page: async ({ page }, use, info) => {
    await use(page);
    if (info.errors.length > 0) await page.screenshot({ path: info.outputPath("failed.png"), timeout: 5_000 }).catch(() => {});
  },
});
