// Serves a release for tests and measurements.
import { spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/**
 * Serves a folder (dist/ by default) with scripts/server.mjs on a free port. Returns its URL and a function that stops
 * the server.
 */
export async function serve(dir = join(root, "dist"), ...options) {
  const server = spawn(process.execPath, [join(root, "scripts/server.mjs"), "--dir", dir, "--port", "0", ...options], { stdio: ["ignore", "pipe", "inherit"] });
  process.on("exit", () => server.kill());
  const said = await new Promise((resolve) => server.stdout.once("data", resolve));
  return { url: /http:\S+/.exec(said)[0], end: () => server.kill() };
}
