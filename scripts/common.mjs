// Shared by the scripts in JavaScript: serving the page, and copying the tree.
import { spawn } from "node:child_process";
import { cpSync, existsSync, readFileSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

/** Serves a folder (dist/ by default) with scripts/server.mjs on a free port. Returns the address and a function that stops the server. */
export async function serve(dir = join(root, "dist"), ...options) {
  const server = spawn(process.execPath, [join(root, "scripts/server.mjs"), "--dir", dir, "--port", "0", ...options], { stdio: ["ignore", "pipe", "inherit"] });
  const said = await new Promise((resolve) => server.stdout.once("data", resolve));
  return { url: /http:\S+/.exec(said)[0], end: () => server.kill() };
}

/** Copies the tree without ignored files, like a fresh clone. Works without git. */
export function clone(into) {
  const ignored = readFileSync(join(root, ".gitignore"), "utf8").split("\n").concat("/.git").map((line) => join(root, line));
  cpSync(root, into, { recursive: true, filter: (path) => path === root || !ignored.includes(path) });
}

/** The environment for builds in a copy. PATH ends with the tools of `scripts/serve --dev`; dependencies compiled before are reused. */
export function surroundings() {
  const cache = process.env.TRIVIUM_TOOLS ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "trivium/tools");
  const installed = existsSync(cache) ? readdirSync(cache).map((tool) => join(cache, tool, "bin")) : [];
  // Many codegen units: these builds are rebuilt after small changes.
  const env = { ...process.env };
  delete env.CARGO_PROFILE_DEV_CODEGEN_UNITS;
  return {
    ...env,
    PATH: [process.env.PATH, ...installed].join(":"),
    CARGO_TARGET_DIR: process.env.CARGO_TARGET_DIR ?? join(root, "target"),
    CARGO_INCREMENTAL: "1",
  };
}
