// Checks in the page: texts and selects that are cut off, and texts that lie over each other.

/** Texts that are not fully visible, with the reason. */
export function cut() {
  const wrongs = new Set();
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) wrongs.add(`the page is ${root.scrollWidth} wide`);
  const scrolls = (style) => /auto|scroll/.test(style.overflowX);
  const clipped = (element) => element !== null && (getComputedStyle(element).clipPath !== "none" || clipped(element.parentElement));
  const hidden = (element) => element.closest("svg, [hidden], option, select, dialog:not([open])") || !element.checkVisibility() || clipped(element);
  // Only text nodes: other content of the element may be for screen readers only.
  const texts = [...document.querySelectorAll("body *")].flatMap((element) => [...element.childNodes])
    .filter((node) => node instanceof Text && node.data.trim());
  for (const text of texts) {
    const element = text.parentElement;
    if (hidden(element)) continue;
    const what = `${element.localName}.${[...element.classList].join(".")} “${text.textContent.trim().slice(0, 60)}”`;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width, top, bottom } = range.getBoundingClientRect();
    if (width === 0) continue;
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === "inline" || style.display === "contents") continue;
      if (scrolls(style)) break;
      const rect = box.getBoundingClientRect();
      if (left < rect.left - 1 || right > rect.right + 1) {
        wrongs.add(`${what} runs out of ${box.localName}.${[...box.classList].join(".")}`);
        break;
      }
      const clips = /hidden|clip/.test(style.overflowY);
      if (clips && (top < rect.top - 1 || bottom > rect.bottom + 1)) wrongs.add(`${what} is cut`);
      if (style.position === "fixed") break;
    }
    if (left < -1 || right > innerWidth + 1) wrongs.add(`${what} lies beside the screen`);
  }
  return [...wrongs];
}

/** Visible selects that are narrower than their longest option. */
export function cutSelects() {
  const wrongs = [];
  for (const one of document.querySelectorAll("select")) {
    if (!one.checkVisibility()) continue;
    const whole = /** @type {HTMLSelectElement} */ (one.cloneNode(true));
    whole.style.cssText = "position: absolute; width: max-content; max-width: none; flex: none";
    one.after(whole);
    const [width, wanted] = [one, whole].map((each) => each.getBoundingClientRect().width);
    whole.remove();
    if (width < wanted - 1) wrongs.push(`${one.value} has ${width} of ${wanted} pixels`);
  }
  return wrongs;
}

/** Pairs of texts that lie over each other. */
export function overlaps() {
  const root = document.querySelector("dialog:modal") ?? document.body;
  const hidden = (element) => element.closest(".unseen, svg, option, select, [hidden], .trays, .board, noscript, script, style, template, textarea") || !element.checkVisibility({ visibilityProperty: true });
  /** The part of a text's box that its ancestors show, or nothing. */
  const shown = (element, { left, top, right, bottom }) => {
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath !== "none") return undefined;
      if (style.overflowY !== "visible" && style.display !== "inline") {
        const frame = at.getBoundingClientRect();
        [left, top, right, bottom] = [Math.max(left, frame.left), Math.max(top, frame.top), Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
      }
      if (style.position === "fixed") break;
    }
    return right - left > 2 && bottom - top > 2 ? { element, left, top, right, bottom } : undefined;
  };
  /** The closest ancestor that does not scroll with the page: it may cover others. */
  const layer = (element) => {
    for (let at = element; at; at = at.parentElement) if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    return null;
  };
  const all = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const boxes = [];
  while (all.nextNode()) {
    const { currentNode } = all;
    const { parentElement: element } = currentNode;
    if (!currentNode.textContent.trim() || hidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    boxes.push(...[...range.getClientRects()].flatMap((box) => shown(element, box) ?? []));
  }
  const wrongs = new Set();
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across < 4 || down < 8 || layer(one.element) !== layer(other.element)) continue;
      wrongs.add(`“${one.element.textContent.trim().slice(0, 40)}” lies over “${other.element.textContent.trim().slice(0, 40)}”`);
    }
  }
  return [...wrongs];
}
