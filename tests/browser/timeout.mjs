// Playwright's test, which ends in time. All others stand on it.
import { test as base } from "@playwright/test";

/** When the time is over, in milliseconds since 1970: `scripts/test` says it where a machine gives a run only so long. */
const until = 1000 * Number(process.env.TRIVIUM_UNTIL ?? Infinity);

/** A test that would begin after that is skipped; `scripts/test` says so at its end. */
export const test = base.extend({
  inTime: [
    async ({}, use, info) => {
      info.skip(Date.now() > until, "no time left");
      await use();
    },
    /** @type {any} */ ({ auto: true }),
  ],
});
