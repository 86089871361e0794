// Runs the tools of a release.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** What the program asks of WebAssembly, as Binaryen's options. */
export const FEATURES = "bulk-memory nontrapping-float-to-int sign-ext mutable-globals reference-types multivalue"
  .split(" ")
  .map((feature) => `--enable-${feature}`);

const execute = promisify(execFile);

/** Runs a program of PATH. Its error has what it printed. */
export const run = (command, args) => execute(command, args, { maxBuffer: 1 << 28 });
