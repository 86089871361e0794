// The list of matches with search, names, deletion and files; links to matches; statistics.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, open, test } from "./fixtures.mjs";
import { choose, drop, id, openShelf, save, saved, shelved } from "./storage.mjs";
import { kept, store } from "./records.mjs";
import { game, lay, menu, moves, openMatch, position, resign, start } from "./shell.mjs";

const rows = (page) => page.locator(".match-list .kept li:not(.deleted)");

test("matches are found, named, deleted and restored", async ({ page }) => {
  await start(page, /^Simple Three/, { cells: "b2" });
  await start(page, /^First steps/, { names: ["Cleo", "Dan"], cells: "b2" });
  await page.getByRole("link", { name: "To the start page" }).click();
  await page.getByRole("link", { name: "All games · 2" }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("searchbox").fill("anna simp");
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: /^Rename: Traffic Lights · Simple/ }).click();
  await page.getByLabel("Name of the game").fill("Sunday");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("searchbox").fill("sunday");
  await expect(rows(page).getByRole("link")).toContainText("Sunday");
  await expect(rows(page).getByRole("link")).toContainText("Anna – Jonas");
  await page.getByRole("searchbox").fill("nobody");
  await expect(page.getByText("No games found.")).toBeVisible();
  await page.getByRole("searchbox").fill("");
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("radio", { name: "Finished games" }).check();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole("radio", { name: "All", exact: true }).check();
  const all = await shelved(page);
  expect(new Set(Object.values(all).map((text) => /^seed (\d+)$/m.exec(text)[1])).size, "random seeds").toBe(2);
  /** Restores both matches. */
  const restored = async () => {
    expect(await shelved(page)).toEqual({});
    for (const back of [1, 2]) {
      await page.getByRole("button", { name: /^Restore/ }).last().click();
      await expect(rows(page)).toHaveCount(back);
    }
    expect(await shelved(page)).toEqual(all);
  };
  for (const left of [1, 0]) {
    await rows(page).first().getByRole("button", { name: /^Delete/ }).click();
    await expect(rows(page)).toHaveCount(left);
  }
  await restored();
  // Both are deleted in one task.
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('.match-list .kept button[aria-label^="Delete"]')) button.click();
  });
  await expect(rows(page)).toHaveCount(0);
  await restored();
});

test("a deleted match keeps its row, and a match without moves is not listed", async ({ page, axe }) => {
  await start(page, /^Simple Three/, { cells: "b2" });
  await start(page, /^First steps/, { cells: "a1 b1 c1 a1 b1 c1 a1 b1 c1" });
  await expect(page.locator(".status-bar.ended")).toBeVisible();
  await start(page, /^Four rows/);
  await openShelf(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole("combobox", { name: "Games" })).toHaveValue("");
  await expect(rows(page).first().locator(".result")).toHaveText("Anna wins.");
  const place = () => rows(page).last().boundingBox();
  const before = await place();
  await rows(page).first().getByRole("button", { name: /^Delete/ }).click();
  await expect(rows(page)).toHaveCount(1);
  expect(await place()).toEqual(before);
  await expect(page.getByRole("button", { name: /^Restore/ })).toBeFocused();
  await axe();
  await page.getByRole("combobox", { name: "Games" }).selectOption("tritt");
  await expect(rows(page)).toHaveCount(0);
  const field = page.getByLabel("Paste a link or the text of a game");
  await field.fill("https://example.org/#/open/hello");
  const leaves = [() => page.goBack(), () => page.locator("main.notice").getByRole("link", { name: "My games" }).click()];
  for (const leave of leaves) {
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(page).toHaveURL(/#\/open\/hello$/);
    await leave();
    await expect(field).toHaveValue("https://example.org/#/open/hello");
  }
  // Pasted text works like a file.
  await field.evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, save("b2 a1", { title: "Pasted" }));
  await expect(page.getByText("“Pasted” is now in My games.")).toBeVisible();
});

