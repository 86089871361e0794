// Browser tests need a release: a development build lacks the chunks, the policy and the programs of diagrams.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export default function setup() {
  const worker = join(import.meta.dirname, "../../dist/sw.js");
  if (!existsSync(worker) || !/r[0-9a-f]{16}/.test(readFileSync(worker, "utf8"))) throw new Error("dist/ holds no release: run scripts/build");
}
