// Helpers of tests that play whole games: set-up, choices and the end.
import { expect } from "./fixtures.mjs";
import { GAMES } from "./games.mjs";
import { another, press, pressAt } from "./hands.mjs";
import { gesture, kept } from "./records.mjs";
import { chooseVariant, seat, unfold } from "./setup.mjs";
import { openMatch } from "./shell.mjs";

/** Makes draws of chance immediate and deterministic. Also shortens all timers of the page to 1 ms. */
export async function hasten(page) {
  await page.addInitScript(() => {
    const wait = globalThis.setTimeout;
    globalThis.setTimeout = /** @type {any} */ ((act, delay, ...rest) => wait(act, Math.min(delay ?? 0, 1), ...rest));
    Crypto.prototype.getRandomValues = (/** @type {any} */ bytes) => bytes.fill(3);
  });
}

/** A pseudorandom generator of numbers in [0, 1), seeded by a word. */
export function dice(word) {
  let state = [...word].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0), 16_777_619), 2_166_136_261);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function setUp(page, game, variant) {
  await page.goto(`./#/new/${game}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(GAMES[game].name);
  await chooseVariant(page, game, variant);
}

async function start(page) {
  await press(page.getByRole("button", { name: "Start", exact: true }));
  await expect(page.locator("main.game")).toBeVisible();
}

/** Starts a match with computer players of these levels; level 0 is a person. */
export async function seated(page, game, levels, variant = Object.keys(GAMES[game].variants)[0]) {
  await setUp(page, game, variant);
  await seat(page, levels);
  await start(page);
}

/** Starts a match from the set-up. `options` are values of number fields by their labels. */
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

/** Stores a record without its last `left` moves as a match and opens it. Returns the number of stored moves. */
export async function goOn(page, game, { variant, tokens, options }, left) {
  const made = Math.max(0, tokens.length - left);
  await openMatch(page, kept(game, variant, tokens.slice(0, made), [], options));
  return made;
}

/** In the page: the state of the match. `pending` is a pick that waits for a second tap. */
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

/** In the page: the state of the match, or null before drawing has finished. */
const rested = new Function(`const main = document.querySelector("main.game"); return !main || document.querySelector("[data-busy]") ? null : (${look})()`);

/** In the page: like `rested`, but also null while chance is to draw, unless a finished round waits for the players. */
const drawn = new Function(`const seen = (${rested})(); return / turn=0( |$)/.test(seen?.position) && !seen.buttons.includes("Next round") ? null : seen`);

/** Waits until drawing has finished. */
export const shown = (page) => another(page, rested);

/** Waits until drawing has finished and chance has drawn. */
export const settled = (page) => another(page, drawn);

export const changed = (page, before) => another(page, rested, before);

/** Presses an element of the match. Returns the changed state. */
async function effect(page, selector, text) {
  const before = await page.evaluate(look);
  await pressAt(page, selector, text);
  return changed(page, before);
}

export const choose = (page, pick) => effect(page, `main.game [data-pick="${pick}"].choosable`);

export const answer = (page, name) => effect(page, "main.game .status-bar button", name);

/** Makes the next pick of a move, after `chosen` picks. */
export function follow(page, token, chosen = 0) {
  const { button, thing } = gesture(token)[chosen];
  return button ? answer(page, button) : effect(page, `main.game .choosable${thing}`);
}

/**
 * One step of a game: continues after a round, confirms a pending pick, or makes a choice. The choice is random, or the
 * next pick of `record`. Returns false when the match is over.
 */
export async function step(page, seen, random, record) {
  if (record) expect(seen.position, `after ${seen.played} decisions`).toBe(record.plies[seen.played].position);
  if (seen.buttons.includes("Rematch")) return false;
  if (seen.buttons.includes("Next round")) await answer(page, "Next round");
  else if (seen.pending.length > 0) await choose(page, seen.pending[0]);
  else if (record) {
    const [token, chosen] = [record.tokens[seen.played], seen.chosen.length];
    const { thing } = gesture(token)[chosen];
    if (thing) await expect(page.locator(`main.game .choosable${thing}`), `elements to pick for ${token}`).toHaveCount(1);
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

/** Plays to the end. Returns the last state, with the number of finished rounds and the last seat to act. */
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

export const field = (position, name) => position.match(new RegExp(`(?:^| )${name}=(\\S*)`))?.[1];

/** The tokens in the list of moves, which omits draws of chance. */
export const tokens = (page) => page.locator("aside.moves .ply .token").allTextContents();
