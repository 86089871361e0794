// Browsers without a feature of CSS: every screen is laid out, and its controls can be reached (docs/faults.md).
import { expect, open, test } from "./fixtures.mjs";
import { kept, store } from "./records.mjs";
import { sizes } from "./browser.mjs";
import { faults } from "./walks/dom-checks.mjs";

const SCREENS = [
  ["", "main .tile"],
  ["/new/triapon", "main form"],
  ["/settings", "main fieldset"],
  ["/game/one", "main.game .choosable"],
  ["/game/end", "main.game .status-bar.ended"],
  ["/game/one/menu", "dialog button"],
  ["/learn/tritt", "main.lesson .stages"],
  ["/position/tritt", "main.position-editor [data-site]"],
];

for (const feature of [":has(", "@container", "color-mix(", "dvh", "text-wrap"]) {
  test(`a browser without ${feature}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, bypassCSP: true, viewport: sizes.phone, hasTouch: true, reducedMotion: "reduce", serviceWorkers: "block" });
    const page = await context.newPage();
    await store(page, {
      settings: "language=en theme=dark",
      "game/one": kept("trigon", "base", ["2@0,0u", "3@0,0d"]),
      "game/end": kept("traffic-lights", "simple", ["a1", "b1", "c1"]),
    });
    await page.route(/(\.css|\/)(\?|$)/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(feature, feature.replace(/[a-z]+/, "nosuch")) });
    });
    for (const [screen, there] of SCREENS) {
      await open(page, screen);
      await page.locator(there).first().waitFor();
      if (feature === ":has(") await page.waitForFunction(() => /** @type {HTMLLinkElement} */ (document.querySelector("#older"))?.sheet);
      expect(await page.evaluate(faults), screen || "/").toEqual([]);
      if (screen !== "/settings") continue;
      // The selected option of several buttons looks selected.
      const look = (theme) => page.getByRole("radio", { name: theme, exact: true }).evaluate((input) => [input, input.parentElement, input.nextElementSibling].map((one) => getComputedStyle(one).backgroundColor).join());
      expect(await look("Dark")).not.toBe(await look("Light"));
    }
    await context.close();
  });
}
