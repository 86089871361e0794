// Makes WebAssembly small by Binaryen.
import binaryen from "binaryen";
import { readFileSync, writeFileSync } from "node:fs";

/** What the program asks of WebAssembly, as Binaryen's library has it; FEATURES in run.mjs are the same for its programs. */
const { BulkMemory, BulkMemoryOpt, NontrappingFPToInt, SignExt, MutableGlobals, ReferenceTypes, CallIndirectOverlong, Multivalue } = binaryen.Features;
const FEATURES = BulkMemory | BulkMemoryOpt | NontrappingFPToInt | SignExt | MutableGlobals | ReferenceTypes | CallIndirectOverlong | Multivalue;

/**
 * The passes that win something when files are packed. All that Binaryen's levels do takes six times as long; packed, the files of a first
 * visit are no smaller then, and all files together a hundredth.
 */
const PASSES = [
  "remove-unused-module-elements",
  "duplicate-function-elimination",
  "optimize-added-constants-propagate",
  "remove-unused-brs",
  "simplify-locals-nostructure",
  "vacuum",
  "reorder-locals",
];

/** Reads the program in the file `from` and writes it, small and without these sections, to the file `to`. */
export function optimise(from, to, ...sections) {
  const module = binaryen.readBinary(readFileSync(from));
  module.setFeatures(FEATURES);
  // The first addresses are the far end of the stack, which no data has: an address and a constant never overflow.
  binaryen.setLowMemoryUnused(true);
  module.runPasses([...PASSES, ...[...sections, "producers"].map((section) => `strip-${section}`)]);
  if (!module.validate()) throw new Error(`${from} is no longer valid`);
  writeFileSync(to, module.emitBinary());
  module.dispose();
}
