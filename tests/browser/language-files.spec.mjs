// Language files: which ones the page fetches, when, and what happens if one fails.
import { expect, heading, hold, open, test } from "./fixtures.mjs";
import { LANGUAGES } from "./games.mjs";
import { store } from "./records.mjs";

const WORDS = "**/words/*.txt";

for (const [what, locale, kept, language] of [
  ["of the browser", "de-CH", "", "de"],
  ["that were chosen", "en-GB", "language=it theme=dark", "it"],
  ["in English, when the browser's are not ours", "es-ES", "language=nothing", "en"],
]) {
  test.describe("", () => {
    test.use({ locale });
    test(`only the words ${what} are fetched, and only once`, async ({ page }) => {
      const fetched = [];
      page.on("request", (request) => {
        const file = /words\/.*/.exec(request.url());
        if (file) fetched.push(file[0]);
      });
      await store(page, { settings: kept });
      await open(page, "/settings");
      await expect(page.getByRole("radio")).not.toHaveCount(0);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      expect(fetched).toEqual([`words/${language}.txt`]);
    });
  });
}

for (const [what, answer] of /** @type {[string, (route: import("@playwright/test").Route) => unknown][]} */ ([
  ["are another file", (route) => route.fulfill({ body: "<!doctype html>\n<title>Trivium</title>\n" })],
  ["are those of another version", (route) => route.fulfill({ body: "trivium words en 0\nBack\nClose\n" })],
])) {
  test(`when words ${what}, the page says in all languages that it does not start`, async ({ context }) => {
    // Not the fixture's page, which fails on the console's reports of failed requests.
    const page = await context.newPage();
    await page.route(WORDS, answer);
    await page.goto("./");
    // The texts appear before the 15 s timeout of index.html.
    for (const lang of LANGUAGES) {
      await expect(page.locator(`.late [lang=${lang}]`)).toBeVisible({ timeout: 10_000 });
    }
    await expect(heading(page)).toHaveText("Trivium");
  });
}

test("words that do not load at first are requested again", async ({ context }) => {
  const page = await context.newPage();
  let asked = 0;
  await page.route(WORDS, (route) => (asked++ ? route.continue() : route.abort()));
  await page.goto("./#/settings");
  await expect(heading(page)).toHaveText("Settings");
  expect(asked).toBe(2);
});

test("a language that does not load changes nothing and can be tried again", async ({ context }) => {
  const page = await context.newPage();
  await page.route(WORDS, (route) => (route.request().url().endsWith("de.txt") ? route.abort() : route.continue()));
  await page.goto("./#/settings");
  await page.getByRole("radio", { name: "Deutsch" }).click();
  await expect(page.getByRole("alert")).toHaveText("Deutsch could not be loaded. Try again later.");
  await expect(heading(page)).toHaveText("Settings");
  await expect(page.getByRole("radio", { name: "English" })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.unroute(WORDS);
  await page.getByRole("radio", { name: "Deutsch" }).check();
  await expect(heading(page)).toHaveText("Einstellungen");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page).toHaveTitle("Einstellungen · Trivium");
  await page.reload();
  await expect(heading(page)).toHaveText("Einstellungen");
  await expect(page.getByRole("radio", { name: "Dunkel" })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a loading language is shown as chosen, and applies also after the player left the settings", async ({ page }) => {
  await open(page, "/settings");
  await expect(heading(page)).toHaveText("Settings");
  const { go } = await hold(page, "**/words/fr.txt");
  await page.getByRole("radio", { name: "Français" }).check();
  await expect(heading(page)).toHaveText("Settings");
  await expect(page.getByRole("radio", { name: "Français" })).toBeChecked();
  await expect(page.locator(".loading [role=status]")).toHaveText("Loading…");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(heading(page)).toHaveText("Trivium");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  // The next screen uses the language, too.
  await page.evaluate(() => (location.hash = "#/rules/trias"));
  go();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator("main article")).toContainText("graines");
  await page.goBack();
  await expect(page.getByRole("link", { name: "Réglages" })).toBeVisible();
});
