// Embedded boards in a page of another origin: the element and the frame.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { violations } from "./fixtures.mjs";
import { LANGUAGES } from "./games.mjs";
import { call, cell, guest, heard, listen, requests, test, TOKENS } from "./other-origin.mjs";
import { program } from "./program.mjs";

test.use({ reducedMotion: "no-preference" });

const hash = (text) => createHash("sha256").update(text).digest("hex").slice(0, 16);

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="300" height="300" role="img"><title>Still</title><rect width="100" height="100" fill="#888"/></svg>`;

test("a person's move fires events", async ({ page, visit }) => {
  const board = await visit(`<trivium-board game="traffic-lights" variant="simple" mode="play" tokens="b2"></trivium-board>`);
  await listen(board);
  await cell(board, "a1").click();
  await expect(guest(board)).toHaveAttribute("data-position", /turn=1/);
  const [before, move, change] = await heard(page);
  expect(before).toEqual({ type: "before-move", token: "a1", seat: 2, ply: 1, by: "person" });
  expect(move).toMatchObject({ type: "move", token: "a1", seat: 2, by: "person", ply: 2, turn: 1 });
  expect(change).toMatchObject({ type: "position-change", position: move.position, ply: 2, turn: 1 });
  // Calls of methods fire no events.
  await call(board, "undo");
  await call(board, "goto", 0);
  await call(board, "play", "c3");
  expect(await heard(page)).toHaveLength(3);
  await expect(call(board, "play", "zz")).rejects.toThrow(/Move 2, “zz”, is not legal there/);
});

test("the page can cancel a move", async ({ page, visit }) => {
  const board = await visit(`<trivium-board game="traffic-lights" mode="play"></trivium-board>`);
  await listen(board);
  await board.evaluate((element) => element.addEventListener("before-move", (event) => event.detail.token === "b2" && event.preventDefault()));
  await cell(board, "b2").click();
  await expect.poll(() => heard(page)).toHaveLength(1);
  await cell(board, "a1").click();
  await expect.poll(async () => (await heard(page)).map(({ type, token }) => `${type} ${token ?? ""}`.trim())).toEqual([
    "before-move b2",
    "before-move a1",
    "move a1",
    "position-change",
  ]);
});

test("a computer player answers, and the game ends", async ({ page, visit }) => {
  const board = await visit(`<trivium-board game="traffic-lights" variant="simple" mode="play" programs="2:8" tokens="b2"></trivium-board>`);
  await listen(board);
  await expect.poll(async () => (await heard(page)).filter(({ type, by }) => type === "move" && by === "program").length).toBeGreaterThan(0);
  for (let turn = 0; turn < 30 && (await call(board, "outcome")) === null; turn += 1) {
    await expect.poll(async () => [1, null]).toContain(await call(board, "turn"));
    if ((await call(board, "turn")) !== 1) continue;
    const can = board.locator(".site.choosable").first();
    const before = await call(board, "position");
    // A tap would not count before the computer player's move is drawn. A key does.
    await can.press("Enter");
    await expect.poll(() => call(board, "position")).not.toBe(before);
    await expect.poll(() => call(board, "turn")).not.toBe(2);
  }
  const over = (await heard(page)).filter(({ type }) => type === "game-over");
  expect(over).toHaveLength(1);
  expect(over[0].outcome).toMatch(/^[WLD]-[WLD]$/);
});

test("if the computer player cannot load, a person can take its seat", async ({ page, visit }) => {
  await page.route("**/worker_loader.js", (route) => route.abort());
  const board = await visit(`<trivium-board game="traffic-lights" variant="simple" mode="play" programs="2:8" tokens="b2"></trivium-board>`);
  await expect(board.locator(".asked")).toHaveText("The computer player could not be loaded, or your device is short of memory.");
  expect(await violations(page)).toEqual([]);
  await board.getByRole("button", { name: "Play for Computer level 8" }).click();
  await cell(board, "a1").click();
  await expect.poll(() => call(board, "turn")).toBe(1);
});

test("a board begins at a position, by attribute, by script and in a frame", async ({ page, visit, baseURL }) => {
  const start = "trittons=o:a1-a3,o:f3-f5,o:k6-k8 hand=5,8 orange=1 swap=n stage=turn turn=2";
  const board = await visit(`<trivium-board game="tritt" mode="play" position="${start}"></trivium-board>`);
  await expect(guest(board)).toHaveAttribute("data-position", start);
  await call(board, "play", "c3-c5");
  const then = await call(board, "position");
  expect(then).toBe("trittons=b:c3-c5,o:a1-a3,o:f3-f5,o:k6-k8 hand=5,7 orange=1 swap=n stage=turn turn=1");
  expect(await call(board, "record")).toContain(`\nstart ${start}\n`);
  // `record` may start from any position.
  await call(board, "load", { position: then, record: ["k9-k11"] });
  await call(board, "goto", 0);
  expect(await call(board, "position")).toBe(then);
  await expect(call(board, "load", { position: then.replace("hand=5,7", "hand=5,8") })).rejects.toThrow(/The field hand= does not add up/);
  await call(board, "load", { position: null, record: "" });
  expect(await call(board, "position")).toContain("trittons=- hand=8,8");
  await visit(`<iframe src="${baseURL}embed.html?game=tritt&amp;mode=play&amp;lang=en#position=${encodeURIComponent(start)}" width="420" height="640" title="Board"></iframe>`, { base: undefined });
  await expect(page.frameLocator("iframe").locator(".guest")).toHaveAttribute("data-position", start);
});

test("a viewer steps through the record in its text, and keys do not scroll the page", async ({ page, visit }) => {
  const board = await visit(`<trivium-board game="tritt" mode="viewer" ply="1">e5-g5 f6-h8
    d3-d5</trivium-board><div style="height:3000px"></div>`);
  const counter = board.locator(".stands");
  await expect(counter).toHaveText("1 of 3 e5-g5");
  await listen(board);
  await board.getByRole("button", { name: "To the end" }).focus();
  for (const [key, text] of [["ArrowRight", "2 of 3 f6-h8"], ["End", "3 of 3 d3-d5"], ["ArrowLeft", "2 of 3 f6-h8"], ["Home", "0 of 3"]]) {
    await page.keyboard.press(key);
    await expect(counter).toHaveText(text);
  }
  await page.keyboard.press("ArrowDown");
  expect((await heard(page)).map(({ type, ply }) => `${type} ${ply}`)).toEqual([2, 3, 2, 0].map((ply) => `position-change ${ply}`));
  // A viewer accepts no moves.
  const position = await call(board, "position");
  await cell(board, "e5").click();
  expect(await call(board, "position")).toBe(position);
  await cell(board, "e5").focus();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowUp", "End", " ", "Enter"]) await page.keyboard.press(key);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Eight tab stops: the board, six buttons, the list of moves.
  await page.evaluate(() => document.body.append(Object.assign(document.createElement("button"), { id: "after" })));
  for (let tab = 0; tab < 8; tab += 1) await page.keyboard.press("Tab");
  await expect(page.locator("#after")).toBeFocused();
});

test("a diagram with its picture loads no program, and works without JavaScript and in print", async ({ page, visit, browser }) => {
  const asked = requests(page);
  const markup = `<trivium-board game="tritt" tokens="e5-g5">${PICTURE}</trivium-board>`;
  const board = await visit(markup);
  await page.evaluate(() => customElements.whenDefined("trivium-board"));
  await board.hover();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", { name: "Still" })).toBeVisible();
  await page.waitForTimeout(300);
  expect(asked.filter((url) => /wasm|page-/.test(url))).toEqual([]);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await expect(plain.getByRole("img", { name: "Still" })).toBeVisible();
  await context.close();
});

test("a board replaces its picture without layout shift", async ({ page, visit }) => {
  const board = await visit(`<trivium-board game="tritt" mode="viewer" tokens="e5-g5">${PICTURE}</trivium-board><p id="below">Text</p>`);
  const top = () => page.locator("#below").evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await expect(guest(board)).toBeVisible();
  await expect(page.getByRole("img", { name: "Still" })).toBeHidden();
  expect(await top()).toBe(before);
  // Print shows the position without controls.
  await page.emulateMedia({ media: "print" });
  await expect(board.locator(".board > svg")).toBeVisible();
  await expect(board.locator(".bar")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await board.evaluate((element) => (element.mode = "diagram"));
  await expect(page.getByRole("img", { name: "Still" })).toBeVisible();
  await expect(guest(board)).toHaveCount(0);
});

test("a diagram without its picture draws one, with marks", async ({ page, visit }) => {
  const board = await visit(`<trivium-board lang="de" game="tritt" tokens="e5-g5" marks="e5=x f6!red"></trivium-board>`);
  const picture = board.locator("svg[role=img]");
  await expect(picture).toHaveAccessibleName(/Tritt/);
  await expect(picture.locator("text", { hasText: /^x$/ })).toHaveCount(1);
  expect(await board.locator("[data-pick]").count()).toBe(0);
  const svg = await call(board, "toSVG");
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  // The command line program writes the same bytes.
  const given = ["svg", "--game", "tritt", "--tokens", "e5-g5", "--marks", "e5=x f6!red", "--lang", "de"];
  expect(svg).toBe(execFileSync(program(), given).toString());
  await page.evaluate(() => (document.querySelector("trivium-board").mode = "play"));
  await expect(board.locator(".marks text")).toHaveText("x");
  await cell(board, "f6").click();
  await cell(board, "h6").click();
  await expect(board.locator(".marks")).toHaveCount(0);
});

test("wrong attributes are reported in four languages and by an event; the picture stays", async ({ page, visit }) => {
  await visit("");
  const wrong = [
    ["", "game"],
    [`game="chess"`, "game"],
    [`game="tritt" variant="quick"`, "variant"],
    [`game="tritt" options="x=1"`, "options"],
    [`game="tritt" position="trittons=- hand=9,8 orange=1 swap=n stage=turn turn=1"`, "position"],
    [`game="tritt" tokens="e5-g5 zz"`, "tokens"],
    [`game="tritt" ply="4"`, "ply"],
    [`game="tritt" mode="look"`, "mode"],
    [`game="tritt" look="glass"`, "look"],
    [`game="tritt" theme="dim"`, "theme"],
    [`game="tritt" marks="q99"`, "marks"],
    [`game="tritt" mode="viewer" marks="q99"`, "marks"],
    [`game="tritt" mode="play" programs="9:1"`, "programs"],
  ];
  const found = await page.evaluate(async ([wrong, languages]) => {
    const told = [];
    for (const [attributes, code] of wrong) {
      const texts = [];
      for (const lang of languages) {
        const place = document.createElement("div");
        place.innerHTML = `<trivium-board lang="${lang}" ${attributes}></trivium-board>`;
        const board = place.querySelector("trivium-board");
        const error = new Promise((resolve) => board.addEventListener("error", ({ detail }) => resolve(detail)));
        document.body.append(place);
        board.load().catch(() => {});
        const detail = await Promise.race([error, new Promise((resolve) => setTimeout(resolve, 5000, { code: "none" }))]);
        const shown = board.shadowRoot.querySelector("[role=alert]");
        texts.push(detail.code === code && !shown.hidden && shown.textContent === detail.message ? detail.message : `?${detail.code} ${detail.message}`);
        place.remove();
      }
      told.push([attributes, texts]);
    }
    return told;
  }, /** @type {const} */ ([wrong, LANGUAGES]));
  for (const [attributes, texts] of found) {
    expect(new Set(texts).size, `${attributes}: ${texts}`).toBe(LANGUAGES.length);
    expect(texts.filter((text) => /^\?|[{}]/.test(text)), attributes).toEqual([]);
  }
  const board = await visit(`<trivium-board game="tritt" mode="viewer" tokens="zz">${PICTURE}</trivium-board>`);
  await expect(board.getByRole("alert")).toContainText("“zz”");
  await expect(page.getByRole("img", { name: "Still" })).toBeVisible();
  await board.evaluate((element) => (element.tokens = ["e5-g5"]));
  await expect(guest(board)).toBeVisible();
  await expect(board.getByRole("alert")).toBeHidden();
});

test("properties set before the element is defined count, and each attribute has one", async ({ page, visit, baseURL }) => {
  await visit(`<trivium-board></trivium-board>`, { base: undefined });
  const given = { game: "traffic-lights", variant: "simple", mode: "viewer", tokens: ["b2", "a1"], ply: 1, look: "paper", coordinates: true, orientation: 1, theme: "dark", options: "", programs: "", marks: "b2" };
  await page.evaluate((given) => Object.assign(document.querySelector("trivium-board"), given), given);
  await page.addScriptTag({ type: "module", url: `${baseURL}embed.js` });
  const board = page.locator("trivium-board");
  await expect(board.locator(".stands")).toHaveText("1 of 2 b2");
  await expect(board.locator(".board.look-paper")).toBeVisible();
  const read = await board.evaluate((element, names) => Object.fromEntries(names.map((name) => [name, element[name]])), Object.keys(given));
  expect(read).toEqual({ ...given, tokens: "b2 a1" });
  for (const name of Object.keys(given)) expect(await board.getAttribute(name)).not.toBeNull();
});

test("the manifest lists the element's attributes and methods", async ({ page, visit }) => {
  const board = await visit(`<trivium-board game="tritt"></trivium-board>`);
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, "..", "..", "src", "embed", "custom-elements.json"), "utf8"));
  const { attributes, members } = manifest.modules[0].declarations[0];
  await page.evaluate(() => customElements.whenDefined("trivium-board"));
  const has = await board.evaluate((element) => ({
    attributes: [...element.constructor.observedAttributes].sort(),
    methods: Object.getOwnPropertyNames(Object.getPrototypeOf(element)).filter((name) => typeof Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), name).value === "function"),
  }));
  expect(attributes.map(({ name }) => name).sort()).toEqual(has.attributes);
  const own = ["constructor", "connectedCallback", "disconnectedCallback", "attributeChangedCallback", "handleEvent", "wake", "rest", "early", "shade", "refused"];
  const methods = members.filter(({ kind }) => kind === "method").map(({ name }) => name);
  expect(methods.sort()).toEqual(has.methods.filter((name) => !own.includes(name)).sort());
});

test("boards work under a strict policy, with all styles and no other origins", async ({ visit, baseURL }) => {
  const origin = new URL(baseURL).origin;
  const policy = `default-src 'none'; script-src ${origin} 'wasm-unsafe-eval'; connect-src ${origin}; style-src 'none'`;
  const board = await visit(`<trivium-board game="trias" mode="viewer" tokens="C1 I3"></trivium-board>`, { headers: { "content-security-policy": policy } });
  await expect(guest(board)).toBeVisible();
  await expect(board.locator("[style]").first()).toBeAttached();
  const lost = await board.evaluate((element) => [...element.shadowRoot.querySelectorAll("[style]")].filter((one) => one.style.length === 0).length);
  expect(lost).toBe(0);
  await board.getByRole("button", { name: "One move back" }).click();
  await expect(board.locator(".stands")).toContainText("1 of 2");
  // Ignore the browser's reports of blocked style attributes, which are set again.
  const others = visit.wrongs.splice(0).filter((text) => !/inline style/.test(text));
  expect(others).toEqual([]);
});

test("boards adopt brightness, font and language of the page, but not its text direction", async ({ visit }) => {
  const board = await visit(`<trivium-board game="traffic-lights" mode="viewer" tokens="b2"></trivium-board>`, {
    html: 'lang="it-CH" dir="rtl"',
    head: "<style>html{color-scheme:dark;background:#111;color:#eee;font:20px Georgia,serif;letter-spacing:3px} trivium-board{--trivium-surface:rgb(1,2,3)} ::part(bar){outline:2px solid lime}</style>",
  });
  await expect(guest(board)).toBeVisible();
  const style = (selector, name) => board.locator(selector).first().evaluate((element, name) => getComputedStyle(element)[name], name);
  expect(await style(".said", "color")).toBe("rgb(238, 238, 238)");
  expect(await style(".said", "fontFamily")).toBe("Georgia, serif");
  expect(await style(".said", "letterSpacing")).toBe("normal");
  expect(await style(".guest", "direction")).toBe("ltr");
  expect(await style(".seat", "backgroundColor")).toBe("rgb(1, 2, 3)");
  expect(await style(".bar", "outlineColor")).toBe("rgb(0, 255, 0)");
  expect(await style(".guest", "colorScheme")).toBe("dark");
  await expect(board.locator(".stands")).toHaveText("1 di 1 b2");
  await board.evaluate((element) => (element.theme = "light"));
  await expect.poll(() => style(".guest", "colorScheme")).toBe("light");
});

test("seats have the colours that the rules name, unless the page sets others", async ({ visit }) => {
  const board = await visit(`<trivium-board game="tritt" mode="play"></trivium-board>`);
  const border = (seat) =>
    board.locator(`.seat[data-seat="${seat}"][aria-current]`).evaluate((element) => {
      const canvas = new OffscreenCanvas(1, 1).getContext("2d");
      canvas.fillStyle = getComputedStyle(element).borderTopColor;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    });
  const [red, green, blue] = await border(1);
  expect(red > green && green > blue, `orange: ${[red, green, blue]}`).toBe(true);
  await call(board, "play", "e5-g5");
  const second = await border(2);
  expect(second[2] > second[1] && second[1] > second[0], `blue: ${second}`).toBe(true);
  await board.evaluate((element) => element.style.setProperty("--trivium-seat-2", "rgb(1, 2, 3)"));
  await expect.poll(() => border(2)).toEqual([1, 2, 3, 255]);
});

test("thirty boards share one program, have unique ids, and let the wheel scroll the page", async ({ page, visit }) => {
  const games = Object.keys(TOKENS);
  const one = (nth) => `<trivium-board game="${games[nth % 5]}" mode="${nth % 2 ? "play" : "viewer"}" tokens="${TOKENS[games[nth % 5]]}"></trivium-board>`;
  const programs = [];
  page.on("request", (request) => /_bg\.wasm$/.test(request.url()) && programs.push(request.url()));
  await visit(`<h1>Thirty</h1>${Array.from({ length: 30 }, (_, nth) => `<section style="width:360px">${one(nth)}</section>`).join("")}`);
  await page.evaluate(() => customElements.whenDefined("trivium-board"));
  await expect.poll(() => page.evaluate(() => document.querySelectorAll("trivium-board").length)).toBe(30);
  await page.evaluate(async () => {
    for (const board of document.querySelectorAll("trivium-board")) await board.position();
  });
  expect(programs).toHaveLength(1);
  await expect(page.locator("trivium-board .guest")).toHaveCount(30);
  const ids = await page.evaluate(() => [...document.querySelectorAll("trivium-board")].flatMap((board) => [...board.shadowRoot.querySelectorAll("[id]")].map(({ id }) => id)));
  expect(new Set(ids).size).toBe(ids.length);
  // The wheel over a board scrolls the page.
  for (let nth = 0; nth < 5; nth += 1) {
    await page.locator("trivium-board").nth(nth).locator(".board").scrollIntoViewIfNeeded();
    const board = await page.locator("trivium-board").nth(nth).locator(".board").boundingBox();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY), games[nth]).toBeGreaterThan(before);
  }
  const blocked = await page.evaluate(() =>
    [...document.querySelectorAll("trivium-board")].flatMap((board) => [...board.shadowRoot.querySelectorAll("*")].filter((one) => getComputedStyle(one).touchAction === "none").map((one) => one.className)),
  );
  expect(blocked).toEqual([]);
});

test("a cached old embed.js finds the current release", async ({ page, visit, baseURL }) => {
  const source = await (await fetch(`${baseURL}embed.js`)).text();
  const old = source.replace(/r[0-9a-f]{16}/, "r0123456789abcdef");
  expect(old).not.toBe(source);
  const headers = { "access-control-allow-origin": "*" };
  await page.route(/embed\.js$/, (route) => route.fulfill({ body: old, contentType: "text/javascript", headers }));
  const board = await visit(`<trivium-board game="trias" mode="viewer" look="paper" tokens="C1"></trivium-board>`);
  await expect(guest(board)).toBeVisible();
  await expect(board.locator(".board.look-paper")).toBeVisible();
  const lost = visit.wrongs.splice(0);
  expect(lost.filter((text) => !/404|CORS|ERR_FAILED/.test(text))).toEqual([]);
});

test("if its program does not load, a board shows an error and keeps its picture", async ({ page, visit }) => {
  await page.route(/_bg\.wasm$/, (route) => route.abort());
  await page.route("**/light/*", (route) => route.abort());
  const board = await visit(`<trivium-board lang="fr" game="trias" mode="viewer">${PICTURE}</trivium-board>`);
  await expect(board.getByRole("alert")).toHaveText("Le plateau n’a pas pu être chargé.");
  await expect(page.getByRole("img", { name: "Still" })).toBeVisible();
  visit.wrongs.splice(0);
  // Calling `load` retries the failed download.
  await page.unroute(/_bg\.wasm$/);
  await call(board, "load");
  await expect(guest(board)).toBeVisible();
  await expect(board.getByRole("alert")).toBeHidden();
});

test("with Save-Data, distant boards do not load", async ({ page, visit }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const asked = requests(page);
  const board = await visit(`<div style="height:4000px"></div><trivium-board game="tritt" mode="play"></trivium-board>`);
  await page.waitForTimeout(400);
  expect(asked.filter((url) => /wasm/.test(url))).toEqual([]);
  await board.scrollIntoViewIfNeeded();
  await expect(guest(board)).toBeVisible();
});

test("an element keeps its state when it is moved, or removed and inserted again", async ({ page, visit }) => {
  const board = await visit(`<div id="one"><trivium-board game="traffic-lights" mode="play" tokens="b2 a1 c3"></trivium-board></div><div id="two"></div>`);
  await cell(board, "c1").click();
  await expect.poll(() => call(board, "record")).toContain("c1");
  await call(board, "undo");
  await call(board, "undo");
  const position = await call(board, "position");
  await page.evaluate(() => document.querySelector("#two").append(document.querySelector("trivium-board")));
  expect(await call(board, "position")).toBe(position);
  await page.evaluate(async () => {
    const kept = document.querySelector("trivium-board");
    kept.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    document.querySelector("#one").append(kept);
  });
  await expect(guest(board)).toHaveAttribute("data-position", position);
  await expect(board.locator(".stands")).toContainText("2 of 4");
  await board.getByRole("button", { name: "Redo" }).click();
  await expect(board.locator(".stands")).toHaveText("3 of 4 c3");
});

test("conformance records are replayed through the methods", async ({ visit }) => {
  const board = await visit(`<trivium-board mode="viewer" game="tritt"></trivium-board>`);
  for (const game of Object.keys(TOKENS)) {
    const lines = readFileSync(new URL(`../vectors/${game}.jsonl`, import.meta.url), "utf8").trim().split("\n").map((line) => JSON.parse(line));
    const whole = lines.filter(({ plies }) => !plies.at(-1).error);
    const variants = [...new Map(whole.map((record) => [record.variant, record])).values()];
    // One variant each, not the default one: crates/rules/tests/conformance.rs replays all.
    for (const { variant, options, tokens, plies } of variants.slice(-1)) {
      const set = Object.entries(options).map(([key, value]) => `${key}=${value}`).join(" ");
      const played = tokens.slice(0, 40);
      const found = await board.evaluate(
        async (element, { game, variant, set, played }) => {
          await element.load({ game, variant, options: set, record: "" });
          const found = [];
          for (let ply = 0; ply <= played.length; ply += 1) {
            found.push({ position: await element.position(), turn: (await element.turn()) ?? -1, legal: await element.legal() });
            if (ply < played.length) await element.play(played[ply]);
          }
          return found;
        },
        { game, variant, set, played },
      );
      const told = found.map(({ position, turn, legal }) => ({ position, turn, n: legal.length, h: hash(legal.join("\n")) }));
      const wanted = plies.slice(0, played.length + 1).map(({ position, turn, n, h }) => ({ position, turn, n, h }));
      expect(told, `${game} ${variant}`).toEqual(wanted);
    }
  }
});

for (const sandbox of ["allow-scripts", undefined]) {
  test(`frame and page exchange messages${sandbox ? ", with a sandboxed frame" : ""}`, async ({ page, visit, baseURL }) => {
    const frame = `${baseURL}embed.html?game=traffic-lights&mode=play&lang=en#tokens=b2+a1`;
    await visit(
      `<script>
        heard = [];
        addEventListener("message", ({ data, source, origin }) => {
          if (source === document.querySelector("iframe").contentWindow) heard.push({ ...data, origin });
        });
      </script>
      <iframe ${sandbox ? `sandbox="${sandbox}"` : ""} src="${frame.replaceAll("&", "&amp;")}" width="420" height="640" title="Board"></iframe>`,
      { base: undefined },
    );
    const said = (type) => page.evaluate((type) => globalThis.heard.filter((message) => message.type === type), type);
    await expect.poll(async () => (await said("ready")).length).toBe(1);
    expect((await said("ready"))[0]).toEqual({ trivium: 1, type: "ready", origin: sandbox ? "null" : new URL(baseURL).origin });
    expect((await said("resize")).at(-1).height).toBeGreaterThan(300);
    await page.frameLocator("iframe").locator('[data-site="c3"]').click();
    await expect.poll(async () => (await said("move")).map(({ detail }) => detail.token)).toEqual(["c3"]);
    await page.evaluate(() => document.querySelector("iframe").contentWindow.postMessage({ trivium: 1, type: "goto", value: 1, id: 7 }, "*"));
    await page.evaluate(() => document.querySelector("iframe").contentWindow.postMessage({ trivium: 1, type: "play", value: "zz", id: 8 }, "*"));
    await expect.poll(async () => (await said("answer")).map(({ id, error }) => [id, error?.code ?? null])).toEqual([[7, null], [8, "tokens"]]);
  });
}

