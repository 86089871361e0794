// A static server as the page meets in the world: brotli for whoever accepts it, content types, files of a release kept by the
// browser for good and all others asked for again by their tags, all of it for pages of any origin, no directory listing, nothing outside the folder, this machine only.
//   node scripts/server.mjs [--dir dist] [--base /] [--port 8080] [--quality 9]
// The quality is that of brotli, up to 11: how long it tries.
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
/** What has a name that no other content will ever have. */
const FOR_GOOD = /^\/r[0-9a-f]{16}\//;
const COMPRESSED = /^(text\/|application\/(json|wasm|manifest)|image\/svg)/;

const { values } = parseArgs({
  options: {
    dir: { type: "string", default: "dist" },
    base: { type: "string", default: "/" },
    port: { type: "string", default: "8080" },
    quality: { type: "string", default: "9" },
  },
});
const base = `/${values.base}/`.replace(/\/+/g, "/");

/** What is worked out of a file's bytes, once for each content. */
const known = new Map();
function worked(path, bytes) {
  const old = known.get(path);
  if (old?.source.equals(bytes)) return old;
  const made = { source: bytes, etag: `W/"${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}"`, brotli: undefined };
  known.set(path, made);
  return made;
}
const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: Number(values.quality) } });

/** The file that a request names, as a path below the folder, or null. */
function fileOf(url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return null;
  }
  if (!path.startsWith(base)) return null;
  const inside = normalize(`/${path.slice(base.length)}`);
  return inside.endsWith("/") ? `${inside}index.html` : inside;
}

const server = createServer(async (request, response) => {
  const file = fileOf(request.url);
  let body;
  try {
    if (file === null || file.includes("\0")) throw new Error("not below the base");
    body = await readFile(join(values.dir, file));
  } catch {
    response.writeHead(404, { "content-type": "text/plain" }).end("not found\n");
    return;
  }
  const made = worked(file, body);
  const headers = {
    "content-type": TYPES[extname(file)] ?? "application/octet-stream",
    "cache-control": FOR_GOOD.test(file) ? "public, max-age=31536000, immutable" : "no-cache",
    etag: made.etag,
    // Pages of others may use the boards (docs/embed.md).
    "access-control-allow-origin": "*",
    vary: "accept-encoding",
  };
  if (request.headers["if-none-match"] === headers.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  if (COMPRESSED.test(headers["content-type"]) && /\bbr\b/.test(request.headers["accept-encoding"] ?? "")) {
    headers["content-encoding"] = "br";
    body = made.brotli ??= brotli(body);
  }
  headers["content-length"] = body.length;
  response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : body);
});
server.on("error", (error) => {
  console.error(`error: cannot serve on port ${values.port}: ${error.message}`);
  process.exit(1);
});
server.listen(Number(values.port), "127.0.0.1", () => {
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  console.log(`serving ${values.dir} on http://127.0.0.1:${port}${base}`);
});
