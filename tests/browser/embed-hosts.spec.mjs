// Embedded boards in unusual pages: print, other directions of text, policies, frames, dark mode by class, narrow columns,
// keys, inherited styles, libraries that change built-in functions.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { call, difference, guest, requests, test, TOKENS } from "./other-origin.mjs";

const root = join(import.meta.dirname, "..", "..");
const GAMES = Object.keys(TOKENS);
const one = (game, more = "") => `<trivium-board game="${game}" tokens="${TOKENS[game]}" ${more}></trivium-board>`;

test("print has all boards, without page breaks in them; distant boards are pictures", async ({ page, visit }) => {
  const asked = requests(page);
  const boards = Array.from({ length: 24 }, (_, nth) => one(GAMES[nth % 5], ["", `mode="viewer"`, `mode="play" programs="1:1"`][nth % 3]));
  await visit(boards.map((board) => `<div style="height:2000px">${board}</div>`).join(""));
  const all = page.locator("trivium-board");
  const drawn = () => all.evaluateAll((boards) => boards.map((board) => board.shadowRoot?.querySelector(".live > svg[role=img]") !== null));
  // Boards are drawn when the browser is idle, without loading the app.
  await expect.poll(async () => (await drawn()).filter(Boolean).length).toBe(24);
  expect(asked.filter((url) => /page/.test(url))).toEqual([]);
  await page.evaluate(() => {
    addEventListener("afterprint", () => {
      globalThis.printed = [...document.querySelectorAll("trivium-board")].map((board) => board.shadowRoot.querySelector(".live svg") !== null);
    });
  });
  await page.pdf();
  expect(await page.evaluate(() => globalThis.printed)).toEqual(Array(24).fill(true));
  expect(await all.last().evaluate((board) => getComputedStyle(board).breakInside)).toBe("avoid");
  // A distant board is redrawn after a change, and becomes interactive when the pointer enters it.
  expect(await guest(all).count()).toBe(0);
  const unused = (nth) => all.nth(nth).locator(".live > [data-unused]");
  await all.nth(4).evaluate((board) => board.setAttribute("lang", "de"));
  await expect(all.nth(4).locator(".live > svg[role=img]")).toHaveAccessibleName(/Züge$|Zug$/);
  await all.nth(4).scrollIntoViewIfNeeded();
  await expect(unused(4)).toBeVisible();
  await guest(all.nth(4)).hover();
  await expect(unused(4)).toHaveCount(0);
  await expect(guest(all.nth(4))).toBeVisible();
  // Using another board turns the first one, which is now off screen, back into a picture.
  await all.nth(7).scrollIntoViewIfNeeded();
  await expect(guest(all.nth(7))).toBeVisible();
  await all.nth(7).getByRole("button", { name: "One move back" }).click();
  await expect(all.nth(7).locator(".stands")).toHaveText("0 of 1");
  await expect(all.nth(4).locator(".live > svg[role=img]")).toBeAttached();
  await expect(guest(all.nth(4))).toHaveCount(0);
  // The used board keeps its step and stays interactive while it is off screen.
  await all.nth(4).scrollIntoViewIfNeeded();
  await expect(guest(all.nth(4))).toBeVisible();
  await expect(unused(7)).toHaveCount(0);
  await expect(all.nth(7).locator(".stands")).toHaveText("0 of 1");
});

