// A player who knows only what a screen reader knows: the name of what has the focus, the live regions, and keys.
import { dice } from "./play.mjs";
import { kept } from "./records.mjs";

/** In the page: keeps each text that comes to a live region in `heard`, once for each change. */
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
    /** What has the focus. @type {number | undefined} */
    this.id = undefined;
    this.name = "";
    this.count = { keys: 0, words: 0, asked: 0, lost: 0, refused: 0 };
  }

  /** Opens a match of the shelf. */
  async open(game, variant, tokens = [], programs = [], settings = "") {
    await this.page.addInitScript(
      ([match, settings]) => {
        localStorage["trivium/game/one"] ??= match;
        if (settings) localStorage["trivium/settings"] = settings;
      },
      [kept(game, variant, tokens, programs), settings],
    );
    await this.page.goto("./#/game/one");
    await this.page.locator("main.game:not(:has([data-busy]))").waitFor();
    this.session = await this.page.context().newCDPSession(this.page);
    await this.page.evaluate(listen);
  }

  /** The role and the name of what has the focus. */
  async focus() {
    const { result } = await this.session.send("Runtime.evaluate", { expression: "document.activeElement" });
    const { nodes } = await this.session.send("Accessibility.getPartialAXTree", { objectId: result.objectId, fetchRelatives: false });
    await this.session.send("Runtime.releaseObject", { objectId: result.objectId });
    const [node] = nodes;
    return { role: node?.role?.value ?? "", name: node?.name?.value ?? "", id: node?.backendDOMNodeId };
  }

  /** Presses a key, or one after the other; what then has the focus is read when it is another thing. */
  async press(...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
    this.count.keys += keys.length;
    const { role, name, id } = await this.focus();
    if (/RootWebArea|^$/.test(role)) this.count.lost += 1;
    if (id !== this.id) this.hear(name, "focus");
    [this.id, this.name] = [id, name];
    return name;
  }

  hear(text, how, into = "words") {
    this.transcript.push(`${how}: ${text}`);
    this.count[into] += words(text);
  }

  /** What is heard from now until nothing more comes; nothing after a while of silence. */
  async heard(into = "words", wait = 4000) {
    const { page } = this;
    const all = [];
    for (let quiet = 0, waited = 0; quiet < 4 && waited < wait; ) {
      const texts = await page.evaluate(() => globalThis.heard.splice(0));
      all.push(...texts);
      if (all.length > 0 && texts.length === 0) quiet += 1;
      if (texts.length > 0) quiet = 0;
      await page.waitForTimeout(20);
      waited += 20;
    }
    const text = all.join(" ");
    this.hear(text, "heard", into);
    return text;
  }

  /** Asks a question by its letter. */
  async ask(letter) {
    await this.press(`Alt+${letter}`);
    return this.heard("asked");
  }
}

/** What says that a choice goes on, that a round is over, and that the game is. */
const ON = /^\d+ choices?[.:]/;
const ENDED = /\b(wins?|draw)\./;

/**
 * Plays a game to its end, or until so many decisions are made. Places are found by Alt+N, every third time by their names from the list of
 * choices.
 * @returns {Promise<{decisions: number, ended: boolean}>}
 */
export async function playByEar(listener, word, longest = 400, typed = false) {
  const random = dice(word);
  let decisions = 0;
  let [last, half] = ["", false];
  for (let step = 0; step < 4 * longest; step++) {
    // A decision is typed where its token is a place; otherwise the board is gone over.
    const named = step % 3 === 2 && /\b(\d+) choices?: (.*)\./.exec(await listener.ask("m"));
    const places = named ? named[2].split(", ").filter((name) => /^[a-z]\d+$/i.test(name)) : [];
    const place = places[Math.floor(random() * places.length)];
    if (place && typed && !half) await listener.press("Alt+i", ...place);
    else if (place && /^[a-z]\d/i.test(listener.name ?? "")) await listener.press(...place.toLowerCase());
    else for (let times = 1 + Math.floor(random() * 2); times > 0; times--) await listener.press("Alt+n");
    await listener.press("Enter");
    const text = await listener.heard();
    if (text === "") throw new Error(`nothing is heard after ${listener.name}:\n${listener.transcript.slice(-12).join("\n")}`);
    if (text === last && !ON.test(text)) listener.count.refused += 1;
    last = text;
    half = ON.test(text);
    if (!half) decisions += 1;
    if (ENDED.test(text) && !/Round \d+ is over/.test(text)) return { decisions, ended: true };
    if (decisions >= longest) break;
  }
  return { decisions, ended: false };
}