test("a match that is open in another tab cannot be renamed, with an error", async ({ page, context }) => {
  await openMatch(page, kept("traffic-lights", "simple", ["b2"]));
  const other = await context.newPage();
  await openShelf(other);
  const name = async () => {
    await rows(other).getByRole("button", { name: /^Rename: / }).click();
    await other.getByLabel("Name of the game").fill("Sunday");
    await other.getByRole("button", { name: "Save", exact: true }).click();
  };
  await name();
  await expect(other.getByRole("alert").filter({ hasText: "open in another tab" })).toBeVisible();
  await page.close();
  // The browser releases the locks of a closed tab with a delay.
  await expect(async () => {
    await other.keyboard.press("Escape");
    await name();
    await expect(rows(other).getByRole("link")).toContainText("Sunday", { timeout: 2000 });
  }).toPass();
});

test("all matches are saved to a file and imported once", async ({ page }) => {
  await start(page, /^Simple Three/, { cells: "b2 a1" });
  await start(page, /^First steps/, { cells: "c3" });
  await openShelf(page);
  await expect(rows(page)).toHaveCount(2);
  const before = await shelved(page);
  const { name, text } = await saved(page, () => page.getByRole("button", { name: "Save all as file" }).click());
  expect(name).toMatch(/^trivium-\d{4}-\d\d-\d\d\.txt$/);
  expect(text.match(/^trivium /gm)).toHaveLength(2);
  await choose(page, { "again.txt": text });
  await expect(page.getByText(/was already in My games/)).toHaveCount(2);
  await expect(rows(page)).toHaveCount(2);
  expect(await shelved(page)).toEqual(before);
  for (const left of [1, 0]) {
    await rows(page).first().getByRole("button", { name: /^Delete/ }).click();
    await expect(rows(page)).toHaveCount(left);
  }
  await choose(page, { "again.txt": text });
  await expect(page.getByText(/is now in My games\./)).toHaveCount(2);
  await expect(rows(page)).toHaveCount(2);
  const undated = (all) => Object.values(all).map((text) => text.slice(text.indexOf("\n"))).sort();
  expect(undated(await shelved(page))).toEqual(undated(before));
});

test("the last match of a long file is new even if another one has its moves", async ({ page }) => {
  await openShelf(page);
  const one = (seed, record) => `trivium 3\ngame traffic-lights\nvariant simple\nseed ${seed}\nrecord ${record}\n`;
  await choose(page, { "one.txt": one(99, "b2 a1") });
  await expect(rows(page)).toHaveCount(1);
  const pairs = [..."abc"].flatMap((file) => ["a2", "b1", "c2", "b3", "c1", "a3", "c3"].filter((cell) => cell !== `${file}1`).map((cell) => `${file}1 ${cell}`));
  const records = [...pairs, "c3 a2", "c3 b1"].slice(0, 20);
  await choose(page, { "many.txt": records.map((record, at) => one(at, record)).join("") + one(99, "b2 a1") + "note 2 Safe.\n" });
  await expect(rows(page)).toHaveCount(22);
});

test("each kind of broken file has its error, and the intact part of a match can be saved", async ({ page }) => {
  await openShelf(page);
  const good = save("b2 a1", { title: "Good" });
  await choose(page, {
    "picture.png": "\u0089PNG\r\n\u001a\n\u0000",
    "empty.txt": "",
    "other.pgn": '[Event "x"]\n1. e4 e5\n',
    "newer.txt": good.replace("trivium 3", "trivium 99"),
    "chess.txt": "trivium 1\ngame chess\nvariant base\nrecord e2e4\n",
    "illegal.txt": `${good}\n${save("b2 a1 b9 c3", { title: "Bad" })}`,
    "variant.txt": "trivium 1\ngame trias\nvariant four\nrecord A1\n",
    "line.txt": "trivium 1\ngame traffic-lights\nvariant simple\nseed many\nrecord b2\n",
    "changed.txt": `${save("b2")}check 1\n`,
  });
  const outcomes = page.locator(".outcomes");
  await expect(outcomes.getByText("“Good” is now in My games.")).toBeVisible();
  const refused = (file) => outcomes.locator(".refused").filter({ hasText: file });
  await expect(refused("picture.png")).toContainText("not a saved game");
  await expect(refused("empty.txt")).toContainText("not a saved game");
  await expect(refused("other.pgn")).toContainText("not a saved game");
  await expect(refused("newer.txt")).toContainText("newer version");
  await expect(refused("chess.txt")).toContainText("damaged");
  await expect(refused("variant.txt")).toContainText("damaged");
  await expect(refused("line.txt")).toContainText("Line 4");
  await expect(refused("illegal.txt")).toContainText("Game 2 of the file");
  await expect(refused("illegal.txt")).toContainText("Move 3, “b9”");
  await expect(refused("illegal.txt")).toContainText("intact up to that point: 2 moves");
  await expect(rows(page)).toHaveCount(1);
  await refused("illegal.txt").getByRole("button", { name: "Save the intact part" }).click();
  await expect(rows(page)).toHaveCount(2);
});

