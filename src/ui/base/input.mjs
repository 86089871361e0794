// Touch and keyboard input that browsers do not handle as the page needs it.

/** Maximum movement during a tap, in pixels. */
const TAP_DISTANCE = 12;
/** Maximum duration of a tap, in milliseconds. */
const TAP_DURATION = 700;
/**
 * Some touch screens report only one contact as lifted when a palm and a finger are lifted together. A finger that does not move for this
 * long (in milliseconds) after that counts as lifted, too.
 */
const LIFTED_AFTER = 600;
/** Boards that two fingers move and zoom. */
const ZOOMED = "div.board.trigon";
const known = new WeakSet();

/**
 * Handles the input in the document or shadow root of a node. While another finger or a palm rests on the screen, browsers send no click
 * for a tap, so this sends one. In the document, keys that an input method is composing do not reach the page.
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
  const slips = ({ x, y, start }) => Math.hypot(x - start.x, y - start.y) > TAP_DISTANCE;
  const send = ({ target, x: clientX, y: clientY }, type, more = {}) =>
    target.isConnected &&
    target.dispatchEvent(new (type === "click" ? MouseEvent : PointerEvent)(type, { bubbles: true, cancelable: true, composed: true, detail: 1, view: window, clientX, clientY, ...more }));
  const click = (press) => {
    press.tap = false;
    made = { target: press.target, at: performance.now() };
    send(press, "click");
  };
  // Ends the press of a second finger that has rested since another finger was lifted.
  const settle = (pointerId, press) => {
    if (pressed.get(pointerId) !== press || performance.now() - press.moved < LIFTED_AFTER - 50) return;
    const dragged = slips(press);
    send(press, "pointerup", { pointerId, pointerType: "touch" });
    if (press.tap && !dragged) click(press);
  };
  root.addEventListener("pointerdown", (event) => {
    const { pointerType, isPrimary, pointerId, clientX: x, clientY: y, timeStamp: at, target } = event;
    if (pointerType !== "touch") return;
    const zoomed = target.closest?.(ZOOMED);
    const pinches = zoomed && [...pressed.values()].some((other) => other.zoomed === zoomed);
    pressed.set(pointerId, { x, y, at, target, zoomed, start: { x, y }, moved: performance.now(), second: !isPrimary && !pinches, tap: !isPrimary && !pinches });
  }, options);
  root.addEventListener("pointermove", ({ pointerId, clientX: x, clientY: y }) => {
    const press = pressed.get(pointerId);
    if (press && (press.x !== x || press.y !== y)) Object.assign(press, { x, y, moved: performance.now() });
  }, options);
  root.addEventListener("pointercancel", ({ pointerId }) => pressed.delete(pointerId), options);
  root.addEventListener("pointerup", ({ isTrusted, pointerId, timeStamp }) => {
    const press = pressed.get(pointerId);
    if (!press || !isTrusted) return;
    pressed.delete(pointerId);
    for (const [id, other] of pressed) if (other.second) setTimeout(settle, LIFTED_AFTER, id, other);
    if (press.tap && !slips(press) && timeStamp - press.at < TAP_DURATION) setTimeout(click, 0, press);
  }, options);
  // If the browser sends a click after all, it is ignored.
  root.addEventListener("click", (event) => {
    if (event.isTrusted && made?.target === event.target && performance.now() - made.at < 500) event.stopImmediatePropagation();
  }, { capture: true });
};
