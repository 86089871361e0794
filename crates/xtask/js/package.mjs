// Makes the package of embedded boards from the release in dist/, to copy next to web pages or to publish to npm. The
// argument is the output folder. npm needs TRIVIUM_REPOSITORY, the repository's address, to show the provenance of a
// package.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { GAMES, PARTS } from "../../../scripts/release/lists.mjs";

const root = join(import.meta.dirname, "../../..");
const folder = resolve(process.argv[2] ?? join(root, "target/package"));
process.chdir(root);
if (!existsSync("dist/embed.js")) throw new Error("dist/ holds no release: run scripts/build");
const release = readdirSync("dist").find((name) => /^r[0-9a-f]{16}$/.test(name));
/** Chunks that only the app needs. */
const APP_ONLY = PARTS.filter(({ users }) => users === "app").map(({ part }) => `page-${part}.wasm`);

rmSync(folder, { recursive: true, force: true });
for (const inner of [release, "pictures"]) mkdirSync(join(folder, inner), { recursive: true });
const copy = (files, into = "") => files.forEach((file) => cpSync(file, join(folder, into, basename(file)), { recursive: true }));
const inside = (from, names) => names.map((name) => join(from, name));

copy(inside("dist", ["embed.js", "embed.html", "frame.js", "board.css"]));
copy(inside("src/embed", ["embed.d.ts", "custom-elements.json", "ways/react.js", "ways/react.d.ts", "ways/trivium-board.php"]));
copy(inside("docs", ["diagrams.md", "files.md"]));
copy(readdirSync(".").filter((name) => name.startsWith("LICENSE-")));
copy(["docs/pictures/parts.png"], "pictures");
cpSync("docs/embed.md", join(folder, "README.md"));

const files = readdirSync(join("dist", release));
const needed = ["light", "native", "page.js", "words", "puzzles", "embed.css", ...GAMES.map(({ id }) => `embed-${id}.css`), "looks.css", "pictures.postcard"];
// Fails if a file was renamed.
for (const name of [...needed, ...APP_ONLY]) if (!files.includes(name)) throw new Error(`the release has no ${name}`);
const wanted = files.filter((name) => needed.includes(name) || /^worker|^page.*\.wasm$/.test(name));
copy(inside(join("dist", release), wanted.filter((name) => !APP_ONLY.includes(name))), release);

const repository = process.env.TRIVIUM_REPOSITORY;
const manifest = {
  name: "trivium-board",
  version: /^version = "(.*)"/m.exec(readFileSync("Cargo.toml", "utf8"))[1],
  description: "Boards of five games of threes for web pages: pictures, games to step through, boards to play on",
  keywords: ["web component", "custom element", "board game", "diagram"],
  license: "MIT OR Apache-2.0",
  ...(repository && { repository: { type: "git", url: repository } }),
  publishConfig: { access: "public" },
  type: "module",
  main: "embed.js",
  types: "embed.d.ts",
  customElements: "custom-elements.json",
  exports: {
    ".": { types: "./embed.d.ts", default: "./embed.js" },
    "./react": { types: "./react.d.ts", default: "./react.js" },
    "./board.css": "./board.css",
    "./custom-elements.json": "./custom-elements.json",
    "./*": "./*",
  },
  sideEffects: ["./embed.js", "./frame.js", "./board.css"],
  peerDependencies: { react: ">=17" },
  peerDependenciesMeta: { react: { optional: true } },
};
writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
const all = readdirSync(folder, { encoding: "utf8", recursive: true }).map((name) => statSync(join(folder, name))).filter((file) => file.isFile());
console.log(`${folder}: ${all.length} files, ${Math.ceil(all.reduce((sum, { size }) => sum + size, 0) / 1024)} KiB`);
