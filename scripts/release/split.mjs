// Splits the page's program into a main program and parts that are loaded on demand. A part is what the Rust sources
// call a chunk; here, a chunk is a file that wasm-split-cli writes.
import { parse } from "acorn";
import binaryen from "binaryen";
import { execFile } from "node:child_process";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The chunks of each part, read from the loaders in the JavaScript that wasm-split-cli wrote. */
function needed(folder) {
  const made = readdirSync(folder).filter((file) => /^chunk_.*\.wasm$/.test(file)).map((file) => file.replace(".wasm", ""));
  const { body } = /** @type {any} */ (parse(readFileSync(join(folder, "__wasm_split.js"), "utf8"), { ecmaVersion: "latest", sourceType: "module" }));
  const needs = {};
  // wasm-split-cli writes the loaders in reverse order.
  for (const { declaration } of body.filter(({ type }) => type === "ExportNamedDeclaration").reverse()) {
    const [{ id, init }] = declaration.declarations;
    const part = /^__wasm_split_load_(\w+)$/.exec(id.name)?.[1];
    const chunks = init.arguments?.[0].arguments?.[1]?.elements;
    if (!part || !chunks) throw new Error(`__wasm_split.js exports ${id.name}, which is no loader of a part`);
    // wasm-split-cli writes no file for an empty chunk.
    needs[part] = chunks.map(({ name }) => name.replace(/^__/, "")).filter((chunk) => made.includes(chunk));
  }
  const never = made.filter((chunk) => !Object.values(needs).flat().includes(chunk));
  if (!made.length) throw new Error("wasm-split-cli made no chunks");
  if (never.length) throw new Error(`no part needs these chunks: ${never}`);
  return needs;
}

/**
 * A module that re-exports what chunks import from the main program, so that a merged module imports each item only
 * once.
 */
function through(page, files) {
  const program = binaryen.readBinary(readFileSync(page));
  const memory = program.getMemoryInfo().initial;
  const table = binaryen.getTableInfo(program.getTableByIndex(0)).initial;
  program.dispose();
  const types = { memory, table: `${table} funcref`, global: "(mut i32)" };
  const imports = files.flatMap((file) => WebAssembly.Module.imports(new WebAssembly.Module(readFileSync(file))));
  const lines = imports.filter(({ module }) => module === "__wasm_split").map(({ name, kind }) => {
    if (!types[kind]) throw new Error(`a chunk imports the ${kind} ${name}, which cannot be merged`);
    return `(${kind} (export "${name}") (import "page" "${name}") ${types[kind]})`;
  });
  return `(module ${[...new Set(lines)].join(" ")})`;
}

/**
 * Splits the linker's output into `folder`: page.wasm and a file for each part. wasm-split-cli makes a chunk for each
 * set of parts that share code. The chunks are merged into three files, so that a part needs at most four requests:
 * code shared by games only, code that boards in other pages need too, and code shared by the app only. Returns the
 * files that each part needs. `parts` lists the parts; see lists.mjs.
 */
export async function split(program, folder, parts) {
  await run("wasm-split-cli", ["--out-name", "page", program, folder]);
  const needs = needed(folder);
  const missing = parts.map(({ part }) => part).filter((part) => !needs[part]);
  if (missing.length) throw new Error(`the program has no parts for ${missing}`);
  const more = Object.keys(needs).filter((name) => !parts.some(({ part }) => part === name));
  if (more.length) throw new Error(`no list has these parts: ${more}`);
  const group = (chunk) => {
    const users = parts.filter(({ part }) => needs[part].includes(chunk)).map(({ users }) => users);
    if (users.every((of) => of === "games")) return "games";
    return users.some((of) => of === "games" || of === "boards") ? "common" : "app";
  };
  const groups = { games: [], common: [], app: [] };
  for (const chunk of new Set(Object.values(needs).flat())) groups[group(chunk)].push(chunk);
  const filled = Object.entries(groups).filter(([, chunks]) => chunks.length);
  for (const [name, chunks] of filled) {
    const files = chunks.map((chunk) => join(folder, `${chunk}.wasm`));
    const first = join(folder, "through.wat");
    writeFileSync(first, through(join(folder, "page.wasm"), files));
    // Binaryen checks the features later, when it optimises the modules.
    const modules = [first, "__wasm_split", ...chunks.flatMap((chunk, at) => [files[at], chunk])];
    await run("wasm-merge", ["--enable-bulk-memory", "--enable-nontrapping-float-to-int", ...modules, "-o", join(folder, `split_${name}.wasm`)]);
  }
  const shared = (part) => filled.filter(([, chunks]) => needs[part].some((chunk) => chunks.includes(chunk))).map(([name]) => name);
  return Object.fromEntries(Object.keys(needs).map((part) => [part, [...shared(part), part]]));
}
