// Articles on the rules: pages without scripts, the same text in the app, and the lessons.
import { HtmlValidate } from "html-validate";
import { expect, open, test } from "./fixtures.mjs";
import { GAMES, LANGUAGES } from "./games.mjs";
import { another, press, pressAt } from "./hands.mjs";
import { jumpTo, tabTo } from "./keys.mjs";
import { gesture } from "./records.mjs";

const ALL = LANGUAGES.flatMap((language) => Object.keys(GAMES).map((game) => [language, game]));

async function file(page, baseURL, name) {
  const start = await (await page.request.get(baseURL)).text();
  const folder = /data-files="\.\/(\w+\/)"/.exec(start)[1];
  const answer = await page.request.get(baseURL + folder + name);
  expect(answer.ok(), name).toBe(true);
  return answer.text();
}

test("all articles and pages to print are valid HTML", async ({ page, baseURL }) => {
  const validator = new HtmlValidate({ extends: ["html-validate:recommended"] });
  const valid = async (name) => {
    const text = await (await page.request.get(`${baseURL}rules/${name}.html`)).text();
    const { results } = await validator.validateString(text);
    const found = results.flatMap(({ messages }) => messages.map(({ line, ruleId, message }) => `${line}: ${ruleId}: ${message}`));
    expect(found, name).toEqual([]);
    return text;
  };
  for (const [language, game] of ALL) {
    const text = await valid(`${language}/${game}`);
    expect(text).toContain(`href="../../rules/${language}/${game}-print.html"`);
    await valid(`${language}/${game}-print`);
    const data = JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(text)[1]);
    expect(data).toMatchObject({ "@type": "Article", inLanguage: language, about: { "@type": "Game" } });
    expect(data.description.length).toBeGreaterThan(20);
  }
});

test("the first Tab stop skips to the article, with the focus", async ({ page }) => {
  for (const name of ["trias", "trias-print"]) {
    await page.goto(`./rules/en/${name}.html`);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.locator("#article")).toBeFocused();
  }
});

/** In the page: words that break across lines in table headings. */
function broken() {
  const found = [];
  for (const heading of document.querySelectorAll("article th")) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text; (text = texts.nextNode()); ) {
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) found.push(word);
      }
    }
  }
  return found;
}

