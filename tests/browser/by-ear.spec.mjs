// Playing by ear: each action is announced, and the focus is where play continues.
import { expect, open, test } from "./fixtures.mjs";
import { jumpTo, tabTo } from "./keys.mjs";
import { Listener, followByEar, listen, playByEar } from "./listener.mjs";
import { hasten } from "./play.mjs";
import { all, kept, shortest, store } from "./records.mjs";
import { muteWorkers } from "./hurry.mjs";
import { lay, openMatch } from "./shell.mjs";

async function opened(page, game, variant, tokens, notes = []) {
  await openMatch(page, kept(game, variant, tokens, notes));
  await page.locator("html:not([data-busy]) main.game").waitFor();
}

const hear = (page) => page.evaluate(listen);
const times = (page, text) => page.evaluate((text) => globalThis.heard.filter((one) => one.includes(text)).length, text);

test("a repeated refusal is announced again", async ({ page }) => {
  await opened(page, "triapon", "base", ["a1"]);
  await hear(page);
  await jumpTo(page, "a1");
  for (const count of [1, 2]) {
    await page.keyboard.press("Enter");
    await expect.poll(() => times(page, "already a ball in this hole")).toBe(count);
  }
});

test("Ctrl+Z and Ctrl+Y work on the board and are announced, also when there is nothing to undo or redo", async ({ page }) => {
  await opened(page, "traffic-lights", "simple", ["b2", "a1"]);
  await hear(page);
  const status = page.locator(".status-bar [role=status]");
  await jumpTo(page, "b2");
  await page.keyboard.press("Control+z");
  await expect(status).toContainText("Undone.");
  await page.keyboard.press("Control+y");
  await expect(status).toContainText("Redone.");
  await page.keyboard.press("Control+y");
  await expect(status).toContainText("no more moves that way");
  await page.keyboard.press("Control+y");
  await expect.poll(() => times(page, "no more moves that way")).toBe(2);
  await page.locator("main.game h1").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(status).toContainText(/Move 1 of 2\. Player 1: b2/);
  await page.keyboard.press("Home");
  await expect(status).toContainText("Start of the game.");
});

test("quick answers stay in the live region until they can be spoken, and come after the focus", async ({ page }) => {
  await opened(page, "traffic-lights", "simple", ["b2", "a1"]);
  const status = page.locator(".status-bar [role=status]");
  await jumpTo(page, "b2");
  for (const key of ["Control+z", "Control+y", "Control+z"]) {
    await page.keyboard.press(key);
    await page.locator("html:not([data-busy]) main.game").waitFor();
  }
  await expect(status).toHaveText(/Undone\..*Redone\..*Undone\./);
  await expect(status).toHaveAttribute("aria-atomic", "false");
  await expect(status).not.toHaveText(/Redone/);
  await expect(status).toHaveText(/Undone/);
});

test("what is mistyped stays in its field, marked and explained", async ({ page }) => {
  await opened(page, "traffic-lights", "simple", []);
  const field = page.locator("aside.moves").getByLabel("Enter a move");
  await field.fill("z9");
  await field.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue("z9");
  await expect(field).toHaveAccessibleDescription(/no such space/);
  await field.fill("b2");
  await expect(field).not.toHaveAttribute("aria-invalid");
  await field.press("Enter");
  await expect(field).toHaveValue("");
  await expect(page.locator("aside.moves .ply .token")).toHaveText(["b2"]);
  // A move on the board removes the explanation, too.
  await field.fill("z9");
  await page.locator("aside.moves").getByRole("button", { name: "Play", exact: true }).click();
  const explained = page.locator("aside.moves .mistyped span");
  await expect(explained).toBeVisible();
  await lay(page, "a1");
  await expect(explained).toHaveCount(0);
  await expect(field).not.toHaveAttribute("aria-invalid", "true");
});

test("a choice out of turn announces whose turn it is", async ({ page }) => {
  // A real computer player could answer before the next key press, so this one never answers.
  await page.addInitScript(muteWorkers);
  await opened(page, "tritt", "step", ["e5-g5"], ["2 8"]);
  const wait = page.locator(".before > [role=status]");
  await page.locator('main.game [data-site="a1"]').focus();
  await page.keyboard.press("Enter");
  await expect(wait).toContainText(/is thinking/);
});

