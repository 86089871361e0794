// <trivium-board>: boards embedded in other pages (docs/embed.md).
//
// This module is small. It loads two kinds of programs, once for all boards, when a board comes near the viewport or
// the browser is idle: the small program of a game only draws; the page's program plays. A diagram with a static
// picture inside needs neither.
//
// scripts/release.mjs defines FOLDER, the release's folder, and UNLOADED, the messages for failed loading by language.
/* global FOLDER, UNLOADED */
import { FRAME, adopt, fault, hearPolicies, isDark, isDim, langOf, mending, native, reflect, styles, tend, textOf, trusts, wardrobe, watch } from "./embed/host.js";
import { Light, gameOf } from "./embed/light.js";
import { Presses, notice } from "./embed/press.js";
import { far, near } from "./embed/sight.js";

/** The release's folder, and the files of the page's program in it. */
export const release = { folder: typeof FOLDER === "undefined" ? "./" : FOLDER, glue: "page.js", program: "page_bg.wasm" };
const unloaded = typeof UNLOADED === "undefined" ? {} : UNLOADED;
/** By game: the aspect ratios of the diagram and of the board alone, and the height of seats and bars in pixels. */
const ROOMS = {
  triapon: [1.02, 1.02, 170],
  trias: [1.35, 1.9, 170],
  tritt: [0.9, 1.13, 170],
  "traffic-lights": [0.95, 1.2, 150],
  trigon: [0.9, 1, 240],
};
/** The additional height of a list of moves, and of a puzzle's title and task, in pixels. board.css repeats these. */
const BESIDES = { viewer: 112, puzzle: 110 };
let place = release;
const at = (file) => new URL(place.folder + file, import.meta.url).href;

/** Attributes with a property of the same name. */
const TEXTS = ["game", "variant", "options", "tokens", "mode", "theme", "look", "marks", "programs", "puzzle"];
const NUMBERS = ["ply", "orientation"];
/** An attribute without a property, because a method has its name. */
const POSITION = "position";
const ATTRIBUTES = [...TEXTS, ...NUMBERS, POSITION, "coordinates", "lang"];

/** Boards that are more than a distant diagram. They report a blocked worker, which their computer players need. */
const awake = new Set();
hearPolicies(() => at(""), () => awake.forEach((board) => board.refused()));
const mend = () => mending(at(""), at(place.program));

let program, watching, frame;
/** Loads the page's program. Resolves to its `mount` function. After a failure the next call tries again. */
const mounts = () =>
  (program ??= (async () => {
    const trusted = trusts();
    const glue = await import(at(place.glue)).catch(async () => {
      // If the browser has cached an old version of this module, the current one knows the folder of the release.
      ({ release: place } = await import(new URL(`embed.js?${Date.now()}`, import.meta.url).href));
      return import(at(place.glue));
    });
    await glue.default({ module_or_path: at(place.program) });
    watching = glue.watch;
    return (await new Promise((give) => glue.boards(give, trusted))) ?? Promise.reject();
  })().catch(async (error) => {
    program = undefined;
    throw fault("unloaded", "", error?.mend ?? (await mend()));
  }));

const sheet = wardrobe(at, mend);
/** Loads the style sheets of viewers, playable boards and puzzles: that of the game, and that of the look. */
const dress = (wishes) => {
  const [all, looks] = [`${native}embed.css`, `${native}looks.css`];
  // Only the program knows the game of a puzzle.
  const game = wishes.mode === "puzzle" ? "" : gameOf(wishes);
  const own = Object.hasOwn(ROOMS, game) ? sheet(`${native}embed-${game}.css`, all) : sheet(all);
  return Promise.all(/^(wood)?$/.test(wishes.look) ? [own] : [own, sheet(looks)]);
};
const light = new Light(at, Object.keys(ROOMS), dress);

export class TriviumBoard extends HTMLElement {
  static observedAttributes = ATTRIBUTES;

