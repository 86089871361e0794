// Embedded boards before the page's program has loaded: bytes, appearance, and recorded presses.
import { expect } from "@playwright/test";
import { hold } from "./fixtures.mjs";
import { call, cell, difference, guest, heard, listen, requests, test, TOKENS } from "./other-origin.mjs";

const unused = (board) => board.locator(".live > [data-unused]");
/** The ply counter. The selector skips the picture, which for a moment covers the new board and has the same text. */
const stands = (board) => board.locator(".live:not([inert]) .stands");
const PROGRAM = /page_bg\.wasm$/;

test("an unused board looks like the interactive one and loads no program", async ({ page, visit }) => {
  const asked = requests(page);
  const kinds = Object.keys(TOKENS).flatMap((game, nth) => [
    `game="${game}" mode="viewer" theme="light" tokens="${TOKENS[game]}"`,
    `game="${game}" mode="play" theme="dark" look="${["wood", "paper", "contrast"][nth % 3]}" tokens="${TOKENS[game]}"`,
  ]);
  kinds.push(`game="traffic-lights" variant="slider" mode="play" lang="de" coordinates marks="b2"`, `game="traffic-lights" variant="simple" mode="viewer" tokens="b2 a1 b2 a1 b2 a1 c3"`);
  // A board that scrolls under a resting mouse still counts as unused.
  await page.mouse.move(190, 300);
  await visit(kinds.map((kind) => `<div style="width:380px;margin:8px"><trivium-board ${kind}></trivium-board></div>`).join(""));
  const all = page.locator("trivium-board");
  const shown = async (at) => {
    await all.nth(at).scrollIntoViewIfNeeded();
    await expect(unused(all.nth(at))).toBeVisible();
    return all.nth(at);
  };
  for (let at = 0; at < kinds.length; at += 1) await shown(at);
  expect(asked.filter((url) => /page/.test(url))).toEqual([]);
  const buttons = (board) => board.getByRole("button").evaluateAll((all) => all.map((one) => `${one.ariaLabel ?? one.textContent} ${one.ariaDisabled ?? ""}`));
  const cells = (board) => board.locator("[data-site]").evaluateAll((all) => all.map((one) => one.outerHTML.replaceAll(/<[^>]*>[^]*$/g, "")));
  const words = async (board) => (await guest(board).innerText()).replaceAll(/\s+/g, " ");
  for (let at = 0; at < kinds.length; at += 1) {
    // Scrolled out of view, the board becomes a picture again.
    const board = await shown(at);
    const [small, names, places, text] = [await board.screenshot(), await buttons(board), await cells(board), await words(board)];
    await call(board, "position");
    await expect(unused(board)).toHaveCount(0);
    await expect(guest(board)).toBeVisible();
    expect(await buttons(board), kinds[at]).toEqual(names);
    expect(await cells(board), kinds[at]).toEqual(places);
    expect(await words(board), kinds[at]).toBe(text);
    // Texts may differ by half a pixel.
    expect(await difference(page, [small, await board.screenshot()]), kinds[at]).toBeLessThan(30);
  }
});

test("a step pressed before the program has loaded is made later, with the focus and without layout shift", async ({ page, visit }) => {
  const { go, asked } = await hold(page, PROGRAM);
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  let bytes = 0;
  network.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  const board = await visit(`<p>Above</p><trivium-board game="traffic-lights" variant="simple" mode="viewer" tokens="b2 a1 c3"></trivium-board><p id="below">Below</p>`);
  await expect(unused(board)).toBeVisible();
  await listen(board);
  expect(asked).toEqual([]);
  // The lower limit proves that files are counted at all.
  expect(bytes).toBeGreaterThan(50 * 1024);
  expect(bytes).toBeLessThan(200 * 1024);
  const back = board.getByRole("button", { name: "One move back" });
  const places = () => board.evaluate((element) => [...element.shadowRoot.querySelectorAll(".guest, .field, .board > svg, .bar, .record, .said")].map((one) => [one.className.toString(), ...Object.values(one.getBoundingClientRect().toJSON()).map(Math.round)]));
  const before = await places();
  await back.click();
  await back.click();
  await expect(back).toHaveAttribute("aria-busy", "true");
  await expect(back).toBeFocused();
  await expect(board.getByRole("status").filter({ hasText: "Loading…" })).toBeVisible();
  await expect(stands(board)).toHaveText("3 of 3 c3");
  expect(asked).toHaveLength(1);
  go();
  await expect(stands(board)).toHaveText("2 of 3 a1");
  await expect(unused(board)).toHaveCount(0);
  await expect(back).toBeFocused();
  expect((await heard(page)).map(({ type, ply }) => `${type} ${ply}`)).toEqual(["position-change 2"]);
  expect(await places()).toEqual(before);
  await back.click();
  await expect(stands(board)).toHaveText("1 of 3 b2");
});

