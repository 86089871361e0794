// Tests scripts/release/glue.mjs, which adapts the JavaScript that wasm-bindgen makes, and the loader of chunks.
import assert from "node:assert/strict";
import { test } from "node:test";
import binaryen from "binaryen";
import { steadied, trusting } from "../../scripts/release/glue.mjs";
import { partLoader } from "../../src/ui/part_loader.js";

test("the glue's only innerHTML goes through Trusted Types; another one aborts the release", () => {
  const glue = `import { address } from './snippets/trivium-0a/src/ui/base/fetch.mjs';\n// x.innerHTML = text;\nx.innerHTML = getStringFromWasm0(arg1, arg2);\n`;
  assert.equal(
    trusting(glue),
    `import { trusted } from './snippets/trivium-0a/src/ui/base/fetch.mjs';\nimport { address } from './snippets/trivium-0a/src/ui/base/fetch.mjs';\n// x.innerHTML = text;\nx.innerHTML = trusted(getStringFromWasm0(arg1, arg2));\n`,
  );
  assert.throws(() => trusting(`${glue}y.innerHTML = other;`), /exactly once/);
  assert.throws(() => trusting("x.innerHTML = getStringFromWasm0(a, b);"), /fetch\.mjs/);
});

test("the glue changes nodes and tests interfaces only through steady.js; unexpected code aborts the release", () => {
  const glue = "a.insertBefore(b, c);\na.removeChild(b);\na.nodeValue = text(1);\nif (x instanceof Window || x instanceof Error) y();\n";
  const changed = steadied(glue);
  assert.match(changed, /^import \{ insertBefore, isA, removeChild, setText \} from ".*\/src\/ui\/steady\.js";$/m);
  assert.ok(changed.endsWith('\ninsertBefore(a, b, c);\nremoveChild(a, b);\nsetText(a, text(1));\nif (isA(x, "Window") || x instanceof Error) y();\n'));
  assert.throws(() => steadied(`${glue}a.removeChild(c);`), /exactly once/);
  assert.throws(() => steadied("a.insertBefore(b, c);"), /exactly once/);
});

test("a chunk loads all its files, each once, and again after a failure", async (context) => {
  // Shared files import the memory under a different module name than files of a single chunk.
  const taking = (module) => binaryen.parseText(`(module (import "${module}" "memory" (memory 1)))`).emitBinary();
  const answers = { "page-trias.wasm": taking("__wasm_split") };
  const asked = [];
  context.mock.method(globalThis, "fetch", async (url) => {
    const file = url.pathname.split("/").at(-1);
    asked.push(file);
    // Some hosts do not serve WebAssembly with its media type.
    const type = file === "page-trias.wasm" ? "application/octet-stream" : "application/wasm";
    return new Response(answers[file], { status: answers[file] ? 200 : 404, headers: { "content-type": type } });
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
