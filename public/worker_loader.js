// Starts the worker's program. Errors, such as a missing file or too little memory, are thrown outside the promise,
// because the page gets no event for a rejected promise in a worker.
/* global wasm_bindgen */
{
  // src/ui/base/fetch.mjs sets these variables if the files have another origin.
  const { triviumFiles: files = "", triviumRun: run = (url) => importScripts(url) } =
    /** @type {{ triviumFiles?: string, triviumRun?: (url: string) => void }} */ (self);
  run(`${files}worker.js`);
  wasm_bindgen({ module_or_path: `${files}worker_bg.wasm` }).catch((error) => setTimeout(() => { throw error; }));
}
