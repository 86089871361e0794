// Tests scripts/release/split.mjs: it merges the modules of wasm-split-cli into few files, and rejects unexpected
// output. A stub of wasm-split-cli writes the modules of each test; wasm-merge is real.
import assert from "node:assert/strict";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { after, test } from "node:test";
import binaryen from "binaryen";
import { split } from "../../scripts/release/split.mjs";

const root = mkdtempSync(join(tmpdir(), "trivium split "));
after(() => rmSync(root, { recursive: true }));
const tools = join(root, "bin");
mkdirSync(tools);
writeFileSync(join(tools, "wasm-split-cli"), '#!/bin/sh\nmkdir -p "$4"\ncp "$3"/* "$4"\n');
chmodSync(join(tools, "wasm-split-cli"), 0o755);
const path = [tools, join(import.meta.dirname, "../../node_modules/.bin"), process.env.PATH].join(delimiter);
process.env.PATH = path;

const MEMORY = '(import "__wasm_split" "memory" (memory 1))';
/** A module that exports a function and imports `taken` from the main program. */
const wasm = (name, taken = MEMORY) => {
  const module = binaryen.parseText(`(module ${taken} (func (export "${name}") (result i32) (i32.const 7)))`);
  return module.emitBinary();
};

/**
 * JavaScript as wasm-split-cli writes it: a loader for each chunk, then, in reverse order, a loader for each part with
 * the loaders of its chunks.
 */
const loaders = (parts) => {
  const loader = (file, chunks) => `makeLoad(() => {
    const src = fetch(new URL("./${file}.wasm", import.meta.url));
    return async (imports) => (WebAssembly.instantiateStreaming(src, imports));
}
, [${chunks.map((chunk) => `__${chunk}`).join(", ")}])`;
  const chunks = [...new Set(Object.values(parts).flat())];
  return `import { initSync } from "./page.js";
${chunks.map((chunk) => `/* trias, tritt */\nconst __${chunk} = ${loader(chunk, [])};`).join("\n")}
${Object.entries(parts).reverse().map(([part, chunks]) => `export const __wasm_split_load_${part} = wrapAsyncCb(${loader(`split_${part}`, chunks)});`).join("\n")}
`;
};

let count = 0;
/**
 * Runs `split` with a stub of wasm-split-cli that writes these loaders and modules. Returns the folder and the result.
 */
async function cut(script, modules, parts = LISTED) {
  const given = join(root, `${(count += 1)}`);
  const folder = join(root, `parts ${count}`);
  mkdirSync(given);
  writeFileSync(join(given, "__wasm_split.js"), script);
  for (const [name, bytes] of Object.entries(modules)) writeFileSync(join(given, `${name}.wasm`), bytes);
  return { folder, made: await split(given, folder, parts) };
}

const PARTS = {
  embed: ["chunk_3"],
  play: ["chunk_2", "chunk_3"],
  // chunk_4 is empty and has no file.
  rules: ["chunk_4"],
  shelf: ["chunk_1", "chunk_2"],
  trias: ["chunk_0", "chunk_1"],
  tritt: ["chunk_0", "chunk_1"],
};
const CHUNKS = ["chunk_0", "chunk_1", "chunk_2", "chunk_3"];
const PAGE = binaryen.parseText("(module (memory (export \"memory\") 17) (table (export \"table\") 9 funcref))").emitBinary();
const MODULES = { page: PAGE, ...Object.fromEntries(CHUNKS.map((name) => [name, wasm(name)])) };
const USERS = { embed: "boards", play: "app", rules: "app", shelf: "app", trias: "games", tritt: "games" };
const LISTED = Object.entries(USERS).map(([part, users]) => ({ part, users }));

test("chunks are merged into three files: of games only, of embedded boards, and all others", async () => {
  const { folder, made } = await cut(loaders(PARTS), MODULES);
  assert.deepEqual(made, {
    embed: ["common", "embed"],
    play: ["common", "app", "play"],
    rules: ["rules"],
    shelf: ["common", "app", "shelf"],
    trias: ["games", "common", "trias"],
    tritt: ["games", "common", "tritt"],
  });
  for (const [file, chunks] of [["games", ["chunk_0"]], ["common", ["chunk_1", "chunk_3"]], ["app", ["chunk_2"]]]) {
    const module = new WebAssembly.Module(readFileSync(join(folder, `split_${file}.wasm`)));
    assert.deepEqual(WebAssembly.Module.exports(module).filter(({ kind }) => kind === "function").map(({ name }) => name).sort(), chunks);
    assert.deepEqual(WebAssembly.Module.imports(module), [{ module: "page", name: "memory", kind: "memory" }]);
  }
});

test("rejects a chunk that no part needs", async () => {
  await assert.rejects(cut(loaders(PARTS), { ...MODULES, chunk_9: wasm("chunk_9") }), /no part needs these chunks: chunk_9/);
});

test("rejects an output without chunks", async () => {
  await assert.rejects(cut(loaders({}), {}), /made no chunks/);
});

test("rejects parts that differ from the list", async () => {
  await assert.rejects(cut(loaders(PARTS), MODULES, [...LISTED, { part: "trigon", users: "games" }]), /no parts for trigon/);
  await assert.rejects(cut(loaders(PARTS), MODULES, LISTED.slice(1)), /no list has these parts: embed/);
});

test("rejects an export that is no loader", async () => {
  await assert.rejects(cut(`${loaders(PARTS)}export const prefetch = {};\n`, MODULES), /exports prefetch, which is no loader/);
});

test("rejects a chunk that imports a function of the program, because it cannot be merged", async () => {
  const taken = `${MEMORY} (import "__wasm_split" "helper" (func))`;
  await assert.rejects(cut(loaders(PARTS), { ...MODULES, chunk_1: wasm("chunk_1", taken) }), /imports the function helper/);
});

test("rejects a chunk that is not WebAssembly", async () => {
  await assert.rejects(cut(loaders(PARTS), { ...MODULES, chunk_0: Buffer.from("<!doctype html>") }), WebAssembly.CompileError);
});

test("the error has the output of a failed tool", async () => {
  writeFileSync(join(tools, "wasm-split-cli"), '#!/bin/sh\necho "no relocations" >&2\nexit 3\n');
  await assert.rejects(cut(loaders(PARTS), MODULES), /no relocations/);
});

test("the error names a missing tool", async () => {
  process.env.PATH = "";
  await assert.rejects(cut(loaders(PARTS), MODULES), /wasm-split-cli/);
  process.env.PATH = path;
});