test("a game's small program draws the same diagram as the page's program", async ({ page, visit }) => {
  const asked = requests(page);
  // Trias is tested without coordinates, because picture and board place their letters differently.
  const boards = GAMES.flatMap((game, nth) => [one(game, `theme="light" ${game === "trias" ? "" : "coordinates"}`), one(game, `theme="dark" look="${["wood", "paper", "contrast"][nth % 3]}"`)]);
  boards.unshift(`<trivium-board game="traffic-lights" theme="light">
    trivium 3
    game traffic-lights
    variant simple
    name Anna
    name Bo
    record b2 a1 ( c2 a1 ) a3</trivium-board>`);
  await visit(boards.map((board) => `<div style="width:360px">${board}</div>`).join(""));
  const all = page.locator("trivium-board");
  const picture = (at) => all.nth(at).locator(".live > svg[role=img]");
  for (let at = 0; at < boards.length; at += 1) await expect(picture(at)).toBeAttached();
  const last = picture(boards.length - 1);
  await expect(last).toHaveAccessibleName("Trigon, 2 moves");
  await expect(last).toHaveAccessibleDescription(/^Player 1 to move\. 0,0u, tile 2 of player 1; [^.]*\. Player 1, Hand: /);
  // This board's text is a whole match in the file format.
  await expect(picture(0)).toHaveAccessibleDescription(/^Bo to move\. /);
  expect(asked.filter((url) => /page/.test(url))).toEqual([]);
  expect(asked.filter((url) => /light\/[a-z-]+\.wasm$/.test(url))).toHaveLength(GAMES.length);
  for (let at = 0; at < boards.length; at += 1) {
    const board = all.nth(at);
    const small = await board.screenshot();
    await call(board, "toSVG");
    await expect(board.locator(".live > svg[aria-labelledby^=t-]")).toHaveCount(0);
    expect(await difference(page, [small, await board.screenshot()]), boards[at]).toBeLessThan(2);
  }
});

test("a diagram follows its attributes, and is drawn without the small program, too", async ({ page, visit }) => {
  await page.route("**/light/trias.wasm", (route) => route.abort());
  const board = await visit(`${one("tritt")}${one("trias")}`);
  await expect(board.locator("svg[role=img]")).toHaveAccessibleName(/^Tritt.*, 1 move$/);
  await board.evaluate((element) => Object.assign(element, { tokens: ["e5-g5", "f6-h8"], lang: "de" }));
  await expect(board.locator("svg[role=img]")).toHaveAccessibleName(/^Tritt.*, 2 Züge$/);
  await board.evaluate((element) => Object.assign(element, { tokens: "zz" }));
  await expect(board.getByRole("alert")).toContainText("„zz“");
  // The error does not remove the last drawing.
  await expect(board.locator("svg[role=img]")).toHaveAccessibleName(/^Tritt.*, 2 Züge$/);
  await expect(page.locator("trivium-board").nth(1).locator("svg[role=img]")).toHaveAccessibleName(/^Trias, 2 moves/);
  visit.wrongs.splice(0);
});

test("in a right-to-left page boards are left-to-right, and captions are not", async ({ page, visit }) => {
  const still = `<figure><svg viewBox="0 0 9 9" width="90" height="90"><text y="5">3-2</text></svg><figcaption>א</figcaption></figure>`;
  await visit(`${one("trias", `mode="viewer"`)}${one("traffic-lights")}<trivium-board game="tritt">${still.replace(/^<figure>|<figcaption.*$/g, "")}</trivium-board><trivium-board game="tritt">${still}</trivium-board>`, {
    html: 'lang="he" dir="rtl"',
  });
  const boards = page.locator("trivium-board");
  await expect(guest(boards.first())).toBeVisible();
  await expect(boards.nth(1).locator(".live > svg")).toBeVisible();
  const direction = (locator) => locator.evaluate((element) => getComputedStyle(element).direction);
  expect(await direction(boards.nth(0).locator(".board svg").first())).toBe("ltr");
  expect(await direction(boards.nth(1).locator(".live > svg"))).toBe("ltr");
  expect(await direction(boards.nth(2).locator("text"))).toBe("ltr");
  expect(await direction(boards.nth(3).locator("figcaption"))).toBe("rtl");
});

test("a board follows the brightness of a page that is dark by a class", async ({ page, visit }) => {
  const board = await visit(`${one("traffic-lights", `mode="viewer" theme="auto"`)}<div style="background:oklch(0.95 0 0)">${one("tritt", `theme="auto"`)}</div>`, {
    head: "<style>.dark body{background:#14181f;color:#eee}</style>",
  });
  const scheme = (at) => page.locator("trivium-board").nth(at).locator(".room").evaluate((room) => getComputedStyle(room).colorScheme);
  await expect(guest(board)).toBeVisible();
  expect(await scheme(0)).toBe("light");
  await page.evaluate(() => document.documentElement.classList.add("dark"));
  await expect.poll(() => scheme(0)).toBe("dark");
  // The dark class of the page does not apply to a board on a light card.
  expect(await scheme(1)).toBe("light");
  await page.evaluate(() => document.documentElement.classList.remove("dark"));
  await expect.poll(() => scheme(0)).toBe("light");
  await board.evaluate((element) => (element.theme = "dark"));
  await expect.poll(() => scheme(0)).toBe("dark");
});

