// Tools of a match: tournament mode, rematches and series score, agreement, colours, settings, sound and vibration.
import { expect, open, test } from "./fixtures.mjs";
import { GAMES } from "./games.mjs";
import { muteWorkers } from "./hurry.mjs";
import { begin } from "./play.mjs";
import { all, kept, store } from "./records.mjs";
import { unfold } from "./setup.mjs";
import { asked, lay, menu, position, start } from "./shell.mjs";

test("the set-up shows each variant as a small board, and Start is visible at every size", async ({ page }) => {
  for (const game of ["traffic-lights", "tritt", "triapon"]) {
    await open(page, `/new/${game}`);
    const boards = page.locator(".option-card img");
    await expect(boards).toHaveCount(Object.keys(GAMES[game].variants).filter((id) => !id.includes("+")).length);
    const drawn = () => boards.evaluateAll((all) => all.map((image) => /** @type {HTMLImageElement} */ (image).naturalWidth > 0));
    await expect.poll(async () => (await drawn()).every(Boolean), game).toBe(true);
    expect(new Set(await boards.evaluateAll((all) => all.map((image) => /** @type {HTMLImageElement} */ (image).currentSrc))).size).toBe(await boards.count());
  }
  for (const [width, height] of [[320, 568], [360, 740], [844, 390], [568, 320], [768, 1024], [1920, 1080]]) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole("button", { name: "Start", exact: true }), `${width}`).toBeInViewport({ ratio: 1 });
  }
});

test("the end card names the key moment and leads there", async ({ page, axe }) => {
  await start(page, "simple");
  for (const place of ["a2", "b2"]) await lay(page, place);
  const before = await position(page);
  await lay(page, "c2");
  const key = page.getByRole("button", { name: "Move 2, Jonas: failed to stop Anna from winning" });
  await expect(key).toBeVisible();
  await axe();
  await key.click();
  await expect.poll(() => position(page)).toBe(before);
  await expect(key).toHaveCount(0);
});

test("tournament mode has no undo, no hints and no analysis", async ({ page }) => {
  await page.goto("./#/new/traffic-lights");
  await page.getByRole("radio", { name: /^Simple Three/ }).first().check();
  await unfold(page);
  await page.getByRole("checkbox", { name: /^Tournament mode/ }).check();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await lay(page, "b2");
  const before = await position(page);
  await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("Control+z");
  await expect(asked(page)).toContainText("This game is in tournament mode");
  expect(await position(page)).toBe(before);
  for (const button of await page.getByRole("button", { name: "Undo" }).all()) {
    await expect(button).toHaveAttribute("aria-disabled", "true");
  }
  const address = page.url();
  await page.goto(`${address}/analysis`);
  const panel = page.getByRole("region", { name: "Analysis" });
  await expect(panel.getByRole("alert")).toContainText("tournament mode");
  await expect(panel.getByRole("heading", { name: "Analysis" })).toBeVisible();
  await expect(panel).toBeFocused();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toHaveCount(0);
  expect(page.url()).toBe(address);
  const sheet = await menu(page);
  await expect(sheet.getByRole("button", { name: "Pictures" })).toBeVisible();
  for (const name of ["Start over", "Analysis"]) await expect(sheet.getByRole("button", { name })).toHaveCount(0);
  // An accidental tap does not end the match.
  await sheet.getByRole("button", { name: "Resign" }).click();
  expect(await position(page)).toBe(before);
  await sheet.getByRole("button", { name: "Really resign? This cannot be undone." }).click();
  await expect(asked(page)).toContainText("Ended by resignation.");
  await expect(page.getByRole("link", { name: "Turning points" })).toBeVisible();
});

test("the board's labels follow a new player name at once", async ({ page }) => {
  await begin(page, "triapon", "base", {});
  const hole = page.locator('.table [data-site="a1"]');
  await hole.click();
  await expect(hole).toHaveAttribute("aria-label", /player 1/);
  await menu(page, "Seats and levels");
  await page.getByRole("textbox", { name: "Name of player 1" }).fill("Anna");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(hole).toHaveAttribute("aria-label", /Anna/);
});

