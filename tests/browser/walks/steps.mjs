// Steps of walks. They use addresses and attributes where possible, so that texts may change.
import { expect } from "@playwright/test";
import { changed, choose, follow, look } from "../play.mjs";
import { press, pressAt } from "../hands.mjs";
import { gesture } from "../records.mjs";
import { chooseVariant, unfold } from "../setup.mjs";
import { quiet } from "./invariants.mjs";
import { stand } from "./dom-checks.mjs";

/** Presses the first visible link to a route, and waits for an element of the screen. */
export async function visit(page, to, selector = "") {
  // At an earlier position the first press of the back button only returns to the current position.
  const back = page.locator("main.game > header > button:first-child");
  if (to === "" && (await back.count())) await press(back);
  await press(page.locator(`a[href="#/${to}"]`).filter({ visible: true }).first());
  if (selector) await arrive(page, selector);
}

/** Opens an address, and waits for an element of the screen. */
export async function load(page, address, selector) {
  await page.goto(address);
  await arrive(page, selector);
}

export async function back(page, selector) {
  await page.goBack();
  await arrive(page, selector);
}

/** Waits for an element of a screen, and until the page is idle. */
export const arrive = async (page, selector) => {
  await page.locator(selector).first().waitFor();
  await quiet(page);
};

/** Starts a match from the start page. `levels` has a level for each seat; level 0 is a person. */
export async function sit(page, game, { variant = 0, names = [], levels = [], more = async () => {} } = {}) {
  if (!(await page.locator("main.setup").isVisible())) await visit(page, `new/${game}`);
  await arrive(page, "main.setup");
  if (variant > 0) await chooseVariant(page, game, variant);
  await unfold(page);
  for (const [seat, name] of names.entries()) await page.locator(".names input").nth(seat).fill(name);
  for (const [seat, level] of levels.entries()) if (level) await page.locator(".names select").nth(seat).selectOption(String(level));
  await more();
  await press(page.locator(".go button"));
  await arrive(page, "main.game");
}

/** Makes moves on the board, and confirms pending ones. */
export async function play(page, tokens) {
  for (const token of tokens.split(" ")) {
    const start = await page.evaluate(look);
    let seen = start;
    for (const at of gesture(token).keys()) seen = await follow(page, token, at);
    if (seen.position === start.position && seen.pending.length > 0) seen = await choose(page, seen.pending[0]);
    expect(seen.position, `after ${token}`).not.toBe(start.position);
    await quiet(page);
  }
}

/** Makes the first possible choice until the match or round is over. */
export async function playOn(page, most = 60) {
  for (let times = 0; times < most; times += 1) {
    await quiet(page, 20_000);
    // Choices in hands appear after the animations.
    await page.evaluate(stand);
    await quiet(page);
    const seen = await page.evaluate(look);
    if ((await page.locator("main.game .status-bar .button.main").count()) > 0 && seen.can.length === 0) return;
    // Prefer sites on the board, because moves there end the game sooner.
    const one = seen.pending[0] ?? seen.can.find((pick) => /^[a-e]\d$/.test(pick)) ?? seen.can.at(-1);
    if (!one) return;
    // If the choice has disappeared, the next iteration tries another.
    const pressed = await pressAt(page, `main.game [data-pick="${one}"].choosable`, null, 5_000).then(() => true, () => false);
    if (pressed) await changed(page, seen);
  }
}

/** Presses a button such as Undo, and waits for the change. */
export async function step(page, word, times = 1) {
  for (let done = 0; done < times; done += 1) {
    const before = await page.evaluate(look);
    await press(page.getByRole("button", { name: word, exact: true }).filter({ visible: true }).first());
    await changed(page, before);
  }
}

/** Browses the record by a key. */
export async function lookAt(page, key, times = 1) {
  for (let done = 0; done < times; done += 1) {
    const before = await page.evaluate(look);
    await page.keyboard.press(key);
    await changed(page, before);
  }
}

/** Opens the menu of the match, or a sheet from it. */
export async function open(page, sheet, selector = "") {
  const id = /game\/([^/]+)/.exec(page.url())[1];
  await visit(page, `game/${id}/menu`, "dialog .menu li");
  if (sheet) await press(page.locator("dialog .menu").getByText(sheet, { exact: true }));
  if (selector) await arrive(page, selector);
}

export async function resign(page) {
  await open(page, "Resign");
  await press(page.locator("dialog .menu").getByText("Really resign?"));
}

/** Closes the sheet over the match. */
export async function close(page) {
  await press(page.locator("dialog:modal header button, section.analysis > header button:last-of-type").first());
  await expect(page.locator("dialog:modal, section.analysis")).toHaveCount(0);
  await quiet(page);
}
