// Starts the worker's program. Errors (a missing file, too little memory) are thrown outside of the promise: the page gets no event for a
// rejected promise in a worker.
/* global wasm_bindgen */
{
  // Set by src/ui/fetch.mjs if the files are elsewhere, such as on another origin.
  const { triviumFiles: files = "", triviumRun: run = (url) => importScripts(url) } =
    /** @type {{ triviumFiles?: string, triviumRun?: (url: string) => void }} */ (self);
  run(`${files}worker.js`);
  wasm_bindgen({ module_or_path: `${files}worker_bg.wasm` }).catch((error) => setTimeout(() => { throw error; }));
}
