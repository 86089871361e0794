// A server of the page, for tests of updates, damaged files and lost networks.
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHash } from "node:crypto";

const root = join(import.meta.dirname, "..", "..");

/** Serves a copy of the release in dist/. Call `close()` at the end. */
export async function site() {
  const folder = mkdtempSync(join(tmpdir(), "trivium-site-"));
  const dir = join(folder, "dist");
  cpSync(join(root, "dist"), dir, { recursive: true, filter: (path) => !path.includes(".stage") });
  let server;
  let port = "0";
  const up = async () => {
    // Low compression is fast, and these tests measure no sizes.
    server = spawn(process.execPath, [join(root, "scripts/server.mjs"), "--dir", dir, "--port", port, "--quality", "1"]);
    const url = /http:\S+/.exec(await new Promise((resolve) => server.stdout.once("data", resolve)))[0];
    port = new URL(url).port;
    return url;
  };
  const url = await up();
  const down = () =>
    /** @type {Promise<void>} */ (new Promise((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve();
      server.once("exit", () => resolve());
      server.kill();
    }));
  return {
    url,
    dir,
    down,
    up,
    release: () => releaseOf(dir),
    renew: (name) => renew(dir, name),
    close: async () => {
      await down();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A test with a server of its own, `host`. */
export const served = (test) =>
  test.extend({
    host: async ({}, use) => {
      const host = await site();
      await use(host);
      await host.close();
    },
    baseURL: async ({ host }, use) => use(host.url),
  });

const releaseOf = (dir) => readdirSync(dir).find((name) => /^r[0-9a-f]{16}$/.test(name));
const hash = (path) => createHash("sha256").update(readFileSync(path)).digest("hex");

/**
 * Replaces the release in a folder by a new release with this English tagline, in the form that scripts/release.mjs
 * makes.
 */
function renew(dir, tagline) {
  const old = releaseOf(dir);
  const words = join(dir, old, "words", "en.txt");
  const lines = readFileSync(words, "utf8").split("\n");
  lines[1] = tagline;
  writeFileSync(words, lines.join("\n"));
  const now = `r${hash(words).slice(0, 16)}`;
  renameSync(join(dir, old), join(dir, now));
  const html = join(dir, "index.html");
  writeFileSync(html, signed(readFileSync(html, "utf8").replaceAll(old, now)));
  const files = readdirSync(dir, { encoding: "utf8", recursive: true }).filter((name) => statSync(join(dir, name)).isFile());
  const kept = files.filter((name) => !/^(sw\.js|screenshots)/.test(name)).sort();
  const list = Object.fromEntries(kept.map((name) => [name, hash(join(dir, name)).slice(0, 32)]));
  const worker = join(dir, "sw.js");
  const script = readFileSync(worker, "utf8");
  const rest = script.slice(script.indexOf("};\n") + 3);
  writeFileSync(worker, `const RELEASE = "${now}";\nconst FILES = ${JSON.stringify(list, null, 1)};\n${rest}`);
}

/** Updates the script hashes in the policy of index.html. */
function signed(html) {
  const scripts = [...html.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)];
  const hashes = scripts.map(([, text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return html.replace(/'wasm-unsafe-eval'[^;]*;/, `'wasm-unsafe-eval' ${hashes.join(" ")};`);
}
