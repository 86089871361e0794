// The program's nodes where others change the document: translators put elements in place of texts, extensions wrap and move nodes.
// scripts/release/glue.mjs has the program's three ways to change nodes go through here. Nothing depends on a node being where the program
// put it: a text that was replaced comes back when it changes, in place of whatever stands for it.

/** Nodes that the program put into the document. */
const ours = new WeakSet();
/** Of our texts and elements that others took out: where they were. */
const lost = new WeakMap();
/** What others put in for one of our texts, or next to it. */
const foreign = new WeakMap();

const note = (text, node) => foreign.set(text, [...(foreign.get(text) ?? []), node]);
const observer = new MutationObserver((changes) => changes.forEach(see));
const see = ({ target, addedNodes, removedNodes, previousSibling, nextSibling }) => {
  const removed = [...removedNodes].filter((node) => ours.has(node) && !node.isConnected);
  for (const node of removed) lost.set(node, { parent: target, next: nextSibling });
  // Old libraries replace `find`.
  const [text] = [...removed, previousSibling, nextSibling].filter((node) => node?.nodeType === Node.TEXT_NODE && ours.has(node));
  for (const node of addedNodes) if (text && !ours.has(node)) note(text, node);
};
/** Watches what others do to a part of a document. */
export const watch = (part) => observer.observe(part, { childList: true, subtree: true });
const settle = () => observer.takeRecords().forEach(see);

/** Takes away what others put in for a text. The first of these that is there is where the text belongs. */
const clear = (text, keep) => {
  const all = (foreign.get(text) ?? []).filter(({ isConnected }) => isConnected);
  if (!keep) foreign.delete(text);
  const [first] = all;
  const place = first && { parent: first.parentNode, next: first };
  return { place, remove: () => all.forEach((node) => node.remove()) };
};

/** The child of a parent that is where a node of ours was, if it is no longer there itself. */
const standIn = (parent, node) => {
  const { place } = clear(node, true);
  if (place?.parent === parent) return place.next;
  // It may have been wrapped.
  for (let at = node; at; at = at.parentNode) if (at.parentNode === parent) return at;
  const next = lost.get(node)?.next;
  return next?.parentNode === parent ? next : null;
};

export const insertBefore = (parent, node, next) => {
  ours.add(node);
  if (next && next.parentNode !== parent) {
    settle();
    next = standIn(parent, next);
  }
  lost.delete(node);
  return parent.insertBefore(node, next);
};

export const removeChild = (parent, node) => {
  if (node.nodeType === Node.TEXT_NODE || node.parentNode !== parent) {
    settle();
    clear(node).remove();
  }
  node.parentNode?.removeChild(node);
  return node;
};

export const setText = (node, text) => {
  if (node.nodeType === Node.TEXT_NODE) {
    settle();
    const { place, remove } = clear(node);
    const { parent, next } = place ?? lost.get(node) ?? {};
    if (!node.parentNode && parent) parent.insertBefore(node, next?.parentNode === parent ? next : null);
    lost.delete(node);
    remove();
  }
  node.nodeValue = text;
};

/** Whether a value is of an interface of the browser, whatever the page has put in place of its constructor. */
export const isA = (value, name) => {
  for (let at = value; at !== null && (typeof at === "object" || typeof at === "function"); at = Object.getPrototypeOf(at)) {
    const tag = Object.getOwnPropertyDescriptor(at, Symbol.toStringTag);
    if (tag && tag.value === name) return true;
  }
  return false;
};

if (document.documentElement.dataset.files !== undefined) watch(document.body ?? document.documentElement);
