/**
 * Runs in the page before other scripts. The page ignores taps soon after a move, so event times are set almost three
 * hours into the future, and tests need no pauses. A clock that a test moves forward stays below that time.
 */
export function hurry() {
  const { get } = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
  Object.defineProperty(Event.prototype, "timeStamp", {
    configurable: true,
    get() {
      return get.call(this) + 10_000_000;
    },
  });
}

/** Runs in the page before other scripts. Computer players and analyses never answer. */
export function muteWorkers() {
  globalThis.Worker = /** @type {any} */ (class extends EventTarget {
    postMessage() {}
    terminate() {}
  });
}
