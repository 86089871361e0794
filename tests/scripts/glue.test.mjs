// scripts/release/glue.mjs: the bundled JavaScript of the page's program.
import assert from "node:assert/strict";
import { test } from "node:test";
import binaryen from "binaryen";
import { trusting } from "../../scripts/release/glue.mjs";
import { partLoader } from "../../src/ui/part_loader.js";

test("the glue asks for markup in its one place, or the release ends", () => {
  const glue = `import { address } from './snippets/trivium-0a/src/ui/fetch.mjs';\n// x.innerHTML = text;\nx.innerHTML = getStringFromWasm0(arg1, arg2);\n`;
  assert.equal(
    trusting(glue),
    `import { trusted } from './snippets/trivium-0a/src/ui/fetch.mjs';\nimport { address } from './snippets/trivium-0a/src/ui/fetch.mjs';\n// x.innerHTML = text;\nx.innerHTML = trusted(getStringFromWasm0(arg1, arg2));\n`,
  );
  assert.throws(() => trusting(`${glue}y.innerHTML = other;`), /exactly once/);
  assert.throws(() => trusting("x.innerHTML = getStringFromWasm0(a, b);"), /fetch\.mjs/);
});

test("a part is all of its files, each fetched once, and again after it failed", async (context) => {
  // Shared chunks import the memory from another module name than parts.
  const taking = (module) => binaryen.parseText(`(module (import "${module}" "memory" (memory 1)))`).emitBinary();
  const answers = { "page-trias.wasm": taking("__wasm_split") };
  const asked = [];
  context.mock.method(globalThis, "fetch", async (url) => url.pathname.split("/").at(-1));
  context.mock.method(WebAssembly, "compileStreaming", async (file) => {
    asked.push(await file);
    if (!answers[await file]) throw new Error("no answer");
    return new WebAssembly.Module(answers[await file]);
  });
  const told = [];
  const exports = { memory: new WebAssembly.Memory({ initial: 1 }), __indirect_function_table: { get: (at) => (data, there) => told.push([at, data, there]) } };
  const load = partLoader(() => exports)(["games", "trias"]);
  await load(7, 1);
  assert.deepEqual(told, [[7, 1, false]]);
  answers["page-games.wasm"] = taking("page");
  await load(8, 2);
  await load(9, 3);
  assert.deepEqual(told.slice(1), [[8, 2, true], [9, 3, true]]);
  assert.deepEqual(asked, ["page-games.wasm", "page-trias.wasm", "page-games.wasm"]);
});
