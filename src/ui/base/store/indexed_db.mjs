// Matches in IndexedDB. `match_store.rs` decides what is stored, and when. Failed promises reject with "Full" or "Refused".

// A match has two records, so that listing does not read moves: its head and its text. `age` is the negated time of saving, so that
// the newest matches come first. `mark` is the fingerprint, which finds the copies of a match.
const [HEADS, TEXTS] = ["heads", "texts"];
let opening;

/** Resolves to the result of a request. */
const given = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
/** Resolves when a transaction is committed. */
const ended = (transaction) =>
  /** @type {Promise<void>} */ (new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  }));

/** How long the browser may take to open the database, in milliseconds. A browser that did not answer once gets less time. */
let patience = 2000;
/** The result of a promise; an error if it does not come in time. */
const within = (time, promise) => Promise.race([promise, new Promise((_, reject) => setTimeout(reject, time))]);

const shelf = () =>
  (opening ??= within(patience, open()).catch((error) => {
    opening = undefined;
    if (!error) patience = 200;
    throw error;
  }));
const open = async () => {
  const request = indexedDB.open("trivium", 1);
  request.onupgradeneeded = () => {
    const heads = request.result.createObjectStore(HEADS, { keyPath: "id" });
    heads.createIndex("age", "age");
    heads.createIndex("mark", "mark");
    request.result.createObjectStore(TEXTS);
  };
  const db = await given(request);
  // Another tab with a newer version of the page upgrades the database.
  db.onversionchange = () => gone(db);
  // The browser closed the connection, for example because the data was cleared.
  db.onclose = () => gone();
  return db;
};
const gone = (db) => {
  db?.close();
  opening = undefined;
};

/** Runs `work` with the database. Reconnects if the connection was lost. */
const on = async (work) => {
  try {
    return await shelf().then(work).catch((error) => {
      if (error?.name !== "InvalidStateError") throw error;
      gone();
      return shelf().then(work);
    });
  } catch (error) {
    throw error?.name === "QuotaExceededError" ? "Full" : "Refused";
  }
};

/**
 * Stores matches. The row holds id, time of saving, mark, head and text of each match. A match is skipped if a newer state is stored.
 * Resolves once the data is on disk.
 */
export const put = (row) =>
  on(async (db) => {
    const all = db.transaction([HEADS, TEXTS], "readwrite", { durability: "strict" });
    const [heads, texts] = [all.objectStore(HEADS), all.objectStore(TEXTS)];
    const write = async () => {
      for (let at = 0; at < row.length; at += 5) {
        const [id, saved, mark, head, text] = row.slice(at, at + 5);
        const before = await given(heads.get(id));
        if (before && -before.age > saved) continue;
        heads.put({ id, age: -saved, mark, head });
        texts.put(text, id);
      }
    };
    await Promise.all([ended(all), write()]);
  });

const read = (db, id) => given(db.transaction(TEXTS).objectStore(TEXTS).get(id));

export const text = (id) => on((db) => read(db, id));

export const remove = (id) =>
  on(async (db) => {
    const all = db.transaction([HEADS, TEXTS], "readwrite");
    for (const store of [HEADS, TEXTS]) all.objectStore(store).delete(id);
    await ended(all);
  });

/** The number of all matches, then the ids and heads of the newest, each followed by a zero. */
export const newest = (most) =>
  on(async (db) => {
    const heads = db.transaction(HEADS).objectStore(HEADS);
    const [count, found] = await Promise.all([heads.count(), heads.index("age").getAll(null, most)].map(given));
    return `${count}\0${found.map(({ id, head }) => `${id}\0${head}\0`).join("")}`;
  });

/** Whether there may be matches, without opening the database. */
export const some = async () => {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith("trivium/game/"))) return true;
    return (await within(1000, indexedDB.databases())).some(({ name }) => name === "trivium");
  } catch {
    return true;
  }
};

/** The ids and texts of the matches with a mark, alternating. */
export const marked = (mark) =>
  on(async (db) => {
    const ids = await given(db.transaction(HEADS).objectStore(HEADS).index("mark").getAllKeys(mark));
    return (await Promise.all(ids.map(async (id) => [id, (await read(db, id)) ?? ""]))).flat();
  });

/** Whether the browser promises not to evict the data. With `ask`, requests that promise. */
export const lasting = async (ask) => {
  try {
    return await within(10_000, ask ? navigator.storage.persist() : navigator.storage.persisted());
  } catch {
    return false;
  }
};