test("ending by agreement asks each seat", async ({ page }) => {
  await begin(page, "tritt", "step", {});
  await menu(page, "End by agreement");
  await expect(asked(page)).toHaveText("End the game now? Everyone has to agree.");
  await page.getByRole("button", { name: "Blue agrees" }).click();
  await expect(page.getByRole("button", { name: "Blue agrees" })).toHaveCount(0);
  await page.locator(".status-bar").getByRole("button", { name: "Play on" }).click();
  await expect(asked(page)).toHaveText("Not everyone agrees, so the game goes on.");
  await menu(page, "End by agreement");
  await page.getByRole("button", { name: "Orange agrees" }).click();
  await page.getByRole("button", { name: "Blue agrees" }).click();
  await expect(asked(page)).toHaveText(/^The game is a draw\. Ended by agreement\./);
});

test("the set-up asks who plays, folds other options away, and can repeat the last set-up", async ({ page, axe }) => {
  await open(page, "/new/triapon");
  await expect(page.getByRole("radio", { name: "Together at this screen" })).toBeChecked();
  await expect(page.getByLabel("Player in seat 2")).toBeHidden();
  await expect(page.locator(".offer")).not.toContainText("Same as last time");
  await page.getByRole("radio", { name: "Against the computer" }).check();
  await page.getByRole("radio", { name: "1 Beginner" }).check();
  await expect(page.locator(".levels")).toContainText("A good start.");
  await axe();
  await unfold(page);
  await expect(page.locator(".names select").nth(0)).toHaveValue("");
  for (const seat of [1, 2]) await expect(page.locator(".names select").nth(seat)).toHaveValue("1");
  // The choice of opponents follows the seats.
  for (const seat of [2, 3]) await page.getByLabel(`Player in seat ${seat}`).selectOption("");
  await expect(page.getByRole("radio", { name: "Together at this screen" })).toBeChecked();
  await expect(page.locator(".levels")).toHaveCount(0);
  await page.getByLabel("Player in seat 3").selectOption("2");
  await expect(page.getByRole("radio", { name: "2 Easy" })).toBeChecked();
  await page.getByLabel("Name of player 1").fill("Ann");
  await page.getByRole("radio", { name: "Per turn" }).check();
  await expect(page.locator(".further summary")).toContainText("Clock: Per turn");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const first = await position(page);
  const address = page.url();
  await open(page, "/new/triapon");
  await page.getByRole("button", { name: "Not now" }).click();
  await page.getByRole("button", { name: "Same as last time" }).click();
  await expect(page).not.toHaveURL(address);
  await expect(page.locator("main.game")).toHaveAttribute("data-position", first);
  await expect(page.locator(".seat .name")).toHaveText(["Ann", "Player 2", "Computer level 2"]);
  await expect(page.locator(".seat .time")).toHaveCount(3);
});

test("each seat has a choice of colours, which survives a reload", async ({ page, axe }) => {
  await page.goto("./#/new/triapon");
  await unfold(page);
  const ink = () => page.locator(".names li").first().locator(".emblem").evaluate((e) => getComputedStyle(e).color);
  const seen = [await ink()];
  for (let i = 0; i < 2; i += 1) {
    for (const seat of [1, 2, 3]) await page.getByRole("button", { name: `Change the colour of player ${seat}` }).click();
    await axe("color-contrast");
    seen.push(await ink());
  }
  expect(new Set(seen).size).toBe(3);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.locator("main.game")).toBeVisible();
  await axe("color-contrast");
  await page.reload();
  const kept = page.locator(".seat .emblem").first();
  await expect.poll(() => kept.evaluate((e) => getComputedStyle(e).color)).toBe(seen[2]);
});

