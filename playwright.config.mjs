// Browser tests run against the release in dist/, served below a sub-path to prove that any sub-path will do.
import { defineConfig } from "@playwright/test";
import { executablePath, launchArguments, sizes } from "./tests/browser/browser.mjs";

// Several work trees may be tested at once; the workers inherit the port from the process that chose it.
const port = (process.env.TRIVIUM_TEST_PORT ??= String(20_000 + (process.pid % 10_000)));
const base = "/games/trivium/";
const url = `http://127.0.0.1:${port}${base}`;

// Whole games are long: by taps on the phone and by clicks on the desktop will do; by drags, by keys, typed, and seen by axe once.
const once = ["**/axe-boards.spec.mjs", "**/drag.spec.mjs", "**/embed.spec.mjs", "**/faults.spec.mjs", "**/keeping.spec.mjs", "**/keyboard.spec.mjs", "**/offline.spec.mjs", "**/pictures.spec.mjs", "**/policy.spec.mjs", "**/programs.spec.mjs", "**/records.spec.mjs"];

export default defineConfig({
  testDir: "tests/browser",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A loaded machine may miss a deadline once; what fails twice more is broken.
  retries: process.env.CI ? 2 : 0,
  timeout: 120_000,
  reporter: [["list"]],
  use: {
    baseURL: url,
    locale: "en-GB",
    launchOptions: { executablePath, args: launchArguments },
    screenshot: "only-on-failure",
    // It is in the way of tests that answer the page's requests themselves, and would fetch all files for each test.
    serviceWorkers: "block",
  },
  projects: [
    { name: "phone", use: { viewport: sizes.phone, hasTouch: true }, testIgnore: once },
    { name: "tablet", testIgnore: [...once, "**/play.spec.mjs"], use: { viewport: sizes.tablet, hasTouch: true } },
    { name: "desktop", use: { viewport: sizes.desktop } },
  ],
  webServer: {
    command: `node scripts/server.mjs --base ${base} --port ${port}`,
    url,
    reuseExistingServer: false,
  },
});
