// What the page's workers have besides the language's own declarations.

/** wasm-bindgen's glue. */
declare function wasm_bindgen(from: { module_or_path: string }): Promise<unknown>;
// scripts/release.mjs writes these into the service worker.
declare const RELEASE: string;
declare const FILES: Record<string, string>;
