// Cuts the page's program into what the page starts with and its parts.
import binaryen from "binaryen";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { FEATURES, run } from "./run.mjs";

/**
 * What wasm-split-cli made: for each part the files that it needs, and what all of them take from the program. The module that it
 * wrote is asked, in a world where nothing can be fetched: it names a file when it asks for it.
 */
async function asked(folder) {
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "page.js"), "export const initSync = () => globalThis.triviumShared;");
  const shared = new Set();
  const table = { get: () => () => {} };
  globalThis.triviumShared = new Proxy({}, { get: (_, name) => (shared.add(name), name === "__indirect_function_table" ? table : {}) });
  const real = { fetch: globalThis.fetch, error: console.error };
  let files;
  globalThis.fetch = (url) => void files.push(url.pathname.split("/").at(-1).replace(".wasm", ""));
  console.error = () => {};
  const needs = {};
  try {
    for (const [name, load] of Object.entries(await import(pathToFileURL(join(folder, "__wasm_split.js")).href))) {
      const part = /^__wasm_split_load_(\w+)$/.exec(name)?.[1];
      if (!part) throw new Error(`__wasm_split.js exports ${name}`);
      files = [];
      await load(0, 0);
      // What failed is forgotten by then, and is asked for again by the next part.
      await new Promise((resolve) => setTimeout(resolve));
      needs[part] = files;
    }
  } finally {
    [globalThis.fetch, console.error] = [real.fetch, real.error];
  }
  const made = readdirSync(folder).filter((file) => /^(chunk|split)_.*\.wasm$/.test(file));
  const never = made.filter((file) => !Object.values(needs).flat().includes(file.replace(".wasm", "")));
  if (never.length || !made.length) throw new Error(`no part asks for what wasm-split-cli made: ${never}`);
  // The parts name them in no order.
  return { needs, shared: [...shared].sort() };
}

/** What a chunk takes from the program, each with its kind and as text of its type. */
const taken = (file) => {
  const bytes = readFileSync(file);
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(bytes)).filter(({ module }) => module === "__wasm_split");
  const module = binaryen.readBinary(bytes);
  const types = {
    memory: () => module.getMemoryInfo().initial,
    table: () => `${binaryen.getTableInfo(module.getTableByIndex(0)).initial} funcref`,
    global: () => "(mut i32)",
  };
  return imports.map(({ name, kind }) => {
    if (!types[kind]) throw new Error(`${file} takes the ${kind} ${name} from the program`);
    return `(${kind} (export "${name}") (import "page" "${name}") ${types[kind]()})`;
  });
};
/** A module through which chunks take what they take from the program, so that merged ones take it once. */
const through = (files) => `(module ${[...new Set(files.flatMap(taken))].join(" ")})`;

/** Parts that boards in other pages need, next to those of games. */
const GUESTS = ["embed", "pictures"];

/**
 * Cuts a program that the linker made into `folder`: `page.wasm`, which the page starts with, and a file for each part. wasm-split-cli
 * makes a chunk of each set of parts that share something; these are merged into three files, so that a part is at most four requests: what
 * only games share, what boards in other pages need as well, and what the app alone shares.
 */
export async function split(program, folder, games) {
  await run("wasm-split-cli", ["--out-name", "page", program, folder]);
  const { needs, shared } = await asked(folder);
  const parts = Object.keys(needs);
  const missing = games.filter((game) => !parts.includes(game));
  if (missing.length) throw new Error(`the program has no parts for ${missing}`);
  const users = {};
  for (const part of parts) for (const file of needs[part]) if (file.startsWith("chunk_")) (users[file] ??= []).push(part);
  const merged = async (name, chunks) => {
    if (!chunks.length) return;
    const files = chunks.map((chunk) => join(folder, `${chunk}.wasm`));
    const first = join(folder, "through.wat");
    writeFileSync(first, through(files));
    const modules = [first, "__wasm_split", ...chunks.flatMap((chunk, at) => [files[at], chunk])];
    await run("wasm-merge", [...FEATURES, ...modules, "-o", join(folder, `split_${name}.wasm`)]);
  };
  const files = { games: [], common: [], app: [] };
  const kind = (users) => {
    if (users.every((user) => games.includes(user))) return "games";
    return users.some((user) => games.includes(user) || GUESTS.includes(user)) ? "common" : "app";
  };
  for (const chunk of Object.keys(users)) files[kind(users[chunk])].push(chunk);
  for (const [name, chunks] of Object.entries(files)) await merged(name, chunks);
  const shares = (part) => Object.keys(files).filter((name) => files[name].some((chunk) => users[chunk].includes(part)));
  return { needs: Object.fromEntries(parts.map((part) => [part, [...shares(part), part]])), shared };
}
