// The browser that tests and screenshots run in, and the sizes they look at.
import { existsSync } from "node:fs";

/** Chromium without its windows takes a third less of the processor. Another one may be named by TRIVIUM_CHROMIUM. */
const installed = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
export const executablePath = process.env.TRIVIUM_CHROMIUM ?? installed.find((path) => existsSync(path)) ?? "chromium";

/** Chromium as root in a container, with no talk of its own to the network. */
export const launchArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The same for pictures that are compared point by point: what is drawn again is drawn whole, without seams at the edges of what changed. */
export const exactArguments = [...launchArguments, "--disable-partial-raster"];

/** Screens in CSS pixels: the smallest phone that need not scroll, a tablet upright, a small and a large desktop. */
export const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
  large: { width: 1920, height: 1080 },
};
