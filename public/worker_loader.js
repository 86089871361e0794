// Starts the worker's program, which lies beside this file. What keeps it from starting, a file that does not come or too little memory, is
// thrown where the page hears of it: a promise that fails in a worker tells nobody.
/* global wasm_bindgen */
{
  // Whoever starts it from elsewhere says where the files lie (src/ui/fetch.mjs).
  const { triviumFiles: files = "", triviumRun: run = (url) => importScripts(url) } =
    /** @type {{ triviumFiles?: string, triviumRun?: (url: string) => void }} */ (self);
  run(`${files}worker.js`);
  wasm_bindgen({ module_or_path: `${files}worker_bg.wasm` }).catch((error) => setTimeout(() => { throw error; }));
}
