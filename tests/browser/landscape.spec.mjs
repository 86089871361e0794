// Landscape phones: the board takes the full height on the left, and the rest scrolls on the right.
import { expect, fits, open, test } from "./fixtures.mjs";
import { GAMES } from "./games.mjs";
import { kept, records, store } from "./records.mjs";
import { openMatch } from "./shell.mjs";
import { faults, stand } from "./walks/dom-checks.mjs";

const SIZES = [[568, 320], [667, 375], [740, 360], [844, 390], [915, 412]];

test.use({ hasTouch: true, viewport: { width: 568, height: 320 } });

/** Runs a check in all sizes; failures name the size. */
async function turned(page, look, where = "") {
  const wrongs = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(stand);
    await page.waitForTimeout(100);
    for (const wrong of await look()) wrongs.push(`${where} ${width}×${height}: ${wrong}`);
  }
  expect.soft(wrongs).toEqual([]);
}

/** Faults of a match or lesson as sentences: elements that cannot be seen or scrolled to, cut texts, a small board. */
const match = (page, besides) =>
  page.evaluate((besides) => {
    const wrongs = [];
    const inside = ({ left, top, right, bottom }) => left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const told = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ");
    const main = document.querySelector("main.game");
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth || main.scrollWidth > main.clientWidth) wrongs.push("scrolls to the side");
    const table = document.querySelector(".table").getBoundingClientRect();
    if (table.left > 0 || table.top !== 0 || table.height < innerHeight) wrongs.push(`the board's room is ${told(table)}`);
    const plane = document.querySelector(".board.trigon");
    const places = plane ? [plane.querySelector("svg")] : document.querySelectorAll(".board .site > .hit, .board .slide.choosable");
    for (const place of places) {
      const box = place.getBoundingClientRect();
      const name = place.closest("[data-pick]")?.getAttribute("data-pick") ?? "the plane";
      if (!inside(box)) wrongs.push(`${name} lies at ${told(box)}`);
      if (plane) continue;
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (hit?.closest("[data-pick]")?.getAttribute("data-pick") !== name) wrongs.push(`over ${name} lies ${hit?.outerHTML.slice(0, 60)}`);
    }
    // The slides and the strip are on the four sides of the other cells, at one distance.
    const middle = (one) => {
      const box = one.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const between = (...names) => {
      const [[x, y], [u, v]] = names.map((name) => middle(document.querySelector(`.board [data-site="${name}"] > .hit`)));
      return [(x + u) / 2, (y + v) / 2];
    };
    const away = (at) => between("a1", "c3").map((from, nth) => Math.abs(at[nth] - from)).sort((a, b) => a - b);
    for (const slide of document.querySelectorAll(".board .slide > .hit")) {
      const [aside, far] = away(middle(slide));
      const strip = away(between("s1", "s3"))[1];
      if (aside > 2 || Math.abs(far - strip) > 2) wrongs.push(`${slide.closest(".slide").getAttribute("data-pick")} is ${aside} and ${far} away, the strip ${strip}`);
    }
    const board = document.querySelector(".board > svg").getBoundingClientRect();
    if (Math.min(board.width, board.height) < 0.6 * innerHeight) wrongs.push(`the board is only ${told(board)}`);
    for (const one of document.querySelectorAll(besides)) {
      if (!one.checkVisibility({ visibilityProperty: true }) || !one.getBoundingClientRect().width) continue;
      one.scrollIntoView({ block: "nearest" });
      const box = one.getBoundingClientRect();
      const name = `${one.className || one.tagName} ${one.textContent.trim().slice(0, 20)}`;
      if (!inside(box)) wrongs.push(`${name} lies at ${told(box)}`);
      if (!one.closest(".table") && box.left < table.right - 1) wrongs.push(`${name} is not at the right: ${told(box)}`);
      if (Math.round(document.querySelector(".table").getBoundingClientRect().top)) wrongs.push("the board scrolls away");
    }
    main.scrollTop = 0;
    // Everything but an analysis fits without scrolling.
    if (!document.querySelector(".analysis") && main.scrollHeight > main.clientHeight + 1) wrongs.push(`scrolls by ${main.scrollHeight - main.clientHeight}`);
    for (const name of document.querySelectorAll(".seat .name")) {
      if (name.scrollWidth > name.clientWidth) wrongs.push(`${name.textContent} is cut: ${name.clientWidth} of ${name.scrollWidth}`);
    }
    const title = document.querySelector("h1");
    if (title.scrollWidth > title.clientWidth) wrongs.push(`the title is cut: ${title.clientWidth} of ${title.scrollWidth}`);
    for (const one of document.querySelectorAll(".status-bar .button, .asked, .instructions .button")) {
      const [box, room] = [one, one.closest(".status-bar, .instructions")].map((each) => each.getBoundingClientRect());
      if (box.width && (box.bottom > room.bottom + 1 || box.top < room.top - 1)) wrongs.push(`${one.textContent} leaves its room`);
    }
    const question = document.querySelector(".status-bar, .instructions .told");
    if (!inside(question.getBoundingClientRect()) && question.matches(".status-bar")) wrongs.push("the question is out of sight");
    return wrongs;
  }, besides);

