// Locks and messages between tabs. `machine.rs` decides what a tab does with them.

/** The result of `work`, or `otherwise` if the browser refuses access to local storage. */
const attempt = (work, otherwise) => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

// Messages between tabs. Without BroadcastChannel, they are sent as changes of local storage.

const NAME = "trivium";
const KEY = "trivium/wire";
const channel = globalThis.BroadcastChannel ? new BroadcastChannel(NAME) : undefined;

const wire = {
  send(data) {
    if (channel) return channel.postMessage(data);
    // Without storage, no tab can overwrite the match of another.
    attempt(() => {
      // `at` makes repeated messages different.
      localStorage.setItem(KEY, JSON.stringify({ ...data, at: performance.now() }));
      localStorage.removeItem(KEY);
    });
  },
  /** Returns a function that removes the listener. */
  receive(callback) {
    const onMessage = ({ data }) => callback(data);
    const changed = ({ key, newValue }) => key === KEY && newValue && callback(JSON.parse(newValue));
    if (channel) channel.addEventListener("message", onMessage);
    else globalThis.addEventListener?.("storage", changed);
    return () => {
      channel?.removeEventListener("message", onMessage);
      globalThis.removeEventListener?.("storage", changed);
    };
  },
};

// Locks in local storage, for pages without Web Locks (http in a local network). The leading tab stores its id under the match's key.
// Other tabs ask it whether it is alive, because timers of hidden tabs are too slow for a heartbeat.

const PREFIX = "trivium/lead/";
/** How long another tab has to answer, in milliseconds. */
const ANSWER_TIME = 400;
/** Interval at which a waiting tab asks again, in milliseconds. */
const RETRY_INTERVAL = 3000;
/** The id of this tab. */
const me = Math.random().toString(36).slice(2);

const read = (id) => attempt(() => localStorage.getItem(PREFIX + id), me);
// If the storage is full, there is no lock, and the tab leads as if it were alone.
const write = (id) => attempt(() => localStorage.setItem(PREFIX + id, me));
const release = (id) => {
  // Without storage, there was no lock.
  attempt(() => read(id) === me && localStorage.removeItem(PREFIX + id));
  wire.send({ freed: id });
};

/** The callbacks for answers, by the id of the tab that is asked. */
const waiting = new Map();
let listens = false;
const listen = () => {
  if (listens) return;
  listens = true;
  wire.receive(({ asks, lives }) => {
    if (asks === me) wire.send({ lives: me });
    waiting.get(lives)?.();
  });
};
/** Resolves to false if the tab does not answer in time. */
const lives = (tab) =>
  new Promise((answer) => {
    const timer = setTimeout(answer, ANSWER_TIME, false);
    waiting.set(tab, () => {
      clearTimeout(timer);
      answer(true);
    });
    wire.send({ asks: tab });
  });

/** Takes a lock, unless a living tab holds it. */
const take = async (id) => {
  const holder = read(id);
  if (holder && holder !== me && (await lives(holder))) return false;
  // Another tab may have taken it meanwhile.
  if (read(id) !== holder) return read(id) === me;
  write(id);
  return true;
};

/** The matches whose locks this tab holds. */
const own = new Set();
globalThis.addEventListener?.("pagehide", () => own.forEach(release));
globalThis.addEventListener?.("pageshow", ({ persisted }) => persisted && own.forEach((id) => read(id) ?? write(id)));

const desk = {
  /** The ids of the locked matches. */
  held: () =>
    attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length)), []),

  holds: (id) => (read(id) ?? me) === me,

  lock(id, how, callback) {
    listen();
    let over = false;
    let has = false;
    let timer;
    const grant = () => {
      own.add(id);
      has = true;
      callback("granted");
    };
    const lose = () => {
      own.delete(id);
      over = true;
      callback("lost");
    };
    const ask = async () => {
      if (over || has) return;
      const taken = await take(id);
      if (over) return void (taken && release(id));
      if (taken) return grant();
      if (how === "free") return void callback("refused");
      clearTimeout(timer);
      timer = setTimeout(ask, RETRY_INTERVAL);
    };
    const ignore = wire.receive(({ stolen, freed, by }) => {
      if (over) return;
      if (stolen === id && by !== me && has) lose();
      if (freed === id && !has) ask();
    });
    if (how === "steal") {
      write(id);
      wire.send({ stolen: id, by: me });
      // The previous leader writes its last move before this tab reads it.
      timer = setTimeout(() => over || grant(), 50);
    } else ask();
    return () => {
      ignore();
      clearTimeout(timer);
      over = true;
      own.delete(id);
      if (has && read(id) === me) release(id);
    };
  },
};

const lockOf = (id) => `trivium/game/${id}`;
/**
 * Web Locks; undefined on plain http, and after a request that the browser did not answer.
 * @type {LockManager | undefined}
 */
let locks = globalThis.navigator?.locks;
/** Time for Web Locks to answer, in milliseconds. It is long: under load, a lock that is granted late must not count as unanswered. */
const LOCKS_TIMEOUT = 5000;

/** The matches that a tab leads, this one or another. */
export const led = async () => {
  const silence = new Promise((done) => setTimeout(done, 1000));
  const answer = await Promise.race([locks?.query(), silence]);
  if (!answer) return desk.held();
  const { held = [] } = answer;
  return held.map(({ name = "" }) => name).filter((name) => name.startsWith(lockOf(""))).map((name) => name.slice(lockOf("").length));
};

/** Whether this tab still holds the lock of a match. Web Locks report a theft by themselves, so they need no check. */
export const holds = (id) => Boolean(locks) || desk.holds(id);

/** Sends the newest state of a match to the other tabs. */
export const broadcast = (id, kept) => wire.send({ id, kept });

/** Receives states of a match from other tabs. Returns a function that removes the listener. */
export const subscribe = (id, callback) => wire.receive((data) => data.id === id && data.kept !== undefined && callback(data.kept));

/**
 * Requests the lock of a match: "free" only if no tab has it, "wait" as soon as no tab has it, "steal" from the tab that has it.
 * Calls `callback` with "granted", with "refused" if the lock is not free, and with "lost" when another tab steals it. Returns a function
 * that releases the lock or cancels the request. After that, `callback` is not called.
 */
export const lock = (id, how, callback) => {
  if (!locks) return desk.lock(id, how, callback);
  let over = false;
  /** @type {(value?: unknown) => void} */
  let release = () => {};
  const stop = new AbortController();
  /** @type {(() => void) | undefined} */
  let instead;
  const timer = how === "free" ? setTimeout(() => {
    locks = undefined;
    over = true;
    instead = desk.lock(id, how, callback);
  }, LOCKS_TIMEOUT) : undefined;
  const options = { free: { ifAvailable: true }, wait: { signal: stop.signal }, steal: { steal: true } }[how];
  locks
    .request(lockOf(id), options, (lock) => {
      clearTimeout(timer);
      if (over) return;
      if (!lock) return void callback("refused");
      callback("granted");
      return new Promise((done) => (release = done));
    })
    .catch(({ name }) => over || name !== "AbortError" || callback("lost"));
  return () => {
    over = true;
    clearTimeout(timer);
    stop.abort();
    release();
    instead?.();
  };
};
