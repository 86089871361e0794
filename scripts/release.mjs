#!/usr/bin/env node
// The last of a build's last step: scripts/release.mjs STAGE [--small]. All that trunk has made goes into one folder that is named
// by a hash of it, so that whatever a page asks for is of its own release; only the entrances stay where browsers and hosts look
// for them. The page is told the folder and the hashes of its scripts, and the service worker which files there are.
import { transformSync } from "esbuild";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { element, shadowed } from "./embed.mjs";

const [stage, option] = process.argv.slice(2);
/** What is found by its name: by people, browsers and systems. */
const ENTRANCES = /\.html$|^(sw\.js|embed\.js|frame\.js|gallery\.js|rules|manifests|icons|screenshots)$/;
/** What nobody asks for once the page is there. */
const NOT_KEPT = /^(sw\.js|screenshots\/.*)$/;

const read = (file) => readFileSync(join(stage, file));
const hash = (...of) => of.reduce((hash, bytes) => hash.update(bytes), createHash("sha256")).digest("hex");
const files = () =>
  readdirSync(stage, { recursive: true })
    .filter((name) => statSync(join(stage, name)).isFile())
    .sort();

for (const script of option === "--small" ? ["sw.js", "offline.js", "frame.js", "gallery.js", "article.js", "worker_loader.js"] : []) {
  const { code } = transformSync(read(script), { minify: true, format: "esm" });
  writeFileSync(join(stage, script), code);
}

writeFileSync(join(stage, "embed.css"), shadowed(read("embed.css").toString()));
const unloaded = JSON.parse(read("words/unloaded.json"));
const start = JSON.parse(read("tiles/start.json"));
for (const file of ["words/unloaded.json", "tiles/start.json"]) rmSync(join(stage, file));

const release = `r${hash(...files().flatMap((file) => [file, read(file)])).slice(0, 16)}`;
const inside = readdirSync(stage).filter((name) => !ENTRANCES.test(name));
mkdirSync(join(stage, release));
for (const name of inside) renameSync(join(stage, name), join(stage, release, name));

let html = read("index.html").toString();
const replace = (what, by) => {
  if (!html.includes(what)) throw new Error(`index.html has no ${what}`);
  html = html.replaceAll(what, () => by);
};
replace("<p></p>", `<p>${start.tagline}</p>`);
replace('<ul class="tiles"></ul>', `<ul class="tiles">${start.tiles}</ul>`);
replace('data-files="./"', `data-files="./${release}/"`);
for (const name of inside) html = html.replaceAll(`./${name}`, `./${release}/${name}`);
const found = (pattern) => inside.find((name) => pattern.test(name));
const glue = found(/^page-\w+\.js$/);
const needs = JSON.parse(readFileSync(join(import.meta.dirname, "../target/parts/needs.json")));
// A game's part by the name that addresses have.
const named = Object.fromEntries(Object.entries(needs).map(([part, files]) => [part.replaceAll("_", "-"), files]));
replace('["", {}]', JSON.stringify([glue.replace(".js", ""), named]));
// The document brings its styles itself: what it shows before the program waits for nothing else.
const [link, , styles] = /<link rel="stylesheet" href="(\.\/([^"]+))"[^>]*>/.exec(html);
replace(link, `<style>${read(styles)}</style>`);
rmSync(join(stage, styles));
// What the program is made of is asked for first.
const first = [];
html = html.replace(/<link rel="(modulepreload|preload)"[^>]*>/g, (link) => (first.push(link), ""));
html = html.replace("<script>", (script) => first.join("") + script);
const hashes = (inline) =>
  [...html.matchAll(inline)].map(([, text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`).join(" ");
replace("'inline script'", hashes(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs));
replace("'inline style'", hashes(/<style>(.*?)<\/style>/gs));
writeFileSync(join(stage, "index.html"), html);

for (const page of files().filter((name) => /^gallery[.\w]*\.html$/.test(name))) {
  writeFileSync(join(stage, page), read(page).toString().replace("./gallery.css", () => `./${release}/gallery.css`));
}

// Articles lie two folders deep.
for (const page of files().filter((name) => /^rules\/.*\.html$/.test(name))) {
  const text = read(page).toString().replaceAll(/\.\.\/\.\.\/(?=(article\.(css|js)|diagrams\/))/g, `../../${release}/`);
  writeFileSync(join(stage, page), text);
}

const parts = { release, glue, program: found(/^page-\w+_bg\.wasm$/), unloaded, small: option === "--small" };
writeFileSync(join(stage, "embed.js"), element(read("embed.js").toString(), parts));

const kept = files().filter((file) => !NOT_KEPT.test(file));
const list = Object.fromEntries(kept.map((file) => [file, hash(read(file)).slice(0, 32)]));
const constants = `const RELEASE = ${JSON.stringify(release)};\nconst FILES = ${JSON.stringify(list, null, 1)};\n`;
writeFileSync(join(stage, "sw.js"), constants + read("sw.js"));