const BESIDES = ".status-bar, .asked, .status-bar .button, .seat, .seat .stack, .turn > .trays .stack, .turn > .trays .bag, .tool, .game > .bar .icon";

for (const [game, { variants }] of Object.entries(GAMES)) {
  test(`nothing of a match is out of reach: ${game}`, async ({ page }) => {
    for (const variant of Object.keys(variants)) {
      const whole = records(game).find((record) => record.variant === variant);
      await store(page, { [`game/${variant.replace("+", "")}`]: kept(game, variant, whole?.tokens.slice(0, 4) ?? []) });
    }
    const { variant, tokens } = records(game)[0];
    await store(page, { "game/ended": kept(game, variant, tokens) });
    for (const id of [...Object.keys(variants), "ended"]) {
      await page.goto(`./#/game/${id.replace("+", "")}`);
      if (id === "ended") await page.locator(".status-bar.ended").waitFor();
      else await expect(page.locator("main.game h1")).toContainText(variants[id]);
      await page.locator("html:not([data-busy]) main.game .table .site").first().waitFor();
      await turned(page, () => match(page, BESIDES), id);
    }
  });

  test(`nothing of a set-up, an analysis or a lesson is out of reach: ${game}`, async ({ page }) => {
    const { variant, tokens } = records(game)[0];
    await store(page, { "game/one": kept(game, variant, tokens.slice(0, 4)) });
    await open(page, `/new/${game}`);
    await page.getByRole("link", { name: /^Lesson: / }).first().waitFor();
    await turned(page, async () => {
      await expect(page.getByRole("button", { name: "Start", exact: true })).toBeInViewport({ ratio: 1 });
      return page.evaluate(() => (document.documentElement.scrollWidth > innerWidth ? ["scrolls to the side"] : []));
    });
    await open(page, "/game/one/analysis");
    await page.locator(".analysis").waitFor();
    await turned(page, () => match(page, ".status-bar, .analysis, .analysis > .bar .icon, .seat .stack"));
    await open(page, `/learn/${game}`);
    await page.locator("main.lesson .site").first().waitFor();
    await turned(page, () => match(page, ".instructions .told > *, .instructions .button, .stages, .seat, .seat .stack, .game > .bar .icon"));
  });
}

for (const language of ["de", "fr"]) {
  test(`longer words leave nothing out of reach: ${language}`, async ({ page }) => {
    const [lights, tritt] = ["traffic-lights", "tritt"].map((game) => records(game)[0]);
    await store(page, {
      settings: `language=${language}`,
      "game/begun": kept("traffic-lights", lights.variant, lights.tokens.slice(0, 2)),
      "game/over": kept("tritt", tritt.variant, tritt.tokens),
    });
    for (const name of ["begun", "over"]) {
      await open(page, `/game/${name}`);
      await page.locator(name === "over" ? ".status-bar.ended" : ".tools").waitFor();
      await turned(page, () => page.evaluate(faults));
      // On this tablet the column next to the board is narrowest.
      await fits(page, [[1024, 768]], name);
    }
  });
}

