// Keeps the program working when translators and extensions change the document. They replace texts by elements, and wrap and move nodes.
// scripts/release/glue.mjs routes the program's three ways of changing nodes through this file. The program does not rely on the places
// of its nodes: a text that was replaced returns when it changes, in the place of its replacement.
import { keepForSpeech, speakLater } from "./speech.js";

/** Nodes that the program has inserted. */
const ours = new WeakSet();
/** The former places of texts and elements of ours that others have removed. */
const lost = new WeakMap();
/** Nodes that others have inserted instead of one of our texts, or next to it. */
const foreign = new WeakMap();

const note = (text, node) => foreign.set(text, [...(foreign.get(text) ?? []), node]);
const observer = new MutationObserver((changes) => changes.forEach(see));
const see = ({ target, addedNodes, removedNodes, previousSibling, nextSibling }) => {
  const removed = [...removedNodes].filter((node) => ours.has(node) && !node.isConnected);
  for (const node of removed) lost.set(node, { parent: target, next: nextSibling });
  // Not `find`, because old libraries replace it.
  const [text] = [...removed, previousSibling, nextSibling].filter((node) => node?.nodeType === Node.TEXT_NODE && ours.has(node));
  for (const node of addedNodes) if (text && !ours.has(node)) note(text, node);
};
/** Observes the changes that others make below a node. */
export const watch = (part) => observer.observe(part, { childList: true, subtree: true });
const settle = () => observer.takeRecords().forEach(see);

/**
 * Finds the foreign nodes of a text: the place of the first connected one, and a function that removes them all. Forgets them unless
 * `keep` is set.
 */
const replacements = (text, keep) => {
  const all = (foreign.get(text) ?? []).filter(({ isConnected }) => isConnected);
  if (!keep) foreign.delete(text);
  const [first] = all;
  const place = first && { parent: first.parentNode, next: first };
  return { place, remove: () => all.forEach((node) => node.remove()) };
};

/** The child of `parent` in the place of a node of ours that is no longer a child itself. */
const standIn = (parent, node) => {
  const { place } = replacements(node, true);
  if (place?.parent === parent) return place.next;
  // The node may have been wrapped.
  for (let at = node; at; at = at.parentNode) if (at.parentNode === parent) return at;
  const next = lost.get(node)?.next;
  return next?.parentNode === parent ? next : null;
};

export const insertBefore = (parent, node, next) => {
  ours.add(node);
  if (speakLater(parent, node)) return node;
  if (next && next.parentNode !== parent) {
    settle();
    next = standIn(parent, next);
  }
  lost.delete(node);
  return parent.insertBefore(node, next);
};

export const removeChild = (parent, node) => {
  if (keepForSpeech(parent, node)) return node;
  if (node.nodeType === Node.TEXT_NODE || node.parentNode !== parent) {
    settle();
    replacements(node).remove();
  }
  node.parentNode?.removeChild(node);
  return node;
};

export const setText = (node, text) => {
  if (node.nodeType === Node.TEXT_NODE) {
    settle();
    const { place, remove } = replacements(node);
    const { parent, next } = place ?? lost.get(node) ?? {};
    if (!node.parentNode && parent) parent.insertBefore(node, next?.parentNode === parent ? next : null);
    lost.delete(node);
    remove();
  }
  node.nodeValue = text;
};

/** Whether a value implements an interface of the browser, even if the page has replaced the constructor. */
export const isA = (value, name) => {
  for (let at = value; at !== null && (typeof at === "object" || typeof at === "function"); at = Object.getPrototypeOf(at)) {
    const tag = Object.getOwnPropertyDescriptor(at, Symbol.toStringTag);
    if (tag && tag.value === name) return true;
  }
  return false;
};

if (document.documentElement.dataset.files !== undefined) watch(document.body ?? document.documentElement);
