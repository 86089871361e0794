// No match is lost when two tabs open the same match, or when the browser's storage fails.
import { afresh, expect, open, test } from "./fixtures.mjs";
import { store } from "./records.mjs";
import { id, openShelf, refuse, shelved, stock } from "./storage.mjs";
import { asked, game, lay, moves, position, start } from "./shell.mjs";

const elsewhere = (page) => page.locator(".elsewhere");

test("a move is in local storage at once, and soon in IndexedDB", async ({ page }) => {
  await start(page, /^Simple Three/, { cells: "b2 a1" });
  const kept = await page.evaluate((key) => localStorage.getItem(key), `trivium/game/${id(page)}`);
  expect(kept).toContain("record b2 a1");
  await expect.poll(async () => (await shelved(page))[id(page)]).toBe(kept);
  // Once no tab plays the match, it moves from local storage to IndexedDB.
  const key = `trivium/game/${id(page)}`;
  await page.getByRole("link", { name: "To the start page" }).click();
  await expect(page.getByRole("link", { name: /Traffic Lights · Simple/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: /Traffic Lights · Simple/ })).toBeVisible();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), key)).toBe(null);
  await page.getByRole("link", { name: /Traffic Lights · Simple/ }).click();
  await expect(game(page)).toHaveAttribute("data-position", /R\.\.$|board=\.\.\.\/\.R\.\/R\.\./);
});

test("matches of old versions, in local storage only, are moved to IndexedDB", async ({ page }) => {
  const text = "trivium 1\ngame tritt\nvariant step\nname Old\nname \nseed 1\nend 1\nat 1\nturn 2\nrecord e5-g5\n";
  await store(page, { "game/old": `saved 1000\n${text}` });
  await open(page);
  await expect(page.getByRole("link", { name: /Tritt · Step.*/ }).first()).toBeVisible();
  expect(Object.keys(await shelved(page))).toEqual(["old"]);
  expect(await page.evaluate(() => localStorage.getItem("trivium/game/old"))).toBe(null);
});

test("a second tab follows, takes over on request, and hands back when it closes", async ({ page, context }) => {
  await start(page, /^Simple Three/, { cells: "b2" });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(elsewhere(other)).toContainText("playing this game in another tab");
  await expect(elsewhere(page)).toHaveCount(0);
  await lay(page, "a1");
  await expect(game(other)).toHaveAttribute("data-position", await position(page));
  // The second tab follows the first one and accepts no moves.
  await other.locator(".table [data-site='c2']").click({ force: true });
  await expect(game(other)).toHaveAttribute("data-position", await position(page));
  // The following tab may browse, and stays at its position while the first tab plays.
  await other.keyboard.press("Home");
  await expect(game(other)).not.toHaveAttribute("data-position", await position(page));
  const read = await position(other);
  await lay(page, "b1");
  await expect((await moves(other)).locator(".ply .token")).toHaveText(["b2", "a1", "b1"]);
  await expect(game(other)).toHaveAttribute("data-position", read);
  await other.getByRole("button", { name: "Play here" }).click();
  await expect(elsewhere(other)).toHaveCount(0);
  await expect(elsewhere(page)).toBeVisible();
  const taken = await position(other);
  await lay(other, "c2");
  const played = await position(other);
  await expect(game(page)).toHaveAttribute("data-position", played);
  // Keys act on the match that the tab has taken over, not on the one that it opened.
  await other.keyboard.press("Control+z");
  await expect(game(other)).toHaveAttribute("data-position", taken);
  await other.keyboard.press("Control+y");
  for (const tab of [other, page]) await expect(game(tab)).toHaveAttribute("data-position", played);
  // When the leading tab closes, the following one takes over.
  await other.close();
  await expect(elsewhere(page)).toHaveCount(0);
  await lay(page, "c1");
  const panel = await moves(page);
  await expect(panel.locator(".ply .token")).toHaveText(["b2", "a1", "b1", "c2", "c1"]);
});

test("local storage fails: IndexedDB keeps the match", async ({ page }) => {
  await refuse(page, { local: true });
  await start(page, /^Simple Three/, { cells: "b2" });
  await expect.poll(async () => (await shelved(page))[id(page)] ?? "").toContain("record b2");
  await expect(page.locator(".unsaved")).toHaveText("");
  await page.reload();
  await expect(game(page)).toHaveAttribute("data-position", /\.R\./);
});

for (const database of ["open", "write"]) {
  test(`IndexedDB fails to ${database}: local storage keeps the match`, async ({ page }) => {
    await refuse(page, { database });
    await start(page, /^Simple Three/, { cells: "b2" });
    await expect(page.locator(".unsaved")).toHaveText("");
    await afresh(page, "./#/");
    await page.getByRole("link", { name: /Traffic Lights · Simple/ }).click();
    await expect(game(page)).toHaveAttribute("data-position", /\.R\./);
  });
}

test("without any storage the page warns, and the match continues", async ({ page }) => {
  await refuse(page, { local: true, database: "open" });
  await start(page, /^Simple Three/, { cells: "b2" });
  await expect(page.locator(".unsaved")).toContainText("There is no room to save this game.");
  await lay(page, "a1");
  await expect(asked(page)).toHaveText(/^Anna:/);
  // Without storage the match lasts until the tab closes.
  await page.getByRole("link", { name: "To the start page" }).click();
  await page.getByRole("link", { name: /Traffic Lights · Simple/ }).click();
  await expect(game(page)).toHaveAttribute("data-position", /R/);
});

test("after the storage was cleared, the next move writes the match again", async ({ page, context }) => {
  await start(page, /^Simple Three/, { cells: "b2" });
  await expect.poll(async () => Object.keys(await shelved(page)).length).toBe(1);
  const client = await context.newCDPSession(page);
  await client.send("Storage.clearDataForOrigin", { origin: new URL(page.url()).origin, storageTypes: "local_storage,indexeddb" });
  await lay(page, "a1");
  await expect.poll(async () => (await shelved(page))[id(page)] ?? "").toContain("record b2 a1");
  await page.reload();
  await expect(game(page)).toHaveAttribute("data-position", /R.*R/);
  // A script clears it.
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await lay(page, "c2");
  const before = await position(page);
  await page.waitForTimeout(300);
  await page.reload();
  await expect(game(page)).toHaveAttribute("data-position", before);
});

test("of ten thousand matches the list shows 50, and the search finds all", async ({ page }) => {
  await open(page);
  await stock(page, 10_000);
  await page.reload();
  await openShelf(page);
  await expect(page.locator(".match-list .kept li:not(.deleted)")).toHaveCount(50);
  await expect(page.getByText("10000 games")).toBeVisible();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.locator(".match-list .kept li:not(.deleted)")).toHaveCount(100);
  await page.getByRole("searchbox").fill("Player7777");
  await expect(page.locator(".match-list .kept li:not(.deleted)")).toHaveCount(1);
  await page.locator(".match-list .kept a").click();
  await expect(game(page)).toHaveAttribute("data-position", /\.R\./);
});
