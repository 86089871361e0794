// Bundles wasm-bindgen's glue with the loader of the program's parts.
import { parse } from "acorn";
import { buildSync } from "esbuild";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const all = (node) => (node && typeof node === "object" ? [node, ...Object.values(node).flatMap(all)] : []);

/**
 * Supports pages with Trusted Types, which reject strings as HTML. The glue has one assignment to `innerHTML`; its
 * value is wrapped in `trusted` of src/ui/base/fetch.mjs.
 */
export function trusting(glue) {
  const program = parse(glue, { ecmaVersion: "latest", sourceType: "module" });
  const module = program.body.find((one) => one.type === "ImportDeclaration" && /\/src\/ui\/base\/fetch\.mjs$/.test(String(one.source.value)));
  const sets = all(program).filter(({ type, left }) => type === "AssignmentExpression" && left.property?.name === "innerHTML");
  if (module?.type !== "ImportDeclaration" || sets.length !== 1) throw new Error("the glue does not assign innerHTML exactly once, or does not import fetch.mjs");
  const { start, end } = sets[0].right;
  return `import { trusted } from ${module.source.raw};\n${glue.slice(0, start)}trusted(${glue.slice(start, end)})${glue.slice(end)}`;
}

/** Constructors that no other library replaces. */
const OWN = new Set(["Error", "Promise", "Uint8Array"]);

/**
 * Routes `insertBefore`, `removeChild`, `nodeValue` and `instanceof` of the glue through src/ui/steady.js: other
 * scripts of a page may replace constructors, and translators move nodes.
 */
export function steadied(glue) {
  const module = JSON.stringify(join(import.meta.dirname, "../../src/ui/steady.js"));
  const nodes = all(parse(glue, { ecmaVersion: "latest", sourceType: "module" }));
  const text = ({ start, end }) => glue.slice(start, end);
  const calls = (name) => nodes.filter(({ type, callee }) => type === "CallExpression" && callee.property?.name === name);
  const [inserts, removes] = [calls("insertBefore"), calls("removeChild")];
  const sets = nodes.filter(({ type, left }) => type === "AssignmentExpression" && left.property?.name === "nodeValue");
  if ([inserts, removes, sets].some(({ length }) => length !== 1)) throw new Error("the glue does not insert, remove and set the text of nodes exactly once each");
  const changes = [
    ...[...inserts, ...removes].map((call) => [call, `${call.callee.property.name}(${text(call.callee.object)}, ${call.arguments.map(text).join(", ")})`]),
    ...sets.map((set) => [set, `setText(${text(set.left.object)}, ${text(set.right)})`]),
    ...nodes
      .filter(({ type, operator, right }) => type === "BinaryExpression" && operator === "instanceof" && right.type === "Identifier" && !OWN.has(right.name))
      .map((test) => [test, `isA(${text(test.left)}, "${test.right.name}")`]),
  ];
  changes.sort(([a], [b]) => b.start - a.start);
  const changed = changes.reduce((whole, [{ start, end }, by]) => whole.slice(0, start) + by + whole.slice(end), glue);
  return `import { insertBefore, isA, removeChild, setText } from ${module};\nexport { watch } from ${module};\n${changed}`;
}

/** Bundles the glue in `folder` into the file `to`. `needs` has the files of each part. */
export function glue(folder, needs, to) {
  const loader = JSON.stringify(join(import.meta.dirname, "../../src/ui/part_loader.js"));
  const loads = Object.entries(needs).map(([part, files]) => `export const __wasm_split_load_${part} = part(${JSON.stringify(files)});\n`);
  const head = `import { initSync } from "./page.js";\nimport { partLoader } from ${loader};\nconst part = partLoader(() => initSync());\n`;
  writeFileSync(join(folder, "__wasm_split.js"), head + loads.join(""));
  const file = join(folder, "page.js");
  writeFileSync(file, steadied(trusting(readFileSync(file, "utf8"))));
  // wasm-bindgen repeats a module's key for each function that it imports from the module.
  buildSync({ entryPoints: [file], outfile: to, bundle: true, format: "esm", minify: true, logOverride: { "duplicate-object-key": "silent" } });
}