  #room;
  #live;
  #fault;
  #call;
  /** The drawing of the small program, while it is shown: its request (`key`) and style sheets. */
  #drawn;
  /** The style sheets of the board that the page's program shows. @type {CSSStyleSheet[]} */
  #worn = [];
  #presses;
  #awake = false;
  #asked = false;
  /** True while the page's program shows the board. */
  #whole = false;
  /** True once the board needs the page's program: a person used it, or chance or a computer player is to act. */
  #wanted = false;
  /** True once a person or a script used the board. Its state may then differ from its attributes. */
  #used = false;
  /** Runs tasks in sequence. @type {Promise<any>} */
  #queue = Promise.resolve();
  /** The record passed to `load`. */
  #given;
  /** Record and ply of the removed board, while the element is disconnected. */
  #kept;
  /** The message of the current fault. */
  #wrong;
  /** The last text content. A new one replaces the record. */
  #wrote;
  #inner = new MutationObserver(() => {
    const text = textOf(this) ?? this.#wrote;
    if (text !== this.#wrote) this.#given = this.#kept = undefined;
    this.#wrote = text;
    this.#lay();
    this.#again();
  });

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open" });
    const make = (name, parent) => {
      const made = document.createElement(name === "slot" ? name : "div");
      made.className = name;
      return parent.appendChild(made);
    };
    this.#room = make("room", shadow);
    make("slot", this.#room);
    make("sizer", this.#room);
    this.#fault = make("fault", this.#room);
    this.#live = make("live", this.#room);
    make("probe", this.#room);
    this.#fault.setAttribute("role", "alert");
    this.#fault.setAttribute("part", "error");
    this.#fault.hidden = true;
    adopt(shadow, [(frame ??= styles(FRAME))]);
    notice(this, (use) => this.#wish(use));
    this.#presses = new Presses(this.#live, () => this.#wish(true));
    // The wheel scrolls the page. Ctrl + wheel zooms the board; browsers report a pinch in this way, too.
    shadow.addEventListener("wheel", (event) => /** @type {WheelEvent} */ (event).ctrlKey || event.stopPropagation(), { capture: true, passive: true });
  }

  connectedCallback() {
    for (const name of [...TEXTS, ...NUMBERS, "coordinates"]) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
    this.#wrote = textOf(this) ?? this.#wrote ?? this.textContent;
    this.#inner.observe(this, { childList: true, characterData: true, subtree: true });
    this.#lay();
    near.observe(this);
    dark.addEventListener("change", this);
    addEventListener("beforeprint", this);
    this.#again();
  }

  disconnectedCallback() {
    near.unobserve(this);
    far.unobserve(this);
    awake.delete(this);
    this.#inner.disconnect();
    dark.removeEventListener("change", this);
    removeEventListener("beforeprint", this);
    // An element that was only moved is connected again by then.
    setTimeout(() => this.isConnected || this.#end(true));
  }

  /** Removes the board. With `kept` saves its state for the next connection. */
  #end(kept) {
    if (!this.#room.classList.contains("there")) return;
    if (this.#drawn) this.#live.replaceChildren();
    else {
      if (kept) this.#kept = { record: this.#call("record"), ply: `${this.#call("ply")}` };
      this.#call("end");
    }
    this.#drawn = undefined;
    this.#whole = false;
    this.#room.classList.remove("there");
  }

  attributeChangedCallback(name) {
    if (["game", "variant", "options", "tokens", POSITION].includes(name)) this.#given = this.#kept = undefined;
    if (name === "ply" && this.#kept) delete this.#kept.ply;
    if (!this.isConnected) return;
    this.#lay();
    this.#again();
  }

  handleEvent({ type }) {
    if (type !== "beforeprint") this.#again();
    else if (!this.#room.classList.contains("there") && !this.#still()) this.wake();
  }

  #again() {
    if (this.#awake || this.#drawn) this.#refresh();
  }

  /** Reserves the size of the board, so that the page's layout does not shift later. */
  #lay() {
    this.#room.classList.toggle("still", this.#still() !== null);
    const sizer = this.#room.querySelector(".sizer");
    const mode = this.#mode();
    const of = mode === "puzzle" && /([a-z-]+)\/[^/]*$/.exec(this.getAttribute("puzzle") ?? "")?.[1];
    const [picture, board, more] = ROOMS[of || this.getAttribute("game")] ?? [1, 1, 170];
    const bars = mode === "diagram" ? 0 : more + (BESIDES[mode] ?? 0);
    sizer.style.aspectRatio = `${bars ? board : picture}`;
    sizer.style.marginBlockEnd = `${bars}px`;
    this.shade();
  }

  /** With theme="auto": takes light or dark from the page. */
  shade() {
    const auto = this.getAttribute("theme") === "auto";
    if (auto) watch(() => document.querySelectorAll("trivium-board[theme=auto]").forEach((board) => /** @type {TriviumBoard} */ (board).shade()));
    const scheme = auto ? (isDark(this) ? "dark" : "light") : "";
    if (this.#room.style.colorScheme === scheme) return;
    this.#room.style.colorScheme = scheme;
    this.#again();
  }

  #mode() {
    return this.getAttribute("mode") || "diagram";
  }

  #still() {
    return this.querySelector(":scope > :is(svg, img, picture, figure)");
  }

  #dark() {
    return { dark: isDim(this.#room) ? "y" : "" };
  }

  #wishes() {
    const wishes = { lang: langOf(this), record: this.getAttribute("tokens") ?? this.#given ?? textOf(this) ?? this.#wrote };
    for (const name of [...TEXTS, ...NUMBERS, POSITION]) wishes[name] = this.getAttribute(name) ?? "";
    wishes.app = new URL("./", import.meta.url).href;
    wishes.coordinates = this.hasAttribute("coordinates") ? "y" : "";
    return { ...wishes, ...this.#kept };
  }

  /** Called when the page's policy blocks the worker. */
  refused() {
    if (this.getAttribute("programs")) this.#err(fault("unloaded", "", { line: `worker-src ${at("").startsWith(location.origin) ? location.origin : "blob:"}` }));
  }

  /**
   * Called when the browser is idle, so that a printed page has all boards. Draws the board as a diagram. If the
   * small program cannot, shows the board (if `shown` is true and it has no computer players), or only loads its files.
   */
  async early(shown) {
    if (this.#awake || !this.isConnected || this.#still()) return;
    if (await this.#soon(() => this.#rests())) return;
    if (this.#mode() === "diagram" || (shown && !this.getAttribute("programs"))) {
      this.#used = true;
      return void this.wake();
    }
    const wishes = { ...this.#wishes(), ...this.#dark() };
    await (await this.#board(wishes))("ready", wishes);
  }

  /** Draws a distant board as a diagram. Resolves to false if the small program cannot. */
  async #rests() {
    const wishes = this.#wishes();
    return !this.#awake && this.isConnected && light.can(wishes) && this.#sketch(wishes);
  }

  /** Called when the board is far away. To free memory, an unused board becomes a diagram until it is near again. */
  rest() {
    if (!this.#awake || this.#used || this.getAttribute("programs") || this.#mode() === "diagram" || !light.can(this.#wishes())) return;
    this.#soon(async () => {
      if (this.#used) return;
      if (this.#whole) this.#end();
      this.#awake = this.#wanted = false;
      awake.delete(this);
      far.unobserve(this);
      await this.#rests();
      near.observe(this);
    });
  }

  /** Loads the page's program when the pointer moves over the board. After a failure, only a press (`use`) does. */
  #wish(use) {
    this.#used ||= use;
    if (this.#whole || this.#wanted || (!use && this.#wrong !== undefined)) return this.wake();
    this.#wanted = true;
    this.#rouse();
    this.#refresh();
  }

  /** Called when the board is near. Loads and shows it. */
  wake() {
    const slept = !this.#awake;
    this.#rouse();
    if (slept) this.#refresh();
  }

  #rouse() {
    this.#awake = true;
    near.unobserve(this);
    far.observe(this);
    awake.add(this);
  }

  /** Schedules a redraw from the attributes. Several changes at once cause one redraw. */
  #refresh() {
    if (this.#asked) return;
    this.#asked = true;
    this.#soon(async () => {
      this.#asked = false;
      if (!this.isConnected) return;
      if (this.#mode() === "diagram" && this.#still()) this.#end();
      else await this.#show();
    }).catch(() => {});
  }

  #soon(act) {
    const done = this.#queue.then(act);
    this.#queue = done.catch(() => {});
    return done;
  }

  #adopt(...sheets) {
    adopt(this.shadowRoot, [frame, ...sheets], isDim(this.#room));
  }

  /** Loads the page's program and styles, and mounts the board once. Resolves to the function that calls the board. */
  async #board(wishes) {
    // Styles load in parallel with the program. If the program turns out to be from a newer release, the second call
    // loads that release's styles.
    dress(wishes).catch(() => {});
    const mount = await mounts();
    const adopted = await dress(wishes);
    // The current drawing, or the board of another game, needs its styles until it is replaced.
    this.#adopt(...adopted, ...(this.#drawn?.sheets ?? this.#worn));
    if (!this.#call) {
      tend(this.#live);
      watching?.(this.#live);
      this.#call = mount(this.#live, (word, detail) => this.#say(word, detail));
    }
    return this.#call;
  }

  /** Shows the board, by the small program if possible. With `whole` always by the page's program. */
  async #show(whole = false) {
    try {
      const wishes = this.#wishes();
      const waits = this.#mode() === "diagram" || !this.#wanted;
      if (!whole && !this.#whole && waits && light.can(wishes) && (await this.#sketch(wishes))) {
        // If chance or a computer player is to act, the page's program is needed at once.
        if (!this.#awake || !this.#live.querySelector("[data-unused=runs]")) return;
        this.#wanted = true;
      }
      Object.assign(wishes, this.#dark());
      const call = await this.#board(wishes);
      if (this.#drawn) {
        await call("ready", wishes);
        await this.#presses.held;
        this.#presses.swap();
      }
      this.#wrong = undefined;
      await call("show", wishes);
      const worn = this.#drawn?.sheets ?? this.#worn;
      this.#drawn = undefined;
      this.#worn = await dress(wishes);
      if (worn.some((sheet) => !this.#worn.includes(sheet))) this.#adopt(...this.#worn);
      this.#whole = true;
      this.#room.classList.add("there");
      // Drawing may have reported invalid marks.
      this.#fault.hidden = this.#wrong === undefined;
      await this.#presses.done();
      if (!this.isConnected) this.#end(true);
    } catch (error) {
      this.#wanted = false;
      this.#presses.failed();
      throw this.#err(error);
    }
  }

  /** Draws the board with its game's small program. Resolves to false if it cannot. */
  async #sketch(wishes) {
    // A distant board is a diagram, which needs least memory.
    wishes = { ...wishes, mode: this.#awake ? this.#mode() : "diagram" };
    const key = Object.values(wishes).join("\0");
    if (this.#drawn?.key === key) return true;
    if (wishes.mode !== "diagram") tend(this.#live);
    const sheets = await light.draw(wishes, this.#live, (all) => this.#adopt(...all));
    if (!sheets) return false;
    this.#drawn = { key, sheets };
    this.#wrong = undefined;
    this.#room.classList.add("there");
    this.#fault.hidden = true;
    if (!this.isConnected) this.#end(true);
    return true;
  }

  #say(word, detail) {
    if (word === "error") return void this.#err(fault(detail.code, detail.message));
    const event = new CustomEvent(word, { detail, bubbles: true, composed: true, cancelable: word === "before-move" });
    return this.dispatchEvent(event);
  }

  /** Shows a fault in the element, logs it, and dispatches `error`. */
  #err(error) {
    const [plain = "", forbidden = "", unsent = ""] = unloaded[langOf(this)] ?? [];
    const mend = error?.mend;
    const hint = mend && [mend.from ? unsent.replace("{0}", mend.from) : forbidden, mend.line].join("\n");
    const told = fault(error?.name ?? "unloaded", error?.message || [plain, hint].filter(Boolean).join(" "));
    if (this.#wrong !== told.message) {
      this.#wrong = told.message;
      this.#fault.lang = langOf(this);
      this.#fault.textContent = told.message;
      this.#fault.hidden = false;
      console[mend ? "error" : "warn"]("<trivium-board>", told.message, this);
      this.dispatchEvent(new CustomEvent("error", { detail: { code: told.name, message: told.message } }));
    }
    return told;
  }

  /** Calls the board. Loads it first if needed. */
  #ask(word, value) {
    this.#used = true;
    this.#rouse();
    return this.#soon(async () => {
      if (this.#drawn || !this.#room.classList.contains("there")) await this.#show(true);
      return this.#call(word, value);
    });
  }

  /**
   * Shows another match.
   * @param {string | string[] | Record<string, any>} [match] tokens, a match as in files, or values of attributes;
   *   without it the board loads from its attributes at once, also if it is far away
   */
  load(match) {
    const { record, ...values } = typeof match === "string" || Array.isArray(match) ? { record: match } : (match ?? {});
    for (const [name, value] of Object.entries(values)) {
      if (name === POSITION && value) this.setAttribute(name, `${value}`);
      else if (name === POSITION) this.removeAttribute(name);
      else if (ATTRIBUTES.includes(name)) this[name] = value;
    }
    if (record !== undefined) {
      this.removeAttribute("tokens");
      this.#kept = undefined;
      this.#given = Array.isArray(record) ? record.join(" ") : `${record}`;
    }
    this.#used = true;
    this.#rouse();
    return this.#soon(() => this.#show());
  }

  /** Plays a move, a draw of chance or a table action. Rejects with the reason if it is illegal. */
  play(token) {
    return this.#ask("play", `${token}`);
  }

  /** Takes back the last move. Resolves to false if there is none. */
  undo() {
    return this.#ask("undo");
  }

  /** Goes to a ply of the record. Ply 0 is its start. */
  goto(ply) {
    return this.#ask("goto", ply).then(() => {});
  }

  /** The position as text. */
  position() {
    return this.#ask("position");
  }

  /** All legal tokens. */
  legal() {
    return this.#ask("legal");
  }

  /** The seat to act. 0 is chance. Null if the game is over. */
  turn() {
    return this.#ask("turn");
  }

  /** The outcome: a letter for each seat, separated by hyphens. Null while the game runs. */
  outcome() {
    return this.#ask("outcome");
  }

  /** The match in the format of files. */
  record() {
    return this.#ask("record");
  }

  /** The position as a complete SVG file. */
  toSVG() {
    return this.#soon(async () => {
      if (this.#drawn) await this.#show(true);
      const wishes = { ...this.#wishes(), ...this.#dark() };
      return (await this.#board(wishes))("svg", wishes);
    });
  }
}

for (const name of TEXTS) reflect(TriviumBoard, name, (text) => text ?? "", (value) => (Array.isArray(value) ? value.join(" ") : `${value}`));
for (const name of NUMBERS) reflect(TriviumBoard, name, (text) => (text === null ? null : Number(text)), String);
reflect(TriviumBoard, "coordinates", (text) => text !== null, (on) => (on ? "" : null));

const dark = matchMedia("(prefers-color-scheme: dark)");

if (!customElements.get("trivium-board")) customElements.define("trivium-board", TriviumBoard);