test("face to face, the prompt is right of the board and faces the player to act", async ({ page }) => {
  const matches = ["tritt", "trigon", "triapon"].flatMap((game) => {
    const { variant, tokens } = records(game)[0];
    return [4, 5].map((count) => [`game/${game}${count}`, kept(game, variant, tokens.slice(0, count))]);
  });
  await store(page, { settings: "language=en facing=round", ...Object.fromEntries(matches) });
  for (const [key] of matches) {
    await open(page, `/${key}`);
    await page.locator("main.game.round .table .site").first().waitFor();
    await page.waitForTimeout(700);
    await turned(page, () => match(page, ".status-bar, .seat, .seat .stack, .tool"));
  }
});

// The longest sentences.
for (const language of ["de", "fr"]) {
  test(`the longest sentence about a computer's turn is not cut: ${language}`, async ({ page }) => {
    // The last stone of this turn falls into an empty hole of the computer's row.
    await openMatch(page, kept("trias", "base", ["C1", "D3"], ["2 1"]), { settings: `language=${language}` });
    await page.locator(".happened", { hasText: /\S/ }).waitFor();
    await turned(page, () =>
      page.locator(".happened").evaluate((one) => (one.scrollHeight > one.clientHeight + 1 ? [`${one.textContent} has ${one.clientHeight} of ${one.scrollHeight}`] : [])),
    );
    await turned(page, () => match(page, BESIDES));
  });
}

test("the numbers of the waiting player's tiles can be read", async ({ page }) => {
  await openMatch(page, kept("trigon", "base", records("trigon")[0].tokens.slice(0, 4)));
  const tile = page.locator(".seat:not([aria-current]) .stack > svg").first();
  for (const [width, height] of SIZES.slice(1)) {
    await page.setViewportSize({ width, height });
    // On smaller tiles the count would cover the number.
    await expect.poll(async () => (await tile.boundingBox()).height, `${width}×${height}`).toBeGreaterThan(32);
  }
});

test("sheets over a match fit the screen, and all their content can be scrolled to", async ({ page }) => {
  const { variant, tokens } = records("tritt")[0];
  await store(page, { "game/one": kept("tritt", variant, tokens) });
  for (const sheet of ["menu", "moves", "edit", "share", "pictures"]) {
    await open(page, `/game/one/${sheet}`);
    await page.locator("dialog[open]:not(.previous) .bar + *").waitFor();
    await turned(page, () =>
      page.evaluate((sheet) => {
        const dialog = document.querySelector("dialog[open]");
        const frame = dialog.getBoundingClientRect();
        const wrongs = frame.top < 0 || frame.bottom > innerHeight + 1 ? [`${sheet} ends at ${frame.bottom}`] : [];
        for (const one of dialog.querySelectorAll("button, a, input, textarea")) {
          if (!one.getBoundingClientRect().width) continue;
          one.scrollIntoView({ block: "nearest" });
          const box = one.getBoundingClientRect();
          if (box.top < frame.top - 1 || box.bottom > frame.bottom + 1) {
            wrongs.push(`${sheet}: ${one.textContent || one.className} lies from ${box.top} to ${box.bottom}`);
          }
        }
        return wrongs;
      }, sheet),
    );
  }
});

test("the text of a lesson is whole above a hand of tiles", async ({ page }) => {
  await store(page, { "lesson/trigon": "2" });
  await open(page, "/learn/trigon");
  await expect(page.locator(".seats button.hinted, .seats .stack .hinted").first()).toBeVisible();
  const [text, buttons] = await Promise.all([".instructions .told", ".instructions > .row"].map((part) => page.locator(part).boundingBox()));
  expect(text.y + text.height).toBeLessThanOrEqual(buttons.y);
});
