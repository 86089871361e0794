// The service worker: keeps a release of the page, whole, and serves it from what is kept. scripts/release.mjs writes two
// constants before this text: RELEASE, the folder that holds all of the release but its entrances, and FILES, a hash (the first
// half of SHA-256, in hex) of every file by its path.
//
// A release is used whole or not at all: it is installed when every file is kept and has its hash. A page gets its files from the
// folder of its own release, which stays kept until no page holds the lock of that name, so no page ever mixes two releases.
// A new release waits until all pages are closed or one of them says "take".
/* global RELEASE, FILES */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = worker.registration.scope;
/** Other folders of the same origin may hold other releases. */
const OURS = `trivium ${SCOPE} `;
/** In each cache: the FILES of its release, so that a later one need not fetch what has not changed. */
const LIST = `${SCOPE}files.json`;
/** A release's folder in an address. */
const FOLDER = /^r[0-9a-f]{16}\//;

const cacheOf = (release) => caches.open(OURS + release);
/** Hosts may send `index.html` elsewhere; the folder itself is what people open. */
const address = (file) => SCOPE + (file === "index.html" ? "" : file);
const kept = (cache, file) => cache.match(address(file), { ignoreVary: true });

const isSound = async (response, file) => {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer()));
  return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("") === FILES[file];
};

/** The file from the host; an error when it is not that of this release. */
const fetched = async (file) => {
  // The page has just fetched much of it. What the browser keeps may be old or broken; then it is asked for anew.
  for (const cache of /** @type {RequestCache[]} */ ([file.startsWith(RELEASE) ? "default" : "no-cache", "reload"])) {
    const response = await fetch(address(file), { cache });
    if (response.ok && !response.redirected && (await isSound(response, file))) return response;
  }
  throw new Error(`${file} is not that of ${RELEASE}`);
};

/** Sees to it that a file is kept and sound; `spare` are places where a file of the same hash may lie. */
const keep = async (cache, file, spare = new Map()) => {
  const here = await kept(cache, file).catch(() => {});
  if (here && (await isSound(here, file).catch(() => false))) return false;
  const there = await spare.get(FILES[file])?.();
  const sound = there && (await isSound(there, file)) ? there : await fetched(file);
  await cache.put(address(file), sound);
  return true;
};

/** What other releases keep, by hash. */
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
  // All tries end before it fails, and what came is kept for the next time.
  const tries = await Promise.allSettled(Object.keys(FILES).map((file) => keep(cache, file, spare)));
  for (const tried of tries) if (tried.status === "rejected") throw tried.reason;
};

/** Deletes the releases that no page uses. A newer one may be on its way: then all stay. */
const tidy = async () => {
  const { installing, waiting } = worker.registration;
  if (installing || waiting) return;
  const { held } = (await navigator.locks?.query()) ?? {};
  if (!held && (await worker.clients.matchAll({ includeUncontrolled: true })).length) return;
  const used = new Set([RELEASE, ...(held ?? []).map(({ name }) => name)].map((name) => OURS + name));
  const unused = (await caches.keys()).filter((name) => name.startsWith(OURS) && !used.has(name));
  await Promise.all(unused.map((name) => caches.delete(name)));
};

/** When a page asked for something last. */
let asked = 0;
/** Done as soon as no page has asked for anything for half a second. */
const quiet = async () => {
  while (performance.now() - asked < 500) await new Promise((done) => setTimeout(done, 250));
};

/** Looks at all that is kept and fetches again what is missing or broken: how many files were. Pages that start go before it. */
const heal = async () => {
  const cache = await cacheOf(RELEASE);
  let healed = 0;
  for (const file of Object.keys(FILES)) {
    await quiet();
    try {
      if (await keep(cache, file)) healed += 1;
    } catch (error) {
      // Better asked of the host than served broken.
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
    // Programs are large, and start while they are read: they are looked at afterwards.
    if (here && (file.endsWith(".wasm") || (await isSound(here, file)))) return here;
    const response = await fetched(file);
    await cache.put(address(file), response.clone());
    return response;
  } catch {
    // Without storage, or with another release on the host. That one's page comes with all of its own.
    return fetch(request);
  }
};

/** A file of another release, of a page that was opened before this one took over. */
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
  else if (FOLDER.test(path)) event.respondWith(older(request));
  // Whatever was opened, there is something to play.
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => Response.redirect(SCOPE)));
});