test("with board.css in the head, boards load without layout shifts", async ({ page, visit, baseURL }) => {
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries()) globalThis.shifts.push(`${value} ${sources.map(({ node }) => node?.nodeName)}`);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.route(/embed\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  const modes = ["", `mode="viewer"`, `mode="play"`];
  const boards = Array.from({ length: 15 }, (_, nth) => `<p>${nth}</p>${one(GAMES[nth % 5], modes[nth % 3])}`);
  await visit(`${boards.join("")}<trivium-board game="trias" mode="viewer">C1 I3</trivium-board>`, { head: `<link rel="stylesheet" href="${baseURL}board.css">` });
  const heights = () => page.locator("trivium-board").evaluateAll((all) => all.map((board) => Math.round(board.getBoundingClientRect().height)));
  const before = await page.evaluate(() => customElements.get("trivium-board")).then(heights);
  await page.evaluate(() => customElements.whenDefined("trivium-board"));
  expect(await heights()).toEqual(before);
  expect(Math.min(...before)).toBeGreaterThan(200);
  await expect(guest(page.locator("trivium-board").nth(1))).toBeVisible();
  expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
});

test("a board follows later changes of its text", async ({ visit }) => {
  const board = await visit(`<trivium-board game="traffic-lights" variant="simple" mode="viewer"></trivium-board>`);
  await expect(board.locator(".stands")).toHaveText("0 of 0");
  await board.evaluate((element) => (element.textContent = "b2 a1 c3"));
  await expect(board.locator(".stands")).toHaveText("3 of 3 c3");
  await board.evaluate((element) => element.firstChild && (element.firstChild.nodeValue = "b2"));
  await expect(board.locator(".stands")).toHaveText("1 of 1 b2");
  await call(board, "load", ["a1", "b2"]);
  await expect(board.locator(".stands")).toHaveText("2 of 2 b2");
});

test("names are not cut in a column of 280 pixels", async ({ page, visit }) => {
  await visit(`<div style="width:280px">${one("triapon", `mode="play" programs="1:3 2:3" lang="de"`)}${one("trias", `mode="viewer"`)}</div>`);
  for (const at of [0, 1]) {
    const board = page.locator("trivium-board").nth(at);
    await board.scrollIntoViewIfNeeded();
    await expect(guest(board)).toBeVisible();
    const cut = await board.locator(".name").evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent));
    expect(cut).toEqual([]);
  }
});

test("a cross-origin isolated page (COEP) has boards, and frames without credentials", async ({ page, visit, baseURL }) => {
  const frame = `<iframe credentialless src="${baseURL}embed.html?game=tritt&amp;mode=viewer&amp;lang=en#tokens=e5-g5" width="420" height="640" title="Board"></iframe>`;
  const headers = { "cross-origin-embedder-policy": "require-corp", "cross-origin-opener-policy": "same-origin" };
  const board = await visit(`${one("traffic-lights", `mode="play" programs="1:1"`)}${frame}`, { headers });
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await expect(board.locator(".stands")).toContainText("3 of 3");
  await expect(page.frameLocator("iframe").locator(".guest")).toBeVisible();
});

const docs = readFileSync(join(root, "docs/embed.md"), "utf8");
/** The block of docs/embed.md that starts with a text. */
const lines = (begin) => {
  const found = docs.split(/\n\n/).find((block) => block.trimStart().startsWith(begin));
  return found?.replaceAll("https://example.org/trivium/", "{base}") ?? "";
};

