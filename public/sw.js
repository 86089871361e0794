// The service worker caches a complete release and serves it. scripts/release.mjs puts two constants before this text:
// RELEASE is the folder of all files but the entry documents. FILES has the hash of each file by its path: the first
// half of SHA-256, in hex.
//
// A release is installed only if all its files are cached with the right hashes. A page loads files only from the
// folder of its release, which stays cached while a page holds the lock of that name. So no page mixes two releases. A
// new release waits until all pages are closed or a page sends "take".
/* global RELEASE, FILES */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = worker.registration.scope;
/** The prefix of cache names. It contains the scope, because other copies of Trivium may have the same origin. */
const OURS = `trivium ${SCOPE} `;
/** The URL under which FILES is cached. A later release reads it to reuse unchanged files. */
const LIST = `${SCOPE}files.json`;
/** Matches the folder of any release. */
const FOLDER = /^r[0-9a-f]{16}\//;

const cacheOf = (release) => caches.open(OURS + release);
/** index.html is cached by the folder's URL, because some hosts redirect `index.html`. */
const address = (file) => SCOPE + (file === "index.html" ? "" : file);
const kept = (cache, file) => cache.match(address(file), { ignoreVary: true });

const isSound = async (response, file) => {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer()));
  return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("") === FILES[file];
};

/** Fetches a file from the host. Fails if its hash is not that of this release. */
const fetched = async (file) => {
  // The HTTP cache has the files that the page has just loaded. If they are outdated or damaged, the host is asked
  // again.
  for (const cache of /** @type {RequestCache[]} */ ([file.startsWith(RELEASE) ? "default" : "no-cache", "reload"])) {
    const response = await fetch(address(file), { cache });
    if (response.ok && !response.redirected && (await isSound(response, file))) return response;
  }
  throw new Error(`${file} is not the file of ${RELEASE}`);
};

/**
 * Ensures that a file is cached with the right hash. `spare` finds files of other releases by hash. Resolves to false
 * if the file was already cached.
 */
const keep = async (cache, file, spare = new Map()) => {
  const here = await kept(cache, file).catch(() => {});
  if (here && (await isSound(here, file).catch(() => false))) return false;
  const there = await spare.get(FILES[file])?.();
  const sound = there && (await isSound(there, file)) ? there : await fetched(file);
  await cache.put(address(file), sound);
  return true;
};

/** Files of other cached releases, by hash. */
const spares = async () => {
  const found = new Map();
  for (const name of (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== OURS + RELEASE)) {
    const cache = await caches.open(name);
    const files = await cache.match(LIST).then((list) => list?.json());
    for (const [file, hash] of Object.entries(files ?? {})) found.set(hash, () => kept(cache, file));
  }
  return found;
};

const install = async () => {
  const cache = await cacheOf(RELEASE);
  const spare = await spares();
  await cache.put(LIST, new Response(JSON.stringify(FILES)));
  // Waits for all files before it fails, so that the next attempt finds them in the cache.
  const tries = await Promise.allSettled(Object.keys(FILES).map((file) => keep(cache, file, spare)));
  for (const tried of tries) if (tried.status === "rejected") throw tried.reason;
};

/** Deletes releases that no page uses. Does nothing during the installation of a new release. */
const tidy = async () => {
  const { installing, waiting } = worker.registration;
  if (installing || waiting) return;
  const { held } = (await navigator.locks?.query()) ?? {};
  if (!held && (await worker.clients.matchAll({ includeUncontrolled: true })).length) return;
  const used = new Set([RELEASE, ...(held ?? []).map(({ name }) => name)].map((name) => OURS + name));
  const unused = (await caches.keys()).filter((name) => name.startsWith(OURS) && !used.has(name));
  await Promise.all(unused.map((name) => caches.delete(name)));
};

/** When a page last requested a file. */
let asked = 0;
/** Resolves after half a second without requests. */
const quiet = async () => {
  while (performance.now() - asked < 500) await new Promise((done) => setTimeout(done, 250));
};

/**
 * Checks all cached files, and fetches missing or damaged ones again. Resolves to their number. Pauses while pages
 * load.
 */
const heal = async () => {
  const cache = await cacheOf(RELEASE);
  let healed = 0;
  for (const file of Object.keys(FILES)) {
    await quiet();
    try {
      if (await keep(cache, file)) healed += 1;
    } catch (error) {
      // A damaged file must not be served. The host may have the right one again later.
      await cache.delete(address(file));
      throw error;
    }
  }
  return healed;
};

const serve = async (file, request) => {
  let cache;
  try {
    cache = await cacheOf(RELEASE);
    const here = await kept(cache, file);
    // Programs compile while they stream, so `heal` checks their hashes instead.
    if (here && (file.endsWith(".wasm") || (await isSound(here, file)))) return here;
    const response = await fetched(file);
    await cache.put(address(file), response.clone());
    return response;
  } catch {
    // There is no storage, or the host has another release, whose page loads its own files.
    return fetch(request);
  }
};

/** Serves a file of another release to a page that was opened before this service worker took over. */
const older = async (request) => {
  const name = OURS + request.url.slice(SCOPE.length).split("/", 1)[0];
  const here = (await caches.has(name)) && (await (await caches.open(name)).match(request.url, { ignoreVary: true }));
  return here || fetch(request);
};

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));
worker.addEventListener("message", (event) => {
  if (event.data === "take") worker.skipWaiting();
  if (event.data === "check") {
    const said = heal().then((healed) => ({ ready: true, healed }), () => ({ ready: false, healed: 0 }));
    event.waitUntil(said.then((answer) => event.source?.postMessage(answer)).then(tidy));
  }
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  asked = performance.now();
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  const path = request.url.slice(SCOPE.length).replace(/[?#].*/s, "");
  const file = path || "index.html";
  if (Object.hasOwn(FILES, file)) event.respondWith(serve(file, request));
  else if (request.mode === "navigate" && /%(25)*23/i.test(path)) event.respondWith(Response.redirect(SCOPE + path.replace(/%(25)*23/i, "#")));
  else if (FOLDER.test(path)) event.respondWith(older(request));
  // Offline, unknown URLs lead to the start page.
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => Response.redirect(SCOPE)));
});
