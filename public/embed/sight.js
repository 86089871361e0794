// Shows boards near the viewport, turns distant boards into diagrams, and draws all boards when the browser is idle.
// Bundled into embed.js.

/** @typedef {import("../embed.js").TriviumBoard} Board */

const watching = (margin, nearby, act) =>
  new IntersectionObserver(
    (seen) => seen.filter(({ isIntersecting }) => isIntersecting === nearby).forEach(({ target }) => act(target)),
    { rootMargin: margin },
  );
export const near = watching("300px", true, (/** @type {Board} */ board) => board.wake());
export const far = watching("2000px", false, (/** @type {Board} */ board) => board.rest());

/**
 * When the browser is idle, the first boards of a page, up to this number, may use the page's program. For later boards
 * only files are loaded.
 */
const EARLY = 50;
/** Draws distant boards after the page has loaded, so that they can be printed. Does nothing in data saving mode. */
const early = () => {
  if (/** @type {any} */ (navigator).connection?.saveData) return;
  const idle = globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 1000));
  const boards = [...document.querySelectorAll("trivium-board")];
  const next = (nth) => {
    const board = /** @type {Board | undefined} */ (boards[nth]);
    const further = () => next(nth + 1);
    if (board) idle(() => board.early(nth < EARLY).then(further, further));
  };
  next(0);
};
if (document.readyState === "complete") setTimeout(early);
else addEventListener("load", () => setTimeout(early));
