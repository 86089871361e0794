// Browsing and sandboxes leave a match unchanged; animations end before the next prompt.
import { expect, fits, test } from "./fixtures.mjs";
import { pressAt } from "./hands.mjs";
import { begin, seated, shown } from "./play.mjs";
import { all, kept } from "./records.mjs";
import { asked, lay, moves, openMatch, played, position, resign, start } from "./shell.mjs";

test.use({ reducedMotion: "no-preference" });

/** A match that a person has won against a computer player. */
const WON = kept("traffic-lights", "simple", ["a1", "a3", "b1", "b3", "c1"], ["2 2"]);

test("a resigned game continues in a sandbox: no computer player answers, and the result stays", async ({ page }) => {
  await seated(page, "traffic-lights", [0, 2], "simple");
  await resign(page);
  await expect(asked(page)).toContainText("wins.");
  // The prompt changes before the position, so wait for the position, too.
  await expect(page.locator("main.game")).toHaveAttribute("data-position", /stage=over/);
  const over = await position(page);
  const list = page.url();
  await page.locator("aside.moves").getByRole("button", { name: "Try from here" }).click();
  await expect(page.locator("main.trying")).toBeVisible();
  await lay(page, "b2");
  await page.waitForTimeout(1_500);
  await expect(played(page)).toHaveCount(1);
  // In a sandbox a person plays the computer player's seat, too.
  await lay(page, "a1");
  await expect(played(page)).toHaveCount(2);
  await page.reload();
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(page.locator("main.trying")).toHaveCount(0);
  await expect.poll(() => position(page)).toBe(over);
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
  expect(page.url()).toBe(list);
});

test("the buttons to return do not cover the supply", async ({ page }) => {
  const { tokens } = all("traffic-lights").find(({ variant }) => variant === "four+bag");
  await openMatch(page, kept("traffic-lights", "four+bag", tokens.slice(0, 5)));
  await page.locator("aside.moves").getByRole("button", { name: "One move back" }).click();
  await expect(page.getByRole("button", { name: "Continue from here" })).toBeVisible();
  await fits(page, [[700, 800], [768, 1024], [360, 740], [320, 568]]);
});

test("moves from an earlier position are a sandbox, or continue the match on request", async ({ page, axe }) => {
  await start(page, /^Simple Three/, { cells: "b2 a1 c2" });
  const there = await position(page);
  const panel = await moves(page);
  await panel.getByRole("button", { name: "To the start" }).click();
  await expect(asked(page)).toHaveText("Start of the game. Viewing only.");
  await axe();
  await lay(page, "b1");
  await expect(page.locator("main.trying")).toBeVisible();
  await page.getByRole("button", { name: "Back to the game" }).click();
  await page.locator(".status-bar").getByRole("button", { name: "Back to the game" }).click();
  await expect.poll(() => position(page)).toBe(there);
  await expect(page.getByRole("button", { name: "Continue from here" })).toHaveCount(0);
  await panel.getByRole("button", { name: "One move back" }).click();
  await page.getByRole("button", { name: "Continue from here" }).click();
  await lay(page, "c1");
  await expect(played(page)).toHaveText(["b2", "a1", "c1"]);
  await expect(page.getByRole("button", { name: "Back to the game" })).toHaveCount(0);
});

test("a step back in a game against a computer player is one ply", async ({ page }) => {
  await openMatch(page, WON);
  const panel = await moves(page);
  for (const ply of [4, 3, 2, 1]) {
    await panel.getByRole("button", { name: "One move back" }).click();
    await shown(page);
    await expect(page.locator(".ply[aria-current] .ply-number").first()).toHaveText(String(ply));
  }
});

test("a replay runs to the end at the chosen pace and changes nothing", async ({ page }) => {
  await openMatch(page, WON);
  const end = await position(page);
  await page.getByRole("button", { name: "Replay" }).click();
  const now = page.locator(".ply[aria-current] .ply-number").first();
  await expect(now).toHaveText("1");
  await page.getByRole("button", { name: "Pause" }).click();
  const at = await position(page);
  await page.waitForTimeout(1_500);
  expect(await position(page)).toBe(at);
  await page.getByRole("button", { name: "Replay" }).click();
  await page.getByRole("button", { name: "Faster" }).click();
  await page.getByRole("button", { name: "Faster" }).click();
  await expect.poll(() => position(page)).toBe(end);
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
  await expect(played(page)).toHaveText(["a1", "a3", "b1", "b3", "c1"]);
});

