// Cuts the page's program into what the page starts with and its parts.
import { parse } from "acorn";
import binaryen from "binaryen";
import { execFile } from "node:child_process";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Parts that boards in other pages need, next to those of games. */
const GUESTS = ["embed", "pictures"];

/** The chunks that each part needs. The module that wasm-split-cli wrote exports a loader for each part, which names them. */
function needed(folder) {
  const made = readdirSync(folder).filter((file) => /^chunk_.*\.wasm$/.test(file)).map((file) => file.replace(".wasm", ""));
  const { body } = /** @type {any} */ (parse(readFileSync(join(folder, "__wasm_split.js"), "utf8"), { ecmaVersion: "latest", sourceType: "module" }));
  const needs = {};
  // They are written from the last to the first.
  for (const { declaration } of body.filter(({ type }) => type === "ExportNamedDeclaration").reverse()) {
    const [{ id, init }] = declaration.declarations;
    const part = /^__wasm_split_load_(\w+)$/.exec(id.name)?.[1];
    const chunks = init.arguments?.[0].arguments?.[1]?.elements;
    if (!part || !chunks) throw new Error(`__wasm_split.js exports ${id.name}, which is no loader of a part`);
    // An empty chunk has no file.
    needs[part] = chunks.map(({ name }) => name.replace(/^__/, "")).filter((chunk) => made.includes(chunk));
  }
  const never = made.filter((chunk) => !Object.values(needs).flat().includes(chunk));
  if (never.length || !made.length) throw new Error(`no part asks for what wasm-split-cli made: ${never}`);
  return needs;
}

/** A module through which chunks take what they take from the program in the file `page`, so that merged ones take it once. */
function through(page, files) {
  const program = binaryen.readBinary(readFileSync(page));
  const memory = program.getMemoryInfo().initial;
  const table = binaryen.getTableInfo(program.getTableByIndex(0)).initial;
  program.dispose();
  const types = { memory, table: `${table} funcref`, global: "(mut i32)" };
  const imports = files.flatMap((file) => WebAssembly.Module.imports(new WebAssembly.Module(readFileSync(file))));
  const lines = imports.filter(({ module }) => module === "__wasm_split").map(({ name, kind }) => {
    if (!types[kind]) throw new Error(`a chunk takes the ${kind} ${name} from the program`);
    return `(${kind} (export "${name}") (import "page" "${name}") ${types[kind]})`;
  });
  return `(module ${[...new Set(lines)].join(" ")})`;
}

/**
 * Cuts a program that the linker made into `folder`: `page.wasm`, which the page starts with, and a file for each part. wasm-split-cli
 * makes a chunk of each set of parts that share something; these are merged into three files, so that a part is at most four requests: what
 * only games share, what boards in other pages need as well, and what the app alone shares. Returns the files that each part needs.
 */
export async function split(program, folder, games) {
  await run("wasm-split-cli", ["--out-name", "page", program, folder]);
  const needs = needed(folder);
  const missing = games.filter((game) => !needs[game]);
  if (missing.length) throw new Error(`the program has no parts for ${missing}`);
  const group = (chunk) => {
    const users = Object.keys(needs).filter((part) => needs[part].includes(chunk));
    if (users.every((user) => games.includes(user))) return "games";
    return users.some((user) => games.includes(user) || GUESTS.includes(user)) ? "common" : "app";
  };
  const groups = { games: [], common: [], app: [] };
  for (const chunk of new Set(Object.values(needs).flat())) groups[group(chunk)].push(chunk);
  const filled = Object.entries(groups).filter(([, chunks]) => chunks.length);
  for (const [name, chunks] of filled) {
    const files = chunks.map((chunk) => join(folder, `${chunk}.wasm`));
    const first = join(folder, "through.wat");
    writeFileSync(first, through(join(folder, "page.wasm"), files));
    // Which features they may have is checked when they are made small.
    const modules = [first, "__wasm_split", ...chunks.flatMap((chunk, at) => [files[at], chunk])];
    await run("wasm-merge", ["--enable-bulk-memory", "--enable-nontrapping-float-to-int", ...modules, "-o", join(folder, `split_${name}.wasm`)]);
  }
  const shared = (part) => filled.filter(([, chunks]) => needs[part].some((chunk) => chunks.includes(chunk))).map(([name]) => name);
  return Object.fromEntries(Object.keys(needs).map((part) => [part, [...shared(part), part]]));
}