test("a file dropped anywhere is imported", async ({ page }) => {
  await open(page);
  await drop(page, "main", "one.txt", save("b2", { title: "First" }));
  await expect(page.getByText("“First” is now in My games.")).toBeVisible();
  await drop(page, "h1", "two.txt", save("b2 a1", { title: "Second" }));
  await page.getByText("“Second” is now in My games.").click();
  await expect(game(page)).toHaveAttribute("data-position", /turn=1/);
});

test("an unreadable match can be saved as a file and deleted", async ({ page }) => {
  await store(page, { "game/odd": "what is this" });
  await openShelf(page);
  const row = rows(page).filter({ hasText: "Unreadable game" });
  const { text } = await saved(page, () => row.getByRole("button", { name: /^Save as file/ }).click());
  expect(text).toBe("what is this");
  await row.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/cannot be read/);
  await page.goBack();
  await row.getByRole("button", { name: /^Delete/ }).click();
  await expect(rows(page)).toHaveCount(0);
});

/** Opens the share sheet. Returns its link. */
async function share(page) {
  await menu(page, "Share");
  const field = page.getByLabel("Link to this game");
  await expect(field).toBeVisible();
  return field.inputValue();
}

test("a link is copied, read from its QR code, opened elsewhere, and sent back", async ({ page, browser, baseURL, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await start(page, /^Simple Three/, { cells: "b2" });
  const link = await share(page);
  expect(link.startsWith(baseURL)).toBe(true);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(await decoded(page)).toBe(link);

  // Jonas plays on another device and sends the match back.
  const there = await (await browser.newContext({ baseURL, locale: "en-GB" })).newPage();
  await there.goto(link);
  await expect(there.getByRole("heading", { level: 1 })).toHaveText("A game from a link");
  await expect(there.getByText("Anna – Jonas")).toBeVisible();
  expect(await there.evaluate(() => localStorage.length)).toBe(0);
  await there.getByRole("button", { name: "Save and play on" }).click();
  await lay(there, "a1");
  const answer = await share(there);
  await there.context().close();

  // Meanwhile Anna plays another second move.
  await page.keyboard.press("Escape");
  await lay(page, "c3");
  const mine = id(page);
  await page.goto("./#/");
  await page.goto(answer);
  await expect(page.getByText("A game from a link")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save and play on" })).toBeVisible();
  // Both made different second moves, so the link becomes a separate match.
  await page.getByRole("button", { name: "Save and play on" }).click();
  await expect(game(page)).toBeVisible();
  expect(id(page)).not.toBe(mine);
  await openShelf(page);
  await expect(rows(page)).toHaveCount(2);
});

test("a link continues the stored match", async ({ page }) => {
  await start(page, /^Simple Three/, { cells: "b2 a1 c2" });
  const longer = await share(page);
  await page.keyboard.press("Escape");
  const panel = await moves(page);
  await panel.locator(".ply").first().click();
  if (await page.getByRole("dialog").isVisible()) await page.keyboard.press("Escape");
  const mine = id(page);
  // Opening the same link twice adds nothing.
  await page.goto("./#/");
  await page.goto(longer);
  await expect(page.getByText("with all its moves")).toBeVisible();
  await page.getByRole("link", { name: "Open it in My games" }).click();
  await expect(game(page)).toBeVisible();
  expect(id(page)).toBe(mine);
  // Now the only stored match has just the first move of the link.
  await page.goto("./#/");
  await openShelf(page);
  await rows(page).first().getByRole("button", { name: /^Delete/ }).click();
  await start(page, /^Simple Three/, { cells: "b2" });
  const other = id(page);
  await page.goto("./#/");
  await page.goto(longer);
  await expect(page.getByText("continues one of your games")).toBeVisible();
  await page.getByRole("button", { name: "Save and play on" }).click();
  await expect(game(page)).toHaveAttribute("data-position", /turn=2/);
  expect(id(page)).toBe(other);
});

/** The check digits of a link (docs/files.md): CRC-24 of RFC 4880 in base64url. */
function digits(text) {
  let crc = 0xb704ce;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 16;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x800000 ? ((crc << 1) ^ 0x864cfb) & 0xffffff : crc << 1;
  }
  return Buffer.from([crc >> 16, (crc >> 8) & 255, crc & 255]).toString("base64url");
}

test("a link that is cut, changed, of a newer version, empty or of another kind shows its error", async ({ page, baseURL }) => {
  const link = `${baseURL}#/open/1ECX2l4V63MeA_cc2-uIZNQ0x0v`;
  for (const [wrong, said] of /** @type {[string, RegExp][]} */ ([
    [link.slice(0, -2), /incomplete or was changed/],
    [link.replace(/open\/.(.*).{4}/, (_, body) => `open/3${body}${digits(`3${body}`)}`), /made by a newer version of Trivium/],
    [link.slice(0, -6) + (link.at(-6) === "A" ? "B" : "A") + link.slice(-5), /incomplete or was changed/],
    [link.replace(/open\/.*/, "open/"), /not a link to a game/],
    [link.replace(/open\/.*/, "open/hello world!"), /not a link to a game|incomplete/],
  ])) {
    await page.goto("./#/");
    await expect(page.locator(".tile").first()).toBeVisible();
    await page.goto(wrong);
    await expect(page.getByRole("heading", { level: 1 }), wrong).toHaveText(said);
    await expect(page.getByRole("link", { name: "To the start page" })).toBeVisible();
  }
});

test("the code for a web page has the match as a picture, a viewer or a game", async ({ page, baseURL }) => {
  await openMatch(page, kept("traffic-lights", "simple", ["b2", "a1"]), { sheet: "/share" });
  const code = page.getByLabel("Code for a web page");
  const board = /<trivium-board ([^>]*)>/;
  for (const [shown, mode] of [["Moves", "viewer"], ["Game", "play"], ["Picture", "diagram"]]) {
    await page.getByRole("radio", { name: shown }).check();
    await expect.poll(async () => /mode="(\w+)"/.exec(board.exec(await code.inputValue())[1])?.[1]).toBe(mode);
    const text = await code.inputValue();
    expect(text).toContain(`<script type="module" src="${baseURL}embed.js"></script>`);
    expect(board.exec(text)[1]).toContain('game="traffic-lights"');
    expect(text).toMatch(/b2 a1/);
  }
});

test("one match is saved to a file from the share sheet and imported", async ({ page }) => {
  await openMatch(page, kept("traffic-lights", "simple", ["b2", "a1"]), { sheet: "/share" });
  const before = await position(page);
  const { name, text } = await saved(page, () => page.getByRole("button", { name: "Save as file" }).click());
  expect(name).toMatch(/^traffic-lights-simple-\d{4}/);
  await page.goto("./#/");
  await openShelf(page);
  await rows(page).first().getByRole("button", { name: /^Delete/ }).click();
  await choose(page, { [name]: text });
  await page.locator(".outcomes a").click();
  await expect(game(page)).toHaveAttribute("data-position", before);
});

/** The content of the QR code on screen. */
async function decoded(page) {
  const source = readFileSync(createRequire(import.meta.url).resolve("jsqr"), "utf8");
  const png = (await page.locator("svg.code").screenshot()).toString("base64");
  return page.evaluate(
    async ([source, png]) => {
      const module = { exports: {} };
      new Function("module", "exports", source)(module, module.exports);
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
      return (module.exports.default ?? module.exports)(data, width, height)?.data;
    },
    [source, png],
  );
}

// German has the longest texts.
test.describe("in German", () => {
  test.use({ locale: "de-DE" });

  test("axe finds nothing on the list of matches, the share sheet and a link", async ({ page, axe }) => {
    await page.goto("./#/shelf");
    await expect(page.getByPlaceholder("Suchen")).toBeVisible();
    await axe();
    const bad = save("b2 b9", { title: "x" });
    const files = [{ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from(`${save("b2", { title: "Good" })}\n${bad}`) }];
    await page.locator("input[type=file]").setInputFiles(files);
    await expect(page.locator(".outcomes li")).toHaveCount(2);
    await axe();
    await rows(page).first().getByRole("button").first().click();
    await axe();
    await page.locator(".outcomes a").click();
    await expect(game(page)).toBeVisible();
    await page.goto(`${page.url()}/share`);
    await expect(page.locator("svg.code")).toBeVisible();
    await axe();
    await page.goto(await page.locator(".share input").inputValue());
    await expect(page.locator(".opened .row .main")).toBeVisible();
    await axe();
  });
});

test("statistics count games by level, are saved to the file, and are deleted after a confirmation", async ({ page, axe }) => {
  const over = (seed, seat) => `trivium 3\ngame traffic-lights\nvariant learn\nprogram ${seat} 3\nseed ${seed}\nrecord a1 b1 c1 a1 b1 c1 a1 b1 c1\n`;
  const cells = (row) => page.locator(".statistics tr", { hasText: row }).locator("td");
  const count = async () => {
    await openShelf(page);
    await page.getByRole("link", { name: "Statistics", exact: true }).click();
    await expect(page.locator(".statistics[aria-busy]")).toHaveCount(0);
  };
  await count();
  await expect(page.getByText("No results yet")).toBeVisible();
  // The statistics count only the finished match, with its time.
  for (const ends of [true, false]) {
    await page.goto("./#/new/traffic-lights");
    await page.getByRole("radio", { name: "Against the computer" }).check();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await expect(page.locator("main.game")).toBeVisible();
    await lay(page, "a1");
    await expect(game(page)).toHaveAttribute("data-turn", "1");
    if (!ends) continue;
    await resign(page);
    await expect(page.locator(".status-bar.ended")).toBeVisible();
  }
  await count();
  await expect(page.locator(".statistics tbody tr")).toHaveCount(1);
  await expect(page.locator(".statistics tbody td")).toHaveText(["0", "0", "1", /^[01]\smin$/]);
  await page.goBack();
  const { text } = await saved(page, () => page.getByRole("button", { name: "Save all as file" }).click());
  expect(text.match(/^# statistics played /gm)).toHaveLength(1);
  await page.getByRole("link", { name: "Statistics", exact: true }).click();
  await axe();
  await page.getByRole("button", { name: "Delete statistics" }).click();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Delete statistics" })).toBeFocused();
  await page.getByRole("button", { name: "Delete statistics" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("No results yet")).toBeVisible();
  // Deleted statistics do not return for stored matches, but matches from an older file count.
  await openShelf(page);
  await expect(rows(page)).toHaveCount(2);
  await choose(page, { "old.txt": over(1, 2) + over(2, 1), "new.txt": "# statistics played x 77 traffic-lights 3 W 7200\n" });
  await expect(page.getByText("Your statistics now include those from “new.txt”.")).toBeVisible();
  await count();
  await expect(page.locator(".statistics tbody tr")).toHaveCount(1);
  await expect(cells("3 ")).toHaveText(["2", "0", "1", "2 h 0 min"]);
});

test("the start page and the list show matches as small boards", async ({ page, axe }) => {
  await start(page, /^Simple Three/, { cells: "b2" });
  await start(page, /^First steps/, { cells: "c3 c3" });
  await page.goto("./#/");
  const under = page.locator(".continue li");
  await expect(under).toHaveCount(2);
  await expect(under.first().locator(".whose")).toHaveText("Anna to move");
  await expect(under.nth(1).locator(".whose")).toHaveText("Jonas to move");
  await expect(under.locator(".picture svg")).toHaveCount(2);
  // The next start reserves the space of two boards.
  expect(await page.evaluate(() => document.documentElement.dataset.running)).toBe("2");
  const room = await page.locator(".continue-place").boundingBox();
  await page.reload();
  await expect(under).toHaveCount(2);
  expect((await page.locator(".continue-place").boundingBox()).height).toBe(room.height);
  await openShelf(page);
  await expect(rows(page).locator(".picture svg")).toHaveCount(2);
  await axe();
  await page.goto("./#/");
  await under.first().getByRole("link").click();
  await expect(game(page)).toHaveAttribute("data-position", /.+/);
  await expect(page.locator("h1")).toContainText("First steps");
});

test("a match without moves is deleted after an hour", async ({ page }) => {
  await store(page, { "game/old": `saved 1000\n${kept("tritt", "step", [])}` });
  await start(page, /^Simple Three/);
  const fresh = id(page);
  await openShelf(page);
  await expect(rows(page)).toHaveCount(0);
  await expect(async () => expect(Object.keys(await shelved(page))).toEqual([fresh])).toPass();
});
