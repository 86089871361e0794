// Interference of other programs and limits of browsers (docs/faults.md): translators, pages around boards, old
// browsers, tabs without locks, several fingers, print.
import { expect, open, test } from "./fixtures.mjs";
import { hurry } from "./hurry.mjs";
import { article, call, host } from "./other-origin.mjs";
import { kept, store } from "./records.mjs";
import { site } from "./site.mjs";

/** Stores a match and opens it at an address. */
const sit = async (page, game, variant, record, address = "./") => {
  await store(page, { "game/one": kept(game, variant, record.split(" ")) });
  await page.goto(`${address}#/game/one`);
  await expect(page.locator("main.game .choosable").first()).toBeVisible();
};
const record = (page) => page.locator("aside.moves .ply .token").allTextContents();

/** In the page: replaces all text nodes by elements, as a translator does. */
const translate = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (/** @type {any} */ node) =>
    node.data.trim() && !node.parentElement.closest("svg, script, style, template, font") ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement("font");
    font.appendChild(document.createElement("font")).textContent = text.data;
    text.replaceWith(font);
  }
};
/** In the page: wraps a word of each text in an element, as a dictionary does. The text nodes stay. */
const mark = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (/** @type {any} */ node) =>
    /\S\s\S/.test(node.data) && !node.parentElement.closest("svg, script, style, template, mark") ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const word = text.splitText(text.data.search(/\s\S/) + 1);
    const marked = document.createElement("mark");
    marked.textContent = word.data;
    word.replaceWith(marked);
  }
};

for (const [who, change] of Object.entries({ translator: translate, dictionary: mark })) {
  test(`texts still update after a ${who} has changed the page`, async ({ page }) => {
    await sit(page, "triapon", "base", "f4");
    const asked = () => page.locator(".status-bar .asked").innerText();
    await page.evaluate(change);
    for (const move of ["g4", "f3", "f5"]) {
      for (let taps = 0; taps < 2 && !(await record(page)).includes(move); taps += 1) {
        await page.locator(`main.game [data-site="${move}"] .hit`).click({ force: true });
        await page.waitForTimeout(250);
      }
      await page.evaluate(change);
    }
    expect(await record(page)).toEqual(["f4", "g4", "f3", "f5"]);
    // Four moves of three players: player 2 is next.
    await expect.poll(asked).toContain("Player 2:");
    const told = await asked();
    await page.reload();
    await expect(page.locator("main.game .choosable").first()).toBeVisible();
    await expect.poll(asked).toBe(told);
    await expect(page.locator("dialog.halted")).toHaveCount(0);
  });
}

test("an embedded board ignores a translator that wraps its moves", async ({ context, baseURL }) => {
  const other = await host();
  const page = await context.newPage();
  await page.goto(other.page("/", article('<trivium-board game="trias" mode="viewer" ply="1">C1 I3 J1</trivium-board>', { base: baseURL })));
  const board = page.locator("trivium-board");
  await expect(board.locator(".stands")).toHaveText(/1 of 3/);
  await page.evaluate(translate);
  await page.waitForTimeout(300);
  await expect(board.locator(".stands")).toHaveText(/1 of 3/);
  expect(await call(board, "record")).toContain("record C1 I3 J1");
  // A script may still change the text.
  await board.evaluate((element) => (element.textContent = "C1 I3"));
  await expect(board.locator(".stands")).toHaveText(/of 2/);
  await other.close();
});

test("without light-dark() and adopted style sheets boards are light or dark", async ({ browser, baseURL }) => {
  for (const colorScheme of /** @type {("light" | "dark")[]} */ (["light", "dark"])) {
    const context = await browser.newContext({ bypassCSP: true, colorScheme, serviceWorkers: "block" });
    await context.addInitScript(() => {
      const supports = CSS.supports.bind(CSS);
      CSS.supports = (/** @type {string[]} */ ...what) => !/light-dark/.test(what.join()) && supports(.../** @type {[string, string]} */ (what));
      for (const root of [Document, ShadowRoot]) delete root.prototype.adoptedStyleSheets;
    });
    const other = await host();
    const page = await context.newPage();
    await page.route(/\.css$/, async (route) => {
      const response = await route.fetch();
      expect(await response.text(), route.request().url()).not.toContain("light-dark(");
      await route.fulfill({ response });
    });
    await page.goto(other.page("/", article('<trivium-board game="tritt" mode="viewer">e5-g5 f6-h8</trivium-board>', { base: baseURL, head: "<style>html{color-scheme:light dark}</style>" })));
    const text = page.locator("trivium-board .asked, trivium-board .said").first();
    await expect(text).toBeVisible();
    const [red] = (await text.evaluate((element) => getComputedStyle(element).color)).match(/\d+/g);
    expect(Number(red) > 128).toBe(colorScheme === "dark");
    await context.close();
    await other.close();
  }
});

