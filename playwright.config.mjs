// Browser tests run against the release in dist/, served below a sub-path to prove that any sub-path will do.
import { defineConfig } from "@playwright/test";
import { exactArguments, executablePath, launchArguments, sizes } from "./tests/browser/browser.mjs";

// Several work trees may be tested at once; the workers inherit the port from the process that chose it.
const port = (process.env.TRIVIUM_TEST_PORT ??= String(20_000 + (process.pid % 10_000)));
const base = "/games/trivium/";
const url = `http://127.0.0.1:${port}${base}`;

// Whole games are long: each is played by taps on the phone; by keys and typed, on the desktop, the long ones from near their end. What
// does not depend on the size, or sets sizes of its own, is tried once; the tablet, round which people sit, has what is laid out for it.
const spec = (name) => `**/${name}.spec.mjs`;
const once = [
  "analysis", "articles", "axe-boards", "browsing", "by-ear", "drag", "embed", "embed-hosts", "embed-press", "embed-puzzle", "embed-viewer", "engines", "faults", "focus", "gallery", "keyboard", "landscape", "language-files", "match-list", "match-tools", "narrow",
  "offline", "package", "pan-zoom", "pictures", "policy", "records", "screen-loading", "share-picture", "staged-rendering", "storage", "styles", "trying", "variations", "worker-errors",
];
// Walks and the random user have sizes of their own.
const walks = "**/walks/*.spec.mjs";
const tablet = ["face-to-face", "layout", "smoke"];

export default defineConfig({
  testDir: "tests/browser",
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A loaded machine may miss a deadline once; what fails twice more is broken.
  retries: process.env.CI ? 2 : 0,
  // Machines differ by a factor of five: a deadline ends what hangs, it measures nothing.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  use: {
    baseURL: url,
    locale: "en-GB",
    // What moves costs most of the processor time: tests that look at it, and all walks, ask for it.
    reducedMotion: "reduce",
    launchOptions: { executablePath, args: launchArguments },
    // A press or a wait that comes to nothing ends sooner than its test.
    actionTimeout: 180_000,
    // Tests take their own (tests/browser/base-test.mjs).
    screenshot: "off",
    // It is in the way of tests that answer the page's requests themselves, and would fetch all files for each test.
    serviceWorkers: "block",
  },
  projects: [
    { name: "phone", use: { viewport: sizes.phone, hasTouch: true }, testIgnore: [...once.map(spec), walks] },
    { name: "tablet", testMatch: tablet.map(spec), testIgnore: walks, use: { viewport: sizes.tablet, hasTouch: true } },
    { name: "desktop", testIgnore: [spec("face-to-face"), spec("play"), walks], use: { viewport: sizes.desktop } },
    {
      name: "walks",
      testMatch: walks,
      timeout: 1_200_000,
      use: { viewport: sizes.desktop, reducedMotion: "no-preference", actionTimeout: 60_000, navigationTimeout: 60_000, launchOptions: { executablePath, args: exactArguments } },
    },
  ],
  webServer: {
    command: `node scripts/server.mjs --base ${base} --port ${port}`,
    url,
    reuseExistingServer: false,
  },
});
