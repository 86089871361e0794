// Fetches the chunks of a release (chunks.rs). scripts/release/glue.mjs bundles this file into wasm-bindgen's glue.

/** Compiles a module, whatever media type the host sends. */
const compile = async (file) => {
  const response = await fetch(new URL(`./page-${file}.wasm`, import.meta.url));
  if (!response.ok) throw new Error(file);
  const streams = WebAssembly.compileStreaming && /^application\/wasm\b/.test(response.headers.get("content-type") ?? "");
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
};

/**
 * Returns the loader of chunks. It instantiates the files of a chunk and calls the program back. `exports` returns the exports of the
 * running program, such as its memory and its function table.
 */
export const partLoader = (exports) => {
  const loads = {};
  // early.js may have compiled the file already.
  const compiled = async (file) => (await globalThis.triviumParts?.[file]) ?? compile(file);
  const load = (file) =>
    (loads[file] ??= compiled(file)
      .then((module) => WebAssembly.instantiate(module, { __wasm_split: exports(), page: exports() }))
      .catch((error) => {
        // The next call tries again.
        delete loads[file];
        throw error;
      }));
  // The callback learns whether all files were loaded.
  return (files) => async (callback, data) => {
    const there = await Promise.all(files.map(load)).then(
      () => true,
      () => false,
    );
    exports().__indirect_function_table.get(callback)(data, there);
  };
};