test("the frame exchanges no messages with a page other than its host", async ({ page, visit, baseURL }) => {
  await visit(
    `<script>heard = []; addEventListener("message", ({ data }) => heard.push(data));</script>
    <iframe src="${baseURL}embed.html?game=traffic-lights&amp;mode=play&amp;host=https://example.org" width="420" height="640" title="Board"></iframe>`,
    { base: undefined },
  );
  const inside = page.frameLocator("iframe");
  await expect(inside.locator(".guest")).toBeVisible();
  const position = await inside.locator(".guest").getAttribute("data-position");
  await page.evaluate(() => document.querySelector("iframe").contentWindow.postMessage({ trivium: 1, type: "play", value: "b2" }, "*"));
  await page.waitForTimeout(300);
  await expect(inside.locator(".guest")).toHaveAttribute("data-position", position);
  expect(await page.evaluate(() => globalThis.heard)).toEqual([]);
  visit.wrongs.splice(0);
});

test("on a board, keys answer questions and move the focus to choices", async ({ visit }) => {
  const board = await visit(`<trivium-board game="tritt" variant="step" mode="play" tokens="e5-g5"></trivium-board>`);
  await cell(board, "e5").focus();
  await board.page().keyboard.press("Alt+p");
  await expect(guest(board).locator("[role=status]").filter({ hasText: "Orange: 1 tritton" })).toHaveCount(1);
  await board.page().keyboard.press("Alt+n");
  await expect(guest(board).locator(".choosable:focus")).toHaveCount(1);
  // The first pick is announced, too.
  await board.page().keyboard.press("Enter");
  await expect(guest(board).locator(".said [role=status]")).toHaveText(/^\d+ choices?[.:]/);
  // A board has no field for questions, so the help names only keys.
  await board.page().keyboard.press("?");
  await expect(guest(board).locator("[role=status]").filter({ hasText: "Press Alt and a letter: last (L)" })).toHaveCount(1);
});
