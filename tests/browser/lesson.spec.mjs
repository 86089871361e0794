// Lessons: progress, keys, hints, and what stays in place. Each test is a regression test.
import { expect, open, test } from "./fixtures.mjs";
import { store } from "./records.mjs";

const step = (page) => page.locator(".stages p");

const dot = (page, number) => page.locator(`.stages li:nth-child(${number}) button`);

test("a lesson keeps its step after reading a rule, a reload and reopening", async ({ page }) => {
  await open(page, "/learn/traffic-lights");
  await expect(step(page)).toHaveText(/^Step 1 of/);
  await dot(page, 3).click();
  await expect(step(page)).toHaveText(/^Step 3 of/);
  await page.getByRole("link", { name: "Rules" }).click();
  await expect(page.locator("main.lesson")).toHaveCount(0);
  await page.goBack();
  await expect(step(page)).toHaveText(/^Step 3 of/);
  await page.reload();
  await expect(step(page)).toHaveText(/^Step 3 of/);
  await page.getByRole("button", { name: "Step back" }).click();
  await expect(step(page)).toHaveText(/^Step 2 of/);
  await page.goto("./#/");
  await page.goto("./#/learn/traffic-lights");
  await expect(step(page)).toHaveText(/^Step 2 of/);
});

test("half a move of a lesson survives reading a rule and a reload", async ({ page }) => {
  await store(page, { "lesson/tritt": "2" });
  await open(page, "/learn/tritt");
  const marked = page.locator("main.lesson[data-kind=do] .table [data-pick].hinted").first();
  const pick = await marked.getAttribute("data-pick");
  await marked.click();
  const chosen = page.locator(`.table [data-pick="${pick}"].chosen`);
  await expect(chosen).toBeVisible();
  await page.getByRole("link", { name: "Rules" }).click();
  await expect(page.locator("main.lesson")).toHaveCount(0);
  await page.goBack();
  await expect(chosen).toBeVisible();
  await page.reload();
  await expect(step(page)).toHaveText(/^Step 3 of/);
  await expect(chosen).toBeVisible();
  // Another step does not take over the pick.
  await page.getByRole("button", { name: "Step 5 of 11" }).click();
  await expect(page.locator("main.lesson .table .chosen")).toHaveCount(0);
});

test("a finished lesson opens at its first step, and Enter goes on", async ({ page }) => {
  await store(page, { "lesson/tritt": "99" });
  await open(page, "/learn/tritt");
  await expect(step(page)).toHaveText(/^Step 1 of/);
  await page.locator("h1").focus();
  await page.keyboard.press("Enter");
  await expect(step(page)).toHaveText(/^Step 2 of/);
  await page.keyboard.press("Enter");
  await expect(step(page)).toHaveText(/^Step 3 of/);
  // A step that waits for a move ignores Enter.
  await page.keyboard.press("Enter");
  await expect(step(page)).toHaveText(/^Step 3 of/);
  await expect(page.locator("main.lesson")).toHaveAttribute("data-stage", "open");
});

test("without motion, a lesson shows a sowing as a sequence of still pictures", async ({ page }) => {
  await store(page, { "lesson/trias": "2" });
  await open(page, "/learn/trias");
  await page.evaluate(() => {
    /** @type {string[]} */
    const pictures = (/** @type {any} */ (window).pictures = []);
    const look = () => {
      const picture = [...document.querySelectorAll(".table .board text")].map((count) => count.textContent).join(" ");
      if (pictures.at(-1) !== picture) pictures.push(picture);
      requestAnimationFrame(look);
    };
    look();
  });
  await expect(page.locator("main.lesson")).toHaveAttribute("data-stage", "done");
  // Three stones, three more, and the one that leaves the board: at least seven pictures after the first.
  await expect.poll(() => page.evaluate(() => /** @type {any} */ (window).pictures.length)).toBeGreaterThanOrEqual(8);
});

test("a hint in a lesson keeps a right choice and removes a wrong one, and a second tap presses no other button", async ({ page }) => {
  await store(page, { "lesson/trigon": "11" });
  await open(page, "/learn/trigon");
  const tile = (name) => page.locator(`.table [data-site="${name}"]`);
  const press = (name) => tile(name).dispatchEvent("click");
  const hint = page.getByRole("button", { name: "Hint" });
  // The solution swaps 1,1u and 1,-3u.
  await press("0,-3u");
  await expect(tile("0,-3u")).toHaveClass(/chosen/);
  await hint.click();
  await expect(page.locator(".table .chosen")).toHaveCount(0);
  await expect(tile("1,1u")).toHaveClass(/hinted/);
  // A new try of the step has no hint yet.
  await dot(page, 11).click();
  await dot(page, 12).click();
  await press("1,1u");
  await expect(tile("1,1u")).toHaveClass(/chosen/);
  // The tile there has another number.
  await press("-1,-1d");
  await expect(page.locator(".instructions .note")).toBeVisible();
  await hint.click();
  await expect(page.locator(".instructions .note")).toHaveCount(0);
  await expect(tile("1,1u")).toHaveClass(/chosen/);
  await expect(tile("1,-3u")).toHaveClass(/hinted/);
  const main = page.locator("main.lesson");
  const twice = async (name, changed) => {
    const box = await page.getByRole("button", { name, exact: true }).boundingBox();
    const tap = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await tap();
    await changed();
    await tap();
    // A press shows with the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
  for (const [width, height] of [[360, 740], [844, 390], [568, 320], [768, 1024], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    await dot(page, 11).click();
    await dot(page, 12).click();
    await twice("Hint", () => expect(tile("1,1u")).toHaveClass(/hinted/));
    expect(await main.getAttribute("data-stage"), `Hint at ${width}×${height}`).toBe("open");
    await twice("Show me", () => expect(main).toHaveAttribute("data-stage", "done"));
    expect(await main.getAttribute("data-kind"), `Show me at ${width}×${height}`).toBe("ask");
    await dot(page, 13).click();
    await twice("Next", () => expect(main).toHaveAttribute("data-kind", "do"));
    expect(await main.getAttribute("data-stage"), `Next at ${width}×${height}`).toBe("open");
  }
});

test("in a lesson the cards wait for the end of a sowing", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await store(page, { "lesson/trias": "2" });
  await page.addInitScript(() => {
    const seen = (globalThis.seen = []);
    const look = () => {
      const seats = document.querySelector(".seats")?.textContent;
      const sowing = document.querySelector(".sowing") !== null;
      if (seats && (seen.at(-1)?.seats !== seats || seen.at(-1)?.sowing !== sowing)) seen.push({ seats, sowing });
      requestAnimationFrame(look);
    };
    look();
  });
  await open(page, "/learn/trias");
  await expect(page.locator("main.lesson")).toHaveAttribute("data-stage", "done");
  await expect.poll(() => page.evaluate(() => globalThis.seen.at(-1).sowing)).toBe(false);
  const seen = await page.evaluate(() => globalThis.seen);
  const begun = seen.findIndex(({ sowing }) => sowing);
  expect(begun).toBeGreaterThan(0);
  for (const { seats } of seen.slice(begun).filter(({ sowing }) => sowing)) expect(seats).toBe(seen[begun - 1].seats);
  await expect(page.locator(".seats")).not.toHaveText(seen[begun - 1].seats);
});
