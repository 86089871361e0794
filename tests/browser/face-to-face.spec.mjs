// Face to face: board, prompt and buttons rotate to the seat to act; pointers and keys follow the rotation.
import { expect, fits, test } from "./fixtures.mjs";
import { middle } from "./hands.mjs";
import { begin, shown } from "./play.mjs";
import { kept, records, store } from "./records.mjs";
import { unfold } from "./setup.mjs";
import { asked, openMatch, position } from "./shell.mjs";
import { faults, stand } from "./walks/dom-checks.mjs";

async function round(page, game, variant) {
  await store(page, { settings: "language=en facing=round" });
  await begin(page, game, variant);
}

/** Waits until the screen is rotated to an edge and layout has settled, which takes a frame even without motion. */
async function edge(page, number) {
  await expect(page.locator("main.game")).toHaveAttribute("data-edge", String(number));
  await page.evaluate(stand);
}

/** The offset of an element's centre from the screen's centre, as fractions of width and height. */
async function place(page, selector) {
  const { x, y, width, height } = await page.locator(selector).boundingBox();
  const screen = page.viewportSize();
  return [(x + width / 2) / screen.width - 0.5, (y + height / 2) / screen.height - 0.5];
}

/** The direction in which an element's text runs on the screen. */
const runs = (page, selector) =>
  page.locator(selector).evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) if (walker.currentNode.textContent.trim()) texts.push(walker.currentNode);
    const text = texts[texts.length - 1];
    const box = (at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const { x, y, width, height } = range.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    const [from, to] = [box(0), box(3)];
    const [x, y] = [to[0] - from[0], to[1] - from[1]];
    return Math.abs(x) > Math.abs(y) ? (x > 0 ? "right" : "left") : y > 0 ? "down" : "up";
  });

test("three seats sit round the screen", async ({ page }) => {
  await round(page, "triapon", "base");
  const site = (name) => page.locator(`.table [data-site="${name}"]`);
  for (const [turn, [name, at, way]] of [
    ["f4", 0, "right"],
    ["g4", 1, "down"],
    ["h4", 3, "up"],
    ["f3", 0, "right"],
  ].entries()) {
    await edge(page, at);
    await expect(asked(page)).toContainText(`Player ${(turn % 3) + 1}:`);
    const [x, y] = await place(page, ".status-bar");
    if (at === 0) expect(y).toBeGreaterThan(0.2);
    if (at === 1) expect(x).toBeLessThan(-0.25);
    if (at === 3) expect(x).toBeGreaterThan(0.25);
    expect(await runs(page, ".status-bar .prompt")).toBe(way);
    // The trough of the seat to move is at that seat's edge.
    const trough = await place(page, `.trough.s${(turn % 3) + 1}`);
    const board = await place(page, ".board > svg");
    const [right, down] = [trough[0] - board[0], trough[1] - board[1]];
    if (at === 0) expect(down).toBeGreaterThan(Math.abs(right));
    if (at === 1) expect(-right).toBeGreaterThan(Math.abs(down));
    if (at === 3) expect(right).toBeGreaterThan(Math.abs(down));
    const before = await position(page);
    await site(name).click();
    // On phones a move needs a second tap.
    if ((await position(page)) === before && (await page.locator(".pending").count())) await site(name).click();
    await expect(page.locator("main.game")).not.toHaveAttribute("data-position", before);
    const scrolls = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - innerWidth, scrollHeight - innerHeight];
    });
    expect(scrolls).toEqual([0, 0]);
  }
});

for (const language of ["de", "fr"]) {
  test(`with three seats the prompt is not cut at an earlier position, ${language}`, async ({ page }) => {
    const match = kept("triapon", "base", "f4 g4 f3 resign h4 e2 resign".split(" "));
    await openMatch(page, match, { settings: `language=${language} facing=round` });
    await expect(page.locator(".status-bar.ended")).toBeVisible();
    const sides = new Set();
    for (let back = 0; back < 4; back += 1) {
      const before = await position(page);
      await page.locator("main.game h1").focus();
      await page.keyboard.press("ArrowLeft");
      await expect.poll(() => position(page)).not.toBe(before);
      await expect(page.locator(".status-bar .row .button")).toHaveCount(3);
      const side = [0, 1, 3][Number(await page.locator("main.game").getAttribute("data-turn")) - 1];
      await edge(page, side);
      sides.add(side);
      expect(await page.evaluate(faults), `at side ${side}`).toEqual([]);
    }
    expect(sides).toEqual(new Set([0, 1, 3]));
  });

  test(`with three seats a refusal shows its rule, ${language}`, { tag: "@phone" }, async ({ page }) => {
    await openMatch(page, kept("triapon", "base", "f4 g4 f3 f5 h4".split(" ")), { settings: `language=${language} facing=round` });
    await page.locator("main.game.round").waitFor();
    // Seat 3 has only the link to the rule. Seat 2 browses an earlier position, so it also has the buttons to return.
    for (const [side, buttons] of [[3, 1], [1, 3]]) {
      await page.setViewportSize({ width: 360, height: 740 });
      if (side === 1) await page.locator("main.game h1").focus().then(() => page.keyboard.press("ArrowLeft"));
      await edge(page, side);
      const hole = page.locator('.table [data-site="f4"] .hit');
      await hole.click();
      // On phones a move needs a second tap.
      if (await page.locator(".pending").count()) await hole.click();
      await expect(page.locator(".status-bar .button")).toHaveCount(buttons);
      await expect(page.locator(".status-bar .rule")).toHaveCount(1);
      await fits(page, [[360, 740], [360, 640], [320, 568]], `side ${side}`);
    }
  });
}

