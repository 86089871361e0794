// Checks that run in the page, in a few milliseconds and in any language.

/**
 * Visible faults as sentences: covered or unreachable controls, a covered or cut prompt, broken texts, an empty page,
 * horizontal overflow.
 */
export function faults() {
  const wrong = [];
  const say = (element) => {
    const name = element.getAttribute("aria-label") ?? element.dataset.pick ?? element.textContent.trim().slice(0, 40);
    return `${element.tagName.toLowerCase()}${element.classList.length ? `.${[...element.classList].join(".")}` : ""} "${name}"`;
  };
  const main = document.querySelector("main");
  if (!main || main.childElementCount === 0) wrong.push("nothing is shown");
  const words = document.body.innerText;
  for (const broken of [/undefined/, /\bNaN\b/, /\[object/, /\{\d[:}]/, /`/]) {
    const found = new RegExp(`.{0,30}${broken.source}.{0,30}`).exec(words);
    if (found && !document.querySelector("main.broken, article, pre")) wrong.push(`words are broken: ${found[0]}`);
  }
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) wrong.push(`the page is ${page.scrollWidth} wide, the screen ${innerWidth}`);

  const quarters = (at) => {
    let turned = 0;
    // A modal dialog does not rotate with its ancestors.
    for (let one = at; one; one = one.matches("dialog:modal") ? null : one.parentElement) turned += parseFloat(getComputedStyle(one).rotate) || 0;
    return Math.round(turned / 90) & 3;
  };
  const known = new Map();
  /** The edges on the screen of a box that may be rotated, and the range of its scrollable content, for both axes. */
  const ways = (at) => {
    if (known.has(at)) return known.get(at);
    const [frame, style, turned] = [at.getBoundingClientRect(), getComputedStyle(at), quarters(at)];
    const across = [style.overflowX, at.clientLeft, at.clientWidth, at.scrollLeft, at.scrollWidth];
    const down = [style.overflowY, at.clientTop, at.clientHeight, at.scrollTop, at.scrollHeight];
    const found = [across, down].map(([over, border, size, before, all], nth) => {
      // Direction on the screen: 0 right, 1 down, 2 left, 3 up.
      const way = (turned + nth) & 3;
      const [low, high] = way & 1 ? ["top", "bottom"] : ["left", "right"];
      const from = way > 1 ? frame[high] - border - size : frame[low] + border;
      const first = way > 1 ? from + size + before - all : from - before;
      return { over, low, high, from, to: from + size, first, last: first + all };
    });
    known.set(at, found);
    return found;
  };
  /** The ancestor that clips a box in every scroll position. Null if scrolling can show the box. */
  const cut = (element, { left, top, right, bottom }) => {
    const box = { left, top, right, bottom };
    let at = element;
    for (; at && at !== document.body && at !== document.documentElement; at = at.parentElement) {
      if (at !== element && (at instanceof HTMLElement || (at instanceof SVGElement && !at.ownerSVGElement))) {
        for (const { over, low, high, from, to, first, last } of ways(at)) {
          if (over === "visible" || (box[low] >= from - 1.5 && box[high] <= to + 1.5)) continue;
          if (!/auto|scroll/.test(over) || box[low] < first - 1.5 || box[high] > last + 1.5) return say(at);
          [box[low], box[high]] = [Math.max(box[low], from), Math.min(box[high], to)];
          if (box[low] > box[high]) box[low] = box[high] = (from + to) / 2;
        }
      }
      if (getComputedStyle(at).position === "fixed" || at.matches("dialog:modal")) break;
    }
    const fixed = at && at !== document.body && at !== document.documentElement;
    const [wide, high] = fixed ? [innerWidth, innerHeight] : [Math.max(page.scrollWidth, innerWidth), Math.max(page.scrollHeight, innerHeight)];
    const [x, y] = fixed ? [0, 0] : [-page.scrollLeft, -page.scrollTop];
    if (box.left < x - 1.5 || box.right > x + wide + 1.5 || box.top < y - 1.5 || box.bottom > y + high + 1.5) return "the screen";
    return null;
  };
  const middle = ({ left, top, right, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return { left: x, right: x, top: y, bottom: y };
  };
  const visible = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const rolled = (element) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return true;
    }
    return page.scrollHeight > innerHeight + 1;
  };

  const modal = document.querySelector("dialog:modal");
  const pressed = "a[href], button, input:not([type=hidden]), select, textarea, summary, [data-pick].choosable";
  let places = 0;
  for (const one of (modal ?? document).querySelectorAll(pressed)) {
    if (!visible(one) || one.closest("[inert]")) continue;
    const place = one instanceof SVGElement;
    // A panned or zoomed board shows only some sites. More than 150 sites would take too long.
    if (place && (one.closest("[data-away]") || (places += 1) > 150)) continue;
    const box = ((place && one.querySelector(".hit")) || one).getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    // Only the centre is checked for links, which may wrap, sites, which overlap, and elements larger than the window.
    const whole = !place && box.width <= innerWidth && box.height <= innerHeight && getComputedStyle(one).display !== "inline";
    const by = cut(one, whole ? box : middle(box));
    if (by) wrong.push(`${say(one)} is cut off by ${by}: ${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`);
    else if (!place && main?.matches(".game") && !rolled(one)) {
      const { left, top } = middle(box);
      const over = document.elementFromPoint(left, top);
      // Face to face, the panel of the analysis may cover the match.
      const own = over && (one.contains(over) || over.contains(one) || over.closest("label")?.contains(one) || over.closest(".round > .analysis"));
      if (over && !own) wrong.push(`${say(one)} lies under ${say(over)}`);
    }
  }

  const asked = !modal && document.querySelector("main.game .status-bar .asked, main.lesson .instructions .told");
  if (asked && visible(asked)) {
    // Skip texts for screen readers.
    const texts = [];
    const all = document.createTreeWalker(asked, NodeFilter.SHOW_TEXT);
    while (all.nextNode()) if (!all.currentNode.parentElement.closest(".unseen")) texts.push(all.currentNode);
    const boxes = texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNode(text);
      return [...range.getClientRects()];
    });
    for (const box of boxes) {
      if (box.width < 2 || box.height < 2) continue;
      const by = cut(asked, middle(box));
      if (by) {
        wrong.push(`the question is cut off by ${by}: "${asked.innerText.slice(0, 60)}"`);
        break;
      }
      const y = (box.top + box.bottom) / 2;
      const over = [0.1, 0.5, 0.9].map((share) => document.elementFromPoint(box.left + share * box.width, y)).find((one) => one && !one.closest(".status-bar, .instructions, .round > .analysis"));
      if (over) {
        wrong.push(`the question lies under ${say(over)}: "${asked.innerText.slice(0, 60)}"`);
        break;
      }
    }
  }
  return wrong;
}

/**
 * Names the current screen: the address without ids and payloads of links, the classes of `main`, and "dialog" if one
 * is open.
 */
export function screen() {
  const place = location.hash.replace(/(game|open|try)\/[^/]+/, "$1");
  const main = document.querySelector("main");
  return `${location.pathname.split("/").pop()}${place} ${main?.className ?? ""}${document.querySelector("dialog:modal") ? " dialog" : ""}`;
}

/** Names what differs for axe: the screen, its orientation, the game on the board, and whether the match goes on. */
export const structure = new Function(
  `return [(${screen})(), innerWidth > innerHeight, document.querySelector(".board")?.classList[1], document.querySelector(".status-bar")?.className].join();`,
);

/** True if no element has the focus. */
export const lost = () => document.activeElement === document.body || document.activeElement === null;

/**
 * The stored text of the match on screen (docs/files.md), and its position in the page. Null if no stored match is on
 * screen.
 */
export function match() {
  const id = /^#\/game\/([^/]+)/.exec(location.hash)?.[1];
  const main = document.querySelector("main.game:not(.lesson)");
  const text = id && localStorage.getItem(`trivium/game/${id}`);
  if (!text || !main) return null;
  return { text, position: main.dataset.position };
}

/**
 * Waits until drawing has finished, and computer players and chance have moved. Returns false after `most`
 * milliseconds.
 */
export async function rest(most) {
  const begin = performance.now();
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  const waits = () => {
    const main = document.querySelector("main");
    if (!main || main.matches(".waiting") || main.childElementCount === 0 || document.querySelector("[aria-busy=true]")) return true;
    if (!main.matches(".game")) return false;
    if (document.querySelector("[data-busy]")) return true;
    const id = /^#\/game\/([^/]+)/.exec(location.hash)?.[1];
    const text = (id && localStorage.getItem(`trivium/game/${id}`)) || "";
    const offers = main.querySelector(".status-bar .button.main, .elsewhere");
    const turn = / turn=(\S+)/.exec(main.dataset.position)?.[1];
    return !offers && (turn === "0" || new RegExp(`^program ${main.dataset.turn} `, "m").test(text));
  };
  for (let calm = 0; calm < 2 && performance.now() - begin < most; ) {
    calm = waits() ? 0 : calm + 1;
    await frame();
  }
  return performance.now() - begin < most;
}

/** Waits for the end of all finite animations. */
export async function stand() {
  const moves = document.getAnimations().filter((one) => one.playState === "running" && one.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.all(moves.map(({ finished }) => finished.catch(() => {})));
}

/** All checks in a single call, because calls to the page are slow. */
export const seen = new Function(
  "most",
  `const look = { still: ${rest}, now: ${screen}, wrong: ${faults}, lost: ${lost}, kept: ${match} };
  return look.still(most).then((still) => ({ still, now: look.now(), wrong: look.wrong(), lost: look.lost(), kept: look.kept() }));`,
);
