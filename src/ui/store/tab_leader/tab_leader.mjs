// Locks and messages between tabs behind src/ui/store/tab_leader. Which tab does what with them is decided there.

const lockOf = (id) => `trivium/game/${id}`;
// Without it, as on a page that did not come by https, every tab leads and none hears of the others.
const locks = globalThis.navigator?.locks;
const wire = locks && globalThis.BroadcastChannel ? new BroadcastChannel("trivium") : undefined;

/** The ids of the matches that a tab leads, this one or another. */
export const led = async () => {
  const { held = [] } = (await locks?.query()) ?? {};
  return held.map(({ name = "" }) => name).filter((name) => name.startsWith(lockOf(""))).map((name) => name.slice(lockOf("").length));
};

/** Says the newest state of a match to the tabs that follow it. */
export const tell = (id, kept) => wire?.postMessage({ id, kept });

/** Hears the newest states of a match from other tabs. What comes back ends that. */
export const hear = (id, told) => {
  const heard = ({ data }) => data.id === id && told(data.kept);
  wire?.addEventListener("message", heard);
  return () => wire?.removeEventListener("message", heard);
};

/**
 * Asks for the lock of a match: "free", if no tab has it; "wait", as soon as no tab has it; "steal", from the tab that has it. `told`
 * hears "granted", "refused" where it is not free, and "lost" when another tab steals it. What comes back gives up the lock, or
 * the wait for it; `told` hears nothing after that.
 */
export const lock = (id, how, told) => {
  if (!locks) {
    told("granted");
    return () => {};
  }
  let over = false;
  /** @type {(value?: unknown) => void} */
  let release = () => {};
  const stop = new AbortController();
  const options = { free: { ifAvailable: true }, wait: { signal: stop.signal }, steal: { steal: true } }[how];
  locks
    .request(lockOf(id), options, (lock) => {
      if (over) return;
      if (!lock) return void told("refused");
      told("granted");
      return new Promise((done) => (release = done));
    })
    .catch(({ name }) => over || name !== "AbortError" || told("lost"));
  return () => {
    over = true;
    stop.abort();
    release();
  };
};
