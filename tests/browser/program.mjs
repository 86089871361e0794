// The command line program, whose results are compared with the page.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

/** The path of the newest build, or the value of TRIVIUM_PROGRAM. */
export function program() {
  const folder = process.env.CARGO_TARGET_DIR ?? join(root, "target");
  const built = ["debug", "release"].map((profile) => join(folder, profile, "trivium")).filter((path) => existsSync(path));
  built.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  const found = process.env.TRIVIUM_PROGRAM ?? built[0];
  if (!found) throw new Error("the command line program is missing: run scripts/build");
  return found;
}