test("a choice moves the focus first and is announced after that; cancelling it is announced, in a match and in a puzzle", async ({ page }) => {
  await opened(page, "tritt", "step", ["e5-g5", "f6-h8"]);
  await page.locator("main.game .board .choosable").first().focus();
  await page.evaluate(() => {
    globalThis.order = [];
    document.addEventListener("focusin", () => globalThis.order.push(["focus", performance.now()]));
    const said = new MutationObserver(() => globalThis.order.push(["text", performance.now()]));
    said.observe(document.querySelector(".status-bar [role=status]"), { childList: true });
  });
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => globalThis.order.map(([what]) => what).join(" "))).toMatch(/^focus text/);
  const [[, focus], [, text]] = await page.evaluate(() => globalThis.order);
  expect(text - focus).toBeGreaterThan(30);
  await page.keyboard.press("Escape");
  await expect(page.locator("main.game .chosen")).toHaveCount(0);
  await expect(page.locator(".status-bar [role=status]")).toHaveText(/^(Orange|Blue)\.$/);
  await page.goto("./#/puzzles/tritt/cae284a2");
  await expect(page.locator("main.game")).toHaveAttribute("data-puzzle", "open");
  const status = page.locator(".instructions [role=status]");
  await page.locator("main.game .board .choosable").first().focus();
  await page.keyboard.press("Enter");
  await expect(status).toContainText(/choice/);
  await page.keyboard.press("Escape");
  await expect(status).toHaveText(/^(Orange|Blue)\.$/);
});

