// Watches which boards are near the viewport and which are far away, and draws the others when idle. Bundled into embed.js.

/** @typedef {import("../embed.js").TriviumBoard} Board */

const watching = (margin, nearby, act) =>
  new IntersectionObserver(
    (seen) => seen.filter(({ isIntersecting }) => isIntersecting === nearby).forEach(({ target }) => act(target)),
    { rootMargin: margin },
  );
/** Wakes boards that come near. */
export const near = watching("300px", true, (/** @type {Board} */ board) => board.wake());
/** Turns boards that are far away into diagrams. */
export const far = watching("2000px", false, (/** @type {Board} */ board) => board.rest());

/** The first boards of a page that may be shown when idle if small programs cannot draw them; for later ones only files are fetched. */
const EARLY = 50;
/** Draws distant boards once the page has loaded, so that they can be printed; not in data saving mode. */
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