test("a place, a move, keys and a script's call before the program has loaded take effect later", async ({ page, visit }) => {
  const record = `trivium 3
    game traffic-lights
    variant simple
    record b2 a1 ( c2 a1 ) a3 c3
    note 3 Safe.`;
  const one = (markup) => `<div style="width:380px">${markup}</div>`;
  const play = `<trivium-board game="tritt" mode="play" tokens="e5-g5"></trivium-board>`;
  const { go } = await hold(page, PROGRAM);
  await visit([play, `<trivium-board game="traffic-lights" mode="viewer">${record}</trivium-board>`, `<trivium-board game="trias" mode="viewer" tokens="C1 I3"></trivium-board>`, play].map(one).join(""));
  const boards = page.locator("trivium-board");
  for (let at = 0; at < 4; at += 1) {
    await boards.nth(at).scrollIntoViewIfNeeded();
    await expect(unused(boards.nth(at))).toBeVisible();
  }
  // A move needs two picks. The repeated click on f6 must not cancel the first one.
  for (const name of ["f6", "f6", "h8"]) await cell(boards.nth(0), name).click();
  await expect(cell(boards.nth(0), "f6")).toHaveClass(/chosen/);
  await expect(boards.nth(1).locator(".commentary")).toHaveText("Safe.");
  await boards.nth(1).locator(".branch[aria-label] .ply").first().click();
  // Keys do not scroll the page.
  const on = boards.nth(2).getByRole("button", { name: "To the end" });
  await on.focus();
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press("Home");
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  // The host page's own shortcuts must fire once.
  await page.evaluate(() => {
    globalThis.shortcuts = [];
    document.addEventListener("keydown", ({ key, altKey, ctrlKey }) => key.length === 1 && (altKey || ctrlKey) && globalThis.shortcuts.push(key));
  });
  for (const keys of ["Control+k", "Alt+l"]) await page.keyboard.press(keys);
  const position = call(boards.nth(3), "position");
  go();
  await expect(stands(boards.nth(0))).toHaveText("2 of 2 f6-h8");
  await expect(boards.nth(1).locator(".remark")).toHaveText("Safe.");
  expect(await position).toMatch(/^trittons=o:e5-g5 /);
  await expect(unused(boards.nth(3))).toHaveCount(0);
  await expect(stands(boards.nth(2))).toHaveText("0 of 2");
  await expect(on).toBeFocused();
  expect(await page.evaluate(() => globalThis.shortcuts)).toEqual(["k", "l"]);
});

test("if the program does not load, an error is shown, and the picture stays until it does", async ({ page, visit }) => {
  await page.route(PROGRAM, (route) => route.abort());
  const board = await visit(`<trivium-board lang="it" game="traffic-lights" variant="simple" mode="play" tokens="b2"></trivium-board>`);
  await expect(unused(board)).toBeVisible();
  await cell(board, "a1").click();
  await expect(board.getByRole("alert")).toBeVisible();
  await expect(unused(board)).toBeVisible();
  await expect(board.locator("[aria-busy]")).toHaveCount(0);
  visit.wrongs.splice(0);
  await page.unroute(PROGRAM);
  await cell(board, "c3").click();
  await expect(stands(board)).toContainText("c3");
  await expect(board.getByRole("alert")).toBeHidden();
});

test.describe("double taps", () => {
  test.use({ hurried: false });

  test("a double tap on an embedded board plays once", async ({ visit }) => {
    const board = await visit(`<trivium-board game="traffic-lights" mode="play" tokens="a1"></trivium-board>`);
    const b2 = cell(board.locator(".live:not([inert])"), "b2");
    const position = () => call(board, "position");
    // Waits until the program has started, and for longer than the board ignores taps.
    await position();
    await expect(b2).toBeVisible();
    await board.page().waitForTimeout(1500);
    await b2.click();
    await board.page().waitForTimeout(350);
    await b2.click();
    await board.page().waitForTimeout(800);
    expect(await position()).toContain("/.R./");
    // A tap after a pause plays.
    await b2.click();
    await expect.poll(position).toContain("/.Y./");
  });
});
