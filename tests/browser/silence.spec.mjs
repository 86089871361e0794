// Browser features that are missing, or whose promises and callbacks never come: nothing hangs (docs/faults.md).
import { afresh, expect, test } from "./fixtures.mjs";
import { asked, lay, start } from "./shell.mjs";
import { openShelf } from "./storage.mjs";

const link = (page) => page.getByRole("link", { name: /Traffic Lights · Simple/ }).first();

for (const [what, script] of /** @type {[string, () => unknown][]} */ ([
  ["a database that never opens", () => (IDBFactory.prototype.open = /** @type {any} */ (() => new EventTarget()))],
  [
    "a storage that never answers",
    () => {
      const never = /** @type {any} */ (() => new Promise(() => {}));
      IDBFactory.prototype.databases = never;
      // This also runs in about:blank, which lacks some features.
      if (globalThis.StorageManager) StorageManager.prototype.persist = StorageManager.prototype.persisted = never;
    },
  ],
  ["locks that are never granted", () => globalThis.LockManager && (LockManager.prototype.request = LockManager.prototype.query = /** @type {any} */ (() => new Promise(() => {})))],
  [
    "service workers, fonts and caches that never come",
    () => {
      const never = new Promise(() => {});
      if (!globalThis.ServiceWorkerContainer) return;
      ServiceWorkerContainer.prototype.register = CacheStorage.prototype.open = /** @type {any} */ (() => never);
      Object.defineProperty(ServiceWorkerContainer.prototype, "ready", { get: () => never });
      Object.defineProperty(FontFaceSet.prototype, "ready", { get: () => never });
    },
  ],
  [
    "no channels, digests, drawing in the background, streams and idle time",
    () => {
      for (const name of ["BroadcastChannel", "OffscreenCanvas", "requestIdleCallback", "IntersectionObserver"]) delete globalThis[name];
      delete WebAssembly.compileStreaming;
      delete WebAssembly.instantiateStreaming;
      Object.defineProperty(Crypto.prototype, "subtle", { get: () => undefined });
      Object.defineProperty(Crypto.prototype, "randomUUID", { value: undefined });
    },
  ],
])) {
  test(`a match is played, listed and opened again with ${what}`, async ({ page }) => {
    await page.addInitScript(script);
    await start(page, /^Simple Three/, { cells: "b2 a1" });
    await openShelf(page);
    await expect(link(page)).toBeVisible({ timeout: 4000 });
    await afresh(page, "./");
    await expect(page.locator("main:not(.waiting)")).toBeVisible({ timeout: 4000 });
    await link(page).click();
    await expect(asked(page)).toHaveText(/^Anna:/, { timeout: 4000 });
    await lay(page, "c2");
  });
}

test("a clipboard that never answers: the link is there to be copied by hand, and the page says so", async ({ page }) => {
  await page.addInitScript(() => (Clipboard.prototype.writeText = () => new Promise(() => {})));
  await start(page, /^Simple Three/, { cells: "b2" });
  await page.goto(`${page.url()}/share`);
  await page.getByRole("dialog").getByRole("button", { name: /copy/i }).first().click();
  await expect(page.getByRole("dialog").locator("[role=status]").first()).not.toBeEmpty({ timeout: 2000 });
});

test("while the start hangs, the page says that it is loading", async ({ page }) => {
  await page.route(/words\/en\.txt$/, () => {});
  await page.goto("./");
  await expect(page.locator(".slow")).toHaveText("Loading…", { timeout: 2500 });
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
