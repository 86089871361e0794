// Boards without the page's program: small ones of each game draw them (crates/diagram), diagrams under a style sheet that the build has made,
// other boards under that of the page. It is a part of embed.js; a release has it in that file. Whatever it cannot do or be had for, the page's
// program does, and says what is wrong.
import { isBlocked, styles, trusts } from "./host.js";

/** What a program is told of the element, in this order (crates/diagram/src/request.rs). */
const FIELDS = ["lang", "variant", "options", "position", "record", "ply", "look", "orientation", "coordinates", "marks", "mode", "programs", "room"];
/** Programs that nobody has wanted for so long are let go, in milliseconds. */
const IDLE = 5000;
/** So many moves are surely seen at once. */
const SHORT = 12;
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

/** Shows of a long list of moves the place at which the board stands. */
const reveal = (into) => {
  const now = into.querySelector(".tree .ply ~ .branch [aria-current]");
  const list = now?.closest(".tree");
  if (list) list.scrollTop += now.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
};

/** Each picture is drawn in a task of its own, in the order in which they were asked for: those in sight first. */
let before = Promise.resolve();
const turn = () => (before = before.then(() => new Promise((resolve) => setTimeout(resolve))));

export class Light {
  #at;
  #games;
  #dress;
  /** Of each game its sheet; the programs. */
  #sheets = {};
  #programs = {};
  #words = {};
  #idle;

  /**
   * @param {(file: string) => string} at where a file of the release lies
   * @param {string[]} games
   * @param {(wishes: any) => Promise<CSSStyleSheet[]>} dress the style sheets of boards that are more than diagrams
   */
  constructor(at, games, dress) {
    this.#at = at;
    this.#games = games;
    this.#dress = dress;
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

  /** A program by its name. One that cannot be had is not asked for again. */
  #program(name) {
    return (this.#programs[name] ??= this.#fetch(`light/${name}.wasm`)
      .then((response) => response.arrayBuffer())
      .then((bytes) => WebAssembly.instantiate(bytes))
      .then(({ instance }) => ({ ...instance.exports, learnt: new Set() })));
  }

  /** The words of a language: those that all need, and those of what is more than a diagram. */
  #texts({ lang }, plain) {
    const files = plain ? [lang] : [lang, `embed-${lang}`];
    return Promise.all(
      files.map(async (file) => [file, await (this.#words[file] ??= this.#fetch(`words/${file}.txt`).then((response) => response.text()))]),
    );
  }

  #sheet(game) {
    return (this.#sheets[game] ??= this.#fetch(`light/${game}.css`).then(async (response) => [styles(await response.text())]));
  }

  /** Draws into an element, after `adopt` has taken the sheets for it: those sheets, or nothing when it is not to be drawn so. */
  async draw(wishes, into, adopt) {
    try {
      const policy = trusts();
      const [game, plain] = [gameOf(wishes), /^(diagram)?$/.test(wishes.mode)];
      const [program, sheets, texts] = await Promise.all([
        this.#program(plain ? game : `${game}-board`),
        plain ? this.#sheet(game) : this.#dress(wishes),
        this.#texts(wishes, plain),
      ]);
      await turn();
      for (const [file, words] of texts) {
        if (program.learnt.has(file)) continue;
        give(program, `${wishes.lang}\0${words}`);
        if (!program.learn()) return undefined;
        program.learnt.add(file);
      }
      give(program, FIELDS.map((name) => `${wishes[name] ?? ""}\0`).join(""));
      const length = program.draw();
      if (!length) return undefined;
      const markup = decoder.decode(new Uint8Array(program.memory.buffer, program.picture(), length));
      adopt(sheets);
      into.innerHTML = policy ? policy.createHTML(markup) : markup;
      if (isBlocked()) for (const one of into.querySelectorAll("[style]")) one.style.cssText = one.getAttribute("style");
      if (into.querySelectorAll(".ply").length > SHORT) setTimeout(reveal, 0, into);
      // A board that lies across or upright as it is larger is drawn again once its room is known.
      const turns = into.querySelector("[data-turns] .board")?.getBoundingClientRect();
      if (turns?.width) return this.draw({ ...wishes, room: `${Math.round(turns.width)} ${Math.round(turns.height)}` }, into, adopt);
      clearTimeout(this.#idle);
      this.#idle = setTimeout(() => (this.#programs = {}), IDLE);
      return sheets;
    } catch {
      return undefined;
    }
  }
}
