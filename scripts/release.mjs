#!/usr/bin/env node
// Makes a release of the page in dist/: scripts/release.mjs [--into dist]; scripts/build puts the tools on PATH. docs/build.md says how, and why
// it is not trunk that does it.
//
// All that a build makes lies in one folder that is named by a hash of it, so that whatever a page asks for is of its own release; only the
// entrances stay where browsers and hosts look for them.
import { buildSync, transformSync } from "esbuild";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { announced } from "./release/announced.mjs";
import { index, relinked } from "./release/documents.mjs";
import { optimise } from "./release/optimise.mjs";
import { run } from "./release/run.mjs";
import { split } from "./release/split.mjs";
import { trusting } from "./release/trusting.mjs";

const root = join(import.meta.dirname, "..");
process.chdir(root);
const { into } = parseArgs({ options: { into: { type: "string", default: "dist" } } }).values;

const cargo = (...args) => JSON.parse(execFileSync("cargo", args, { encoding: "utf8", maxBuffer: 1 << 28 }));
const target = cargo("metadata", "--format-version=1", "--no-deps").target_directory;
mkdirSync(target, { recursive: true });
// Each build has a folder of its own.
const work = mkdtempSync(join(target, "release-"));
const stage = join(work, "dist");
mkdirSync(stage);
process.on("exit", () => rmSync(work, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

/** What is found by its name: by people, browsers and systems. */
const ENTRANCES = /\.html$|^(sw\.js|embed\.js|embed_host\.js|embed_light\.js|embed_press\.js|embed_sight\.js|board\.css|frame\.js|gallery\.js|rules|manifests|icons|screenshots)$/;
/** What nobody asks for once the page is there; diagrams are for other pages, and the page's program can draw them, too. */
const NOT_KEPT = /^(sw\.js|screenshots\/.*|.*\.oembed\.json|r[0-9a-f]{16}\/light\/.*)$/;
/** Sheets that are asked for by their names; page.css is a part of index.html. */
const SHEETS = ["looks", "score", "analysis", "trying", "embed", "gallery", "article", "paper", "prose", "lesson", "puzzles", "position", "statistics", "pictures"];
const OPTIONS = ["--quiet", "--locked", "--target=wasm32-unknown-unknown"];
/** Options of cargo for the host program: it draws as quickly when its rules are not optimised, which takes longest. Where tests follow, they have the same program. */
const HOST = process.env.TRIVIUM_TESTED ? [] : ["rules", "engine"].map((name) => `--config=profile.dev.package.trivium-${name}.opt-level=0`);
const GAMES = readdirSync(join(root, "crates/rules/src/games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());

const read = (file) => readFileSync(join(stage, file));
const write = (file, content) => writeFileSync(join(stage, file), content);
const hash = (...of) => of.reduce((hash, bytes) => hash.update(bytes), createHash("sha256")).digest("hex");
const files = () =>
  readdirSync(stage, { encoding: "utf8", recursive: true })
    .filter((name) => statSync(join(stage, name)).isFile())
    .sort();
const said = process.hrtime.bigint();
const say = (what) => console.log(`${(Number(process.hrtime.bigint() - said) / 1e9).toFixed(0).padStart(4)} s  ${what}`);

// Programs.

/** Runs a command where the page's compiler leaves the processor: everything else of the page waits for that one. */
const aside = (command, args) => run("nice", ["-n", "10", command, ...args]);
// A program has the name of its profile.
const program = async (how, name, bin, ...features) => {
  const { stderr } = await how("cargo", ["build", ...OPTIONS, "--profile", bin, "--package", name, ...features]);
  // A few lines are compiled here alone.
  if (stderr) throw new Error(`the compiler warns:\n${stderr}`);
  say(`the ${bin} is compiled`);
  return join(target, "wasm32-unknown-unknown", bin, `${bin}.wasm`);
};
const bound = (kind, wasm, ...options) =>
  run("wasm-bindgen", ["--target", kind, "--no-typescript", "--out-dir", work, ...options, wasm]);

async function worker() {
  const wasm = await program(aside, "trivium-worker", "worker");
  await bound("no-modules", wasm, "--out-name=worker", "--remove-name-section", "--remove-producers-section");
  for (const file of ["worker.js", "worker_bg.wasm"]) cpSync(join(work, file), join(stage, file));
}

/** The programs that draw diagrams, and those that draw other boards, too, a game each. They share with the page what cargo compiles, and its folder: so cargo makes them after it. */
async function diagrams(page) {
  await page;
  mkdirSync(join(stage, "light"), { recursive: true });
  const made = [];
  const small = () => made.splice(0).forEach(([from, to]) => optimise(from, to, "debug", "target-features"));
  for (const [kind, ...features] of [["", "--no-default-features"], ["-board"]]) {
    const compiled = run("cargo", ["build", ...OPTIONS, "--profile=page", "--package", "trivium-diagram", "--features=lazy-words", ...features]);
    // Those of the first kind, while cargo makes the others.
    small();
    await compiled;
    for (const { name } of GAMES) {
      // The other kind has the same names.
      const wasm = join(work, `${name}${kind}.wasm`);
      cpSync(join(target, "wasm32-unknown-unknown", "page", `${name}.wasm`), wasm);
      made.push([wasm, join(stage, `light/${name.replaceAll("_", "-")}${kind}.wasm`)]);
    }
  }
  small();
  say("the programs of diagrams are small");
}

/** The page's program and its parts; the files that each part needs. */
async function page(compiled) {
  const whole = await compiled;
  const parts = join(work, "parts");
  const { needs, shared } = await split(whole, parts, GAMES.map(({ name }) => name));
  // The parts find the functions of the rest in its table.
  await bound("web", join(parts, "page.wasm"), "--out-name=page", "--keep-lld-exports");
  const names = [...new Set(Object.values(needs).flat())];
  optimise(join(work, "page_bg.wasm"), join(stage, "page_bg.wasm"), "target-features");
  for (const name of names) optimise(join(parts, `split_${name}.wasm`), join(stage, `page-${name}.wasm`), "debug");
  cpSync(join(root, "scripts/release/parts.js"), join(work, "parts.js"));
  const loads = Object.entries(needs).map(([part, files]) => `export const __wasm_split_load_${part} = part(${JSON.stringify(files)});\n`);
  writeFileSync(join(work, "__wasm_split.js"), `import { part } from "./parts.js";\n${loads.join("")}`);
  writeFileSync(join(work, "page.js"), trusting(readFileSync(join(work, "page.js"), "utf8")));
  // wasm-bindgen names the module once for each function that it has from it.
  buildSync({
    entryPoints: [join(work, "page.js")],
    outfile: join(stage, "page.js"),
    bundle: true,
    format: "esm",
    minify: true,
    define: { SHARED: JSON.stringify(shared) },
    logOverride: { "duplicate-object-key": "silent" },
  });
  say(`the program is cut, bound and small`);
  return needs;
}

// Files.

const script = (text, define = {}, format) => transformSync(text, { minify: true, define, format, charset: "utf8" }).code.trim();
/** A sheet and all that it imports. What pictures know of styles keeps its values as they are written, as on the host. */
const sheet = (name) =>
  buildSync({
    entryPoints: [join(root, `styles/${name}.css`)],
    bundle: true,
    minifyWhitespace: true,
    minifySyntax: name !== "pictures",
    write: false,
  }).outputFiles[0].text.trim();

async function site() {
  await aside("scripts/site", ["--all", ...HOST]);
  say("words, pictures and articles are made");
  cpSync(join(target, "site"), stage, { recursive: true });
  cpSync(join(root, "public"), stage, { recursive: true });
  for (const name of SHEETS) write(`${name}.css`, sheet(name));
  for (const name of files().filter((name) => /^\w+\.js$/.test(name) && !/^(embed|embed_host|embed_light|embed_press|embed_sight|sw|page|worker)\.js$/.test(name))) {
    write(name, script(read(name).toString(), {}, "esm"));
  }
}

function release(needs) {
  const unloaded = JSON.parse(read("words/unloaded.json").toString());
  const start = JSON.parse(read("tiles/start.json").toString());
  for (const file of ["words/unloaded.json", "tiles/start.json"]) rmSync(join(stage, file));
  const folder = `r${hash(...files().flatMap((file) => [file, read(file)])).slice(0, 16)}`;
  const inside = readdirSync(stage).filter((name) => !ENTRANCES.test(name));
  mkdirSync(join(stage, folder));
  for (const name of inside) renameSync(join(stage, name), join(stage, folder, name));
  for (const page of files().filter((name) => /^(gallery[.\w]*|rules\/.*)\.html$/.test(name))) {
    write(page, relinked(read(page).toString(), page, folder, inside));
  }
  write("index.html", index(readFileSync(join(root, "index.html"), "utf8"), { folder, inside, needs, games: GAMES.map(({ name }) => name), ...start, styles: sheet("page"), script }));
  const address = process.env.TRIVIUM_ADDRESS;
  const pictures = readdirSync(join(stage, "screenshots"));
  for (const page of address ? files().filter((name) => /^(index|gallery[.\w]*|rules\/.*)\.html$/.test(name)) : []) {
    const { html, file, oembed } = announced(read(page).toString(), page, address.replace(/\/*$/, "/"), pictures);
    write(page, html);
    write(file, oembed);
  }
  const constants = { FOLDER: JSON.stringify(`./${folder}/`), UNLOADED: JSON.stringify(unloaded) };
  const { outputFiles } = buildSync({ entryPoints: [join(stage, "embed.js")], bundle: true, format: "esm", minify: true, charset: "utf8", define: constants, write: false });
  write("embed.js", outputFiles[0].text.trim());
  for (const file of ["embed_host.js", "embed_light.js", "embed_press.js", "embed_sight.js"]) rmSync(join(stage, file));
  const kept = files().filter((file) => !NOT_KEPT.test(file));
  const list = Object.fromEntries(kept.map((file) => [file, hash(read(file)).slice(0, 32)]));
  // The service worker's constants are readable: whoever looks for a file in a release finds it there.
  const worker = `const RELEASE = ${JSON.stringify(folder)};\nconst FILES = ${JSON.stringify(list, null, 1)};\n`;
  write("sw.js", worker + script(read("sw.js").toString()));
}

// All at once: a compiler that links leaves the other processors idle.
const compiled = program(run, "trivium", "page", "--features=split");
const [needs] = await Promise.all([page(compiled), diagrams(compiled), worker(), site()]);
release(needs);
rmSync(into, { recursive: true, force: true });
cpSync(stage, into, { recursive: true });
say(`${into} holds the release`);
