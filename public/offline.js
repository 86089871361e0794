// Offline use, updates, installation, and files and texts that are opened with the page. Works even if the program does
// not start.
//
// The state is in attributes of the root element, which src/ui/base/offline.rs reads: data-offline="ready",
// data-update="waiting", data-install="offered". The event "trivium-offline" announces a change. The program requests
// an update by the event "trivium-update", and an installation by "trivium-install".
const root = document.documentElement;
const container = navigator.serviceWorker;
const HOUR = 3_600_000;

const tell = (what, value) => {
  if (value) root.dataset[what] = value;
  else delete root.dataset[what];
  dispatchEvent(new Event("trivium-offline"));
};
const started = () => !document.querySelector(".waiting");

const manifest = document.head.appendChild(Object.assign(document.createElement("link"), { rel: "manifest" }));
const speak = () => {
  // A translator may have set another language.
  if (!/^(de|en|fr|it)$/.test(root.lang)) return;
  const href = `manifests/${root.lang}.webmanifest`;
  if (manifest.getAttribute("href") !== href) manifest.setAttribute("href", href);
};
new MutationObserver(speak).observe(root, { attributeFilter: ["lang"] });
speak();

// The page has its own install button, so the browser's prompt is deferred.
/** @type {(Event & { prompt(): void }) | null} */
let install = null;
addEventListener("beforeinstallprompt", (/** @type {any} */ event) => {
  event.preventDefault();
  install = event;
  tell("install", "offered");
});
addEventListener("appinstalled", () => tell("install"));
addEventListener("trivium-install", () => {
  // A prompt can be used only once.
  install?.prompt();
  install = null;
  tell("install");
});

// Opened files and shared texts are passed to the program as dropped files.
const drop = (files) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
  // Tries again until the program handles the event, which cancels it.
  if (!started() || document.body.dispatchEvent(event)) setTimeout(drop, 200, files);
};
const whenStarted = (act) => {
  if (started()) act();
  else setTimeout(whenStarted, 200, act);
};
globalThis.launchQueue?.setConsumer(async ({ files }) => {
  const given = await Promise.all(files.map((handle) => handle.getFile()));
  if (given.length) drop(given);
});
const shared = new URLSearchParams(location.search);
if (["title", "text", "url"].some((name) => shared.has(name))) {
  const text = [shared.get("url"), shared.get("text"), shared.get("title")].filter(Boolean).join("\n");
  // A reload must not open the text again.
  history.replaceState(history.state, "", location.pathname + location.hash);
  // The program finds an address in any text (src/ui/base/route.rs).
  const linked = /#|%23|\/(open|try|position)\//i.test(text) && !/^\W*trivium\s+\d/im.test(text);
  if (linked) location.hash = encodeURIComponent(text);
  else drop([new File([text], "shared.txt", { type: "text/plain" })]);
}

// public/sw.js does not delete a release while a page holds its lock.
const release = /** @type {string} */ (root.dataset.files).replace(/^\.\/|\/$/g, "");
navigator.locks?.request(release, { mode: "shared" }, () => new Promise(() => {})).catch(() => {});

async function keep() {
  let wanted = false;
  // The first service worker of a page is not an update.
  let controlled = Boolean(container.controller);
  container.addEventListener("controllerchange", () => {
    if (wanted) location.reload();
    else if (controlled) tell("update", "waiting");
    controlled = true;
  });
  const registration = await container.register("sw.js", { updateViaCache: "none" });
  if (!registration) return;
  const look = () => {
    if (registration.waiting && registration.active) tell("update", "waiting");
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  addEventListener("trivium-update", () => {
    wanted = true;
    if (registration.waiting) registration.waiting.postMessage("take");
    else location.reload();
  });
  let asked = Date.now();
  const ask = () => {
    const now = Date.now();
    if (document.visibilityState !== "visible" || Math.abs(now - asked) < HOUR) return;
    asked = now;
    registration.update().catch(() => {});
  };
  document.addEventListener("visibilitychange", ask);
  setInterval(ask, HOUR);
  (await container.ready).active?.postMessage("check");
}

if (container) {
  container.addEventListener("message", ({ data }) => {
    tell("offline", data.ready && "ready");
    // The service worker has repaired the program.
    if (data.healed && !started()) location.reload();
  });
  // If the program does not start, its cached copy may be damaged. The event may have fired before this script ran.
  const late = () => started() || container.controller?.postMessage("check");
  addEventListener("trivium-late", late);
  if (document.querySelector(".late:not([hidden])")) late();
  // Registers the service worker late, so that the page starts faster.
  let begun = false;
  const begin = () => {
    if (!begun) keep().catch(() => {});
    begun = true;
  };
  whenStarted(() => setTimeout(begin, 1000));
  setTimeout(begin, 10_000);
}
