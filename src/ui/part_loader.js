// Fetches the parts of the page's program (chunks.rs) in a release: scripts/release/glue.mjs bundles it into wasm-bindgen's glue.

/** Compiles a program, whatever type its host gives it. */
const compile = async (file) => {
  const response = await fetch(new URL(`./page-${file}.wasm`, import.meta.url));
  if (!response.ok) throw new Error(file);
  const streams = WebAssembly.compileStreaming && /^application\/wasm\b/.test(response.headers.get("content-type") ?? "");
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
};

/** Gives what fetches a part, which is these files, for the program. `exports` gives what the program exports once it runs: its memory, its table of functions and such. */
export const partLoader = (exports) => {
  const loads = {};
  // early.js has some of them compiled already.
  const compiled = async (file) => (await globalThis.triviumParts?.[file]) ?? compile(file);
  const load = (file) =>
    (loads[file] ??= compiled(file)
      .then((module) => WebAssembly.instantiate(module, { __wasm_split: exports(), page: exports() }))
      .catch((error) => {
        // It is asked for again the next time.
        delete loads[file];
        throw error;
      }));
  // The program is called back with whether they came.
  return (files) => async (callback, data) => {
    const there = await Promise.all(files.map(load)).then(
      () => true,
      () => false,
    );
    exports().__indirect_function_table.get(callback)(data, there);
  };
};
