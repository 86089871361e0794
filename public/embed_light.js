// Diagrams without the page's program: a small one of each game draws them (crates/diagram), under a style sheet that the build has made. It is a
// part of embed.js; a release has it in that file. Whatever it cannot do or be had for, the page's program does, and says what is wrong.
import { isBlocked, styles, trusts } from "./embed_host.js";

/** What a program is told of the element, in this order (crates/diagram/src/request.rs). */
const FIELDS = ["lang", "variant", "options", "position", "record", "ply", "look", "orientation", "coordinates", "marks"];
/** Programs that nobody has wanted for so long are let go, in milliseconds. */
const IDLE = 5000;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Hands a text to a program. */
const give = ({ memory, room }, text) => {
  const bytes = encoder.encode(text);
  const place = room(bytes.length);
  new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
};

/** The game: a match as in files says itself which it is. */
const gameOf = ({ game, record }) => (/^\s*trivium /.test(record) ? (/^\s*game +(\S+)/m.exec(record)?.[1] ?? "") : game);

/** Each picture is drawn in a task of its own, in the order in which they were asked for: those in sight first. */
let before = Promise.resolve();
const turn = () => (before = before.then(() => new Promise((resolve) => setTimeout(resolve))));

export class Light {
  #at;
  #games;
  /** Of each game its sheet, and its program. */
  #sheets = {};
  #programs = {};
  #words = {};
  #idle;

  /**
   * @param {(file: string) => string} at where a file of the release lies
   * @param {string[]} games
   */
  constructor(at, games) {
    this.#at = at;
    this.#games = games;
  }

  /** Whether there may be a picture of where it stands, by attributes as they are. */
  can(wishes) {
    return /^(diagram|viewer|play)?$/.test(wishes.mode) && /^(light|dark|auto)?$/.test(wishes.theme) && this.#games.includes(gameOf(wishes));
  }

  async #fetch(file) {
    const response = await fetch(this.#at(file));
    if (!response.ok) throw new Error(file);
    return response;
  }

  /** The program of a game. One that cannot be had is not asked for again. */
  #program(game) {
    return (this.#programs[game] ??= this.#fetch(`light/${game}.wasm`)
      .then((response) => response.arrayBuffer())
      .then((bytes) => WebAssembly.instantiate(bytes))
      .then(({ instance }) => ({ ...instance.exports, learnt: new Set() })));
  }

  /** The program and the sheet of a game, with the words of a language. */
  async ready(wishes) {
    const [game, lang] = [gameOf(wishes), wishes.lang];
    const sheet = (this.#sheets[game] ??= this.#fetch(`light/${game}.css`).then(async (response) => styles(await response.text())));
    const words = (this.#words[lang] ??= this.#fetch(`words/${lang}.txt`).then((response) => response.text()));
    return Promise.all([this.#program(game), sheet, words]);
  }

  /** Draws into an element: the sheet for it, or nothing when it is not to be drawn so. */
  async draw(wishes, into) {
    try {
      const policy = trusts();
      const [program, sheet, words] = await this.ready(wishes);
      await turn();
      if (!program.learnt.has(wishes.lang)) {
        give(program, `${wishes.lang}\0${words}`);
        if (!program.learn()) return undefined;
        program.learnt.add(wishes.lang);
      }
      give(program, FIELDS.map((name) => `${wishes[name]}\0`).join(""));
      const length = program.draw();
      if (!length) return undefined;
      const markup = decoder.decode(new Uint8Array(program.memory.buffer, program.picture(), length));
      into.innerHTML = policy ? policy.createHTML(markup) : markup;
      if (isBlocked()) for (const one of into.querySelectorAll("[style]")) one.style.cssText = one.getAttribute("style");
      clearTimeout(this.#idle);
      this.#idle = setTimeout(() => (this.#programs = {}), IDLE);
      return sheet;
    } catch {
      return undefined;
    }
  }
}
