// Handles presses on a board while its program is loading: records them, marks their elements as busy, and dispatches
// them again when the board is ready. Bundled into embed.js.

/** Milliseconds until the loading message appears. */
const LONG = 1000;
/** The longest time between pointerup and its click, in milliseconds. */
const CLICK = 50;
/** The longest time to wait for the complete board before its picture is removed, in milliseconds. */
const DRAWN = 2000;
/** Keys that scroll the page, and keys that do nothing on a board. */
const SCROLLS = /^(Arrow\w+|Home|End| )$/;
const SILENT = /^(Tab|Shift|Control|Alt|AltGraph|Meta|Escape)$/;

/** The pressable element that contains an element. */
const thingOf = (element) => element.closest?.("[data-pick],button") ?? undefined;
/**
 * Identifies an element in the picture and in the board alike: by its pick, or by its index among the buttons of a
 * group.
 */
const nameOf = (thing) => {
  const { pick } = thing.dataset;
  const selector = pick ? `[data-pick="${pick}"]` : `.${thing.closest(".bar,.tree,.said,.looks")?.classList[0]} button`;
  return { selector, nth: [...thing.getRootNode().querySelectorAll(selector)].indexOf(thing) };
};
const found = (root, { selector, nth }) => root.querySelectorAll(selector)[nth];

/**
 * Calls `closer(false)` when a mouse or pen moves over the board, and `closer(true)` at a press or focus. Scrolling
 * causes no call: a mouse at rest has no movement, and a scrolling finger ends with pointercancel. Also keeps keys of
 * the board from the page.
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
  const shadow = /** @type {ShadowRoot} */ (board.shadowRoot);
  for (const type of ["keydown", "keypress", "keyup"]) {
    // Keys of an input method are not shortcuts.
    shadow.addEventListener(type, (/** @type {any} */ event) => (event.isComposing || event.keyCode === 229) && event.stopImmediatePropagation(), { capture: true });
    // Keys that the board uses must not trigger shortcuts of the page. The page has already received a recorded key.
    shadow.addEventListener(type, (/** @type {any} */ event) => (event.defaultPrevented || !event.isTrusted || isTyped(event)) && event.stopPropagation());
  }
}

/** True for keys that the page must not receive. Tab, Escape and keys with Alt, Ctrl or Meta also reach the page. */
const isTyped = ({ key, altKey, ctrlKey, metaKey }) =>
  !(altKey || ctrlKey || metaKey) && (key?.length === 1 || /^(Arrow|Page|Home|End|Enter|Backspace|Delete)/.test(key));

export class Presses {
  /**
   * Resolves when no pointer is down. A click needs the same element for pointerdown and pointerup, so the picture
   * stays until then.
   */
  held = Promise.resolve();
  #live;
  #wish;
  /** Recorded presses in their order, each with its event and the name of its element. */
  #kept = [];
  #focus;
  #cover;
  #timer;

  /**
   * @param {HTMLElement} live the container of the board
   * @param {() => void} wish loads the board
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
      // `swap` moves the elements, which also causes a focusout.
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
    if (!thing || event.ctrlKey || event.metaKey || SILENT.test(event.key)) return;
    // On a button these keys cause a click, which is recorded instead.
    if (thing.localName === "button" && /^(Enter| )$/.test(event.key)) return;
    if (SCROLLS.test(event.key) && !event.altKey) event.preventDefault();
    this.#keep(event, thing);
  }

  #press(event) {
    const unused = this.#unused();
    const thing = unused && thingOf(event.target);
    // A viewer's board does not react to presses.
    if (thing && !(unused.dataset.mode === "viewer" && thing.dataset.pick)) this.#keep(event, thing);
  }

  /** Records a press. Repeated presses are recorded once. */
  #keep(event, thing) {
    if (thing.localName === "button" && thing.getAttribute("aria-disabled") === "true" && event.type === "click") return;
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

  /** Moves the picture into a cover over the board. `done` removes it. */
  swap() {
    const cover = /** @type {HTMLElement} */ (this.#live.cloneNode(false));
    cover.inert = true;
    this.#cover = cover;
    cover.append(...this.#live.childNodes);
    this.#live.after(cover);
  }

  /** Called when the board is drawn. Removes the cover, restores the focus, and dispatches the recorded presses. */
  async done() {
    const root = /** @type {ShadowRoot} */ (this.#live.getRootNode());
    const buttons = (/** @type {ParentNode | undefined} */ inside) => inside?.querySelectorAll("button").length ?? 0;
    const until = performance.now() + DRAWN;
    while (buttons(this.#live) < buttons(this.#cover) && performance.now() < until) await new Promise((resolve) => setTimeout(resolve));
    this.#cover?.remove();
    const focus = this.#focus && found(root, this.#focus);
    this.#focus = this.#cover = undefined;
    // The focus may have moved elsewhere in the page.
    const elsewhere = /** @type {Document | ShadowRoot} */ (root.host.getRootNode()).activeElement;
    if ([null, document.body, root.host].includes(elsewhere)) focus?.focus({ preventScroll: true });
    for (const { event, name } of this.#clear()) {
      found(root, name)?.dispatchEvent(new event.constructor(event.type, event));
    }
  }

  /** Called when the board could not load. Restores the picture and drops the recorded presses. */
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
