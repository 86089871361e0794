#!/usr/bin/env node
// Builds the release in dist/, for scripts/build. docs/build.md describes the steps, and why trunk does not do them.
//
// All files but the entrances are in one folder that is named by their hash, so a page loads only files of its own
// release. Entrances have fixed names, because browsers and hosts request them by name.
import binaryen from "binaryen";
import { buildSync, transformSync } from "esbuild";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { index, permitted, relinked } from "./release/documents.mjs";
import { glue } from "./release/glue.mjs";
import { GAMES, PARTS, early } from "./release/lists.mjs";
import { compiledSheet, sheetOfBoard } from "./release/sheets.mjs";
import { split } from "./release/split.mjs";

process.chdir(join(import.meta.dirname, ".."));

const target = (process.env.CARGO_TARGET_DIR ??= "target");
mkdirSync(target, { recursive: true });
// Each build has its own folder, because several may run at the same time.
const work = mkdtempSync(join(target, "release-"));
const stage = join(work, "dist");
mkdirSync(stage);
process.on("exit", () => rmSync(work, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

/** Files and folders with fixed names, outside the release's folder. */
const ENTRANCES = /\.html$|\.oembed\.json$|^(sw\.js|embed|embed\.js|board\.css|frame\.js|gallery\.js|rules|manifests|icons|screenshots)$/;
/**
 * Files that the service worker does not cache, because the page never requests them. Other pages draw diagrams with
 * light/. Without the sheet of a game they take embed.css.
 */
const NOT_KEPT = /^(sw\.js|screenshots\/.*|.*\.oembed\.json|r[0-9a-f]{16}\/(native\/)?(light\/.*|embed-[a-z-]+\.css))$/;
/** Sheets that are separate files; page.css is inlined into index.html. */
const SHEETS = ["play", "looks", "score", "analysis", "trying", "embed", "gallery", "article", "paper", "prose", "lesson", "puzzles", "position", "statistics", "match-list", "variations", "large-text", "older"];
/**
 * How cargo builds the host program. Optimising these packages takes longer than the run that it speeds up. If tests run
 * afterwards, it is built with the features and options that they need, so that nothing is compiled twice. A test is
 * named because only then cargo enables the features of tests.
 */
const HOST = process.env.TRIVIUM_TESTED
  ? [...process.env.TRIVIUM_TESTED.trim().split(" "), "--bin=trivium", "--test=library"]
  : ["--package=trivium-cli", ...["rules", "engine", "research"].map((name) => `--config=profile.dev.package.trivium-${name}.opt-level=0`)];

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

const run = promisify(execFile);
/** Runs a command at low priority, so that the page's compiler, which takes longest, finishes earlier. */
const aside = (command, args) => run("nice", ["-n", "10", command, ...args]);
/** Compiles a package for WebAssembly with a cargo profile, by `run` or `aside`. Returns the folder of its programs. */
async function compiled(how, profile, name, ...options) {
  const { stderr } = await how("cargo", ["build", "--quiet", "--locked", "--target=wasm32-unknown-unknown", `--profile=${profile}`, `--package=${name}`, ...options]);
  // Some lines are compiled only for WebAssembly, so no other build would report their warnings.
  if (stderr) throw new Error(`the compiler warns:\n${stderr}`);
  say(`${name} is compiled`);
  return join(target, "wasm32-unknown-unknown", profile);
}
/** Builds missing tools while the page compiles, and puts all tools on PATH. */
async function installed() {
  const building = run("bash", ["-c", 'renice -n 5 $$ >/dev/null; . scripts/lib.sh && release_tools && printf %s "$PATH"']);
  building.child.stderr.pipe(process.stdout);
  process.env.PATH = (await building).stdout;
}
const bound = async (kind, program, folder, ...options) => {
  await tools;
  return run("wasm-bindgen", ["--target", kind, "--no-typescript", "--out-dir", folder, ...options, program]);
};

/** WebAssembly features that the programs may use. */
const { BulkMemory, BulkMemoryOpt, NontrappingFPToInt, SignExt, MutableGlobals, ReferenceTypes, CallIndirectOverlong, Multivalue } = binaryen.Features;
const FEATURES = BulkMemory | BulkMemoryOpt | NontrappingFPToInt | SignExt | MutableGlobals | ReferenceTypes | CallIndirectOverlong | Multivalue;
/**
 * Optimises the program `from` into the file `to` at Binaryen's level 1. Higher levels save at most 1 % after
 * compression.
 */
function optimise(from, to) {
  const module = binaryen.readBinary(readFileSync(from));
  module.setFeatures(FEATURES);
  // The first addresses are the end of the stack and hold no data, so address + offset never overflows.
  binaryen.setLowMemoryUnused(true);
  binaryen.setOptimizeLevel(1);
  binaryen.setShrinkLevel(0);
  module.optimize();
  module.runPasses(["strip-debug", "strip-target-features", "strip-producers"]);
  if (!module.validate()) throw new Error(`${from} is invalid after optimisation`);
  write(to, module.emitBinary());
  module.dispose();
}

async function worker() {
  const folder = await compiled(aside, "worker", "trivium-worker");
  await bound("no-modules", join(folder, "worker.wasm"), stage, "--out-name=worker", "--remove-name-section", "--remove-producers-section");
}

/**
 * Builds two programs for each game: one draws diagrams only, the other draws boards as well. Runs after the page, to
 * reuse its compiled dependencies.
 */
async function diagrams(page) {
  await page;
  mkdirSync(join(stage, "light"), { recursive: true });
  // Both programs have the same file name, so the first is moved before the second is compiled.
  for (const [kind, ...features] of [["", "--no-default-features"], ["-board"]]) {
    const folder = await compiled(run, "page", "trivium-diagram", "--features=lazy-words", ...features);
    for (const { id, module } of GAMES) optimise(join(folder, `${module}.wasm`), `light/${id}${kind}.wasm`);
  }
  say("the programs of diagrams are small");
}

/** Builds the page's program and the parts that the page loads on demand. Returns the files that each part needs. */
async function page(program) {
  const parts = join(work, "parts");
  const folder = await program;
  await tools;
  const needs = await split(join(folder, "page.wasm"), parts, PARTS);
  // The parts call functions of the main program through its table.
  await bound("web", join(parts, "page.wasm"), work, "--out-name=page", "--keep-lld-exports");
  optimise(join(work, "page_bg.wasm"), "page_bg.wasm");
  for (const name of new Set(Object.values(needs).flat())) optimise(join(parts, `split_${name}.wasm`), `page-${name}.wasm`);
  glue(work, needs, join(stage, "page.js"));
  say("the program is cut, bound and small");
  return needs;
}

const script = (text, define = {}, format) => transformSync(text, { minify: true, define, format, charset: "utf8" }).code.trim();
/** Bundles a style sheet or a module with its imports. */
const bundled = (options) => buildSync({ bundle: true, write: false, ...options }).outputFiles[0].text.trim();
const bundledSheet = (name) => bundled({ entryPoints: [`styles/${name}.css`], minifyWhitespace: true, minifySyntax: true });
const sheet = (name) => compiledSheet(bundledSheet(name));

async function site() {
  const address = process.env.TRIVIUM_ADDRESS ?? "";
  await aside("cargo", ["build", "--quiet", "--locked", ...HOST]);
  await aside(join(target, "debug/trivium"), ["site", "--address", address, "--into", stage]);
  say("words, pictures and articles are made");
  cpSync("public", stage, { recursive: true });
  for (const name of SHEETS) write(`${name}.css`, sheet(name));
  // Embedded boards take light or dark from the page around them. Only the browser's own `light-dark()` follows that
  // page.
  mkdirSync(join(stage, "native/light"), { recursive: true });
  for (const name of ["embed", "looks"]) write(`native/${name}.css`, bundledSheet(name));
  for (const { id, board } of GAMES) {
    const contents = sheetOfBoard(readFileSync("styles/embed.css", "utf8"), board, GAMES);
    const text = bundled({ stdin: { contents, loader: "css", resolveDir: "styles" }, minifyWhitespace: true, minifySyntax: true });
    write(`native/embed-${id}.css`, text);
    write(`embed-${id}.css`, compiledSheet(text));
  }
  for (const name of readdirSync("public").filter((name) => /(?<!^embed|^sw)\.js$/.test(name))) write(name, script(read(name), {}, "esm"));
}

/** Copies the style sheets of diagrams, which the host program wrote, and compiles them for older browsers. */
function diagramSheets() {
  for (const name of readdirSync(join(stage, "light")).filter((name) => name.endsWith(".css"))) {
    const text = read(`light/${name}`);
    write(`native/light/${name}`, text);
    write(`light/${name}`, compiledSheet(text));
  }
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
  for (const page of files().filter((name) => /^(gallery[.\w]*|rules\/.*)\.html$/.test(name))) write(page, permitted(relinked(read(page), page, folder, inside)));
  write("embed.html", permitted(read("embed.html")));
  write("index.html", index(readFileSync("index.html", "utf8"), { folder, inside, early: early(needs), start, styles: sheet("page"), script }));
  const constants = { FOLDER: JSON.stringify(`./${folder}/`), UNLOADED: JSON.stringify(unloaded) };
  write("embed.js", bundled({ entryPoints: [join(stage, "embed.js")], format: "esm", minify: true, charset: "utf8", define: constants }));
  rmSync(join(stage, "embed"), { recursive: true });
  const kept = files().filter((file) => !NOT_KEPT.test(file));
  const list = Object.fromEntries(kept.map((file) => [file, hash(bytes(file)).slice(0, 32)]));
  // The constants are not minified, so that the list of files stays readable.
  write("sw.js", `const RELEASE = ${JSON.stringify(folder)};\nconst FILES = ${JSON.stringify(list, null, 1)};\n${script(read("sw.js"))}`);
}

// These run in parallel, because other CPUs would be idle while one compiler links.
const program = compiled(run, "page", "trivium", "--features=split");
const tools = installed();
const [needs] = await Promise.all([page(program), diagrams(program), worker(), site()]);
diagramSheets();
release(needs);
rmSync("dist", { recursive: true, force: true });
cpSync(stage, "dist", { recursive: true });
say("dist holds the release");
