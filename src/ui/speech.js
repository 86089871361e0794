// Announcements of the page, one after another. Screen readers read a message some time after it was inserted: a message that is replaced
// at once is never spoken, and one that is inserted together with a move of the focus is interrupted by the name of the focused element.
// So paragraphs of the hidden live regions (live_region and busy_region in src/ui/game/announcements.rs) come late and stay for a while.

/** Delay before a message is inserted, in milliseconds: the focus moves first. */
const AFTER_FOCUS = 60;
/** How long a message stays after the program has removed it, in milliseconds. */
const STAYS = 2000;

/** Regions that have had a message. */
const known = new WeakSet();
/** Messages that are not inserted yet. */
const coming = new Set();

const isMessage = (parent, node) => node.nodeName === "P" && parent.isConnected && parent.matches?.(".speech");

/** Inserts a message of a live region after a delay. False if the caller must insert the node: it is no message, or comes with its screen. */
export const speakLater = (parent, node) => {
  if (!isMessage(parent, node)) return false;
  const first = !known.has(parent) && !parent.matches(".answers");
  known.add(parent);
  if (first) return false;
  coming.add(node);
  setTimeout(() => {
    coming.delete(node);
    parent.append(node);
  }, AFTER_FOCUS);
  return true;
};

/** Removes a message of a live region after a delay. False if the node is no message. */
export const keepForSpeech = (parent, node) => {
  if (!isMessage(parent, node)) return false;
  setTimeout(() => node.remove(), STAYS + (coming.has(node) ? AFTER_FOCUS : 0));
  return true;
};
