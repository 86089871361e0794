// A static file server that behaves like usual hosts: brotli, content types, CORS for all origins. Files of a release
// are immutable, others are revalidated by ETag. It lists no directories, serves only the folder, and listens on
// localhost only.
//   node scripts/server.mjs [--dir dist] [--base /] [--port 8080] [--quality 9]
// --quality is brotli's quality, up to 11.
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
/** Files whose content never changes, because the name of their folder is a hash. */
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

/** Caches the ETag and the compressed bytes of each file. */
const known = new Map();
function worked(path, bytes) {
  const old = known.get(path);
  if (old?.source.equals(bytes)) return old;
  const made = { source: bytes, etag: `W/"${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}"`, brotli: undefined };
  known.set(path, made);
  return made;
}
const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: Number(values.quality) } });

/** The path of the requested file below the folder; null outside the base. */
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
    // Embedded boards request the files from other origins (docs/embed.md).
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
