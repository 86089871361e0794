// The browser and the window sizes of tests and screenshots.
import { existsSync } from "node:fs";

/** The headless shell needs a third less CPU time than Chromium. TRIVIUM_CHROMIUM names another browser. */
const installed = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
export const executablePath = process.env.TRIVIUM_CHROMIUM ?? installed.find((path) => existsSync(path)) ?? "chromium";

/** Chromium options that allow root in a container and prevent background requests. */
export const launchArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** For pixel-exact comparisons: partial redraws would leave seams. */
export const exactArguments = [...launchArguments, "--disable-partial-raster"];

/** In CSS pixels. `phone` is the smallest size at which a match needs no scrolling. */
export const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
  large: { width: 1920, height: 1080 },
};
