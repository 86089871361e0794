// The browser that tests and screenshots run in, and the sizes they look at.

/** Another Chromium than Debian's may be named by TRIVIUM_CHROMIUM. */
export const executablePath = process.env.TRIVIUM_CHROMIUM ?? "/usr/bin/chromium";

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

/** Screens in CSS pixels: the smallest phone that need not scroll, a tablet upright, a small and a large desktop. */
export const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
  large: { width: 1920, height: 1080 },
};
