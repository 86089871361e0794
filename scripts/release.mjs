#!/usr/bin/env node
// Makes a release of the page in dist/; scripts/build puts the tools on PATH. docs/build.md says how, and why it is not trunk that does it.
//
// All that a build makes lies in one folder that is named by a hash of it, so that whatever a page asks for is of its own release; only the
// entrances stay where browsers and hosts look for them.
import binaryen from "binaryen";
import { buildSync, transformSync } from "esbuild";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { index, relinked } from "./release/documents.mjs";
import { glue } from "./release/glue.mjs";
import { split } from "./release/split.mjs";

process.chdir(join(import.meta.dirname, ".."));

const target = (process.env.CARGO_TARGET_DIR ??= "target");
mkdirSync(target, { recursive: true });
// Each build has a folder of its own.
const work = mkdtempSync(join(target, "release-"));
const stage = join(work, "dist");
mkdirSync(stage);
process.on("exit", () => rmSync(work, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

/** What is found by its name: by people, browsers and systems. */
const ENTRANCES = /\.html$|\.oembed\.json$|^(sw\.js|embed|embed\.js|board\.css|frame\.js|gallery\.js|rules|manifests|icons|screenshots)$/;
/** What nobody asks for once the page is there; diagrams are for other pages, and the page's program can draw them, too. */
const NOT_KEPT = /^(sw\.js|screenshots\/.*|.*\.oembed\.json|r[0-9a-f]{16}\/light\/.*)$/;
/** Sheets that are asked for by their names; page.css is a part of index.html. */
const SHEETS = ["looks", "score", "analysis", "trying", "embed", "gallery", "article", "paper", "prose", "lesson", "puzzles", "position", "statistics", "pictures"];
/** Options of cargo for the host program: it draws as quickly when its rules are not optimised, which takes longest. Where tests follow, they have the same program. */
const HOST = process.env.TRIVIUM_TESTED ? [] : ["rules", "engine"].map((name) => `--config=profile.dev.package.trivium-${name}.opt-level=0`);
const GAMES = readdirSync("crates/rules/src/games", { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

const bytes = (file) => readFileSync(join(stage, file));
const read = (file) => bytes(file).toString();
const write = (file, content) => writeFileSync(join(stage, file), content);
const hash = (...of) => of.reduce((hash, bytes) => hash.update(bytes), createHash("sha256")).digest("hex");
const files = () =>
  readdirSync(stage, { encoding: "utf8", recursive: true })
    .filter((name) => statSync(join(stage, name)).isFile())
    .sort();
const began = Date.now();
const say = (what) => console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${what}`);

// Programs.

const run = promisify(execFile);
/** Runs a command where the page's compiler leaves the processor: everything else of the page waits for that one. */
const aside = (command, args) => run("nice", ["-n", "10", command, ...args]);
/** Compiles programs by cargo's profile of that name; the folder where they are. */
async function compiled(how, profile, name, ...options) {
  const { stderr } = await how("cargo", ["build", "--quiet", "--locked", "--target=wasm32-unknown-unknown", `--profile=${profile}`, `--package=${name}`, ...options]);
  // A few lines are compiled here alone.
  if (stderr) throw new Error(`the compiler warns:\n${stderr}`);
  say(`${name} is compiled`);
  return join(target, "wasm32-unknown-unknown", profile);
}
const bound = (kind, program, folder, ...options) =>
  run("wasm-bindgen", ["--target", kind, "--no-typescript", "--out-dir", folder, ...options, program]);

/** What the programs ask of WebAssembly. */
const { BulkMemory, BulkMemoryOpt, NontrappingFPToInt, SignExt, MutableGlobals, ReferenceTypes, CallIndirectOverlong, Multivalue } = binaryen.Features;
const FEATURES = BulkMemory | BulkMemoryOpt | NontrappingFPToInt | SignExt | MutableGlobals | ReferenceTypes | CallIndirectOverlong | Multivalue;
/** Makes the program in the file `from` small, as the file `to`, by Binaryen's first level. The higher ones take longer, and packed their files are a hundredth smaller at best. */
function optimise(from, to) {
  const module = binaryen.readBinary(readFileSync(from));
  module.setFeatures(FEATURES);
  // The first addresses are the far end of the stack, which no data has: an address and a constant never overflow.
  binaryen.setLowMemoryUnused(true);
  binaryen.setOptimizeLevel(1);
  binaryen.setShrinkLevel(0);
  module.optimize();
  module.runPasses(["strip-debug", "strip-target-features", "strip-producers"]);
  if (!module.validate()) throw new Error(`${from} is no longer valid`);
  write(to, module.emitBinary());
  module.dispose();
}

async function worker() {
  const folder = await compiled(aside, "worker", "trivium-worker");
  await bound("no-modules", join(folder, "worker.wasm"), stage, "--out-name=worker", "--remove-name-section", "--remove-producers-section");
}

/** The programs that draw diagrams, and those that draw other boards, too, a game each. They share with the page what cargo compiles, and its folder: so cargo makes them after it. */
async function diagrams(page) {
  await page;
  mkdirSync(join(stage, "light"), { recursive: true });
  // Both kinds have the same names.
  for (const [kind, ...features] of [["", "--no-default-features"], ["-board"]]) {
    const folder = await compiled(run, "page", "trivium-diagram", "--features=lazy-words", ...features);
    for (const game of GAMES) optimise(join(folder, `${game}.wasm`), `light/${game.replaceAll("_", "-")}${kind}.wasm`);
  }
  say("the programs of diagrams are small");
}

/** The page's program and its parts; the files that each part needs. */
async function page(program) {
  const parts = join(work, "parts");
  const needs = await split(join(await program, "page.wasm"), parts, GAMES);
  // The parts find the functions of the rest in its table.
  await bound("web", join(parts, "page.wasm"), work, "--out-name=page", "--keep-lld-exports");
  optimise(join(work, "page_bg.wasm"), "page_bg.wasm");
  for (const name of new Set(Object.values(needs).flat())) optimise(join(parts, `split_${name}.wasm`), `page-${name}.wasm`);
  glue(work, needs, join(stage, "page.js"));
  say("the program is cut, bound and small");
  return needs;
}

// Files.

const script = (text, define = {}, format) => transformSync(text, { minify: true, define, format, charset: "utf8" }).code.trim();
/** A sheet, or a module, with all that it imports. */
const bundled = (file, options) => buildSync({ entryPoints: [file], bundle: true, write: false, ...options }).outputFiles[0].text.trim();
// What pictures know of styles keeps its values as they are written, as on the host.
const sheet = (name) => bundled(`styles/${name}.css`, { minifyWhitespace: true, minifySyntax: name !== "pictures" });

async function site() {
  const address = process.env.TRIVIUM_ADDRESS ?? "";
  await aside("cargo", ["run", "--quiet", "--locked", "--package=trivium-cli", ...HOST, "--", "site", "--address", address, "--into", stage]);
  say("words, pictures and articles are made");
  cpSync("public", stage, { recursive: true });
  for (const name of SHEETS) write(`${name}.css`, sheet(name));
  for (const name of readdirSync("public").filter((name) => /(?<!^embed|^sw)\.js$/.test(name))) write(name, script(read(name), {}, "esm"));
}

function release(needs) {
  const [unloaded, start] = ["words/unloaded.json", "tiles/start.json"].map((file) => {
    const content = JSON.parse(read(file));
    rmSync(join(stage, file));
    return content;
  });
  const folder = `r${hash(...files().flatMap((file) => [file, bytes(file)])).slice(0, 16)}`;
  const inside = readdirSync(stage).filter((name) => !ENTRANCES.test(name));
  mkdirSync(join(stage, folder));
  for (const name of inside) renameSync(join(stage, name), join(stage, folder, name));
  for (const page of files().filter((name) => /^(gallery[.\w]*|rules\/.*)\.html$/.test(name))) write(page, relinked(read(page), page, folder, inside));
  write("index.html", index(readFileSync("index.html", "utf8"), { folder, inside, needs, start, styles: sheet("page"), script }));
  const constants = { FOLDER: JSON.stringify(`./${folder}/`), UNLOADED: JSON.stringify(unloaded) };
  write("embed.js", bundled(join(stage, "embed.js"), { format: "esm", minify: true, charset: "utf8", define: constants }));
  rmSync(join(stage, "embed"), { recursive: true });
  const kept = files().filter((file) => !NOT_KEPT.test(file));
  const list = Object.fromEntries(kept.map((file) => [file, hash(bytes(file)).slice(0, 32)]));
  // The service worker's constants are readable: whoever looks for a file in a release finds it there.
  write("sw.js", `const RELEASE = ${JSON.stringify(folder)};\nconst FILES = ${JSON.stringify(list, null, 1)};\n${script(read("sw.js"))}`);
}

// All at once: a compiler that links leaves the other processors idle.
const program = compiled(run, "page", "trivium", "--features=split");
const [needs] = await Promise.all([page(program), diagrams(program), worker(), site()]);
release(needs);
rmSync("dist", { recursive: true, force: true });
cpSync(stage, "dist", { recursive: true });
say("dist holds the release");
