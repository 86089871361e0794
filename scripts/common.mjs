// What scripts in JavaScript share: the server of the page, and copies of the tree with the tools of development.
import { spawn } from "node:child_process";
import { cpSync, existsSync, readFileSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

/** Serves a folder of the page, dist/ unless given, by scripts/server.mjs on a free port: the address, and what ends it. */
export async function serve(dir = join(root, "dist"), ...options) {
  const server = spawn(process.execPath, [join(root, "scripts/server.mjs"), "--dir", dir, "--port", "0", ...options], { stdio: ["ignore", "pipe", "inherit"] });
  const said = await new Promise((resolve) => server.stdout.once("data", resolve));
  return { url: /http:\S+/.exec(said)[0], end: () => server.kill() };
}

/** Copies what a fresh clone has; no git is needed. */
export function clone(into) {
  const ignored = readFileSync(join(root, ".gitignore"), "utf8").split("\n").concat("/.git").map((line) => join(root, line));
  cpSync(root, into, { recursive: true, filter: (path) => path === root || !ignored.includes(path) });
}

/** Surroundings of a program in a copy: the tools of `scripts/serve --dev` behind those on PATH, and packages that were compiled already. */
export function surroundings() {
  const cache = process.env.TRIVIUM_TOOLS ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "trivium/tools");
  const installed = existsSync(cache) ? readdirSync(cache).map((tool) => join(cache, tool, "bin")) : [];
  // These builds are changed and made again: in many units.
  const env = { ...process.env };
  delete env.CARGO_PROFILE_DEV_CODEGEN_UNITS;
  return {
    ...env,
    PATH: [process.env.PATH, ...installed].join(":"),
    CARGO_TARGET_DIR: process.env.CARGO_TARGET_DIR ?? join(root, "target"),
    CARGO_INCREMENTAL: "1",
  };
}
