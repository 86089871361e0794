// Takes screenshots of the scenes in tests/browser/scenarios.mjs in six sizes, light and dark, on the page in dist/.
// With --manifest, takes those in public/screenshots, which the web app manifests name.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { scenarios } from "../../../tests/browser/scenarios.mjs";
import { launch, root, serve, sizes } from "./common.mjs";

/** The sizes of the tests, a phone in landscape, and the narrowest phone. */
const screens = { ...sizes, sideways: { width: 844, height: 390 }, narrow: { width: 320, height: 640 } };
const handheld = ["phone", "tablet", "sideways", "narrow"];
const MANIFEST = { tritt: "phone", triapon: "phone", trigon: "desktop", trias: "desktop" };

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "target/shots" },
    only: { type: "string", default: "" },
    lang: { type: "string", default: "en" },
    size: { type: "string", default: Object.keys(screens).join(",") },
    scheme: { type: "string", default: "light,dark" },
    manifest: { type: "boolean", default: false },
  },
});

const server = await serve();
const { url } = server;
const browser = await launch();

/**
 * Takes a screenshot of a scene; `path` has no ending. A JPEG has twice the pixels on phones.
 * @param {(typeof scenarios)[number]} scene
 */
async function take({ name, route, file, settings, matches, play }, size, colorScheme, path, type) {
  // Each scene has its own context, so that scenes share no storage.
  const context = await browser.newContext({
    viewport: screens[size],
    deviceScaleFactor: type === "jpeg" && size === "phone" ? 2 : 1,
    hasTouch: handheld.includes(size),
    locale: values.lang,
    colorScheme,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(`${name}: ${error}`));
  if (settings) await page.addInitScript((kept) => localStorage.setItem("trivium/settings", kept), settings);
  if (matches) {
    await page.addInitScript((all) => Object.entries(all).forEach(([id, text]) => localStorage.setItem(`trivium/game/${id}`, text)), matches);
  }
  try {
    await page.goto(file ? url + file : route ? `${url}#${route}` : url);
    await page.locator("main:not(.waiting)").first().waitFor();
    await play?.(page);
    if (type === "jpeg") await page.mouse.move(1, 1);
    // Waits for the response to the last press and for its animations.
    await page.waitForTimeout(300);
    await page.locator("html:not([data-busy]) main").first().waitFor();
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
  } catch (error) {
    console.error(`${name}, ${size}: ${error}`);
  }
  const shot = type === "jpeg" ? { path: `${path}.jpg`, quality: 80 } : { path: `${path}.png` };
  await page.screenshot({ ...shot, type });
  console.log(shot.path);
  await context.close();
}

try {
  if (values.manifest) {
    const out = join(root, "public/screenshots");
    mkdirSync(out, { recursive: true });
    for (const [game, size] of Object.entries(MANIFEST)) {
      // With the settings of a new user.
      const scene = { ...scenarios.find(({ name }) => name === `${game}-wood`), settings: "" };
      await take(scene, size, "light", join(out, `${game}-${size}`), "jpeg");
    }
  } else {
    mkdirSync(values.out, { recursive: true });
    const wanted = scenarios.filter(({ name }) => new RegExp(values.only).test(name));
    for (const size of values.size.split(",")) {
      for (const scheme of values.scheme.split(",")) {
        for (const scenario of wanted) await take(scenario, size, scheme, join(values.out, `${scenario.name}-${size}-${scheme}`), "png");
      }
    }
  }
} finally {
  await browser.close();
  server.end();
}