test("with three seats the prompt to put a ball back is not cut", { tag: "@phone" }, async ({ page }) => {
  const record = records("triapon").find(({ variant, plies }) => variant === "barricade" && plies.some(({ position }) => /stage=reset turn=[23]/.test(position)));
  const ply = record.plies.findIndex(({ position }) => /stage=reset turn=[23]/.test(position));
  const match = kept("triapon", "barricade", record.tokens.slice(0, ply));
  await page.goto("./");
  for (const language of ["de", "fr"]) {
    await page.evaluate(([language, match]) => {
      localStorage["trivium/settings"] = `language=${language} facing=round`;
      localStorage[`trivium/game/${language}`] = match;
    }, [language, match]);
    await page.goto(`./?${language}#/game/${language}`);
    await page.locator("main.game.round .status-bar .row .button").waitFor();
    await fits(page, [[700, 800], [360, 740], [320, 568]], language);
  }
});

test("two seats sit face to face", async ({ page }) => {
  await round(page, "traffic-lights", "simple");
  await edge(page, 0);
  expect(await runs(page, ".status-bar .prompt")).toBe("right");
  await page.locator('.table [data-site="a1"]').click();
  await edge(page, 2);
  expect(await runs(page, ".status-bar .prompt")).toBe("left");
  const [, y] = await place(page, ".status-bar");
  expect(y).toBeLessThan(-0.2);
  // The player at the top sees a1 at the near left, which is the upper right of the screen.
  const [a1, c3] = [await place(page, '.table [data-site="a1"]'), await place(page, '.table [data-site="c3"]')];
  expect(a1[0]).toBeGreaterThan(c3[0]);
  expect(a1[1]).toBeLessThan(c3[1]);
  // Arrow keys follow the board's rotation.
  await page.locator('.table [data-site="b2"]').focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.locator('.table [data-site="b3"]')).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator('.table [data-site="c3"]')).toBeFocused();
  await page.locator('.table [data-site="b2"]').click();
  await edge(page, 0);
});

test("a dragged piece follows the pointer on a rotated board", { tag: "@tablet" }, async ({ page }) => {
  await round(page, "tritt", "step");
  // Drag from one end of a tritton to the other, for the bottom seat and then for the top seat.
  for (const [from, to, at] of [
    ["e5", "g5", 0],
    ["f7", "h9", 2],
  ]) {
    await edge(page, at);
    const before = await position(page);
    const [start, end] = [await middle(page, `.table [data-site="${from}"]`), await middle(page, `.table [data-site="${to}"]`)];
    const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(half.x, half.y, { steps: 4 });
    const held = page.locator(".held");
    if (await held.count()) {
      const box = await held.locator("> *").last().boundingBox();
      expect(Math.abs(box.x + box.width / 2 - half.x)).toBeLessThan(60);
      expect(Math.abs(box.y + box.height / 2 - half.y)).toBeLessThan(60);
    }
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await page.mouse.up();
    await expect(page.locator("main.game")).not.toHaveAttribute("data-position", before);
  }
});

test("sheets rotate, too, and the setting survives a reload", { tag: "@phone" }, async ({ page, axe }) => {
  await round(page, "trias", "base");
  await page.locator(".table [data-site].choosable").first().click();
  await edge(page, 2);
  await page.getByRole("link", { name: "Menu" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio", { name: "Face to face" })).toBeChecked();
  expect(await runs(page, "dialog h2")).toBe("left");
  await axe();
  await dialog.getByRole("radio", { name: "Do not rotate" }).check();
  await edge(page, 0);
  await page.reload();
  await expect(dialog.getByRole("radio", { name: "Do not rotate" })).toBeChecked();
});

test("all content of a sheet rotated by a quarter turn can be scrolled to", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMatch(page, kept("triapon", "base", "f4 g4 f3 f5".split(" ")), { sheet: "/edit", settings: "language=en facing=round" });
  await edge(page, 1);
  await page.getByRole("dialog").locator(".ply").last().click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete from here" }).waitFor();
  expect(await page.evaluate(faults)).toEqual([]);
});

test("a board that stands upright on a phone does not lie there first", async ({ page }) => {
  await page.addInitScript(() => {
    const lies = new Set();
    globalThis.lies = lies;
    new MutationObserver(() => {
      const plank = document.querySelector(".table .plank-wall");
      if (!plank || getComputedStyle(plank).visibility === "hidden") return;
      const { width, height } = plank.getBoundingClientRect();
      lies.add(width > height);
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await begin(page, "trias", "base");
  await shown(page);
  expect(await page.evaluate(() => [...globalThis.lies])).toEqual([page.viewportSize().width > 600]);
});

test("a single person's side is at the bottom, unless the board does not rotate", async ({ page }) => {
  await page.goto("./#/new/trias");
  await unfold(page);
  await page.getByLabel("Player in seat 1").selectOption("1");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  /** The offset from A1 to A3, which are on opposite sides of the board. */
  const across = () =>
    page.evaluate(() => {
      const places = ["A3", "A1"].map((site) => document.querySelector(`.table [data-site="${site}"]`));
      // Places follow the board.
      if (places.includes(null)) return null;
      const [own, other] = places.map((place) => place.getBoundingClientRect());
      return [own.x - other.x, own.y - other.y].map((length) => Math.round(length) + 0);
    });
  await shown(page);
  // On a phone the board stands upright.
  const phone = page.viewportSize().width < 600;
  await expect.poll(across).toEqual(phone ? [expect.any(Number), 0] : [0, expect.any(Number)]);
  const before = await across();
  await page.goto(`${page.url()}/menu`);
  await page.getByRole("dialog").getByRole("radio", { name: "Do not rotate" }).check();
  await page.goBack();
  // "Do not rotate" undoes the half turn.
  await expect.poll(across).toEqual(before.map((length) => 0 - length));
});
