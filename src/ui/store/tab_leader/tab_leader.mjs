// Locks and messages between tabs behind src/ui/store/tab_leader. Which tab does what with them is decided there.

// Messages between the tabs of a browser. Where there is no BroadcastChannel, a change of local storage tells the other tabs.

const NAME = "trivium";
const KEY = "trivium/wire";
const channel = globalThis.BroadcastChannel ? new BroadcastChannel(NAME) : undefined;

const wire = {
  say(data) {
    if (channel) return channel.postMessage(data);
    try {
      // The same words twice are two messages.
      localStorage.setItem(KEY, JSON.stringify({ ...data, at: performance.now() }));
      localStorage.removeItem(KEY);
    } catch {
      // Without storage there is nothing that two tabs could both write.
    }
  },
  /** What comes back ends the hearing. */
  hear(told) {
    const heard = ({ data }) => told(data);
    const changed = ({ key, newValue }) => key === KEY && newValue && told(JSON.parse(newValue));
    if (channel) channel.addEventListener("message", heard);
    else globalThis.addEventListener?.("storage", changed);
    return () => {
      channel?.removeEventListener("message", heard);
      globalThis.removeEventListener?.("storage", changed);
    };
  },
};

// Locks of matches in local storage, for pages that have none of the browser (http in a local network). The tab that leads a match has its own
// name at the match's lock. Whether that tab still lives is asked of it: timers of hidden tabs are too slow to prove it.

const PREFIX = "trivium/lead/";
/** How long another tab has to answer, in milliseconds, and how often a waiting tab asks. */
const ANSWER = 400;
const EVERY = 3000;
const me = Math.random().toString(36).slice(2);

const read = (id) => {
  try {
    return localStorage.getItem(PREFIX + id);
  } catch {
    return me;
  }
};
const write = (id) => {
  try {
    localStorage.setItem(PREFIX + id, me);
  } catch {
    // A full storage takes no lock: then the tab leads as if it were alone.
  }
};
const release = (id) => {
  try {
    if (localStorage.getItem(PREFIX + id) === me) localStorage.removeItem(PREFIX + id);
  } catch {
    // It was never there.
  }
  wire.say({ freed: id });
};

/** Who waits for answers of a tab. */
const waiting = new Map();
let listens = false;
const listen = () => {
  if (listens) return;
  listens = true;
  wire.hear(({ asks, lives }) => {
    if (asks === me) wire.say({ lives: me });
    waiting.get(lives)?.();
  });
};
/** Whether a tab lives. */
const lives = (tab) =>
  new Promise((answer) => {
    const timer = setTimeout(answer, ANSWER, false);
    waiting.set(tab, () => {
      clearTimeout(timer);
      answer(true);
    });
    wire.say({ asks: tab });
  });

/** Takes a lock, unless a tab that lives has it. */
const take = async (id) => {
  const holder = read(id);
  if (holder && holder !== me && (await lives(holder))) return false;
  // Another tab may have asked at the same time.
  if (read(id) !== holder) return read(id) === me;
  write(id);
  return true;
};

const own = new Set();
globalThis.addEventListener?.("pagehide", () => own.forEach(release));
globalThis.addEventListener?.("pageshow", ({ persisted }) => persisted && own.forEach((id) => read(id) ?? write(id)));

const desk = {
  /** The ids of the matches that have a lock. */
  held() {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
    } catch {
      return [];
    }
  },

  holds: (id) => (read(id) ?? me) === me,

  lock(id, how, told) {
    listen();
    let over = false;
    let has = false;
    let timer;
    const grant = () => {
      own.add(id);
      has = true;
      told("granted");
    };
    const lose = () => {
      own.delete(id);
      over = true;
      told("lost");
    };
    const ask = async () => {
      if (over || has) return;
      const taken = await take(id);
      if (over) return void (taken && release(id));
      if (taken) return grant();
      if (how === "free") return void told("refused");
      clearTimeout(timer);
      timer = setTimeout(ask, EVERY);
    };
    const unhear = wire.hear(({ stolen, freed, by }) => {
      if (over) return;
      if (stolen === id && by !== me && has) lose();
      if (freed === id && !has) ask();
    });
    if (how === "steal") {
      write(id);
      wire.say({ stolen: id, by: me });
      // The tab that has the lock writes its last move before this one reads it.
      timer = setTimeout(() => over || grant(), 50);
    } else ask();
    return () => {
      unhear();
      clearTimeout(timer);
      over = true;
      own.delete(id);
      if (has && read(id) === me) release(id);
    };
  },
};

const lockOf = (id) => `trivium/game/${id}`;
// A page that did not come by https has no locks of the browser.
const locks = globalThis.navigator?.locks;

/** The ids of the matches that a tab leads, this one or another. */
export const led = async () => {
  if (!locks) return desk.held();
  const { held = [] } = await locks.query();
  return held.map(({ name = "" }) => name).filter((name) => name.startsWith(lockOf(""))).map((name) => name.slice(lockOf("").length));
};

/** Whether a tab that has asked for the lock of a match may still write it. Locks of the browser tell of a theft themselves. */
export const holds = (id) => Boolean(locks) || desk.holds(id);

/** Says the newest state of a match to the tabs that follow it. */
export const tell = (id, kept) => wire.say({ id, kept });

/** Hears the newest states of a match from other tabs. What comes back ends that. */
export const hear = (id, told) => wire.hear((data) => data.id === id && data.kept !== undefined && told(data.kept));

/**
 * Asks for the lock of a match: "free", if no tab has it; "wait", as soon as no tab has it; "steal", from the tab that has it. `told`
 * hears "granted", "refused" where it is not free, and "lost" when another tab steals it. What comes back gives up the lock, or
 * the wait for it; `told` hears nothing after that.
 */
export const lock = (id, how, told) => {
  if (!locks) return desk.lock(id, how, told);
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
