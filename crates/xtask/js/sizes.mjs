// Prints the raw and brotli sizes of all files in dist/ or in a given folder. The exit status is 1 if the first load or
// an embedded board exceeds its budget. The first load is index.html, the files that it names, the words of the largest
// language, and the pictures of the start page in the largest look. The last line adds the parts for a match of the
// largest game.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { CHUNKS, GAMES, PARTS } from "../../../scripts/release/lists.mjs";

const BUDGET = 195 * 1024;
/** Budget of a diagram in another page, without embed.js. */
const DIAGRAM = 90 * 1024;
/** Budget of a viewer or a playable board in another page, with embed.js, before the first interaction. */
const BOARD = 120 * 1024;
const dist = process.argv[2] ?? join(import.meta.dirname, "../../../dist");
const html = readFileSync(join(dist, "index.html"), "utf8").replaceAll(/\.\/r[0-9a-f]{16}\//g, "./");

/** Quality 11 takes ten times as long as 9, so only files with a budget use it. */
const squeezed = (bytes, quality) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
const kib = (bytes) => (bytes / 1024).toFixed(1).padStart(8);
const row = (raw, brotli, name, about = " ") => console.log(`${kib(raw)} ${kib(brotli)}${about} ${name}`);

const files = readdirSync(dist, { encoding: "utf8", recursive: true })
  .sort()
  .filter((name) => statSync(join(dist, name)).isFile())
  .map((name) => {
    const bytes = readFileSync(join(dist, name));
    let best;
    return {
      name: name.replace(/^r[0-9a-f]{16}\//, ""),
      raw: bytes.length,
      /** The size at the best quality. */
      get packed() {
        return (best ??= squeezed(bytes, 11));
      },
      /** The size at the best quality if known (" "), else an estimate that is slightly larger ("~"). */
      about: () => (best === undefined ? [squeezed(bytes, 9), "~"] : [best, " "]),
    };
  });
const words = files.filter(({ name }) => name.startsWith("words/")).sort((a, b) => b.packed - a.packed)[0];
if (!words) throw new Error("dist/ holds no words");

const packed = (files) => files.reduce((sum, file) => sum + file.packed, 0);
const part = (of) => {
  const found = files.find(({ name }) => name === `page-${of}.wasm`);
  if (!found) throw new Error(`dist/ holds no part ${of}`);
  return found;
};
const heaviest = GAMES.map(({ module }) => part(module)).sort((a, b) => b.packed - a.packed)[0];
/** The files that chunks share. */
const shared = files.filter(({ name }) => /^page-\w+\.wasm$/.test(name) && !PARTS.some(({ part }) => name === `page-${part}.wasm`));
// A first visitor has no matches, so the start page does not load the list of matches.
const game = [...shared, ...CHUNKS.filter(({ screens }) => screens.includes("game")).map(({ file }) => part(file)), heaviest];

const looks = ["wood", "paper", "contrast"].flatMap((look) => [`${look}-light.svg`, `${look}-dark.svg`]);
// Only the pictures of games. Those of variants belong to the set-up.
const tiles = (look) => files.filter((file) => GAMES.some(({ id }) => file.name === `tiles/${id}-${look}`));
const pictures = looks.map(tiles).sort((a, b) => packed(b) - packed(a))[0];
if (pictures.length !== GAMES.length) throw new Error("dist/ does not have a picture of each game for each look");

const named = ({ name }) => name === "index.html" || html.includes(`./${name}`);
const first = files.filter((file) => named(file) || file === words || pictures.includes(file));
const raw = (files) => files.reduce((sum, file) => sum + file.raw, 0);
const sums = [
  [[...first, ...game], "with a match of the largest game"],
  [first, `first load (budget ${BUDGET / 1024} KiB brotli)`],
];
const over = packed(first) > BUDGET ? ["the first load"] : [];
const bounded = (what, budget, names) => {
  const all = files.filter(({ name }) => names.includes(name));
  if (all.length !== names.length) throw new Error(`dist/ does not hold ${what}`);
  sums.push([all, `${what} (budget ${budget / 1024} KiB brotli)`]);
  if (packed(all) > budget) over.push(what);
};
for (const { id } of GAMES) {
  bounded(`a diagram of ${id}`, DIAGRAM, [`light/${id}.wasm`, `light/${id}.css`, words.name]);
  bounded(`another board of ${id}`, BOARD, ["embed.js", `light/${id}-board.wasm`, `embed-${id}.css`, "looks.css", words.name, words.name.replace("/", "/embed-")]);
}
console.log("     KiB   brotli  (* first load, + first match, ~ has no budget: packed less well)");
for (const file of files) {
  const [size, about] = file.about();
  row(file.raw, size, file.name + (first.includes(file) ? " *" : game.includes(file) ? " +" : ""), about);
}
for (const [all, what] of sums) row(raw(all), packed(all), what);
if (over.length > 0) {
  console.error(`error: over their budget: ${over.join(", ")}`);
  process.exit(1);
}