test("the list of moves is one tab stop with arrow keys", async ({ page }) => {
  await opened(page, "tritt", "step", ["e5-g5", "f6-h8", "d3-d5"]);
  const moves = page.locator("aside.moves .plies");
  await expect(moves.locator("[tabindex='0']")).toHaveCount(1);
  await expect(moves.locator("[tabindex='0']")).toHaveAttribute("aria-current", "step");
  await tabTo(page, "aside.moves .ply");
  await page.keyboard.press("ArrowUp");
  await expect(moves.locator(".ply").nth(1)).toBeFocused();
  await expect(moves.locator("[tabindex='0']")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(moves.locator(".ply").nth(1)).toHaveAttribute("aria-current", "step");
  await expect(moves.locator(".ply").nth(1)).toBeFocused();
});

test("after undo and redo of a slide the focus is on the board", async ({ page }) => {
  const { variant, tokens } = all("traffic-lights").find(({ variant, tokens }) => variant === "slider" && tokens.some((token) => token.startsWith("slide")));
  const at = tokens.findIndex((token) => token.startsWith("slide"));
  await opened(page, "traffic-lights", variant, tokens.slice(0, at + 1));
  const onBoard = () => expect(page.locator("main.game .board [role=gridcell]:focus")).toHaveCount(1);
  await jumpTo(page, "s1");
  for (const key of ["Control+z", "Control+y"]) {
    await page.keyboard.press(key);
    await page.locator("html:not([data-busy]) main.game").waitFor();
    await onBoard();
  }
  // A coordinate moves the focus from the strip's button to a cell.
  await page.locator('main.game [data-pick="slide-n"]').focus();
  await page.keyboard.type("b2");
  await expect(page.locator('main.game .board [data-site="b2"]')).toBeFocused();
});

test("questions are asked by text or by a key on the board, and answered without a move", async ({ page }) => {
  await opened(page, "tritt", "step", ["e5-g5", "f6-h8"]);
  const told = page.locator(".before > [role=status]");
  const field = page.locator("aside.moves").getByLabel("Enter a move");
  await field.fill("Last");
  await field.press("Enter");
  await expect(told).toContainText("Blue: f6 g7 h8");
  await expect(page.locator("aside.moves .reply")).toContainText("Blue: f6 g7 h8");
  await expect(field).toHaveValue("");
  await jumpTo(page, "e5");
  await page.keyboard.press("Alt+p");
  await expect(told).toContainText("Orange: 1 tritton");
  await page.keyboard.press("Alt+m");
  const first = await told.textContent();
  await page.keyboard.press("Alt+m");
  await expect(told).not.toHaveText(first);
  await expect(told).toContainText(first.slice(0, 9));
  await page.keyboard.press("Alt+w");
  await expect(told).toContainText("f5–j5: f5, blue; g5, orange. f6–k11: f6, blue;");
  await field.fill("lines F6");
  await field.press("Enter");
  await expect(told).toHaveText(/^f6, blue\. /);
  await jumpTo(page, "e5");
  await page.keyboard.press("Alt+h");
  await expect(told).toContainText("last (L), repeat (R), position (P)");
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keys and questions" });
  await expect(sheet.getByRole("row", { name: "captured Alt+X the captured pieces" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('main.game .board [data-site="e5"]')).toBeFocused();
  // Shift and an arrow skip empty points: first to the tritton on f5, then to the edge.
  await jumpTo(page, "f2");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.locator('main.game .board [data-site="f5"]')).toBeFocused();
  await jumpTo(page, "a1");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.locator("main.game .board [role=row]:has(:focus) [role=gridcell]").last()).toBeFocused();
  await page.keyboard.press("Alt+n");
  await expect(page.locator("main.game .board .choosable:focus")).toHaveCount(1);
  const place = await page.evaluate(() => document.activeElement.getAttribute("data-site"));
  await page.keyboard.press("Alt+n");
  await page.keyboard.press("Alt+b");
  await expect(page.locator(`main.game .board [data-site="${place}"]`)).toBeFocused();
  await page.keyboard.press("Alt+i");
  await expect(field).toBeFocused();
  await expect(page.locator("aside.moves .ply .token")).toHaveCount(2);
});

test("a player with only names, live regions and keys finishes games, with few words and keys", async ({ browser }) => {
  const over = async (game, variant, most, play, opened = [], options = {}) => {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    const listener = new Listener(await context.newPage());
    await hasten(listener.page);
    await listener.open(game, variant, opened, [], "", options);
    await listener.press("Alt+n");
    const { decisions, ended } = await play(listener);
    expect(ended, listener.transcript.slice(-6).join("\n")).toBe(true);
    expect(listener.count.lost, "times without a focused element").toBe(0);
    expect(listener.count.words / decisions, `${game} ${variant}`).toBeLessThanOrEqual(most);
    expect(listener.count.keys / decisions).toBeLessThanOrEqual(6);
    await context.close();
  };
  // Variants with short games, one with chance. `cargo xtask by-ear` plays all variants.
  for (const [game, variant, most] of /** @type {[string, string, number][]} */ ([["tritt", "reloaded", 12], ["trias", "base", 22], ["traffic-lights", "simple+bag", 14]])) {
    await over(game, variant, most, (listener) => playByEar(listener, `${game} ${variant} 0`, 200, game !== "tritt"));
  }
  // Longer games replay only the last twelve decisions of a record. Slides need more announced words, because the focus
  // passes all cells before their buttons.
  for (const [game, variant, most] of /** @type {[string, string, number][]} */ ([["triapon", "base", 18], ["traffic-lights", "slider", 22]])) {
    const { tokens, options } = shortest(game, variant);
    const from = Math.max(0, tokens.length - 12);
    await over(game, variant, most, (listener) => followByEar(listener, tokens.slice(from)), tokens.slice(0, from), options);
  }
});

test("Trigon's spaces are announced by direction and distance, which is enough for a whole game", async ({ page }) => {
  const listener = new Listener(page);
  await hasten(page);
  const { tokens } = shortest("trigon");
  await listener.open("trigon", "base");
  await listener.press("Alt+n");
  const { ended } = await followByEar(listener, tokens);
  expect(ended, listener.transcript.slice(-6).join("\n")).toBe(true);
  expect(listener.count.lost, "times without a focused element").toBe(0);
  expect(listener.transcript.filter((line) => /^heard: (\d+ )?(right|left|up|down).*, \d\./.test(line)).length).toBeGreaterThan(10);
  // Only the first tile is announced with its coordinate.
  expect(listener.transcript.filter((line) => /\dd|\du/.test(line)).length).toBeLessThan(4);
  expect(listener.count.words / tokens.length).toBeLessThanOrEqual(20);
  expect(listener.count.keys / tokens.length).toBeLessThanOrEqual(6);
});

test("the page about playing by ear lists questions and keys in the chosen language", async ({ page }) => {
  await store(page, { settings: "language=fr" });
  await page.goto("./#/settings");
  await page.getByRole("link", { name: "Jouer avec un lecteur d’écran" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jouer avec un lecteur d’écran");
  await expect(page.getByRole("row", { name: "prises Alt+X les pièces prises" })).toBeVisible();
});

test("each screen has one top heading, no skipped heading levels, and named landmarks", async ({ page }) => {
  await store(page, { "game/one": kept("tritt", "step", ["e5-g5", "f6-h8", "d3-d5"]) });
  const session = await page.context().newCDPSession(page);
  // The headings with their levels and the landmarks of the accessibility tree.
  const exposed = async () => {
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const seen = nodes.filter(({ ignored }) => !ignored).map(({ role, name, properties }) => ({ role: role?.value, name: name?.value ?? "", level: properties?.find(({ name }) => name === "level")?.value.value }));
    const parts = seen.filter(({ role }) => ["region", "complementary", "navigation", "dialog", "main"].includes(role));
    return { levels: seen.filter(({ role }) => role === "heading").map(({ level }) => level), parts: parts.map(({ role, name }) => `${role} ${name}`.trim()) };
  };
  const sheets = ["menu", "moves", "keys", "seats", "share", "pictures", "edit"].map((sheet) => `game/one/${sheet}`);
  const screens = ["", "new/tritt", "rules/tritt", "learn/tritt", "puzzles", "puzzles/tritt", "puzzles/today", "position/tritt", "shelf", "statistics", "by-ear", "settings", "nowhere"];
  for (const route of [...screens, "game/one", "game/one/analysis", ...sheets]) {
    // A sheet hides the match below it.
    const first = sheets.includes(route) ? 2 : 1;
    await open(page, `/${route}`);
    await page.locator(first === 2 ? "dialog[open]:not(.previous) h2" : "main h1").first().waitFor();
    const wanted = { "game/one": ["region Board", "region Question", "complementary Moves"], "game/one/analysis": ["region Analysis"], "learn/tritt": ["region Board", "region Lesson"] }[route] ?? [first === 2 ? "dialog" : "main"];
    let found;
    await expect.poll(async () => (found = await exposed()).parts.join(", "), { message: route }).toMatch(new RegExp(wanted.join(".*")));
    const { levels, parts } = found;
    expect(levels.filter((level) => level <= first), route).toEqual([first]);
    expect(levels[0], route).toBe(first);
    expect(levels.filter((level, at) => at > 0 && level > levels[at - 1] + 1), `${route}: ${levels}`).toEqual([]);
    expect(parts.filter((part) => /^(region|complementary|navigation|dialog)$/.test(part)), route).toEqual([]);
  }
  await page.goto("./#/rules/tritt");
  await page.getByRole("main").getByRole("link", { name: "Playing with a screen reader" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Playing with a screen reader");
});

test("a setting controls the detail of announcements", async ({ page }) => {
  await store(page, { settings: "verbosity=full" });
  await opened(page, "tritt", "step", ["e5-g5"]);
  await jumpTo(page, "a1");
  await page.keyboard.press("Enter");
  const status = page.locator(".status-bar [role=status]");
  await expect(status).toHaveText(/Now choose what is marked\. \d choices: /);
  await expect(status).not.toContainText("e5 g5");
  await page.goto("./#/settings");
  await page.getByRole("group", { name: "Speech detail" }).getByRole("radio", { name: "Brief" }).check();
  await page.goto("./#/game/one");
  await jumpTo(page, "a1");
  await page.keyboard.press("Enter");
  await expect(status).toHaveText(/^\d choices\.$/);
});
