// Runs a WASI program under Node: node crates/cli/wasi.mjs PROGRAM.wasm ARGUMENT…
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const [program, ...args] = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args: ["trivium", ...args], env: {} });
const module = await WebAssembly.compile(await readFile(program));
process.exitCode = wasi.start(await WebAssembly.instantiate(module, /** @type {WebAssembly.Imports} */ (wasi.getImportObject())));
