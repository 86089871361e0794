// <trivium-board>: boards in other people's pages (docs/embed.md). This module is small and waits; the program comes when a board is
// near or when the browser has nothing else to do, once for all boards of a page, and never for a picture that stands in the page itself.
// scripts/release.mjs defines the constants in capitals: the release's folder, and what is said before there are any words.
/* global FOLDER, UNLOADED */
import { FRAME, fault, hearPolicies, isDark, langOf, mending, reflect, styles, tend, textOf, trusts, wardrobe, watch } from "./embed/host.js";
import { Light } from "./embed/light.js";
import { Presses, notice } from "./embed/press.js";
import { far, near } from "./embed/sight.js";

/** Where the program lies. */
export const release = { folder: typeof FOLDER === "undefined" ? "./" : FOLDER, glue: "page.js", program: "page_bg.wasm" };
const unloaded = typeof UNLOADED === "undefined" ? {} : UNLOADED;
/** Width to height of each game's picture with what lies beside the board, and of its board alone; the pixels that seats and bars take. */
const ROOMS = {
  triapon: [1.02, 1.02, 170],
  trias: [1.35, 1.9, 170],
  tritt: [0.9, 1.13, 170],
  "traffic-lights": [0.95, 1.2, 150],
  trigon: [0.9, 1, 240],
};
/** The pixels that take besides a viewer's list of moves, and a puzzle's title and task; board.css has them, too. */
const BESIDES = { viewer: 112, puzzle: 110 };
let place = release;
const at = (file) => new URL(place.folder + file, import.meta.url).href;

/** Attributes that are properties, too. */
const TEXTS = ["game", "variant", "options", "tokens", "mode", "theme", "look", "marks", "programs", "puzzle"];
const NUMBERS = ["ply", "orientation"];
/** An attribute alone: its name is that of a method. */
const POSITION = "position";
const ATTRIBUTES = [...TEXTS, ...NUMBERS, POSITION, "coordinates", "lang"];

/** Boards that are awake. Without its worker a board lives, but nobody plays against one. */
const awake = new Set();
hearPolicies(() => at(""), () => awake.forEach((board) => board.refused()));
const mend = () => mending(at(""), at(place.program));

let program;
/** What mounts boards. Asked for again when it could not be had. */
const mounts = () =>
  (program ??= (async () => {
    const trusted = trusts();
    const glue = await import(at(place.glue)).catch(async () => {
      // Hosts replace releases, and browsers keep this module a while: what lies there now knows its release.
      ({ release: place } = await import(new URL(`embed.js?${Date.now()}`, import.meta.url).href));
      return import(at(place.glue));
    });
    await glue.default({ module_or_path: at(place.program) });
    return (await new Promise((give) => glue.boards(give, trusted))) ?? Promise.reject();
  })().catch(async (error) => {
    program = undefined;
    throw fault("unloaded", "", error?.mend ?? (await mend()));
  }));

const sheet = wardrobe(at, mend);
/** The style sheets of a board that is no diagram. */
const dress = ({ look }) => Promise.all((/^(wood)?$/.test(look) ? ["embed.css"] : ["embed.css", "looks.css"]).map(sheet));
const light = new Light(at, Object.keys(ROOMS), dress);

let frame;

class TriviumBoard extends HTMLElement {
  static observedAttributes = ATTRIBUTES;

  #room;
  #live;
  #fault;
  #call;
  /** Of what the small program of its game has drawn: what was asked for, and its style sheets. */
  #drawn;
  #presses;
  #awake = false;
  #asked = false;
  /** Whether the page's program shows it. */
  #whole = false;
  /** Whether the page's program is wanted for it: somebody looks closer, or it goes on by itself. */
  #wanted = false;
  /** Whether a person or a script has done something with it: then it is more than its attributes say. */
  #used = false;
  /** What is to be done comes one after the other. @type {Promise<any>} */
  #queue = Promise.resolve();
  /** A record that was given by a script. */
  #given;
  /** The record and the place in it, while it is not in a page. */
  #kept;
  /** Why nothing is shown, when that is so. */
  #wrong;
  /** The text that stood in it last: another one that is put in is taken. */
  #wrote;
  #inner = new MutationObserver(() => {
    const text = textOf(this);
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
    shadow.adoptedStyleSheets = [(frame ??= styles(FRAME))];
    notice(this, (use) => this.#wish(use));
    this.#presses = new Presses(this.#live, () => this.#wish(true));
    // The wheel scrolls the page; with Ctrl, as two fingers drawn apart say, it enlarges what can be looked around in.
    shadow.addEventListener("wheel", (event) => /** @type {WheelEvent} */ (event).ctrlKey || event.stopPropagation(), { capture: true, passive: true });
  }

  connectedCallback() {
    for (const name of [...TEXTS, ...NUMBERS, "coordinates"]) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
    this.#wrote = textOf(this);
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
    // Who only moves it to another place finds it as it was at once; who takes it away for longer, too.
    setTimeout(() => this.isConnected || this.#end(true));
  }

  /** The board goes; kept, it comes again as it was. */
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

  /** What it shows has changed, if it shows anything. */
  #again() {
    if (this.#awake || this.#drawn) this.#refresh();
  }

  /** The room that it takes is known before there is anything in it. */
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

  /** Takes the brightness that the page has there, where it is to. */
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

  /** The picture that stands in it, if one does. */
  #still() {
    return this.querySelector(":scope > :is(svg, img, picture, figure)");
  }

