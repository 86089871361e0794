// Fixtures of all browser tests: `import { test, expect } from "./fixtures.mjs"`.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";
import { test as base } from "./base-test.mjs";
import { faults } from "./walks/dom-checks.mjs";

export { expect };

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const WCAG_2_2_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * In the page: runs axe. Axe reports a target partly under a sticky bar as too small, so such targets are scrolled to
 * the middle of the screen and checked again.
 */
async function look(runOnly) {
  // Wait for colour transitions. They start in the next frame, in embedded boards one frame later.
  const roots = [document, ...[...document.querySelectorAll("trivium-board")].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  let moving;
  do {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    moving = roots.flatMap((root) => root.getAnimations().filter(({ playState }) => playState === "running"));
    await Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
  } while (moving.length > 0);
  const found = await globalThis.axe.run(document, { runOnly, resultTypes: ["violations"] });
  const [x, y] = [scrollX, scrollY];
  for (const violation of found.violations.filter(({ id }) => id === "target-size")) {
    const still = [];
    for (const node of violation.nodes) {
      const one = node.target.length === 1 && document.querySelector(node.target[0]);
      one?.scrollIntoView?.({ block: "center", behavior: "instant" });
      const again = one && (await globalThis.axe.run(one, { runOnly: { type: "rule", values: ["target-size"] } }));
      if (!again || again.violations.length > 0) still.push(node);
    }
    violation.nodes = still;
  }
  scrollTo({ left: x, top: y, behavior: "instant" });
  return found;
}

/** Violations of WCAG 2.2 AA, or of one rule of axe, on the current page. */
export async function violations(page, rule = "") {
  // Axe's source is half a megabyte, so it is injected only once per document.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
  const found = await page.evaluate(look, rule ? { type: "rule", values: [rule] } : WCAG_2_2_AA);
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`),
  );
}

/** Runs in the page before other scripts. Disables animations, so that each change takes one frame. */
function still() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { animation-duration: 0s !important; transition: none !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * Playwright's test with two additions: it fails on console errors, uncaught errors and requests to other origins, and
 * `axe()` fails on violations of WCAG 2.2 AA on the current page. `axe("color-contrast")` checks a single rule.
 */
export const test = base.extend({
  page: async ({ page, baseURL, reducedMotion }, use) => {
    // Even with reduced motion the page fades pieces in, which takes a third of the CPU time of a playing test.
    if (reducedMotion === "reduce") await page.addInitScript(still);
    const wrongs = [];
    const origin = new URL(baseURL).origin;
    page.on("console", (message) => {
      if (message.type() === "error") wrongs.push(`console error: ${message.text()}`);
    });
    page.on("pageerror", (error) => wrongs.push(`error not caught: ${error}`));
    page.on("request", (request) => {
      const url = new URL(request.url());
      const local = ["data:", "blob:"].includes(url.protocol);
      if (!local && url.origin !== origin) wrongs.push(`request to another origin: ${url}`);
    });
    await use(page);
    expect(wrongs).toEqual([]);
  },

  axe: async ({ page }, use) => {
    await use(async (rule) => expect(await violations(page, rule)).toEqual([]));
  },
});

export const heading = (page) => page.getByRole("heading", { level: 1 });

/** Resizes the window and looks for visible faults (walks/dom-checks.mjs). */
export async function fits(page, windows, where = "") {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(faults), `${width}×${height} ${where}`).toEqual([]);
  }
}

/** Delays a file. Returns a function that releases it, and the requests for it. */
export async function hold(page, file) {
  let go;
  const held = new Promise((resolve) => (go = resolve));
  const asked = [];
  await page.route(file, async (route) => {
    asked.push(route.request().url());
    await held;
    await route.continue();
  });
  return { go, asked };
}

/** Leaves the page, then opens an address. After a mere hash change a reload may load the old address. */
export async function afresh(page, address) {
  await page.goto("about:blank");
  await page.goto(address);
}

/**
 * Opens a hash route (`""` is the start page) and waits until the app has rendered. An open sheet stays until the files
 * of the next screen are loaded, so it gets the class `previous`.
 */
export async function open(page, route = "") {
  await page.evaluate(() => document.querySelectorAll("dialog").forEach((dialog) => dialog.classList.add("previous")));
  await page.goto(`./${route && `#${route}`}`);
  await expect(page.locator("main:not(.waiting)")).toBeVisible();
}