test("the frame and the listener of docs/embed.md work together", async ({ page, visit, baseURL }) => {
  const frame = lines("<iframe").replaceAll("{base}", baseURL);
  const listener = lines('addEventListener("message"');
  expect(frame).toContain("sandbox");
  expect(listener).toContain("resize");
  await visit(`<div style="width:300px">${frame}</div><script>const frame = document.querySelector("iframe");${listener}</script>`, { base: undefined });
  await expect(page.frameLocator("iframe").locator(".guest")).toBeVisible();
  await expect.poll(() => page.locator("iframe").getAttribute("height")).not.toBe("640");
  // The frame fits its column.
  expect((await page.locator("iframe").boundingBox()).width).toBeLessThanOrEqual(300);
});

/** Checks that the element and the console name the directive that a policy lacks. */
const told = async (page, visit, policy, body, line) => {
  const board = await visit(body, { headers: { "content-security-policy": policy } });
  await expect(board.getByRole("alert")).toContainText(line);
  expect(visit.wrongs.filter((text) => text.includes("<trivium-board>") && text.includes(line))).toHaveLength(1);
  visit.wrongs.splice(0);
  return board;
};

test("the error about a policy names the missing directive", async ({ page, visit, baseURL }) => {
  const { origin } = new URL(baseURL);
  const inside = `script-src ${origin} 'unsafe-inline'; connect-src ${origin}`;
  await told(page, visit, inside, one("tritt", `mode="viewer"`), `script-src ${origin} 'wasm-unsafe-eval'`);
  await told(page, visit, `script-src ${origin} 'wasm-unsafe-eval'; connect-src 'none'`, one("tritt", `mode="viewer"`), `connect-src ${origin}`);
  await told(page, visit, "worker-src 'none'", one("traffic-lights", `mode="play" programs="1:1"`), "worker-src blob:");
});

test("Trusted Types need one policy, and an error names it if it is missing", async ({ page, visit, baseURL }) => {
  const headers = { "content-security-policy": "require-trusted-types-for 'script'; trusted-types trivium" };
  const board = await visit(`${one("traffic-lights", `mode="play" programs="1:1"`)}${one("tritt", `marks="e5>g5"`)}`, { headers });
  await expect(board.locator(".stands")).toContainText("3 of 3");
  await expect(page.locator("trivium-board").nth(1).locator(".live > svg")).toBeVisible();
  const other = await told(page, visit, "require-trusted-types-for 'script'; trusted-types other", one("tritt", `mode="viewer"`), "trusted-types trivium");
  await expect(call(other, "record")).rejects.toThrow(/trusted-types trivium/);
  visit.wrongs.splice(0);
  expect(baseURL).toBeTruthy();
});

test("the error about a server without CORS names the missing header", async ({ visit, baseURL }) => {
  // This server sends the CORS header with embed.js only.
  const server = createServer(async (request, response) => {
    const file = await fetch(new URL(request.url.slice(1), baseURL));
    const headers = { "content-type": file.headers.get("content-type") ?? "" };
    if (/^\/embed\w*\.js/.test(request.url)) headers["access-control-allow-origin"] = "*";
    response.writeHead(file.status, headers).end(Buffer.from(await file.arrayBuffer()));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(true)));
  const base = `http://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}/`;
  const board = await visit(one("tritt", `mode="viewer"`), { base });
  await expect(board.getByRole("alert")).toContainText("Access-Control-Allow-Origin: *");
  expect(visit.wrongs.splice(0).some((text) => text.includes("<trivium-board>"))).toBe(true);
  server.close();
});

test("keys on an embedded board do not reach the page, and inherited styles do not reach the board", async ({ page, visit }) => {
  const style = "<style>body{fill:red;stroke:red;text-shadow:0 0 9px red;writing-mode:vertical-rl;font-variant:small-caps;cursor:help}trivium-board{width:30rem}</style>";
  const keys = "<script>globalThis.fired=[];document.addEventListener('keydown',(event)=>fired.push(event.key))</script>";
  const board = await visit(`${keys}<trivium-board game="tritt" mode="viewer">e5-g5 f6-h8</trivium-board>`, { head: style });
  await board.locator(".bar button").first().click();
  for (const key of ["p", "f", "n", "Control+k"]) await page.keyboard.press(key);
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).fired)).toEqual(["Control", "k"]);
  const styles = () =>
    board.locator(".asked, .said").first().evaluate((element) => {
      const { fill, stroke, textShadow, writingMode, fontVariant, cursor } = getComputedStyle(element);
      return { fill, stroke, textShadow, writingMode, fontVariant, cursor };
    });
  // Polls, because the page's program replaces the first drawing of the board.
  await expect.poll(styles).toEqual({ fill: "rgb(0, 0, 0)", stroke: "none", textShadow: "none", writingMode: "horizontal-tb", fontVariant: "normal", cursor: "auto" });
});

