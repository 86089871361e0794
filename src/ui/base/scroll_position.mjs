// Scroll position and focus of screens.

let looking;

export const place = () => scrollY;

/** The address of the focused link. */
export const link = () => document.activeElement?.getAttribute("href") ?? undefined;

/**
 * Scrolls to `y` and focuses a link. Repeats this while the page grows, for example by a list that loads, until the user acts.
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

/** Focuses the board at the start of a match, unless another element has the focus. */
export const board = () => {
  setTimeout(() => {
    const now = document.activeElement;
    if (!now || now === document.body || now.matches("main h1")) stop(document.querySelector("main.game"))?.focus({ preventScroll: true });
  });
};

/** Focuses the screen's heading if no element has the focus. A panel that closes returns the focus before. */
export const head = () => {
  setTimeout(() => {
    const now = document.activeElement;
    if (!now || now === document.body) document.querySelector("main h1")?.focus({ preventScroll: true });
  });
};

const REACHED = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** Safari before 17.4 has no `checkVisibility`. */
const isSeen = (one) => one.checkVisibility?.({ visibilityProperty: true }) ?? one.getClientRects().length > 0;

/** The first visible, focusable element at or below `part` that matches the selector. */
const first = (part, what) =>
  [part, ...part.querySelectorAll(what)].filter((one) => one.matches(what) && !one.closest("[inert]") && isSeen(one))[0];

/** The site of a board with the given `data-pick`, or else the board's tab stop. */
const stop = (game, pick) =>
  (pick && first(game, `[data-pick="${CSS.escape(pick)}"]`)) || (game && first(game, `.board [tabindex="0"], .board [role="gridcell"]`));

/**
 * The element that gets the focus when the focused one has been removed: a site of the board in a match, or else an element beside or
 * around the removed one, or else the screen's heading.
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

/** The documents and shadow roots that are observed. `find` is not used here, because old libraries of host pages replace it. */
const kept = new WeakSet();

/**
 * Moves the focus to the closest possible element when the focused element is removed, unless the program has already focused another one.
 */
export const keep = (node = document.body) => {
  const root = /** @type {Document | ShadowRoot} */ (node.getRootNode());
  if (kept.has(root)) return;
  kept.add(root);
  // The element that had the focus last, and its ancestors.
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
  // After a click on the background, no element gets the focus. A removed element loses the focus, too, but by then it is disconnected.
  root.addEventListener("focusout", () => setTimeout(() => last?.isConnected && none() && (last = null)));
  new MutationObserver((changes) => {
    if (!last || !none()) return;
    const [change] = changes.filter(({ removedNodes }) => [...removedNodes].some((one) => one.contains(last)));
    // A row that moves within its list is removed and inserted again, and loses the focus.
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
