// Sandboxes, opened from a position of a match or a figure of an article. They do not change the stored match by a
// byte. A sandbox can become a match.
import { sizes } from "./browser.mjs";
import { cutSelects } from "./cut-texts.mjs";
import { afresh, expect, fits, test } from "./fixtures.mjs";
import { shown } from "./play.mjs";
import { kept, store } from "./records.mjs";
import { asked, lay, openMatch, played, position } from "./shell.mjs";
import { faults } from "./walks/dom-checks.mjs";

const WON = kept("traffic-lights", "simple", ["a1", "a3", "b1", "b3", "c1"], ["2 3"]);
const trying = (page) => page.locator("main.trying");
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

const stored = (page) => page.evaluate(() => localStorage["trivium/game/one"]);

test("a sandbox of a won match leaves the match unchanged to the byte", async ({ page, axe }) => {
  await openMatch(page, WON, { sheet: "/analysis" });
  const analysis = page.locator(".analysis");
  await expect(analysis).toBeVisible();
  await page.getByRole("button", { name: "To the start" }).filter({ visible: true }).first().click();
  await shown(page);
  const before = await stored(page);
  // A first move that differs from the match opens a sandbox.
  await page.locator('.table [data-site="b2"]').click();
  await expect(trying(page)).toBeVisible();
  await expect(page).toHaveURL(/#\/try\/[\w-]+\/analysis$/);
  await expect(played(page)).toHaveText(["b2"]);
  // In a sandbox no computer player answers.
  await page.waitForTimeout(700);
  await expect(played(page)).toHaveCount(1);
  await page.getByLabel("Level").selectOption("1");
  await press(page, "Let the computer move");
  await expect(played(page)).toHaveCount(2);
  await axe();

  // Undo and redo, a reload, and the browser's Back and Forward work in the sandbox.
  await page.keyboard.press("Control+z");
  await expect(played(page)).toHaveCount(2);
  await expect(page.locator(".ply[aria-current] .token")).toHaveText("b2");
  await page.keyboard.press("Control+y");
  await expect(page.locator(".ply[aria-current] .ply-number")).toHaveText("2");
  const there = await position(page);
  await page.reload();
  await expect(page.locator("main.trying")).toHaveAttribute("data-position", there);
  await page.goBack();
  await expect(trying(page)).toHaveCount(0);
  await page.goForward();
  await expect(page.locator("main.trying")).toHaveAttribute("data-position", there);
  expect(await stored(page)).toBe(before);

  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(trying(page)).toHaveCount(0);
  await expect(page).toHaveURL(/#\/game\/one\/analysis$/);
  expect(await stored(page)).toBe(before);

  // The sandbox is not in the list of matches.
  const count = page.locator(".match-list ul.kept li");
  await page.goto("./#/shelf");
  await expect(count).toHaveCount(1);
});

test("a sandbox can be saved as a match", async ({ page, axe }) => {
  const count = page.locator(".match-list ul.kept li");
  await openMatch(page, WON);
  await page.locator("aside.moves").getByRole("button", { name: "To the start" }).click();
  await page.locator("aside.moves").getByRole("button", { name: "Try from here" }).click();
  await expect(trying(page)).toBeVisible();
  await lay(page, "c2");
  await press(page, "Save as a game");
  const dialog = page.getByRole("dialog");
  // The players of the match are proposed.
  await expect(dialog.getByRole("radio", { name: "Against the computer" })).toBeChecked();
  await expect(dialog.getByLabel("You play")).toHaveValue("0");
  await expect(dialog.getByLabel("Level")).toHaveValue("3");
  await axe();
  await dialog.getByLabel("Level").selectOption("1");
  await dialog.getByRole("button", { name: "Save as a game" }).click();
  await expect(page).toHaveURL(/#\/game\/(?!one)\w+$/);
  await expect(trying(page)).toHaveCount(0);
  await expect(played(page).first()).toHaveText("c2");
  await page.goto("./#/shelf");
  await expect(count).toHaveCount(2);
});

test("a line of the analysis is previewed on the board and opens in a sandbox", async ({ page }) => {
  await openMatch(page, WON, { sheet: "/analysis" });
  await page.keyboard.press("Escape");
  await page.goto("./#/game/one/analysis");
  await page.getByRole("button", { name: "To the start" }).filter({ visible: true }).first().click();
  await shown(page);
  const line = page.locator(".analysis .lines button").first();
  await expect(line).toBeVisible();
  await line.focus();
  await expect(page.locator(".table .piece.foreseen").first()).toBeVisible();
  await line.blur();
  await expect(page.locator(".table .piece.foreseen")).toHaveCount(0);
  const first = await line.locator("strong").textContent();
  await line.click();
  await expect(trying(page)).toBeVisible();
  await expect(played(page).first()).toHaveText(first);
  await expect(async () => expect(await played(page).count()).toBeGreaterThan(2)).toPass();
});

test("the preview of a line in Trias shows added stones", async ({ page }) => {
  await openMatch(page, kept("trias", "base", ["C1"]), { sheet: "/analysis" });
  const line = page.locator(".analysis .lines button").first();
  const counts = () => page.locator(".table .many").allTextContents();
  await expect(line).toBeVisible();
  await shown(page);
  const now = await counts();
  const ghosts = page.locator(".table .piece.foreseen");
  // The running analysis may replace the focused line, so repeat.
  await expect(async () => {
    await line.blur();
    await line.focus();
    await expect(ghosts.first()).toBeVisible({ timeout: 2000 });
    const then = await counts();
    // Only holes that gain stones show ghosts.
    expect(await ghosts.count()).toBe(then.filter((count, hole) => Number(count) > Number(now[hole])).length);
  }).toPass();
  // Another line may be first by now, so blur the focused element instead.
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await expect(ghosts).toHaveCount(0);
  expect(await counts()).toEqual(now);
});

test("a figure opens a sandbox, whose controls cover nothing at any size", async ({ page }) => {
  await page.goto("./#/rules/tritt");
  const link = page.getByRole("link", { name: "Play on from here" }).first();
  await link.click();
  await expect(trying(page)).toBeVisible();
  await expect(asked(page)).not.toBeEmpty();
  const alone = page.url();
  for (const over of ["", "/analysis"]) {
    if (over) await page.goto(`${alone}${over}`);
    await expect(page.locator(over ? ".analysis .lines button" : ".try-answer").first()).toBeVisible();
    await fits(page, [[320, 568], [360, 740], [568, 320], [844, 390], [768, 1024], [1024, 768], [1280, 800]], over);
  }
  // In these languages the three buttons have longer labels.
  for (const language of ["de", "fr", "it"]) {
    await page.evaluate((language) => (localStorage["trivium/settings"] = `language=${language}`), language);
    await afresh(page, alone);
    await expect(page.locator(".try-answer")).toBeVisible();
    await fits(page, [[568, 320], [740, 360], [320, 568], [1024, 768]], language);
  }
  await page.evaluate(() => localStorage.removeItem("trivium/settings"));
  await page.reload();
  await page.goto("./#/rules/tritt");
  await link.click();
  await page.setViewportSize(sizes.phone);
  await page.getByRole("button", { name: "Back to the rules" }).click();
  await expect(page.getByRole("link", { name: "Play on from here" }).first()).toBeVisible();
  await page.goto("./#/try/1AbC-_");
  await expect(page.locator("main.notice")).toBeVisible();
});

test("the last event in a sandbox has a separate line and does not move the board", async ({ page }) => {
  const board = () => page.locator(".table .board").boundingBox();
  for (const [width, height] of [[360, 740], [844, 390], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    // The eleventh figure: seat 1 of three has just made a triad.
    await afresh(page, "./#/rules/triapon");
    await page.getByRole("link", { name: "Play on from here" }).nth(10).click();
    await expect(trying(page)).toBeVisible();
    await expect(asked(page)).not.toBeEmpty();
    const before = await board();
    await page.locator("[data-pick=site-13] .hit").click();
    if (await page.locator(".pending").count()) await page.locator("[data-pick=site-13] .hit").click();
    const happened = page.locator(".status-bar .happened");
    await expect(happened).not.toBeEmpty();
    await expect.poll(board, `${width}×${height}`).toEqual(before);
    const [line, bar] = [await happened.boundingBox(), await page.locator(".status-bar").boundingBox()];
    expect(line.width, `${width}×${height}`).toBeGreaterThan(0.9 * bar.width);
    expect(line.height, `${width}×${height}`).toBeLessThan(50);
    expect(await page.evaluate(faults), `${width}×${height}`).toEqual([]);
  }
});

test("a sandbox fits small phones with a list of stars and a chosen tile", async ({ page }) => {
  const small = [[320, 568], [360, 740]];
  await page.setViewportSize(sizes.phone);
  await page.goto("./#/");
  for (const language of ["de", "en", "fr"]) {
    await page.evaluate((language) => (localStorage["trivium/settings"] = `language=${language}`), language);
    await afresh(page, "./#/rules/trigon");
    await page.locator('a[href*="#/try/"]').nth(6).click();
    await page.locator("[data-pick=hand-tile5]").first().click();
    await expect(page.locator(".table .choosable").first()).toBeVisible();
    await fits(page, small, language);
    await page.locator(".look.stars").click();
    await expect(page.locator(".groups")).toBeVisible();
    await fits(page, small, `${language}, stars`);
  }
});

for (const [width, height] of [[390, 844], [1280, 800]]) {
  test(`the level of the computer's move is not cut: ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await store(page, { settings: "language=de" });
    await page.goto("./#/try/1CAMeYAV2Bw");
    await expect(page.locator(".try-answer select")).toBeVisible();
    expect(await page.evaluate(cutSelects)).toEqual([]);
  });
}
