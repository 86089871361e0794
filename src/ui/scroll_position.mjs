// Where one was on a screen: a place on the page, and the link that was followed from there.

let looking;

/** The place on the page now. */
export const place = () => scrollY;

/** The address of the link that has the focus. */
export const link = () => document.activeElement?.getAttribute("href") ?? undefined;

/**
 * Goes to a place and to a link. What makes the page long enough may come a moment later, a list; whoever does something meanwhile is
 * left alone.
 */
export const come = (y, href) => {
  looking?.abort();
  const over = (looking = new AbortController());
  const look = () => {
    const to = href && document.querySelector(`main a[href="${CSS.escape(href)}"]`);
    to?.focus({ preventScroll: true });
    scrollTo({ top: y, behavior: "instant" });
    if (Boolean(to) === Boolean(href) && Math.abs(scrollY - y) < 2) over.abort();
  };
  look();
  if (over.signal.aborted) return;
  const grows = new ResizeObserver(look);
  grows.observe(document.body);
  over.signal.addEventListener("abort", () => grows.disconnect());
  const options = { signal: over.signal, passive: true };
  for (const name of ["wheel", "touchstart", "pointerdown", "keydown"]) addEventListener(name, () => over.abort(), options);
  setTimeout(() => over.abort(), 3000);
};

/** Gives the focus to the board: where one goes on after a set-up. */
export const board = () => {
  setTimeout(() => {
    const now = document.activeElement;
    if (!now || now === document.body || now.matches("main h1")) stop(document.querySelector("main.game"))?.focus({ preventScroll: true });
  });
};

/** Gives the focus to the screen's heading, when nothing has it. A panel that closes gives it back first. */
export const head = () => {
  setTimeout(() => {
    const now = document.activeElement;
    if (!now || now === document.body) document.querySelector("main h1")?.focus({ preventScroll: true });
  });
};

const REACHED = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** Safari before 17.4 cannot say so itself. */
const isSeen = (one) => one.checkVisibility?.({ visibilityProperty: true }) ?? one.getClientRects().length > 0;

/** The first thing in a part of the page that fits and can have the focus. */
const first = (part, what) =>
  [part, ...part.querySelectorAll(what)].filter((one) => one.matches(what) && !one.closest("[inert]") && isSeen(one))[0];

/** The place of a board where one goes on: that of the same name, else its tab stop. */
const stop = (game, pick) =>
  (pick && first(game, `[data-pick="${CSS.escape(pick)}"]`)) || (game && first(game, `.board [tabindex="0"], .board [role="gridcell"]`));

/**
 * Where one goes on whose place has gone from a part of the page: on the board at a table, else at what stood beside it or close to
 * it, else at the screen's heading.
 */
const heir = (part, beside, pick) => {
  const apart = part.closest("dialog, section.analysis");
  const game = apart ? null : part.closest(".game, .guest");
  if (game) return stop(game, pick) ?? game.querySelector("h1");
  const main = document.querySelector("main");
  const round = [...beside];
  for (let at = part; at !== main && main?.contains(at); at = at.parentElement) round.push(at);
  for (const one of round) {
    const found = first(one, REACHED);
    if (found) return found;
  }
  return main?.querySelector("h1");
};

/** The parts of documents where it is kept. Old libraries of pages around boards replace `find`, so it is not used here. */
const kept = new WeakSet();

/**
 * Keeps the focus on the page when what has it is taken away: the next to have it is as close as there is one. Whoever gives the focus
 * on purpose has done so by then.
 */
export const keep = (node = document.body) => {
  const root = /** @type {Document | ShadowRoot} */ (node.getRootNode());
  if (kept.has(root)) return;
  kept.add(root);
  // What had the focus last, and all that it was in.
  /** @type {HTMLElement | null} */
  let last = null;
  /** @type {HTMLElement[]} */
  let round = [];
  const none = () => [root, document].every(({ activeElement: now }) => !now || now === document.body);
  root.addEventListener("focusin", ({ target }) => {
    last = /** @type {HTMLElement} */ (target);
    round = [];
    for (let at = last.parentElement; at; at = at.parentElement) round.push(at);
  });
  // Whoever leaves it for nothing wants nothing. What is taken away is left, too, but is gone a moment later.
  root.addEventListener("focusout", () => setTimeout(() => last?.isConnected && none() && (last = null)));
  new MutationObserver((changes) => {
    if (!last || !none()) return;
    const [change] = changes.filter(({ removedNodes }) => [...removedNodes].some((one) => one.contains(last)));
    // A row that moves within its list is taken out and put in again, and loses the focus by that.
    if (last.isConnected) {
      if (change) last.focus();
      return;
    }
    const beside = [change?.nextSibling, change?.previousSibling].filter((one) => one?.nodeType === 1 && one.isConnected);
    const { pick } = last.dataset;
    last = null;
    const [part = root === document ? document.body : root.querySelector(".guest")] = round.filter((one) => one.isConnected);
    if (part) heir(part, beside, pick)?.focus({ preventScroll: true });
  }).observe(root === document ? document.body : root, { childList: true, subtree: true });
};
