// What is pressed on a board before the page's program is there: it is kept, shown as on its way, and done once the board can do it. It is a
// part of embed.js; a release has it in that file.

/** After so many milliseconds it is said that something is on its way. */
const LONG = 1000;
/** How long after a pointer was let go it may still make a click, in milliseconds. */
const CLICK = 50;
/** How long a board may take to be drawn as a whole, in milliseconds: then it is seen as far as it is. */
const DRAWN = 2000;
/** Keys that would scroll the page, and those that do nothing by themselves. */
const SCROLLS = /^(Arrow\w+|Home|End| )$/;
const SILENT = /^(Tab|Shift|Control|Alt|AltGraph|Meta|Escape)$/;

/** What can be pressed where something lies. */
const thingOf = (element) => element.closest?.("[data-pick],button") ?? undefined;
/** How it is found, in the picture of a board and in the board itself: by its pick, or by its place among the buttons of its group. */
const nameOf = (thing) => {
  const { pick } = thing.dataset;
  const selector = pick ? `[data-pick="${pick}"]` : `.${thing.closest(".bar,.tree,.said,.looks")?.classList[0]} button`;
  return { selector, nth: [...thing.getRootNode().querySelectorAll(selector)].indexOf(thing) };
};
const found = (root, { selector, nth }) => root.querySelectorAll(selector)[nth];

/**
 * Tells when somebody looks closer at a board, and whether they use it. Whoever scrolls does neither: a mouse that rests while the page moves,
 * or a finger that moves the page, which lets nothing go.
 * @param {HTMLElement} board
 * @param {(use: boolean) => void} closer
 */
export function notice(board, closer) {
  const touch = ({ pointerType }) => pointerType === "touch";
  board.addEventListener("pointermove", (event) => {
    if (!touch(event) && (event.movementX || event.movementY)) closer(false);
  });
  board.addEventListener("pointerdown", (event) => touch(event) || closer(true));
  board.addEventListener("pointerup", (event) => touch(event) && closer(true));
  board.addEventListener("focusin", () => closer(true));
}

export class Presses {
  /** Until a pointer that is down is let go: what lies under it stays until then. */
  held = Promise.resolve();
  #live;
  #wish;
  /** What was pressed, in its order: the event, and where it was. */
  #kept = [];
  #focus;
  #cover;
  #timer;

  /**
   * @param {HTMLElement} live where the board is drawn
   * @param {() => void} wish has the board fetched
   */
  constructor(live, wish) {
    this.#live = live;
    this.#wish = wish;
    live.addEventListener("click", (event) => this.#press(event));
    live.addEventListener("keydown", (event) => this.#key(event));
    live.addEventListener("pointerdown", () => this.#hold());
    live.addEventListener("focusin", ({ target }) => {
      const thing = this.#unused() && thingOf(target);
      this.#focus = thing && nameOf(thing);
    });
    live.addEventListener("focusout", () => {
      // What is taken out of the page loses the focus without having given it away.
      if (!this.#cover) this.#focus = undefined;
    });
  }

  #unused() {
    return this.#live.querySelector(":scope>[data-unused]");
  }

  #hold() {
    if (!this.#unused()) return;
    this.held = new Promise((resolve) => {
      const ends = new AbortController();
      const end = () => {
        ends.abort();
        setTimeout(resolve, CLICK);
      };
      for (const event of ["pointerup", "pointercancel"]) addEventListener(event, end, { capture: true, signal: ends.signal });
    });
  }

  #key(event) {
    const thing = this.#unused() && thingOf(event.target);
    if (!thing || SILENT.test(event.key)) return;
    // A button makes a click of these.
    if (thing.localName === "button" && /^(Enter| )$/.test(event.key)) return;
    if (SCROLLS.test(event.key) && !(event.altKey || event.ctrlKey || event.metaKey)) event.preventDefault();
    this.#keep(event, thing);
  }

  #press(event) {
    const unused = this.#unused();
    const thing = unused && thingOf(event.target);
    // On the board of a viewer there is nothing to be done.
    if (thing && !(unused.dataset.mode === "viewer" && thing.dataset.pick)) this.#keep(event, thing);
  }

  /** Keeps it, once however often it is pressed. */
  #keep(event, thing) {
    if (thing.localName === "button" && thing.ariaDisabled === "true" && event.type === "click") return;
    const [type, key, { selector, nth }] = [event.type, event.key, nameOf(thing)];
    const same = (one) => one.event.type === type && one.event.key === key && one.name.selector === selector && one.name.nth === nth;
    if (!this.#kept.some(same)) this.#kept.push({ event, name: { selector, nth } });
    thing.setAttribute("aria-busy", "true");
    if (thing.dataset.pick) thing.classList.add("chosen");
    this.#timer ??= setTimeout(() => this.#say(true), LONG);
    this.#wish();
  }

  #say(loading) {
    const status = this.#unused()?.querySelector("[data-loading]");
    if (status) status.textContent = loading ? status.dataset.loading : "";
  }

  #clear() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const kept = this.#kept;
    this.#kept = [];
    return kept;
  }

  /** The board takes the picture's place now. It is not drawn at once: until it is, the picture lies over it. */
  swap() {
    const cover = /** @type {HTMLElement} */ (this.#live.cloneNode(false));
    cover.inert = true;
    this.#cover = cover;
    cover.append(...this.#live.childNodes);
    this.#live.after(cover);
  }

  /** The board is there: it gets the focus that its picture had, and does what was pressed. */
  async done() {
    const root = /** @type {ShadowRoot} */ (this.#live.getRootNode());
    const buttons = (/** @type {ParentNode | undefined} */ inside) => inside?.querySelectorAll("button").length ?? 0;
    const until = performance.now() + DRAWN;
    while (buttons(this.#live) < buttons(this.#cover) && performance.now() < until) await new Promise((resolve) => setTimeout(resolve));
    this.#cover?.remove();
    const focus = this.#focus && found(root, this.#focus);
    this.#focus = this.#cover = undefined;
    // Nobody is to be called back from elsewhere.
    const elsewhere = /** @type {Document | ShadowRoot} */ (root.host.getRootNode()).activeElement;
    if ([null, document.body, root.host].includes(elsewhere)) focus?.focus({ preventScroll: true });
    for (const { event, name } of this.#clear()) {
      found(root, name)?.dispatchEvent(new event.constructor(event.type, event));
    }
  }

  /** The board could not be had: nothing comes of what was pressed. */
  failed() {
    if (this.#cover) {
      this.#live.replaceChildren(...this.#cover.childNodes);
      this.#cover.remove();
      this.#cover = undefined;
    }
    this.#say(false);
    for (const { name } of this.#clear()) {
      const thing = found(this.#live.getRootNode(), name);
      thing?.removeAttribute("aria-busy");
      if (thing?.dataset.pick) thing.classList.remove("chosen");
    }
  }
}