/** In the page: records sowing, prompt, last event and seats, with the time of each change. */
function note() {
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? "";
  const notes = (globalThis.notes = []);
  const look = () => {
    const mark = document.querySelector(".site.choosable.aim .mark");
    const lit = mark !== null && getComputedStyle(mark).visibility === "visible";
    const now = { sowing: Boolean(document.querySelector(".sowing")), lit, asked: text(".status-bar .asked"), happened: text(".status-bar .happened"), seats: text(".seats") };
    const last = notes.at(-1);
    if (!last || Object.keys(now).some((key) => now[key] !== last[key])) notes.push({ ...now, time: performance.now() });
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  look();
}

test("the computer player waits for the end of a sowing, and the last event is visible", async ({ page }) => {
  await seated(page, "trias", [0, 1]);
  await page.evaluate(note);
  const nothing = (await page.locator(".seats").textContent()).trim();
  await page.locator('.table [data-site="E1"]').click();
  await expect(page.locator(".status-bar .happened")).toHaveText(/^Computer level 1 sows \d+ times and (removes|captures) /);
  await expect(page.locator(".status-bar .happened")).toBeVisible();
  const notes = await page.evaluate(() => globalThis.notes);
  const [own, others] = [/^You sow \d+ times and remove the last stone, which fell into an empty hole\.$/, /^Computer level 1 sows \d+ times/];
  const first = (is, from = 0) => notes.findIndex((one, at) => at >= from && is(one));
  // During the sowing the seat cards stay the same, and the prompt names the moving seat.
  const begun = first(({ sowing }) => sowing);
  const lain = first(({ sowing }) => !sowing, begun);
  const goal = "Make the last move of the game to win. The stones you remove do not count.";
  for (const one of notes.slice(begun, lain)) expect([one.asked, one.seats, one.happened]).toEqual(["You move.", nothing, ""]);
  const thinks = first(({ asked }) => asked.includes("is thinking"));
  expect(thinks).toBeGreaterThanOrEqual(lain);
  expect(notes[thinks].time - notes[begun].time).toBeGreaterThan(1_500);
  const told = first(({ happened }) => !["", goal].includes(happened));
  expect(notes[told].happened).toMatch(own);
  expect(told).toBeGreaterThanOrEqual(lain);
  // The same holds for the computer player's sowing, and the next choices are not marked yet.
  const answers = first(({ sowing }) => sowing, lain);
  const answered = first(({ sowing }) => !sowing, answers);
  const scored = notes[answers].seats;
  expect(scored).not.toBe(nothing);
  for (const one of notes.slice(answers, answered)) {
    expect([one.asked, one.happened, one.lit]).toEqual(["Computer level 1 moves.", "", false]);
    expect(one.seats).toBe(scored);
  }
  expect(first(({ happened }) => others.test(happened))).toBeGreaterThanOrEqual(answered);
  expect(first(({ lit }) => lit, answered)).toBeGreaterThanOrEqual(answered);
});

test("a tap ends an animation and shows the next prompt at once", async ({ page }) => {
  await begin(page, "trias", "base", {});
  const before = await asked(page).textContent();
  await page.locator('.table [data-site="E1"]').click();
  await page.locator(".sowing").waitFor();
  await page.locator('.table [data-site="A3"]').click();
  await expect(asked(page)).not.toHaveText(before, { timeout: 700 });
  await expect(page.locator(".sowing")).toHaveCount(0);
});

test("the link of a refusal disappears at the next tap", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await begin(page, "trias", "base", {});
  const rule = page.getByRole("link", { name: "See the rule" });
  await page.locator('.table [data-site="A3"]').click();
  await expect(rule).toBeVisible();
  await page.locator('.table [data-site="E1"]').click();
  if ((await page.locator(".pending").count()) > 0) await expect(rule).toBeHidden();
  else await expect(rule).toHaveCount(0);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the request for a second tap replaces the remark that the position is only viewed", async ({ page }) => {
    await openMatch(page, kept("trias", "base", ["C1", "D3"]));
    await page.locator("main.game h1").focus();
    await page.keyboard.press("Home");
    await expect(asked(page)).toHaveText("Start of the game. Viewing only.");
    await pressAt(page, '.table [data-site="C1"]');
    await expect(page.locator("main.game .pending")).toHaveCount(1);
    expect(await asked(page).evaluate((one) => /** @type {HTMLElement} */ (one).innerText)).not.toContain("Viewing");
  });
});
