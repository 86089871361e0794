/**
 * Runs in the page before other scripts. Random numbers come from the seed, and continue after a reload, so the same
 * actions always make the same match.
 */
export function seeded(seed) {
  // about:blank has no storage.
  if (location.protocol === "about:") return;
  Crypto.prototype.getRandomValues = (list) => {
    const bytes = new Uint8Array(list.buffer, list.byteOffset, list.byteLength);
    let now = Number(sessionStorage.getItem("dice") ?? seed);
    for (let at = 0; at < bytes.length; at += 1) {
      now = (Math.imul(now, 1_664_525) + 1_013_904_223) >>> 0;
      bytes[at] = now >>> 24;
    }
    sessionStorage.setItem("dice", String(now));
    return list;
  };
}