  #dark() {
    return { dark: getComputedStyle(this.#room.querySelector(".probe")).color === "rgb(0, 0, 0)" ? "y" : "" };
  }

  #wishes() {
    const wishes = { lang: langOf(this), record: this.getAttribute("tokens") ?? this.#given ?? textOf(this) };
    for (const name of [...TEXTS, ...NUMBERS, POSITION]) wishes[name] = this.getAttribute(name) ?? "";
    wishes.app = new URL("./", import.meta.url).href;
    wishes.coordinates = this.hasAttribute("coordinates") ? "y" : "";
    return { ...wishes, ...this.#kept };
  }

  /** The page's policy lets no worker be. */
  refused() {
    if (this.getAttribute("programs")) this.#err(fault("unloaded", "", { line: `worker-src ${at("").startsWith(location.origin) ? location.origin : "blob:"}` }));
  }

  /**
   * Nothing else is to be done: paper has it, too, as the picture that the small program of its game draws of where it begins. Where there is
   * none, it is shown unless computer players would begin, or only its files are fetched.
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

  /** Whether it is far away and stands there as a picture. */
  async #rests() {
    const wishes = this.#wishes();
    return !this.#awake && this.isConnected && light.can(wishes) && this.#sketch(wishes);
  }

  /** It is far away: where it is as its attributes say, it gives back what it takes, and is a diagram until it is near again. */
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

  /** Somebody looks closer or uses it: it becomes more than what the small program draws. Where it could not, pointing at it alone does not try again. */
  #wish(use) {
    this.#used ||= use;
    if (this.#whole || this.#wanted || (!use && this.#wrong !== undefined)) return this.wake();
    this.#wanted = true;
    this.#rouse();
    this.#refresh();
  }

  /** It is near: what it is to show is fetched. */
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

  /** Shows what its attributes say, after all that is under way; several changes at once are one. */
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
    /** @type {ShadowRoot} */ (this.shadowRoot).adoptedStyleSheets = [frame, ...sheets];
  }

  /** The board behind it, with the styles that it needs. */
  async #board(wishes) {
    // On their way together; asked for again where the release was another one.
    dress(wishes).catch(() => {});
    const mount = await mounts();
    const adopted = await dress(wishes);
    // What is drawn stays until there is something else.
    this.#adopt(...adopted, ...(this.#drawn?.sheets ?? []));
    if (!this.#call) {
      tend(this.#live);
      this.#call = mount(this.#live, (word, detail) => this.#say(word, detail));
    }
    return this.#call;
  }

  /** Shows it; whole, by the page's program in any case. */
  async #show(whole = false) {
    try {
      const wishes = this.#wishes();
      const waits = this.#mode() === "diagram" || !this.#wanted;
      if (!whole && !this.#whole && waits && light.can(wishes) && (await this.#sketch(wishes))) {
        // It goes on by itself: nobody is waited for.
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
      if (this.#drawn) {
        this.#drawn = undefined;
        await this.#board(wishes);
      }
      this.#whole = true;
      this.#room.classList.add("there");
      // Marks are seen to be wrong only when they are drawn.
      this.#fault.hidden = this.#wrong === undefined;
      await this.#presses.done();
      if (!this.isConnected) this.#end(true);
    } catch (error) {
      this.#wanted = false;
      this.#presses.failed();
      throw this.#err(error);
    }
  }

  /** Shows it as the small program of its game draws it; whether it could. */
  async #sketch(wishes) {
    // Far away a diagram stands for any board: it takes the least.
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

  /** Says in its place what is wrong, and tells the page. */
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

  /** Asks the board, which is brought when it is not there. */
  #ask(word, value) {
    this.#used = true;
    this.#rouse();
    return this.#soon(async () => {
      if (this.#drawn || !this.#room.classList.contains("there")) await this.#show(true);
      return this.#call(word, value);
    });
  }

  /**
   * Shows another match: tokens as an array or text, a match as in files, or the values of attributes.
   * @param {string | string[] | Record<string, any>} [match] without it, what the attributes say is shown at once, near or not
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

  /** Plays a token, a draw of chance or a table action. Rejects with the reason when it cannot be. */
  play(token) {
    return this.#ask("play", `${token}`);
  }

  /** Takes the last decision back; whether there was one. */
  undo() {
    return this.#ask("undo");
  }

  /** Goes to a place in the record, 0 for its start. */
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

  /** The seat to act; 0 for chance, null when the game is over. */
  turn() {
    return this.#ask("turn");
  }

  /** How the game ended, a letter a seat; null while it runs. */
  outcome() {
    return this.#ask("outcome");
  }

  /** The match as in files. */
  record() {
    return this.#ask("record");
  }

  /** The picture of where the board stands, as a complete SVG file. */
  toSVG() {
    return this.#soon(async () => {
      if (this.#drawn) await this.#show(true);
      const wishes = { ...this.#wishes(), ...this.#dark() };
      return (await this.#board(wishes))("svg", wishes);
    });
  }

  get coordinates() {
    return this.hasAttribute("coordinates");
  }

  set coordinates(on) {
    this.toggleAttribute("coordinates", !!on);
  }
}

for (const name of TEXTS) {
  reflect(TriviumBoard, name, (text) => text ?? "", (value) => (Array.isArray(value) ? value.join(" ") : `${value}`));
}
for (const name of NUMBERS) {
  reflect(TriviumBoard, name, (text) => (text === null ? null : Number(text)), String);
}

const dark = matchMedia("(prefers-color-scheme: dark)");

if (!customElements.get("trivium-board")) customElements.define("trivium-board", TriviumBoard);

export { TriviumBoard };
