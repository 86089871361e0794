// Which boards are near what is seen and which are far away, and when all others come. It is a part of embed.js; a release has it in that file.

/** @typedef {import("../embed.js").TriviumBoard} Board */

const watching = (margin, nearby, act) =>
  new IntersectionObserver(
    (seen) => seen.filter(({ isIntersecting }) => isIntersecting === nearby).forEach(({ target }) => act(target)),
    { rootMargin: margin },
  );
/** Boards that wait until they are near. */
export const near = watching("300px", true, (/** @type {Board} */ board) => board.wake());
/** Boards that are pictures again when they are far away. */
export const far = watching("2000px", false, (/** @type {Board} */ board) => board.rest());

/** Of boards that the small programs cannot draw so many are shown when nothing else is to be done; further ones are only made ready. */
const EARLY = 50;
/** Boards far away are drawn once the page is there, so that paper has them, too, unless the reader saves data. */
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