test("a board works in a page whose libraries replace constructors and methods", async ({ visit }) => {
  // Old libraries such as MooTools and Prototype replace built-in functions.
  const library = `<script>
    for (const name of ["Window", "Document", "Element", "Event"]) globalThis[name] = Object.assign(function () {}, { prototype: globalThis[name].prototype });
    Window.prototype = {};
    Array.prototype.find = Array.prototype.entries = function () { throw new Error("not as it was"); };
    Object.prototype.extend = function () {};
    Array.prototype.toJSON = function () { return "[]"; };
  </script>`;
  const board = await visit('<trivium-board game="traffic-lights" mode="play" programs="2:1">b2 a1</trivium-board>', { head: library });
  await expect(board.locator("[data-site]").first()).toBeVisible();
  await board.evaluate((element) => /** @type {any} */ (element).play("c2"));
  await expect.poll(() => board.evaluate((element) => /** @type {any} */ (element).record())).toMatch(/record b2 a1 c2 \S+/);
});

for (const [how, style] of Object.entries({ scaled: "transform:scale(0.6)", turned: "transform:rotate(30deg)", zoomed: "zoom:1.3", skewed: "transform:translate(40px,30px) rotate(-12deg) scale(0.8)", filtered: "filter:grayscale(1);contain:layout" })) {
  test(`a dragged piece follows the pointer in a page that is ${how}`, async ({ page, visit }) => {
    const board = '<trivium-board game="tritt" mode="play" style="--trivium-width:26rem">e5-g5</trivium-board>';
    const element = await visit(`<div style="width:30rem;margin:60px;${style}">${board}</div>`);
    await call(element, "position");
    const middle = async (site) => {
      const box = await element.locator(`[data-site="${site}"] .hit`).first().boundingBox();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [from, to] = [await middle("c4"), await middle("e6")];
    await page.mouse.move(from[0], from[1]);
    await page.mouse.down();
    for (let step = 1; step <= 8; step += 1) await page.mouse.move(from[0] + ((to[0] - from[0]) * step) / 8, from[1] + ((to[1] - from[1]) * step) / 8);
    // The dragged piece is under the pointer.
    const carried = await page.evaluate(() => {
      const copy = document.querySelector("trivium-board").shadowRoot.querySelector(".held");
      if (!copy) return undefined;
      const { x, y, width, height } = copy.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    const board0 = await element.locator("svg").first().boundingBox();
    if (carried) {
      const middleOfBoard = [board0.x + board0.width / 2, board0.y + board0.height / 2];
      expect(Math.hypot(carried.x - middleOfBoard[0] - (to[0] - from[0]), carried.y - middleOfBoard[1] - (to[1] - from[1]))).toBeLessThan(8);
    }
    await page.mouse.up();
    await expect.poll(() => call(element, "record")).toMatch(/record e5-g5 c4-e6/);
  });
}

test("a board in a page with vertical writing has a usable size", async ({ page, visit }) => {
  for (const mode of ["vertical-rl", "vertical-lr"]) {
    await visit('<p>text</p><trivium-board game="tritt" mode="viewer">e5-g5 f6-h8</trivium-board>', { head: `<style>html{writing-mode:${mode}}</style>` });
    await expect(page.locator("trivium-board [data-site]").first()).toBeVisible();
    const { width, height } = await page.locator("trivium-board .board svg").first().boundingBox();
    expect(Math.min(width, height), mode).toBeGreaterThan(250);
  }
});
