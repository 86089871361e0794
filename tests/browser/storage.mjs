// Helpers of tests of stored matches and files.
import { readFileSync } from "node:fs";
import { expect } from "./fixtures.mjs";

/** The texts of the matches in IndexedDB, by id. */
export const shelved = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const opening = indexedDB.open("trivium");
        opening.onerror = () => done({});
        // Never create the database here: that is the app's task.
        opening.onupgradeneeded = () => opening.transaction.abort();
        opening.onsuccess = () => {
          const db = opening.result;
          const texts = db.transaction("texts").objectStore("texts");
          const [keys, values] = [texts.getAllKeys(), texts.getAll()];
          values.onsuccess = () => {
            db.close();
            done(Object.fromEntries(keys.result.map((key, index) => [key, values.result[index]])));
          };
        };
      }),
  );

/** The id of the match on screen. */
export const id = (page) => /game\/(\w+)/.exec(page.url())[1];

/** Makes local storage fail, or IndexedDB fail to "open" or to "write". */
export const refuse = (page, { local = false, database = "" }) =>
  page.addInitScript(
    ({ local, database }) => {
      const fail = () => {
        throw new DOMException("not here", "SecurityError");
      };
      if (local) Storage.prototype.setItem = fail;
      if (database === "open") IDBFactory.prototype.open = fail;
      if (database === "write") IDBObjectStore.prototype.put = fail;
    },
    { local, database },
  );

/** A match of Traffic Lights as a file. */
export const save = (record, { names = ["Anna", "Bo"], variant = "simple", title = "" } = {}) =>
  [
    `trivium ${title ? 3 : 1}`,
    "game traffic-lights",
    `variant ${variant}`,
    ...names.map((name) => `name ${name}`),
    ...(title ? [`title ${title}`] : []),
    `record ${record}`,
    "",
  ].join("\n");

/** Opens files with the button of the match list. */
export async function choose(page, files) {
  const waiting = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open files" }).click();
  const texts = Object.entries(files).map(([name, text]) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) }));
  await (await waiting).setFiles(texts);
}

/** Drops a file on an element. */
export async function drop(page, selector, name, text) {
  const dataTransfer = await page.evaluateHandle(
    ([name, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text], name, { type: "text/plain" }));
      return data;
    },
    [name, text],
  );
  for (const event of ["dragover", "drop"]) await page.dispatchEvent(selector, event, { dataTransfer });
  await dataTransfer.dispose();
}

/** Returns the file that a click saves. */
export async function saved(page, click) {
  const [download] = await Promise.all([page.waitForEvent("download"), click()]);
  const bytes = readFileSync(await download.path());
  return { name: download.suggestedFilename(), bytes, text: bytes.toString() };
}

export async function openShelf(page) {
  await page.goto("./#/shelf");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My games");
  await expect(page.locator(".match-list [role=status]").filter({ hasText: /game|No/ }).first()).toBeVisible();
}

/** Fills the empty database with `count` matches `g0`, `g1` …, each with a different player. */
export async function stock(page, count) {
  // The app creates the database when it first lists matches.
  await page.goto("./#/shelf");
  await expect(page.getByText("No games yet.")).toBeVisible();
  await page.evaluate(
    (count) =>
      /** @type {Promise<void>} */ (new Promise((done, fail) => {
        const opening = indexedDB.open("trivium");
        opening.onsuccess = () => {
          // The check digits of docs/files.md.
          const check = (text) =>
            [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x0100_0193), 0x811c_9dc5) >>> 0;
          const all = opening.result.transaction(["heads", "texts"], "readwrite");
          for (let at = 0; at < count; at += 1) {
            const who = `name Player${at}\nname Bo\n`;
            const head = `saved ${1e12 + at} 1\ntrivium 1\ngame traffic-lights\nvariant simple\n${who}turn 2\n`;
            const save = `trivium 1\ngame traffic-lights\nvariant simple\n${who}seed 1\nend 1\nat 1\nturn 2\nrecord b2\n`;
            const text = `saved ${1e12 + at}\n${save}check ${check(save)}\n`;
            all.objectStore("heads").put({ id: `g${at}`, age: -(1e12 + at), mark: at, head });
            all.objectStore("texts").put(text, `g${at}`);
          }
          all.oncomplete = () => {
            opening.result.close();
            done();
          };
          all.onerror = () => fail(all.error);
        };
      })),
    count,
  );
}
