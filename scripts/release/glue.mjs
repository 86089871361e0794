// Bundles wasm-bindgen's glue with the loader of the parts.
import { parse } from "acorn";
import { buildSync } from "esbuild";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const all = (node) => (node && typeof node === "object" ? [node, ...Object.values(node).flatMap(all)] : []);

/**
 * Supports pages with Trusted Types, which reject strings as HTML. The glue has one assignment to `innerHTML`; its value is wrapped in
 * `trusted` of src/ui/fetch.mjs.
 */
export function trusting(glue) {
  const program = parse(glue, { ecmaVersion: "latest", sourceType: "module" });
  const module = program.body.find((one) => one.type === "ImportDeclaration" && /\/src\/ui\/fetch\.mjs$/.test(String(one.source.value)));
  const sets = all(program).filter(({ type, left }) => type === "AssignmentExpression" && left.property?.name === "innerHTML");
  if (module?.type !== "ImportDeclaration" || sets.length !== 1) throw new Error("the glue does not assign innerHTML exactly once, or does not import fetch.mjs");
  const { start, end } = sets[0].right;
  return `import { trusted } from ${module.source.raw};\n${glue.slice(0, start)}trusted(${glue.slice(start, end)})${glue.slice(end)}`;
}

/** Bundles the glue in `folder` into the file `to`. `needs` has the files of each part. */
export function glue(folder, needs, to) {
  const loader = JSON.stringify(join(import.meta.dirname, "../../src/ui/part_loader.js"));
  const loads = Object.entries(needs).map(([part, files]) => `export const __wasm_split_load_${part} = part(${JSON.stringify(files)});\n`);
  const head = `import { initSync } from "./page.js";\nimport { partLoader } from ${loader};\nconst part = partLoader(() => initSync());\n`;
  writeFileSync(join(folder, "__wasm_split.js"), head + loads.join(""));
  const file = join(folder, "page.js");
  writeFileSync(file, trusting(readFileSync(file, "utf8")));
  // wasm-bindgen repeats a module's key for each function that it imports from the module.
  buildSync({ entryPoints: [file], outfile: to, bundle: true, format: "esm", minify: true, logOverride: { "duplicate-object-key": "silent" } });
}
