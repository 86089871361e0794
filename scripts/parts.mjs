#!/usr/bin/env node
// Puts the parts of the page's program beside it: scripts/parts.mjs STAGE NAME [--small].
// wasm-split-cli has cut target/parts/page.wasm into what the page starts with, a file a part, and a "chunk" for every set of
// parts that share something. The chunks are made two files: what only games share, and the rest; so a part is at most three
// requests. The module that fetches them takes the place of the one that wasm-split-cli wrote.
import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FEATURES = "bulk-memory nontrapping-float-to-int sign-ext mutable-globals reference-types multivalue".split(" ");
const features = FEATURES.map((feature) => `--enable-${feature}`);
// Binaryen warns of sections that it does not know.
const QUIET = { stdio: ["ignore", "pipe", "pipe"], maxBuffer: 1 << 28 };
const [stage, name, option] = process.argv.slice(2);
const parts = join(import.meta.dirname, "..", "target", "parts");
const link = readFileSync(join(parts, "__wasm_split.js"), "utf8");

const found = (pattern, what) => pattern.exec(link)?.[1] ?? fail(`no ${what} in __wasm_split.js`);
const fail = (why) => {
  throw new Error(why);
};
// What the parts take from the page's program: its memory, its table of functions and such.
const shared = found(/const \{ (.*?),\s*\} = initSync/, "shared exports").split(/,\s*/);
// In a build with checks also a number that only parts of the same build know.
const canary = found(/sharedImports = \{ __wasm_split: \{ (.*?)\s*\} \}/, "canary");
// A chunk is written as a comment with the parts that need it, its variable's number and its file.
const chunks = [...link.matchAll(/\/\* (.*?) \*\/\s*const \w+ = makeLoad\(.*?"\.\/(chunk_\d+)\.wasm"/gs)].map(
  ([, users, file]) => ({ users: users.split(", "), file }),
);
const names = [...link.matchAll(/export const __wasm_split_load_(\w+) =/g)].map(([, part]) => part);
const games = readdirSync(join(import.meta.dirname, "..", "src", "games"));
const onlyGames = ({ users }) => users.every((user) => games.includes(user));

const made = (file, to) => {
  const path = join(stage, `${name}-${to}.wasm`);
  if (option === "--small") {
    const options = ["-Oz", ...features, "--low-memory-unused", "--strip-debug", "--strip-producers"];
    execFileSync("wasm-opt", [...options, file, "-o", path], QUIET);
  } else {
    copyFileSync(file, path);
  }
};
// What chunks take from the page's program they take through this module, so that merged ones take it once.
const through = join(parts, "through.wat");
const passOn = (chunks) => {
  const taken = new Map();
  for (const { file } of chunks) {
    const text = execFileSync("wasm-dis", [join(parts, `${file}.wasm`)], QUIET).toString();
    const imports = text.matchAll(/^ \(import "__wasm_split" "(\w+)" \((\w+) \S+ (.*)\)\)$/gm);
    for (const [, what, kind, type] of imports) taken.set(what, { kind, type });
  }
  const lines = [...taken].map(
    ([what, { kind, type }]) => `(import "page" "${what}" (${kind} $${what} ${type})) (export "${what}" (${kind} $${what}))`,
  );
  writeFileSync(through, `(module ${lines.join(" ")})`);
};

const merged = (chunks, to) => {
  if (!chunks.length) return [];
  passOn(chunks);
  const file = join(parts, `${to}.wasm`);
  const modules = [through, "__wasm_split", ...chunks.flatMap(({ file }) => [join(parts, `${file}.wasm`), file])];
  execFileSync("wasm-merge", [...features, ...modules, "-o", file], QUIET);
  made(file, to);
  return [to];
};

const ofGames = merged(chunks.filter(onlyGames), "games");
const common = merged(
  chunks.filter((chunk) => !onlyGames(chunk)),
  "common",
);
const needs = Object.fromEntries(
  names.map((part) => [part, [...common, ...(games.includes(part) ? ofGames : []), part]]),
);
for (const part of names) made(join(parts, `split_${part}.wasm`), part);
writeFileSync(join(parts, "needs.json"), JSON.stringify(needs));

const files = [...new Set(Object.values(needs).flat())];
const url = (file) => `${JSON.stringify(file)}: new URL("./${name}-${file}.wasm", import.meta.url)`;
writeFileSync(
  join(stage, "__wasm_split.js"),
  `import { initSync } from "./${name}.js";
const urls = { ${files.map(url).join(", ")} };
const loads = {};
const exports = () => {
  const { ${shared.join(", ")} } = initSync();
  return { ${canary} ${shared.join(", ")} };
};
// index.html has some of them compiled already.
const compiled = async (file) => (await globalThis.triviumParts?.[file]) ?? WebAssembly.compileStreaming(fetch(urls[file]));
const load = (file) =>
  (loads[file] ??= compiled(file)
    .then((module) => WebAssembly.instantiate(module, { __wasm_split: exports(), page: exports() }))
    .catch((error) => {
      // It is asked for again the next time.
      delete loads[file];
      throw error;
    }));
const part = (files) => async (callback, data) => {
  let there = true;
  try {
    await Promise.all(files.map(load));
  } catch {
    there = false;
  }
  exports().__indirect_function_table.get(callback)(data, there);
};
${names.map((part) => `export const __wasm_split_load_${part} = part(${JSON.stringify(needs[part])});`).join("\n")}
`,
);
