// What fingers and keyboards do that browsers leave to the page.

/** How far a tap may slip, in pixels, and how long it may take, in milliseconds. */
const FAR = 12;
const LONG = 700;
/** Boards on which two fingers look around. */
const ZOOMED = "div.board.trigon";
const known = new WeakSet();

/**
 * In the document or the shadow that a node is in: a tap is a tap while another finger or a palm rests on the screen, for which browsers make
 * no click; and in the document, keys of which an input method makes letters are no keys of the page.
 */
export const hands = (node) => {
  const root = node.getRootNode();
  if (known.has(root)) return;
  known.add(root);
  if (root === document) {
    const stop = (event) => (event.isComposing || event.keyCode === 229) && event.stopImmediatePropagation();
    for (const type of ["keydown", "keypress", "keyup"]) addEventListener(type, stop, { capture: true });
  }
  const pressed = new Map();
  let made;
  const options = { capture: true, passive: true };
  root.addEventListener("pointerdown", (event) => {
    const { pointerType, isPrimary, pointerId, clientX: x, clientY: y, timeStamp: at, target } = event;
    if (pointerType !== "touch") return;
    const zoomed = target.closest?.(ZOOMED);
    const pinches = zoomed && [...pressed.values()].some((other) => other.zoomed === zoomed);
    pressed.set(pointerId, { x, y, at, target, zoomed, tap: !isPrimary && !pinches });
  }, options);
  root.addEventListener("pointercancel", ({ pointerId }) => pressed.delete(pointerId), options);
  root.addEventListener("pointerup", ({ pointerId, clientX, clientY, timeStamp }) => {
    const press = pressed.get(pointerId);
    pressed.delete(pointerId);
    if (!press?.tap || Math.hypot(clientX - press.x, clientY - press.y) > FAR || timeStamp - press.at > LONG) return;
    const { target } = press;
    setTimeout(() => {
      if (!target.isConnected) return;
      made = { target, at: performance.now() };
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, detail: 1, clientX, clientY, view: window }));
    });
  }, options);
  // A browser that makes a click of it after all has nothing clicked twice.
  root.addEventListener("click", (event) => {
    if (event.isTrusted && made?.target === event.target && performance.now() - made.at < 500) event.stopImmediatePropagation();
  }, { capture: true });
};
