// Makes WebAssembly small by Binaryen, several files at a time. Each thread compiles Binaryen once; the program wasm-opt does so for
// each file, which takes longer than the file.
import binaryen from "binaryen";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Worker, isMainThread, parentPort } from "node:worker_threads";

/** What the program asks of WebAssembly, as Binaryen's library has it; FEATURES in run.mjs are the same for its programs. */
const { BulkMemory, BulkMemoryOpt, NontrappingFPToInt, SignExt, MutableGlobals, ReferenceTypes, CallIndirectOverlong, Multivalue } = binaryen.Features;
const FEATURES = BulkMemory | BulkMemoryOpt | NontrappingFPToInt | SignExt | MutableGlobals | ReferenceTypes | CallIndirectOverlong | Multivalue;

/**
 * How a file is optimised: `optimize` and `shrink` are the levels of Binaryen; `strip` are sections that go. A second time would win a
 * thousandth.
 * @typedef {{ optimize: number, shrink: number, lowMemoryUnused?: boolean, strip?: string[] }} Options
 */

/** In a thread: reads `from`, writes `to`. */
function optimise(from, to, { optimize, shrink, lowMemoryUnused = false, strip = [] }) {
  const module = binaryen.readBinary(readFileSync(from));
  module.setFeatures(FEATURES);
  binaryen.setOptimizeLevel(optimize);
  binaryen.setShrinkLevel(shrink);
  binaryen.setLowMemoryUnused(lowMemoryUnused);
  module.optimize();
  module.runPasses([...strip, "producers"].map((section) => `strip-${section}`));
  if (!module.validate()) throw new Error(`${from} is no longer valid`);
  writeFileSync(to, module.emitBinary());
  module.dispose();
}

/** Threads that wait for work, and work that waits for a thread. */
const idle = [];
const waiting = [];
let threads = 0;

/**
 * Optimises a file.
 * @param {string} from
 * @param {string} to
 * @param {Options} options
 * @returns {Promise<void>}
 */
export function optimised(from, to, options) {
  return new Promise((resolve, reject) => {
    waiting.push({ size: statSync(from).size, job: [from, to, options], resolve, reject });
    // The largest first: small ones fill what is left of the time.
    waiting.sort((one, other) => other.size - one.size);
    next();
  });
}

/** Gives the work that waits to a thread, a new one while there are fewer than processors. */
function next() {
  if (waiting.length === 0) return;
  let thread = idle.pop();
  if (!thread) {
    if (threads === availableParallelism()) return;
    threads += 1;
    thread = new Worker(new URL(import.meta.url));
  }
  const { job, resolve, reject } = waiting.shift();
  const worker = thread;
  // A thread that waits keeps no program alive.
  worker.ref();
  const failed = (error) => {
    threads -= 1;
    reject(error);
    next();
  };
  worker.once("error", failed);
  worker.once("message", () => {
    worker.off("error", failed);
    worker.unref();
    idle.push(worker);
    resolve();
    next();
  });
  worker.postMessage(job);
}

if (!isMainThread) {
  parentPort.on("message", ([from, to, options]) => {
    optimise(from, to, options);
    parentPort.postMessage(null);
  });
}
