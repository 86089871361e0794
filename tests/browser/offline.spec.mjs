// The service worker: offline use, updates, damaged caches, shared texts and files, installation. walks/environment.spec.mjs
// opens more screens offline, and installs a new release in the middle of a match.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { afresh, heading } from "./fixtures.mjs";
import { GAMES, LANGUAGES } from "./games.mjs";
import { begin, choose, settled } from "./play.mjs";
import { served } from "./site.mjs";
import { test as plain } from "./base-test.mjs";

/** A test with a server of its own, whose release it may change. */
const test = served(plain).extend({
  serviceWorkers: "allow",
});

const ready = (page) => expect(page.locator("html")).toHaveAttribute("data-offline", "ready");
const tagline = (page) => page.locator("main:not(.waiting) .masthead p");

/** Opens the page and waits until all files are cached. */
async function settle(page) {
  await page.goto("./");
  await ready(page);
}

const look = (page) => page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => {}));
const offer = (page) => page.getByText("A new version of Trivium is ready.");
const caches = (page) => page.evaluate(() => globalThis.caches.keys());

test("once opened, everything works without a network", async ({ page, host }) => {
  await settle(page);
  await expect(page.getByText("Available offline")).toBeVisible();
  await host.down();
  await page.reload();
  await expect(tagline(page)).toBeVisible();
  for (const [game, { variants }] of Object.entries(GAMES)) {
    await begin(page, game, Object.keys(variants)[0]);
    const { can } = await settled(page);
    await choose(page, can[0]);
    await page.goto(`./#/rules/${game}`);
    await expect(page.locator("section h2").first()).toBeVisible();
  }
  // Articles with pictures.
  await page.goto("./rules/de/tritt.html");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  const image = page.locator("article img").first();
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((/** @type {HTMLImageElement} */ { complete, naturalWidth }) => complete && naturalWidth > 0)).toBe(true);
  // All languages with their page about playing by ear, and all looks.
  const languages = [["Deutsch", "Einstellungen", "Spielen mit Screenreader"], ["Français", "Réglages", "Jouer avec un lecteur d’écran"], ["Italiano", "Impostazioni", "Giocare con lo screen reader"], ["English", "Settings", "Playing with a screen reader"]];
  for (const [name, title, byEar] of languages) {
    await page.goto("./#/settings");
    await page.getByRole("radio", { name }).check();
    await expect(heading(page)).toHaveText(title);
    await page.goto("./#/");
    await page.getByRole("main").getByRole("link", { name: byEar }).click();
    await expect(heading(page)).toHaveText(byEar);
    await expect(page.getByRole("row", { name: "Alt+W" })).toBeVisible();
  }
  // Pages that are opened while the server is down.
  const other = await page.context().newPage();
  await other.goto("./#/new/trias");
  await expect(heading(other)).toHaveText("Trias");
  await other.goto("./index.html?from=home");
  await expect(heading(other)).toHaveText("Trivium");
});

test("an incomplete release is not used, a repaired one is installed when all pages are closed", async ({ page, host, context }) => {
  await settle(page);
  const old = host.release();
  const said = await tagline(page).textContent();
  host.renew("A new release.");
  // The only new file has a wrong hash.
  const broken = join(host.dir, host.release(), "words", "en.txt");
  const whole = readFileSync(broken);
  writeFileSync(broken, "half");
  await look(page);
  await page.waitForTimeout(2000);
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await expect(tagline(page)).toHaveText(said);
  await expect(page.locator("html")).toHaveAttribute("data-files", `./${old}/`);
  writeFileSync(broken, whole);
  await look(page);
  await expect(offer(page)).toBeVisible();
  await page.goto("about:blank");
  await page.close();
  await expect(async () => {
    const next = await context.newPage();
    await next.goto(host.url);
    const told = await tagline(next).textContent();
    await next.close();
    expect(told).toBe("A new release.");
  }).toPass();
});

test("two open releases: each page keeps its own files", async ({ page, host, context }) => {
  await settle(page);
  const said = await tagline(page).textContent();
  const second = await context.newPage();
  await second.goto("./");
  await ready(second);
  const old = host.release();
  host.renew("A new release.");
  await look(second);
  await second.getByRole("button", { name: "Reload" }).click();
  await expect(tagline(second)).toHaveText("A new release.");
  // The server has no files of the old release any more, but the first page still gets them.
  const asked = [];
  page.on("response", (response) => asked.push([new URL(response.url()).pathname, response.status()]));
  await page.goto("./#/settings");
  await page.getByRole("radio", { name: "Deutsch" }).check();
  await expect(heading(page)).toHaveText("Einstellungen");
  await page.getByRole("radio", { name: "English" }).check();
  await page.goto("./#/rules/trigon");
  await expect(page.locator("section h2").first()).toBeVisible();
  await begin(page, "trigon", "base");
  await page.goto("./#/");
  await expect(tagline(page)).toHaveText(said);
  expect(asked.length).toBeGreaterThan(2);
  for (const [path, status] of asked) {
    expect(status, path).toBe(200);
    expect(path).toContain(old);
  }
  // The page offers the new release, and loads it when asked.
  await expect(offer(page)).toBeVisible();
  expect(await caches(page)).toHaveLength(2);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(tagline(page)).toHaveText("A new release.");
});

