// Fetches the parts of the page's program (src/ui/chunks.rs); scripts/release.mjs bundles it into wasm-bindgen's glue and defines SHARED,
// what the parts take from the program that the page starts with: its memory, its table of functions and such.
/* global SHARED */
// @ts-ignore: wasm-bindgen writes that module.
import { initSync } from "./page.js";

const loads = {};
const shared = () => {
  const exports = initSync();
  return Object.fromEntries(SHARED.map((name) => [name, exports[name]]));
};
// early.js has some of them compiled already.
const compiled = async (file) =>
  (await globalThis.triviumParts?.[file]) ??
  WebAssembly.compileStreaming(fetch(new URL(`./page-${file}.wasm`, import.meta.url)));
const load = (file) =>
  (loads[file] ??= compiled(file)
    .then((module) => WebAssembly.instantiate(module, { __wasm_split: shared(), page: shared() }))
    .catch((error) => {
      // It is asked for again the next time.
      delete loads[file];
      throw error;
    }));

/** What fetches a part, which is these files, for the program: it is called back with whether they came. */
export const part = (files) => async (callback, data) => {
  const there = await Promise.all(files.map(load)).then(
    () => true,
    () => false,
  );
  shared().__indirect_function_table.get(callback)(data, there);
};
