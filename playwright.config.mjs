// Browser tests run against the release in dist/, served below a sub-path to prove that any sub-path will do.
import { defineConfig } from "@playwright/test";
import { executablePath, launchArguments, sizes } from "./tests/browser/browser.mjs";

// Several work trees may be tested at once; the workers inherit the port from the process that chose it.
const port = (process.env.TRIVIUM_TEST_PORT ??= String(20_000 + (process.pid % 10_000)));
const base = "/games/trivium/";
const url = `http://127.0.0.1:${port}${base}`;

// Whole games are long: each is played by taps on the phone, and by the mouse, by keys and typed on the desktop. What does not
// depend on the size is tried once; the tablet, on which people play, has what is laid out for it.
const spec = (name) => `**/${name}.spec.mjs`;
const once = [
  "analysis", "articles", "axe-boards", "drag", "embed", "faults", "gap", "gaze", "keeping", "keyboard", "offline", "outages", "pictures", "policy", "programs", "records", "words",
];
const tablet = ["axe", "clock", "round", "shell", "sight", "smoke", "table"];

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
    { name: "phone", use: { viewport: sizes.phone, hasTouch: true }, testIgnore: once.map(spec) },
    { name: "tablet", testMatch: tablet.map(spec), use: { viewport: sizes.tablet, hasTouch: true } },
    { name: "desktop", testIgnore: spec("play"), use: { viewport: sizes.desktop } },
  ],
  webServer: {
    command: `node scripts/server.mjs --base ${base} --port ${port}`,
    url,
    reuseExistingServer: false,
  },
});
