// The page beside its program: keeps it for use offline, finds new releases, offers to install, takes files and texts that are
// opened with it. It works when the program does not start. What it knows stands in the document's element, where src/ui/offline.rs
// reads it: data-offline="ready", data-update="waiting", data-install="offered"; "trivium-offline" says that it changed, and
// "trivium-update" and "trivium-install" are said when people want it.
const root = document.documentElement;
const container = navigator.serviceWorker;
const HOUR = 3_600_000;

const tell = (what, value) => {
  if (value) root.dataset[what] = value;
  else delete root.dataset[what];
  dispatchEvent(new Event("trivium-offline"));
};
const started = () => !document.querySelector(".waiting");

// The manifest speaks the page's language.
const manifest = document.head.appendChild(Object.assign(document.createElement("link"), { rel: "manifest" }));
const speak = () => {
  const href = `manifests/${root.lang}.webmanifest`;
  if (manifest.getAttribute("href") !== href) manifest.setAttribute("href", href);
};
new MutationObserver(speak).observe(root, { attributeFilter: ["lang"] });
speak();

// Installing is offered where we say, not where the browser does.
/** @type {(Event & { prompt(): void }) | null} */
let install = null;
addEventListener("beforeinstallprompt", (/** @type {any} */ event) => {
  event.preventDefault();
  install = event;
  tell("install", "offered");
});
addEventListener("appinstalled", () => tell("install"));
addEventListener("trivium-install", () => {
  // It can be asked for once.
  install?.prompt();
  install = null;
  tell("install");
});

// A file that is opened with the page, and a text that is shared with it, are taken like files that are dropped on it.
const drop = (files) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
  // Whoever takes it prevents the browser's own way; until the program is there, nobody does.
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
  // The address is the page's again, so that a reload does not take it twice.
  history.replaceState(history.state, "", location.pathname + location.hash);
  const link = /#\/open\/[\w-]+/.exec(text);
  if (link) location.hash = link[0];
  else drop([new File([text], "shared.txt", { type: "text/plain" })]);
}

// As long as the page is open, its release is kept (public/sw.js).
const release = /** @type {string} */ (root.dataset.files).replace(/^\.\/|\/$/g, "");
navigator.locks?.request(release, { mode: "shared" }, () => new Promise(() => {})).catch(() => {});

async function keep() {
  let wanted = false;
  // Not the first one, which takes over a page that came from the host.
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
    // What did not start was broken, and is whole again.
    if (data.healed && !started()) location.reload();
  });
  // A program that did not start may be broken where it is kept; that may have been said before this was here.
  const late = () => started() || container.controller?.postMessage("check");
  addEventListener("trivium-late", late);
  if (document.querySelector(".late:not([hidden])")) late();
  // The start comes first.
  let begun = false;
  const begin = () => {
    if (!begun) keep().catch(() => {});
    begun = true;
  };
  whenStarted(() => setTimeout(begin, 1000));
  setTimeout(begin, 10_000);
}