test("damaged cached files are fetched again", async ({ page, host }) => {
  await settle(page);
  const spoil = (wanted, body) =>
    page.evaluate(
      async ([wanted, body]) => {
        const cache = await globalThis.caches.open((await globalThis.caches.keys())[0]);
        const request = (await cache.keys()).find(({ url }) => new RegExp(wanted).test(new URL(url).pathname));
        if (body === null) await cache.delete(request);
        else await cache.put(request, new Response(body, { headers: { "content-type": "text/html" } }));
      },
      [wanted, body],
    );
  // The service worker checks page, styles and words before use.
  for (const [file, body] of [["/$", "<!doctype html><p>broken"], ["looks.css$", "body { display: none }"], ["words/en.txt$", null]]) {
    await spoil(file, body);
    await afresh(page, "./");
    await expect(tagline(page)).toBeVisible();
  }
  // If the program is damaged, it does not start. Then all files are checked, and the page reloads.
  await spoil("_bg.wasm$", "broken");
  await afresh(page, "./");
  await expect(tagline(page)).toBeVisible();
  // Unused files are checked, too.
  await spoil("rules/de/trias.html$", "broken");
  await page.reload();
  await ready(page);
  await host.down();
  const rules = await page.evaluate(() => fetch("./rules/de/trias.html").then((answer) => answer.text()));
  expect(rules).not.toBe("broken");
});

plain("a text shared with the page opens the link in it", async ({ page }) => {
  await page.goto("./?title=A%20game&text=See%20https://example.org/%23/open/AbC-_1%20there");
  await expect(page).toHaveURL(/\/#\/open\/AbC-_1$/);
});

plain("a shared record and an opened file are imported", async ({ page }) => {
  const record = "trivium 3\ngame traffic-lights\nvariant simple\ntitle Shared\nrecord b2 a1 c3\n";
  await page.goto(`./?text=${encodeURIComponent(record)}`);
  await expect(page).toHaveURL(/\/#\/shelf$/);
  await expect(page.locator("main")).toContainText("Shared");
  // The operating system opens files in an installed page through `launchQueue`.
  await page.addInitScript((text) => {
    const files = [{ getFile: async () => new File([text], "x.trivium") }];
    Object.defineProperty(globalThis, "launchQueue", { value: { setConsumer: (take) => take({ files }) } });
  }, record.replace("Shared", "Opened"));
  await afresh(page, "./");
  await expect(page).toHaveURL(/\/#\/shelf$/);
  await expect(page.locator("main")).toContainText("Opened");
  // A shared text without a match also leads to the list of matches.
  await afresh(page, "./?text=Hello");
  await expect(page).toHaveURL(/\/#\/shelf$/);
});

plain("installation is offered once if the browser supports it", async ({ page }) => {
  await page.goto("./");
  await expect(page.locator(".tile").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Install" })).toHaveCount(0);
  // Chromium fires this event for an installable page.
  const own = await page.evaluate(() => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    Object.assign(event, { prompt: () => (globalThis.asked = (globalThis.asked ?? 0) + 1) });
    return !dispatchEvent(event);
  });
  expect(own, "the page prevents the browser's own offer").toBe(true);
  await page.getByRole("button", { name: "Install" }).click();
  await expect(page.getByRole("button", { name: "Install" })).toHaveCount(0);
  expect(await page.evaluate(() => globalThis.asked)).toBe(1);
});

/** The size of a picture, as "width×height". */
const measured = (page, url) =>
  page.evaluate(async (url) => {
    const { width, height } = await createImageBitmap(await (await fetch(url)).blob());
    return `${width}x${height}`;
  }, url);

for (const locale of LANGUAGES) {
  plain.describe(locale, () => {
    plain.use({ locale });
    plain(`the manifest is in ${locale} and names existing files`, async ({ page }) => {
      await page.goto("./");
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      const href = await page.locator("link[rel=manifest]").evaluate((/** @type {HTMLLinkElement} */ link) => link.href);
      const manifest = await (await page.request.get(href)).json();
      expect(manifest.lang).toBe(locale.slice(0, 2));
      expect(manifest.shortcuts.map(({ short_name }) => short_name)).toEqual(await page.locator(".tile h3").allTextContents());
      const files = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
      for (const { src, type, sizes } of files) {
        const url = new URL(src, href).href;
        expect((await page.request.get(url)).headers()["content-type"], src).toBe(type);
        // All languages have the same pictures.
        if (locale === "en") expect(await measured(page, url), src).toBe(sizes);
      }
      expect(new URL(manifest.start_url, href).href).toBe(new URL("./", page.url()).href);
      // Chromium's own validation of the manifest.
      const session = await page.context().newCDPSession(page);
      const { errors } = await session.send("Page.getAppManifest");
      expect(errors).toEqual([]);
    });
  });
}
