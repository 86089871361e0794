// Screenshots for exact comparison, with fast compression: better compression would take four fifths of the time.

/** In the page: pauses endless animations at their start. Returns true if there are any. */
function hold() {
  const roots = [document, ...[...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  const all = roots.flatMap((root) => root.getAnimations()).filter((one) => one.playState === "running" && one.effect?.getComputedTiming().iterations === Infinity);
  for (const one of all) {
    one.pause();
    one.currentTime = 0;
  }
  globalThis.held = all;
  return all.length > 0;
}

const goOn = () => {
  for (const one of globalThis.held) one.play();
};

const sessions = new WeakMap();

/** Returns a PNG. */
export async function picture(page) {
  if (!sessions.has(page)) sessions.set(page, await page.context().newCDPSession(page));
  const held = await page.evaluate(hold);
  const { data } = await sessions.get(page).send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
  if (held) await page.evaluate(goOn);
  return Buffer.from(data, "base64");
}
