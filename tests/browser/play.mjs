// What tests that play whole games share: setting up, seeing what can be chosen, choosing it, and the end.
import { expect } from "./fixtures.mjs";
import { GAMES } from "./games.mjs";
import { another, press, pressAt } from "./hands.mjs";
import { gesture, kept } from "./records.mjs";
import { chooseVariant, seat, unfold } from "./setup.mjs";

/** Draws of chance that come at once and are the same in every run. */
export async function hasten(page) {
  await page.addInitScript(() => {
    const wait = globalThis.setTimeout;
    globalThis.setTimeout = /** @type {any} */ ((act, delay, ...rest) => wait(act, Math.min(delay ?? 0, 1), ...rest));
    Crypto.prototype.getRandomValues = (/** @type {any} */ bytes) => bytes.fill(3);
  });
}

/** Numbers from 0 to below 1, always the same ones after the same word. */
export function dice(word) {
  let state = [...word].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0), 16_777_619), 2_166_136_261);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Opens the game's sheet and chooses the variant. */
async function setUp(page, game, variant) {
  await page.goto(`./#/new/${game}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(GAMES[game].name);
  await chooseVariant(page, game, variant);
}

/** Starts the match that is set up. */
async function start(page) {
  await press(page.getByRole("button", { name: "Start", exact: true }));
  await expect(page.locator("main.game")).toBeVisible();
}

/** Sets up a match in which programs of these levels play; 0 is a person. The variant is the first one when none is named. */
export async function seated(page, game, levels, variant = Object.keys(GAMES[game].variants)[0]) {
  await setUp(page, game, variant);
  await seat(page, levels);
  await start(page);
}

/** Sets up a match from the game's sheet and starts it. */
export async function begin(page, game, variant, options = {}) {
  await setUp(page, game, variant);
  if (Object.keys(options).length > 0) await unfold(page);
  for (const [option, value] of Object.entries(options)) {
    const stepper = page.getByRole("group", { name: option, exact: true });
    const output = stepper.locator("output");
    for (let now; (now = Number(await output.textContent())) !== value; ) {
      await press(stepper.getByRole("button", { name: now > value ? /: fewer$/ : /: more$/ }));
      await expect(output).not.toHaveText(String(now));
    }
  }
  await start(page);
}

/** Opens a kept match that has so many decisions of a record before it; gives how many it has made. */
export async function goOn(page, game, { variant, tokens, options }, left) {
  const made = Math.max(0, tokens.length - left);
  await page.goto("./");
  await page.evaluate((text) => localStorage.setItem("trivium/game/record", text), kept(game, variant, tokens.slice(0, made), [], options));
  await page.goto("./#/game/record");
  await expect(page.locator("main.game")).toBeVisible();
  return made;
}

/**
 * The match as it stands on the page: the position's text, whose turn it is, what can be chosen, how many decisions were
 * made, what waits for a second tap, what the buttons under the question offer, and the question itself.
 */
export function look() {
  const main = document.querySelector("main.game");
  const picks = (selector) => [...main.querySelectorAll(`[data-pick]${selector}`)].map((one) => one.dataset.pick);
  return {
    position: main.dataset.position,
    seat: main.dataset.turn ?? null,
    can: picks(".choosable"),
    chosen: picks(".chosen"),
    played: main.querySelectorAll("aside.moves .ply .token").length,
    pending: picks(".pending"),
    buttons: [...main.querySelectorAll(".status-bar button")].map((button) => button.textContent),
    asked: main.querySelector(".status-bar .asked").textContent.trim(),
  };
}

/** In the page: the match once all that a decision changes is shown. */
const rested = new Function(`const main = document.querySelector("main.game"); return !main || main.querySelector("[data-busy]") ? null : (${look})()`);

/** In the page: the match when chance has drawn, too; after a round that waits until the players go on. */
const drawn = new Function(`const seen = (${rested})(); return / turn=0( |$)/.test(seen?.position) && !seen.buttons.includes("Next round") ? null : seen`);

/** What is shown, once all that a decision changes is. */
export const shown = (page) => another(page, rested);

/** What is shown when chance has drawn, too. */
export const settled = (page) => another(page, drawn);

/** Waits until the match is no longer as it was; gives what is shown then. */
export const changed = (page, before) => another(page, rested, before);

/** Presses a thing of the match and sees that something came of it. */
async function effect(page, selector, text) {
  const before = await page.evaluate(look);
  await pressAt(page, selector, text);
  return changed(page, before);
}

/** Presses one thing that can be chosen. */
export const choose = (page, pick) => effect(page, `main.game [data-pick="${pick}"].choosable`);

/** Presses a button under the question. */
export const answer = (page, name) => effect(page, "main.game .status-bar button", name);

/** Presses the next thing that makes a record's decision, given how many of its things are chosen already. */
export function follow(page, token, chosen = 0) {
  const { button, thing } = gesture(token)[chosen];
  return button ? answer(page, button) : effect(page, `main.game .choosable${thing}`);
}

/**
 * One step of a game of chance choices: goes on after a round, taps again what waits for it, else chooses anything that can
 * be chosen, or follows a record where one is given. Gives false when the match is over.
 */
export async function step(page, seen, random, record) {
  if (record) expect(seen.position, `after ${seen.played} decisions`).toBe(record.plies[seen.played].position);
  if (seen.buttons.includes("Rematch")) return false;
  if (seen.buttons.includes("Next round")) await answer(page, "Next round");
  else if (seen.pending.length > 0) await choose(page, seen.pending[0]);
  else if (record) {
    const [token, chosen] = [record.tokens[seen.played], seen.chosen.length];
    const { thing } = gesture(token)[chosen];
    if (thing) await expect(page.locator(`main.game .choosable${thing}`), `${token} means one thing`).toHaveCount(1);
    await follow(page, token, chosen);
  } else {
    const commands = seen.buttons.filter((name) => ["Pass", "Swap colours"].includes(name));
    const all = [...seen.can, ...commands];
    expect(all, `nothing can be chosen: ${seen.asked} (${seen.position})`).not.toEqual([]);
    const one = all[Math.floor(random() * all.length)];
    await (commands.includes(one) ? answer(page, one) : choose(page, one));
  }
  return true;
}

/** Plays to the end; gives the last sight of it, the number of finished rounds that were shown, and who decided last. */
export async function playOut(page, random, record) {
  let rounds = 0;
  let last = null;
  for (;;) {
    const seen = await settled(page);
    if (seen.buttons.includes("Next round")) rounds += 1;
    if (!(await step(page, seen, random, record))) return { ...seen, rounds, last };
    last = seen.seat ?? last;
  }
}

/** A field of the position's text. */
export const field = (position, name) => position.match(new RegExp(`(?:^| )${name}=(\\S*)`))?.[1];

/** The tokens of the seats' decisions, as the page lists them. */
export const tokens = (page) => page.locator("aside.moves .ply .token").allTextContents();