test("settings can be reset, and the reset can be undone", async ({ page, axe }) => {
  await open(page, "/settings");
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByRole("radio", { name: "Deutsch" }).check();
  await expect(heading).toHaveText("Einstellungen");
  await page.getByRole("radio", { name: "Dunkel" }).check();
  await page.getByRole("radio", { name: "Gegenüber" }).check();
  await page.getByRole("checkbox", { name: "Töne" }).check();
  await page.getByRole("checkbox", { name: "Tipps anbieten" }).uncheck();
  await page.getByRole("button", { name: "Farbe von Spieler 2 ändern" }).click();
  await axe();
  const kept = () => page.evaluate(() => localStorage.getItem("trivium/settings"));
  const before = await kept();
  expect(before).toContain("facing=round");
  expect(before).toContain("sound=y");
  expect(before).toContain("hints=n");
  expect(before).toContain("colours=010");
  await page.getByRole("button", { name: "Alle Einstellungen zurücksetzen" }).click();
  await expect(heading).toHaveText("Settings");
  await expect(page.getByRole("radio", { name: "Side by side" })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "auto");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(heading).toHaveText("Einstellungen");
  await expect(page.getByRole("radio", { name: "Gegenüber" })).toBeChecked();
  await expect.poll(kept).toBe(before);
  await page.reload();
  await expect(heading).toHaveText("Einstellungen");
  await expect(page.getByRole("checkbox", { name: "Töne" })).toBeChecked();
});

test("sounds and vibration play only if they are switched on", async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.heard = [];
    const begin = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      globalThis.heard.push("tone");
      return begin.apply(this, when);
    };
    Object.defineProperty(Navigator.prototype, "vibrate", { configurable: true, value: (millis) => globalThis.heard.push(millis) });
  });
  const parts = [];
  page.on("request", (request) => parts.push(request.url()));
  await start(page, /^Simple Three/, { cells: "b2 a1" });
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => globalThis.heard)).toEqual([]);
  expect(parts.some((url) => url.includes("sounds"))).toBe(false);
  const game = page.url();
  await page.goto("./#/settings");
  await page.getByRole("checkbox", { name: "Sounds" }).check();
  await page.getByRole("checkbox", { name: "Vibration" }).check();
  await page.goto(game);
  await lay(page, "c2");
  await expect.poll(() => page.evaluate(() => globalThis.heard)).toEqual([15, "tone"]);
});

test("a running game holds a screen wake lock", async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.locks = [];
    const request = async (what) => {
      globalThis.locks.push(what);
      return { release: async () => globalThis.locks.push("released") };
    };
    Object.defineProperty(Navigator.prototype, "wakeLock", { configurable: true, value: { request } });
  });
  await start(page, /^Simple Three/);
  const locks = () => page.evaluate(() => globalThis.locks);
  await expect.poll(locks).toEqual(["screen"]);
  // Returning to the page requests the lock again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(locks).toEqual(["screen", "screen", "released"]);
  await lay(page, "a1 b1 c1");
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
  await expect.poll(locks).toEqual(["screen", "screen", "released", "released"]);
});

test("a game works without wake lock, vibration and audio", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["wakeLock", "vibrate"]) Reflect.deleteProperty(Navigator.prototype, name);
    Reflect.deleteProperty(globalThis, "AudioContext");
  });
  await store(page, { settings: "language=en sound=y haptics=y" });
  await start(page, /^Simple Three/, { cells: "b2 a1" });
  await expect(asked(page)).toHaveText(/^Anna:/);
});

test("the question before resigning is in view, names the player, and says whether it can be undone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await start(page, /^Simple Three/, { cells: "b2" });
  const dialog = await menu(page, "Resign");
  const question = dialog.getByRole("button", { name: "Jonas: really resign? “Undo” takes it back." });
  await expect(question).toBeInViewport({ ratio: 1 });
  await question.click();
  await expect(page.locator(".status-bar.ended")).toContainText("Anna wins.");
});

test("on a phone the board stays in place while the computer's hand changes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { variant, tokens, options } = all("traffic-lights").find((record) => record.variant === "four+bag");
  await page.addInitScript(muteWorkers);
  // The computer's hand has three kinds of chips after 14 tokens, and two kinds after 17.
  const hands = /** @type {[number, string][]} */ ([[14, "RYG|RYG"], [17, "RYG|YYG"]]);
  for (const [count] of hands) await store(page, { [`game/after${count}`]: kept("traffic-lights", variant, tokens.slice(0, count), ["2 1"], options) });
  const tops = [];
  for (const [count, hand] of hands) {
    await open(page, `/game/after${count}`);
    await expect.poll(() => position(page)).toContain(`hands=${hand} `);
    await expect(page.locator(".seat .stack").first()).toBeVisible();
    tops.push((await page.locator(".table").boundingBox()).y);
  }
  expect(tops[1]).toBe(tops[0]);
});
