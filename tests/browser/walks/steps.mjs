// What people do on their way: by addresses and hooks where there are any, so that words may change.
import { expect } from "@playwright/test";
import { changed, choose, follow, look } from "../play.mjs";
import { press, pressAt } from "../hands.mjs";
import { gesture } from "../records.mjs";
import { chooseVariant, unfold } from "../setup.mjs";
import { quiet } from "./invariants.mjs";
import { stand } from "./dom-checks.mjs";

/** Presses a link that leads to an address of the app, the first that is seen. */
export const visit = (page, to) => press(page.locator(`a[href="#/${to}"]`).filter({ visible: true }).first());

/** Waits for a screen: what its `main` is, or what is in it. */
export const arrive = async (page, selector) => {
  await page.locator(selector).first().waitFor();
  await quiet(page);
};

/** From the start page to a match that is set up and started. Levels of programs by seat, 0 or nothing for a person. */
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

/** Makes decisions on the board, each of the token given; what asks for a second tap gets it. */
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

/** Chooses whatever comes first until the match or the round is over. */
export async function playOn(page, most = 60) {
  for (let times = 0; times < most; times += 1) {
    await quiet(page, 20_000);
    // What moves changes the hands when it has come to its place.
    await page.evaluate(stand);
    await quiet(page);
    const seen = await page.evaluate(look);
    if ((await page.locator("main.game .status-bar .button.main").count()) > 0 && seen.can.length === 0) return;
    // A place on the board ends sooner than an exchange of chips.
    const one = seen.pending[0] ?? seen.can.find((pick) => /^[a-e]\d$/.test(pick)) ?? seen.can.at(-1);
    if (!one) return;
    // The stage may have changed since it was looked at; then one looks again.
    const pressed = await pressAt(page, `main.game [data-pick="${one}"].choosable`, null, 5_000).then(() => true, () => false);
    if (pressed) await changed(page, seen);
  }
}

/** Takes back or brings back by the buttons that say so. */
export async function step(page, word, times = 1) {
  for (let done = 0; done < times; done += 1) {
    const before = await page.evaluate(look);
    await press(page.getByRole("button", { name: word, exact: true }).filter({ visible: true }).first());
    await changed(page, before);
  }
}

/** Looks at earlier or later places of the record, by the keys that mean that: the match stays where it stands. */
export async function lookAt(page, key, times = 1) {
  for (let done = 0; done < times; done += 1) {
    const before = await page.evaluate(look);
    await page.keyboard.press(key);
    await changed(page, before);
  }
}

/** Opens what slides over the match, as its menu does. */
export async function open(page, sheet) {
  const id = /game\/([^/]+)/.exec(page.url())[1];
  await visit(page, `game/${id}/menu`);
  await arrive(page, "dialog .menu li");
  if (sheet) await press(page.locator("dialog .menu").getByText(sheet, { exact: true }));
}

/** Resigns, and means it. */
export async function resign(page) {
  await open(page, "Resign");
  await press(page.locator("dialog .menu").getByText("Really resign?"));
}

/** Closes what slides over the match. */
export async function close(page) {
  await press(page.locator("dialog:modal header button, section.analysis > header button:last-of-type").first());
  await expect(page.locator("dialog:modal, section.analysis")).toHaveCount(0);
  await quiet(page);
}

/** Drops a file on the page. */
export async function drop(page, name, text) {
  const data = await page.evaluateHandle(
    ([name, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text], name, { type: "text/plain" }));
      return data;
    },
    [name, text],
  );
  await page.dispatchEvent("main", "drop", { dataTransfer: data });
  await data.dispose();
}
