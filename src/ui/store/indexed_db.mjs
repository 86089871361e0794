// The browser's own storage behind src/ui/store: matches in IndexedDB. What is kept, and when, is decided there. A promise that
// fails does so with "Full" or "Refused".

// A match is two records, so that a list reads no moves: its head (`age` counts backwards, so that the newest come first;
// `mark` is the same for the same match), and its text.
const [HEADS, TEXTS] = ["heads", "texts"];
let opening;

/** What a request gives. */
const given = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
/** The end of a transaction: what it did is kept, or nothing of it. */
const ended = (transaction) =>
  /** @type {Promise<void>} */ (new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  }));

const shelf = () =>
  (opening ??= open().catch((error) => {
    opening = undefined;
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
  // A newer version of the page, in another tab, wants to change it.
  db.onversionchange = () => gone(db);
  // Cleared under the page.
  db.onclose = () => gone();
  return db;
};
const gone = (db) => {
  db?.close();
  opening = undefined;
};

/** Does something on the shelf; once more where its connection had been lost. */
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
 * Keeps matches, each an id, when it was saved, its mark, its head and its text, all in one row; not those of which a newer state
 * is kept. They are on the disk when this is done.
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

/** A match's text, if it is there. */
export const text = (id) => on((db) => read(db, id));

/** Forgets a match. */
export const remove = (id) =>
  on(async (db) => {
    const all = db.transaction([HEADS, TEXTS], "readwrite");
    for (const store of [HEADS, TEXTS]) all.objectStore(store).delete(id);
    await ended(all);
  });

/** How many matches there are, then the ids and heads of the newest of them, each ended by a zero. */
export const newest = (most) =>
  on(async (db) => {
    const heads = db.transaction(HEADS).objectStore(HEADS);
    const [count, found] = await Promise.all([heads.count(), heads.index("age").getAll(null, most)].map(given));
    return `${count}\0${found.map(({ id, head }) => `${id}\0${head}\0`).join("")}`;
  });

/** Whether there may be matches, without a look at them. */
export const some = async () => {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith("trivium/game/"))) return true;
    return (await indexedDB.databases()).some(({ name }) => name === "trivium");
  } catch {
    return true;
  }
};

/** The ids and texts of the matches with a mark, one after the other. */
export const marked = (mark) =>
  on(async (db) => {
    const ids = await given(db.transaction(HEADS).objectStore(HEADS).index("mark").getAllKeys(mark));
    return (await Promise.all(ids.map(async (id) => [id, (await read(db, id)) ?? ""]))).flat();
  });

/** Whether the browser promises not to clear the storage by itself: asked now, or just looked up. */
export const lasting = async (ask) => {
  try {
    return await (ask ? navigator.storage.persist() : navigator.storage.persisted());
  } catch {
    return false;
  }
};
