// Finds the page's files, wherever the document is. A release bundles this module into the program's glue, in the folder of the files.
// In other builds it is in wasm-bindgen's folder `snippets/…/src/ui/base`.
const root = import.meta.url.includes("/snippets/") ? "../../../../../" : "./";

/** The URL of a file of the page. */
export const address = (file) => new URL(root + file, import.meta.url).href;

/**
 * The Trusted Types policy for markup and script URLs; null on pages without Trusted Types.
 * @type {any}
 */
let policy = null;
export const trust = (made) => (policy = made);
/** Marks our own markup as trusted. `scripts/release/glue.mjs` makes the glue call this wherever it sets markup. */
export const trusted = (markup) => (policy ? policy.createHTML(markup) : markup);
const script = (url) => (policy ? policy.createScriptURL(url) : url);

/** Starts a worker from its loader. Browsers refuse a worker from another origin, so there a blob loads the file instead. */
export const worker = (loader) => {
  const url = address(loader);
  if (new URL(url).origin === self.origin) return new Worker(script(url));
  // The policies of the page apply to a worker from a blob. In an isolated page (COEP), importScripts() may fail, but a request with CORS
  // works.
  const text = `self.triviumFiles = ${JSON.stringify(address("."))};
    const policy = ${policy ? `self.trustedTypes?.createPolicy("trivium", { createScriptURL: (url) => url })` : "null"};
    const run = (url) => importScripts(policy ? policy.createScriptURL(url) : url);
    self.triviumRun = (url) => {
      try {
        run(url);
      } catch {
        const request = new XMLHttpRequest();
        request.open("GET", url, false);
        request.send();
        run(URL.createObjectURL(new Blob([request.responseText], { type: "text/javascript" })));
      }
    };
    triviumRun(${JSON.stringify(url)});`;
  const blob = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const made = new Worker(script(blob));
  // By then the worker has read it.
  setTimeout(() => URL.revokeObjectURL(blob), 60_000);
  return made;
};

/** The style sheets that are loaded or loading, by name. */
const sheets = {};

/** Adds a style sheet to the document. Rejects if it cannot be fetched. */
export const sheet = (name) =>
  (sheets[name] ??= /** @type {Promise<void>} */ (new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.id = `${name}-styles`;
    link.rel = "stylesheet";
    link.onload = () => {
      link.dataset.there = "";
      resolve();
    };
    link.onerror = () => {
      link.remove();
      delete sheets[name];
      reject();
    };
    link.href = address(`${name}.css`);
    // All other sheets come after this one, in whatever order they are requested.
    if (name === "play") document.querySelector("style, link[rel=stylesheet]")?.after(link);
    else document.head.append(link);
  })));

/** Whether a style sheet is loaded. */
export const styled = (name) => Boolean(document.querySelector(`#${name}-styles[data-there]`));