// The structure is the same in all four languages.
for (const game of Object.keys(GAMES)) {
  test(`axe finds nothing in an article, whose boards fit a narrow phone: ${game}`, async ({ page, axe }) => {
    await page.goto(`./rules/de/${game}.html`);
    await expect(page.locator("article h2").first()).toBeVisible();
    await axe();
    await page.emulateMedia({ colorScheme: "dark" });
    // Embedded boards adopt the page's colours with a delay.
    await expect(() => axe("color-contrast")).toPass({ timeout: 30_000 });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test("languages link to each other by absolute URLs", async ({ page, baseURL }) => {
  await page.goto("./rules/fr/tritt.html");
  const link = (tag) => page.locator(`link[hreflang="${tag}"]`);
  for (const tag of LANGUAGES) await expect(link(tag)).toHaveAttribute("href", `${baseURL}rules/${tag}/tritt.html`);
  await expect(link("x-default")).toHaveAttribute("href", `${baseURL}rules/en/tritt.html`);
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const game of Object.keys(GAMES)) {
    test(`an article can be read, with its pictures: ${game}`, async ({ page }) => {
      await page.goto(`./rules/en/${game}.html`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const figures = page.locator("article figure");
      expect(await figures.count()).toBeGreaterThanOrEqual(6);
      for (const figure of await figures.all()) {
        await figure.scrollIntoViewIfNeeded();
        await expect(figure.locator("img")).toBeVisible();
        const size = await figure.locator("img").boundingBox();
        expect(Math.min(size.width, size.height)).toBeGreaterThan(120);
      }
      for (const image of await page.locator("article img").all()) {
        const answer = await page.request.get(new URL(await image.getAttribute("src"), page.url()).href);
        expect(answer.ok()).toBe(true);
      }
      await page.locator(".contents a").last().click();
      await expect(page).toHaveURL(/#history$/);
    });
  }

  test("no heading is broken, nothing is wider than the screen, and the rules fit two printed pages in every language", async ({ page }) => {
    for (const [language, game] of ALL) {
      await page.setViewportSize({ width: 1280, height: 740 });
      await page.goto(`./rules/${language}/${game}.html`);
      expect.soft(await page.evaluate(broken), `${language}, ${game}`).toEqual([]);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 740 });
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${language}, ${game}, ${width}`).toBeLessThanOrEqual(0);
      }
      // The rules alone must fit two pages. Tips, rulings and history, which come after them, are removed.
      await page.evaluate(() => document.querySelectorAll("#strategy, #strategy ~ section, footer").forEach((after) => after.remove()));
      const printed = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect.soft(printed.match(/\/Type\s*\/Page\b/g).length, `${language}, ${game}`).toBeLessThanOrEqual(2);
    }
  });
});

test("a viewer becomes a board, diagrams load nothing", async ({ page, baseURL }) => {
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  const [language, game] = ["en", "tritt"];
  await page.goto(`./rules/${language}/${game}.html`);
  const viewer = page.locator('trivium-board[mode="viewer"]').first();
  const picture = page.locator('trivium-board[mode="diagram"]').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture.getByRole("img")).toBeVisible();
  await viewer.scrollIntoViewIfNeeded();
  const room = await viewer.boundingBox();
  await expect(viewer.locator(".guest")).toBeVisible();
  // The board replaces the picture without a layout shift.
  const then = await viewer.boundingBox();
  expect([then.width, then.height]).toEqual([room.width, room.height]);
  await expect(picture.locator(".guest")).toHaveCount(0);
  const before = await viewer.locator(".guest").getAttribute("data-position");
  const ply = await viewer.getAttribute("ply");
  await viewer.getByRole("button", { name: ply ? "One move forward" : "One move back" }).click();
  await expect(viewer.locator(".guest")).not.toHaveAttribute("data-position", before);
  expect(asked.every((url) => url.startsWith(baseURL))).toBe(true);
});

// The command line tests check the links of all figures.
test("“Play on from here” opens the position in a sandbox", async ({ page }) => {
  await page.goto("./rules/en/trias.html");
  const figure = page.locator("figure:has(a.on)").first();
  const position = await figure.locator("trivium-board").evaluate((/** @type {Board} */ board) => board.position());
  await figure.getByRole("link", { name: "Play on from here" }).click();
  await expect(page).toHaveURL(/#\/try\//);
  await expect(page.locator("main.game")).toHaveAttribute("data-position", position);
});

test("a refusal links to its rule in the article", async ({ page, axe }) => {
  await open(page, "/new/traffic-lights");
  await page.getByRole("radio", { name: "Simple" }).first().check();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const cell = page.locator('.table [data-site="a1"]');
  for (let chips = 0; chips < 3; chips += 1) {
    const before = await page.locator("main.game").getAttribute("data-position");
    await cell.click();
    await expect(page.locator("main.game")).not.toHaveAttribute("data-position", before);
  }
  await cell.click();
  await page.getByRole("link", { name: "See the rule" }).click();
  await expect(page).toHaveURL(/#\/rules\/traffic-lights\/\w+$/);
  const anchor = page.url().split("/").pop();
  const place = page.locator(`[id="${anchor}"]`);
  await expect(place).toHaveAttribute("aria-current", "true");
  await expect(place).toBeInViewport();
  await expect(page.locator("article figure img").first()).toBeAttached();
  await axe();
  // Links in the text stay in the app.
  await page.locator(".contents a").first().click();
  await expect(page).toHaveURL(/#\/rules\/traffic-lights\/glance$/);
  await expect(page.locator("#glance")).toHaveAttribute("aria-current", "true");
  await expect(place).not.toHaveAttribute("aria-current", "true");
});

test("the app shows pictures in the chosen brightness", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/settings");
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.goto("./#/rules/tritt");
  const image = page.locator("article figure img").first();
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((/** @type {HTMLImageElement} */ image) => image.currentSrc)).toContain("-dark.svg");
});

test("printed articles have no controls, and no page break in a diagram", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "light" });
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto("./rules/de/triapon.html");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const selector of [".masthead", ".contents", ".head .row", "footer nav", "a.on", "#lesson"]) {
    for (const one of await page.locator(selector).all()) await expect(one, selector).toBeHidden();
  }
  const figures = await page.locator("article figure").evaluateAll((all) =>
    all.map((one) => [getComputedStyle(one).breakInside, one.querySelector("img").getBoundingClientRect().width]),
  );
  for (const [inside, width] of figures) {
    expect(inside).toBe("avoid");
    expect(width).toBeLessThan(300);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

/** In the page: the state of a lesson, as far as a press can change it. */
function state() {
  const main = document.querySelector("main.lesson");
  const picks = (selector) => [...main.querySelectorAll(selector)].map((one) => one.dataset.pick);
  return { stage: main.dataset.stage, position: main.dataset.position, chosen: picks(".chosen"), pending: picks(".pending"), note: main.querySelector(".note")?.textContent };
}

/** Taps an element of the lesson's board. Returns the changed state. */
async function tap(page, thing) {
  const before = await page.evaluate(state);
  await pressAt(page, `main.lesson ${thing}`);
  return another(page, state, before);
}

/** Makes a move tap by tap; confirms a pending one. */
async function decide(page, token) {
  for (const { button, thing } of gesture(token)) {
    if (button) await press(page.locator(".instructions").getByRole("button", { name: button }));
    else if ((await tap(page, thing)).pending.length > 0) await tap(page, thing);
  }
  // If longer moves begin with this move, its last pick must be repeated.
  const { thing } = gesture(token).at(-1);
  const { stage, chosen } = await page.evaluate(state);
  if (thing && stage === "open" && chosen.length > 0) await pressAt(page, `main.lesson ${thing}`);
}

/** The steps of a lesson; `name` is the part of a variant's id, or empty for the lesson of the game. */
const steps = async (page, baseURL, game, name = "", language = "en") => {
  const text = await file(page, baseURL, `lessons/${language}/${game}.txt`);
  const lesson = text.split(/^(?=lesson )/m).find((lesson) => (/^lesson (.*)/.exec(lesson)?.[1] ?? "") === name);
  return lesson.split(/^step\n/m).slice(1).map((step) => Object.fromEntries(step.trim().split("\n").map((line) => line.split(/ (.*)/s))));
};

const lesson = (page) => page.locator("main.lesson");
const next = (page) => page.getByRole("button", { name: "Next" });
const begins = (text) => text.split("`")[0].trim();

/** Taps the marked sites until the step is done. */
async function doMarked(page) {
  for (let taps = 0; (await lesson(page).getAttribute("data-stage")) === "open"; taps += 1) {
    expect(taps, "taps").toBeLessThan(8);
    await tap(page, ":is(.pending, .hinted)");
  }
}

/** Advances to the first step of a kind and returns it. */
async function goTo(page, all, kind) {
  for (const [nth, step] of all.entries()) {
    await expect(page.locator(".stages p")).toHaveText(`Step ${nth + 1} of ${all.length}`);
    if (step.kind === kind) return step;
    if (["do", "ask"].includes(step.kind)) await page.getByRole("button", { name: "Show me" }).click();
    await next(page).click();
  }
  throw new Error(`no step ${kind}`);
}

for (const game of Object.keys(GAMES)) {
  test(`a lesson by taps: ${game}`, async ({ page, baseURL, axe }) => {
    const all = await steps(page, baseURL, game);
    expect(all.length).toBeGreaterThanOrEqual(6);
    await open(page, `/new/${game}`);
    await page.getByRole("link", { name: `Lesson: ${GAMES[game].name}` }).click();
    const main = lesson(page);
    await expect(main).toBeVisible();
    const told = page.locator(".instructions .told");
    const crosses = page.locator(".table .marks text", { hasText: "×" });
    for (const [nth, step] of all.entries()) {
      await expect(page.locator(".stages p")).toHaveText(`Step ${nth + 1} of ${all.length}`);
      await expect(main).toHaveAttribute("data-kind", step.kind);
      await expect(crosses).toHaveCount(step.marks?.match(/×/g)?.length ?? 0);
      await expect(told).toContainText(begins(step.task));
      if (nth > 0) await expect(told).toBeFocused();
      // Lessons differ in texts and boards, whose labels axe checks in a task.
      if (all.findIndex(({ kind }) => kind === step.kind) === nth && (game === "trias" || step.kind === "ask")) await axe();
      if (step.kind === "goal" || step.kind === "show") {
        await expect(main).toHaveAttribute("data-stage", "done");
        await expect(page.locator("main.lesson .choosable")).toHaveCount(0);
      } else {
        await expect(main).toHaveAttribute("data-stage", "open");
        // The last step is solved by showing its solution.
        if (nth === all.length - 1) await page.getByRole("button", { name: "Show me" }).click();
        else if (step.kind === "do") await doMarked(page);
        else await decide(page, step.play.split(" ")[0]);
        await expect(main).toHaveAttribute("data-stage", "done");
        await expect(told).toContainText(begins(step.reason));
        await expect(next(page)).toBeFocused();
      }
      // A cross is true only of the position before the move.
      await expect(crosses).toHaveCount(0);
      await next(page).click();
    }
    await expect(page.locator(".lesson-over .card h2")).toHaveText("You have finished the lesson.");
    await expect.poll(() => page.locator(".lesson-over .card li").count()).toBeGreaterThan(2);
    await expect(page.locator(".lesson-over .card .button.main")).toHaveCount(1);
    if (game === "trias") await axe();
    await page.getByRole("button", { name: "Play against level 1" }).click();
    await expect(page.locator("main.game:not(.lesson)")).toBeVisible();
    const id = /game\/(\w+)/.exec(page.url())[1];
    const file = () => page.evaluate((id) => localStorage.getItem(`trivium/game/${id}`) ?? "", id);
    const seats = game === "triapon" ? ["2 1", "3 1"] : ["2 1"];
    await expect.poll(async () => [...(await file()).matchAll(/^program (.*)$/gm)].map(([, program]) => program)).toEqual(seats);
    // The set-up offers this match again instead of the finished lesson.
    await open(page, `/new/${game}`);
    await expect(page.getByRole("link", { name: `Lesson: ${GAMES[game].name}` })).toBeVisible();
    await expect(page.locator(".offer")).toHaveText("Same as last time");
  });
}

const VARIANTS = { triapon: ["barricade"], tritt: ["slide", "reloaded"], "traffic-lights": ["simple", "four", "slider", "bag", "classic3", "classic4"] };

for (const [game, names] of Object.entries(VARIANTS)) {
  test(`the lessons of variants by taps: ${game}`, async ({ page, baseURL }) => {
    for (const name of names) {
      const all = await steps(page, baseURL, game, name);
      // The set-up offers the lesson of the chosen variant.
      await open(page, `/new/${game}`);
      if (name === "bag") await page.getByRole("switch", { name: /^With a bag/ }).or(page.getByRole("checkbox", { name: /^With a bag/ })).check();
      else await page.getByRole("radio", { name: new RegExp(`^${GAMES[game].variants[name].replace(/[^\w ]/g, ".")}`) }).check();
      await page.locator(`.variants a[href="#/learn/${game}/${name}"]`).click();
      for (const [nth, step] of all.entries()) {
        await expect(page.locator(".stages p"), name).toHaveText(`Step ${nth + 1} of ${all.length}`);
        await expect(page.locator(".instructions .told")).toContainText(begins(step.task));
        if (step.kind === "do") await doMarked(page);
        if (step.kind === "ask") await decide(page, step.play.split(" ")[0]);
        await expect(lesson(page)).toHaveAttribute("data-stage", "done");
        await next(page).click();
      }
      await page.getByRole("button", { name: "Play against level 1" }).click();
      await expect(page.locator("main.game:not(.lesson)")).toBeVisible();
      const id = /game\/(\w+)/.exec(page.url())[1];
      const variant = all.at(-1).variant;
      await expect.poll(() => page.evaluate((id) => localStorage.getItem(`trivium/game/${id}`) ?? "", id)).toContain(variant);
    }
  });
}

test("a lesson shows a turn slowly and in words, and again on request", async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const all = await steps(page, baseURL, "triapon");
  await open(page, "/learn/triapon");
  await goTo(page, all, "show");
  const main = lesson(page);
  const before = await main.getAttribute("data-position");
  await expect(main).toHaveAttribute("data-stage", "shown");
  // The next site is marked, and nothing can be chosen.
  await expect(page.locator('main.lesson [data-site="e3"].hinted')).toHaveCount(1);
  await expect(page.locator("main.lesson .choosable")).toHaveCount(0);
  await expect(main).not.toHaveAttribute("data-position", before);
  await expect(page.locator(".instructions [role=status]")).toContainText("e3");
  await expect(main).toHaveAttribute("data-stage", "done");
  await expect(page.locator(".instructions [role=status]")).toContainText("d4");
  const after = await main.getAttribute("data-position");
  await page.getByRole("button", { name: "Show again" }).click();
  await expect(main).toHaveAttribute("data-stage", "shown");
  await expect(main).toHaveAttribute("data-position", before);
  await expect(main).toHaveAttribute("data-position", after);
});

test("when the player repeats a shown turn, only marked places react", async ({ page, baseURL }) => {
  const all = await steps(page, baseURL, "traffic-lights");
  await open(page, "/learn/traffic-lights");
  const step = await goTo(page, all, "do");
  const position = await lesson(page).getAttribute("data-position");
  await expect(page.locator(`main.lesson [data-site="${step.play}"].hinted`)).toHaveCount(1);
  await pressAt(page, 'main.lesson [data-site="a1"]');
  await expect(page.locator(".instructions .note")).toHaveText("Choose what is marked.");
  await expect(lesson(page)).toHaveAttribute("data-position", position);
  await doMarked(page);
  await expect(page.locator(".instructions .told")).toContainText("Right.");
});

test("a legal but wrong answer is explained and taken back", async ({ page, baseURL }) => {
  const all = await steps(page, baseURL, "traffic-lights");
  await open(page, "/learn/traffic-lights");
  const { play } = await goTo(page, all, "ask");
  const main = lesson(page);
  const position = await main.getAttribute("data-position");
  const picks = await page.locator("main.lesson [data-site].choosable").evaluateAll((all) => all.map((one) => one.dataset.site));
  const other = picks.find((pick) => !play.split(" ").includes(pick));
  await pressAt(page, `main.lesson [data-site="${other}"]`);
  await expect(page.locator(".instructions .note")).toHaveText(/^(Not that one|Then an opponent)/);
  await expect(main).toHaveAttribute("data-position", position);
  await expect(main).toHaveAttribute("data-stage", "open");
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(main).toHaveAttribute("data-stage", "done");
});

test("a lesson by keyboard alone", async ({ page, baseURL }) => {
  const game = "traffic-lights";
  const all = await steps(page, baseURL, game);
  await open(page, `/learn/${game}`);
  for (const step of all) {
    const main = lesson(page);
    await expect(page.locator(".instructions .told")).toContainText(begins(step.task));
    if (step.kind === "goal" || step.kind === "show") {
      await tabTo(page, ".instructions .button.main");
      await page.keyboard.press("Enter");
      continue;
    }
    await expect(main).toHaveAttribute("data-stage", "open");
    const token = step.play.split(" ")[0];
    if (/^[a-z]\d$/.test(token)) await jumpTo(page, token);
    else await tabTo(page, ".instructions .row button:last-child");
    const before = await page.evaluate(state);
    await page.keyboard.press("Enter");
    if ((await another(page, state, before)).stage === "open") await page.keyboard.press("Enter");
    await expect(main).toHaveAttribute("data-stage", "done");
    await expect(next(page)).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(page.locator(".lesson-over .card")).toBeVisible();
});

test("after “Not now” the lesson is only a link", async ({ page }) => {
  await open(page, "/new/trias");
  await expect(page.locator(".offer")).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(page.locator(".offer")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
  await expect(page.locator(".offer")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Lesson: / }).first()).toBeVisible();
});
