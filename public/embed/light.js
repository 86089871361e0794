// Draws boards with the small program of each game (crates/diagram), without the page's program. Diagrams use a style
// sheet that the build generates, other boards the page's sheets. If drawing fails, the page's program takes over and
// reports the fault. Bundled into embed.js.
import { isBlocked, native, styles, trusts } from "./host.js";

/** The fields of a request, in the order of crates/diagram/src/request.rs. */
const FIELDS = ["lang", "variant", "options", "position", "record", "ply", "look", "orientation", "coordinates", "marks", "mode", "programs", "room"];
/** After this time without a drawing, in milliseconds, the programs are dropped to free their memory. */
const IDLE = 5000;
/** A list of at most this many moves is visible without scrolling. */
const SHORT = 12;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

const give = ({ memory, room }, text) => {
  const bytes = encoder.encode(text);
  const place = room(bytes.length);
  new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
};

/** The game in the attributes. If the record is a match in the format of files, it names the game. */
export const gameOf = ({ game, record }) => (/^\s*trivium /.test(record) ? (/^\s*game +(\S+)/m.exec(record)?.[1] ?? "") : game);

/** Scrolls a long list of moves to the current move. */
const reveal = (into) => {
  const now = into.querySelector(".tree .ply ~ .branch [aria-current]");
  const list = now?.closest(".tree");
  if (list) list.scrollTop += now.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
};

let before = Promise.resolve();
/** Runs each drawing in a task of its own, in the order of requests. */
const turn = () => (before = before.then(() => new Promise((resolve) => setTimeout(resolve))));

export class Light {
  #at;
  #games;
  #dress;
  /** Promises of style sheets, by game. */
  #sheets = {};
  /** Promises of programs, by file name. */
  #programs = {};
  /** Promises of words, by file name. */
  #words = {};
  #idle;

  /**
   * @param {(file: string) => string} at the URL of a file of the release
   * @param {string[]} games
   * @param {(wishes: any) => Promise<CSSStyleSheet[]>} dress loads the style sheets of boards other than diagrams
   */
  constructor(at, games, dress) {
    this.#at = at;
    this.#games = games;
    this.#dress = dress;
  }

  /** True if a small program can draw a board with these attributes. */
  can(wishes) {
    return /^(diagram|viewer|play)?$/.test(wishes.mode) && /^(light|dark|auto)?$/.test(wishes.theme) && this.#games.includes(gameOf(wishes));
  }

  async #fetch(file) {
    const response = await fetch(this.#at(file));
    if (!response.ok) throw new Error(file);
    return response;
  }

  /** Loads a program. After a failure it is not requested again, until the programs are dropped. */
  #program(name) {
    return (this.#programs[name] ??= this.#fetch(`light/${name}.wasm`)
      .then((response) => response.arrayBuffer())
      .then((bytes) => WebAssembly.instantiate(bytes))
      .then(({ instance }) => ({ ...instance.exports, learnt: new Set() })));
  }

  /** Loads the words of a language. Boards other than diagrams need two files. */
  #texts({ lang }, plain) {
    const files = plain ? [lang] : [lang, `embed-${lang}`];
    return Promise.all(
      files.map(async (file) => [file, await (this.#words[file] ??= this.#fetch(`words/${file}.txt`).then((response) => response.text()))]),
    );
  }

  #sheet(game) {
    return (this.#sheets[game] ??= this.#fetch(`${native}light/${game}.css`).then(async (response) => [styles(await response.text())]));
  }

  /**
   * Draws into an element. Passes the style sheets to `adopt` first. Resolves to the sheets, or undefined if drawing
   * failed.
   */
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
      // The size of a board that can be rotated to fit is known only now, so the board is drawn again with it.
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