test("two tabs on plain HTTP: the second one follows, and takes over on request", async ({ playwright, browser }) => {
  const own = await site();
  const { port } = new URL(own.url);
  const chromium = await playwright.chromium.launch({ executablePath: browser.browserType().executablePath(), .../** @type {any} */ (test.info().project.use.launchOptions), args: ["--no-sandbox", "--host-resolver-rules=MAP lan.test 127.0.0.1"] });
  const context = await chromium.newContext({ locale: "en-GB", reducedMotion: "reduce", serviceWorkers: "block" });
  await context.addInitScript(hurry);
  const [first, second] = [await context.newPage(), await context.newPage()];
  const address = `http://lan.test:${port}/`;
  await sit(first, "traffic-lights", "simple", "b2", address);
  expect(await first.evaluate(() => isSecureContext)).toBe(false);
  await second.goto(`${address}#/game/one`);
  await expect(second.locator(".elsewhere")).toBeVisible();
  await first.locator('main.game [data-site="a1"]').first().click();
  await expect(second.locator("aside.moves .ply .token")).toHaveText(["b2", "a1"]);
  // A following tab shows the match of another tab and accepts no moves.
  await second.locator('main.game [data-site="c3"]').first().click({ force: true });
  await second.waitForTimeout(300);
  expect(await record(first)).toEqual(["b2", "a1"]);
  await second.locator(".elsewhere button").click();
  await expect(first.locator(".elsewhere")).toBeVisible();
  await second.locator('main.game [data-site="c3"]').first().click();
  await expect(first.locator("aside.moves .ply .token")).toHaveText(["b2", "a1", "c3"]);
  // Closing the tab releases the match.
  await second.close();
  await expect(first.locator(".elsewhere")).toHaveCount(0);
  await chromium.close();
  await own.close();
});

test("half a move survives a reload", async ({ page }) => {
  await sit(page, "tritt", "step", "e5-g5");
  await page.locator('.table [data-site="c4"]').first().click();
  await expect(page.locator("main.game .chosen").first()).toBeVisible();
  await page.reload();
  await expect(page.locator("main.game .chosen").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator("h1").first().click();
  await page.keyboard.press("Escape");
  await expect(page.locator("main.game .chosen")).toHaveCount(0);
  await page.reload();
  await expect(page.locator("main.game .choosable").first()).toBeVisible();
  await expect(page.locator("main.game .chosen")).toHaveCount(0);
});

test("a tap counts while another finger rests on the screen", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await sit(page, "traffic-lights", "simple", "b2", baseURL);
  const touch = await context.newCDPSession(page);
  const box = await page.locator('.table [data-site="a1"] .hit').boundingBox();
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2, id: 2 };
  const palm = { x: 6, y: 600, id: 1 };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [palm] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [palm, finger] });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [finger] });
  await expect(page.locator("aside.moves .ply .token")).toHaveText(["b2", "a1"]);
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await context.close();
});

test("shortcuts follow the printed letter, or the key's position in other scripts, and ignore input methods", async ({ page }) => {
  await sit(page, "traffic-lights", "simple", "b2 a1");
  const press = (init) => page.evaluate((init) => document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init })), init);
  await press({ key: "я", code: "KeyZ", ctrlKey: true });
  const turn = (seat) => expect(page.locator("main.game")).toHaveAttribute("data-turn", seat);
  await turn("2");
  await press({ key: "Y", code: "KeyT", ctrlKey: true });
  await turn("1");
  // With Caps Lock on, the key is "Z".
  await press({ key: "Z", code: "KeyZ", ctrlKey: true });
  await turn("2");
  await press({ key: "y", code: "KeyY", ctrlKey: true, isComposing: true });
  await page.waitForTimeout(200);
  await turn("2");
});

test("pull-to-refresh is disabled", async ({ page }) => {
  await open(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe("contain");
});

test("in print all text is black and the page is light", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await sit(page, "tritt", "step", "e5-g5");
  const wrong = await page.evaluate(() =>
    [...document.querySelectorAll("main.game *")]
      .filter((one) => !one.closest("svg, .emblem") && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()) && getComputedStyle(one).color !== "rgb(0, 0, 0)")
      .map((one) => one.outerHTML.slice(0, 80)),
  );
  expect(wrong).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--page"))).toContain("#f5f2e");
});
