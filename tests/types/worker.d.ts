// Types of the page's workers.

/** Made by wasm-bindgen. */
declare function wasm_bindgen(from: { module_or_path: string }): Promise<unknown>;
// scripts/release.mjs defines these constants in the service worker.
declare const RELEASE: string;
declare const FILES: Record<string, string>;
