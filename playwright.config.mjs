// Browser tests run against the release in dist/. It is served below a sub-path to prove that any sub-path works.
import { defineConfig } from "@playwright/test";
import { exactArguments, executablePath, launchArguments, sizes } from "./tests/browser/browser.mjs";

// Several work trees may run their tests at the same time. Workers inherit the port from the main process.
const port = (process.env.TRIVIUM_TEST_PORT ??= String(20_000 + (process.pid % 10_000)));
const base = "/games/trivium/";
const url = `http://127.0.0.1:${port}${base}`;

// Files run on the desktop. Those in `small` run on a phone instead and those in `both` also, because their result may differ there.
// Within a file, the tags @phone, @tablet and @desktop choose projects for a test.
const spec = (name) => `**/${name}.spec.mjs`;
const [small, both] = [["face-to-face", "play", "position", "shell"], ["axe", "layout"]];
// Walks and the random user set their own sizes.
const walks = "**/walks/*.spec.mjs";
const tablet = ["face-to-face", "layout"];

export default defineConfig({
  testDir: "tests/browser",
  globalSetup: "./tests/browser/global-setup.mjs",
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A loaded machine may miss a deadline once. scripts/test lists such tests in its last lines.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "target/playwright.json" }]],
  use: {
    baseURL: url,
    locale: "en-GB",
    // Motion takes most of the processor time. Tests of motion, and all walks, ask for it.
    reducedMotion: "reduce",
    launchOptions: { executablePath, args: launchArguments },
    actionTimeout: 60_000,
    // base-test.mjs takes a picture after a failure.
    screenshot: "off",
    // A service worker would answer requests that tests answer themselves, and would fetch all files in each test.
    serviceWorkers: "block",
  },
  projects: [
    { name: "phone", use: { viewport: sizes.phone, hasTouch: true }, testMatch: [...small, ...both].map(spec), grepInvert: /@(tablet|desktop)/ },
    { name: "tablet", use: { viewport: sizes.tablet, hasTouch: true }, testMatch: tablet.map(spec), grepInvert: /@(phone|desktop)/ },
    // Before the many short tests: a long test at the end would leave the other workers idle.
    {
      name: "walks",
      testMatch: walks,
      use: { viewport: sizes.desktop, reducedMotion: "no-preference", launchOptions: { executablePath, args: exactArguments } },
    },
    { name: "desktop", use: { viewport: sizes.desktop }, testIgnore: [...small.map(spec), walks], grepInvert: /@(phone|tablet)/ },
  ],
  webServer: {
    command: `node scripts/server.mjs --base ${base} --port ${port}`,
    url,
    reuseExistingServer: false,
  },
});
