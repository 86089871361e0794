// Plays with only what a screen reader offers: names of focused elements, live regions and keys.
import { dice } from "./play.mjs";
import { gesture, kept } from "./records.mjs";
import { openMatch } from "./shell.mjs";

/** In the page: records each new text of a live region in `heard`. */
export const listen = () => {
  globalThis.heard = [];
  new MutationObserver((changes) => {
    const fresh = new Set();
    for (const { addedNodes, target } of changes) {
      const parent = target instanceof Element ? target : target.parentElement;
      const region = parent?.closest("[role=status], [role=alert]");
      if (region) for (const node of addedNodes) fresh.add(parent === region ? node : parent);
    }
    globalThis.heard.push(...[...fresh].map((node) => node.textContent.trim()).filter(Boolean));
  }).observe(document.body, { subtree: true, childList: true });
};

const words = (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export class Listener {
  /** @param {import("@playwright/test").Page} page */
  constructor(page) {
    this.page = page;
    this.transcript = [];
    /** The accessibility node of the focused element. @type {number | undefined} */
    this.id = undefined;
    this.name = "";
    this.role = "";
    this.count = { keys: 0, words: 0, asked: 0, lost: 0, refused: 0 };
  }

  async open(game, variant, tokens = [], programs = [], settings = "", options = {}) {
    await openMatch(this.page, kept(game, variant, tokens, programs, options), { settings });
    await this.page.locator("html:not([data-busy]) main.game").waitFor();
    this.session = await this.page.context().newCDPSession(this.page);
    await this.page.evaluate(listen);
  }

  /** Describes the focused element. */
  async focus() {
    const { result } = await this.session.send("Runtime.evaluate", { expression: "document.activeElement" });
    const { nodes } = await this.session.send("Accessibility.getPartialAXTree", { objectId: result.objectId, fetchRelatives: false });
    await this.session.send("Runtime.releaseObject", { objectId: result.objectId });
    const [node] = nodes;
    return { role: node?.role?.value ?? "", name: node?.name?.value ?? "", id: node?.backendDOMNodeId };
  }

  /** Presses keys, then reads the focused element if it changed. */
  async press(...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
    this.count.keys += keys.length;
    return this.look();
  }

  /** Reads the focused element if it changed. */
  async look() {
    const { role, name, id } = await this.focus();
    this.role = role;
    if (/RootWebArea|^$/.test(role)) this.count.lost += 1;
    if (id !== this.id) this.hear(name, "focus");
    [this.id, this.name] = [id, name];
    return name;
  }

  hear(text, how, into = "words") {
    this.transcript.push(`${how}: ${text}`);
    this.count[into] += words(text);
  }

  /**
   * Collects announcements until there is none for a few frames. Returns "" if there is none for `wait` milliseconds.
   */
  async heard(into = "words", wait = 4000) {
    const text = await this.page.evaluate(async (wait) => {
      const all = [];
      const begun = performance.now();
      for (let quiet = 0; quiet < 5 && performance.now() - begun < wait; ) {
        // Tests speed up timers, but not animation frames.
        await new Promise((done) => requestAnimationFrame(done));
        const texts = globalThis.heard.splice(0);
        all.push(...texts);
        if (texts.length > 0) quiet = 0;
        else if (all.length > 0 && !document.querySelector("[data-busy]")) quiet += 1;
      }
      return all.join(" ");
    }, wait);
    this.hear(text, "heard", into);
    return text;
  }

  /**
   * Goes to a site by arrows, Alt+N or Alt+B if that takes fewer keys than typing its coordinate. Returns false
   * otherwise.
   */
  async walk(name) {
    const labels = await this.page.evaluate((name) => [document.activeElement, document.querySelector(`[data-site="${name}"]`)].map((place) => place?.getAttribute("aria-label") ?? ""), name);
    const [here, there] = labels.map((label) => {
      const by = (word) => (new RegExp(`(\\d*) ?\\b${word}\\b`).exec(label.split(",")[0]) ?? []).slice(0, 1).map((found) => Number.parseInt(found, 10) || 1)[0] ?? 0;
      return [by("right") - by("left"), by("up") - by("down")];
    });
    const keys = ["Right", "Up"].flatMap((on, at) => Array(Math.abs(there[at] - here[at])).fill(`Arrow${there[at] > here[at] ? on : { Right: "Left", Up: "Down" }[on]}`));
    const arrows = /right|left|up|down/.test(labels[1]) ? keys.length : Infinity;
    // Alt+N and Alt+B walk through the choices in their order.
    const [on, back] = await this.page.evaluate((name) => {
      const all = [...document.querySelectorAll("main.game .board .choosable")].map((place) => place.getAttribute("data-site"));
      const [from, to] = [document.activeElement.getAttribute("data-site"), name].map((one) => all.indexOf(one));
      return from < 0 || to < 0 ? [99, 99] : [(to - from + all.length) % all.length, (from - to + all.length) % all.length];
    }, name);
    const least = Math.min(arrows, on, back);
    if (least >= name.replace(",", "").length) return false;
    if (least === arrows) await this.press(...keys);
    else for (let times = least; times > 0; times--) await this.press(on === least ? "Alt+n" : "Alt+b");
    return (await this.page.evaluate(() => document.activeElement.getAttribute("data-site"))) === name;
  }

  async ask(letter) {
    await this.press(`Alt+${letter}`);
    return this.heard("asked");
  }
}

/** Announcements of further choices, and of the end of a round or game. */
const ON = /^\d+ choices?[.:]/;
const ENDED = /\b(wins?|draw)[.:]/;

/**
 * Plays a random game to its end or up to `longest` moves. Finds sites by Alt+N, and every third time by a name from
 * the list of choices.
 * @returns {Promise<{decisions: number, ended: boolean}>}
 */
export async function playByEar(listener, word, longest = 400, typed = false) {
  const random = dice(word);
  let decisions = 0;
  let [last, half] = ["", false];
  for (let step = 0; step < 4 * longest; step++) {
    const named = step % 3 === 2 && /\b(\d+) choices?: (.*)\./.exec(await listener.ask("m"));
    const places = named ? named[2].split(", ").filter((name) => /^[a-z]\d+$/i.test(name)) : [];
    const place = places[Math.floor(random() * places.length)];
    if (place && typed && !half) await listener.press("Alt+i", ...place);
    else if (place && /^[a-z]\d/i.test(listener.name ?? "")) await listener.press(...place.toLowerCase());
    // After the first pick of a move the focus is on the nearest legal site.
    else for (let times = (half ? 0 : 1) + Math.floor(random() * 2); times > 0; times--) await listener.press("Alt+n");
    await listener.press("Enter");
    const text = await listener.heard();
    await listener.look();
    if (text === "") throw new Error(`no announcement after ${listener.name}:\n${listener.transcript.slice(-12).join("\n")}`);
    if (text === last && !ON.test(text)) listener.count.refused += 1;
    last = text;
    half = ON.test(text);
    if (!half) decisions += 1;
    if (ENDED.test(text) && !/Round \d+ is over/.test(text)) return { decisions, ended: true };
    if (decisions >= longest) break;
  }
  return { decisions, ended: false };
}

/** The names of the buttons that slide the strip, by their selectors. */
const SLIDES = Object.fromEntries(["n top", "e right", "s bottom", "w left"].map((side) => side.split(" ")).map(([letter, side]) => [`[data-pick="slide-${letter}"]`, `Slide the strip to the ${side}`]));

/**
 * Plays a record: walks to sites or types their coordinates, and finds buttons by Alt+N or Alt+B.
 * @returns {Promise<{decisions: number, ended: boolean}>}
 */
export async function followByEar(listener, tokens) {
  const find = async (fits, what, key = "Alt+n") => {
    for (let presses = 0; !fits(); presses++) {
      if (presses > 40) throw new Error(`${key} does not lead to ${what}:\n${listener.transcript.slice(-12).join("\n")}`);
      await listener.press(key);
    }
  };
  let text = "";
  for (const token of tokens) {
    const round = /Round \d+ is over/.test(text) ? [{ button: "Next round" }] : [];
    for (const { button, name, thing } of [...round, ...gesture(token)]) {
      // Coordinates can be typed only on sites, but after a slide the focus is on a button.
      if (name) await find(() => !listener.name.startsWith("Slide"), "the board");
      const tile = /hand-tile(\d)/.exec(thing)?.[1];
      if (tile) await listener.press(tile);
      // In document order buttons follow the board.
      else if (button) await find(() => listener.name === button, button, "Alt+b");
      else if (!name) await find(() => listener.name === SLIDES[thing], thing);
      else if (!(await listener.walk(name))) await listener.press(...name.replace(",", ""));
      await listener.press("Enter");
      text = await listener.heard();
      await listener.look();
      if (text === "") throw new Error(`no announcement after ${token}:\n${listener.transcript.slice(-12).join("\n")}`);
    }
  }
  return { decisions: tokens.length, ended: ENDED.test(text) };
}
