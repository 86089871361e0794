// Where the page's files lie, wherever the document is: a release bundles this module into the program's glue, beside which they lie;
// else it lies in wasm-bindgen's folder `snippets/…/src/ui`.
const root = import.meta.url.includes("/snippets/") ? "../../../../" : "./";

/** The address of one of them. */
export const address = (file) => new URL(root + file, import.meta.url).href;

/**
 * What makes texts that a page with Trusted Types takes as markup and as addresses of scripts: a policy of its own, or null.
 * @type {any}
 */
let policy = null;
export const trust = (made) => (policy = made);
/** Markup of ours. `scripts/release/glue.mjs` has the glue ask for it wherever it sets markup. */
export const trusted = (markup) => (policy ? policy.createHTML(markup) : markup);
const script = (url) => (policy ? policy.createScriptURL(url) : url);

/** The worker that a loader starts. Browsers start none from another origin, but one that fetches its program from there itself. */
export const worker = (loader) => {
  const url = address(loader);
  if (new URL(url).origin === self.origin) return new Worker(script(url));
  // A worker from a blob is under the page's own policies. A page that is isolated (COEP) takes only what is fetched as shared.
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
  // It has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(blob), 60_000);
  return made;
};

/** The sheets of styles that are there or on their way, by name. */
const sheets = {};

/** Sees to it that the document has a sheet of styles of that name; it fails when that cannot be had. */
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
    document.head.append(link);
  })));

/** Whether it has it already. */
export const styled = (name) => Boolean(document.querySelector(`#${name}-styles[data-there]`));
