// The lists in Rust sources that a release reads: of games and of chunks.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The entries of a list, a line each, after `pattern`. */
export function entries(source, pattern) {
  const [, lines] = /\$then! \{\n(.*?)\n *\}/s.exec(source) ?? [];
  if (!lines) throw new Error("the source has no list");
  return lines.split("\n").map((line) => {
    const { groups } = pattern.exec(line.trim()) ?? {};
    if (!groups) throw new Error(`a line of a list is unexpected: ${line}`);
    return groups;
  });
}

const read = (file, pattern) => entries(readFileSync(join(import.meta.dirname, "../..", file), "utf8"), pattern);

/** Each game with its id, its module in Rust, which is also the file of its chunk, and the module of its board. */
export const GAMES = read("crates/rules/src/games/list.rs", /^(?<module>\w+) \w+ \d+ (?<board>\w+),$/).map(({ module, board }) => ({ id: module.replaceAll("_", "-"), module, board }));

const CHUNK = /^\w+ (?<file>\w+) \[(?<screens>.*)\] (?<users>app|puzzles|boards),$/;
/** The other chunks, with the first words of the addresses whose screen needs them, and with their users. */
export const CHUNKS = read("src/ui/parts/list.rs", CHUNK).map(({ file, screens, users }) => ({ file, screens: /** @type {string[]} */ (JSON.parse(`[${screens}]`)), users }));

/** All chunks: their files, and their users, which for games are `games`. */
export const PARTS = [...GAMES.map(({ module }) => ({ part: module, users: "games" })), ...CHUNKS.map(({ file, users }) => ({ part: file, users }))];

/**
 * The requests of index.html before the program runs: files by the first word of an address, and by a game. `needs` has
 * the files of each chunk.
 */
export function early(needs) {
  const words = [...new Set(CHUNKS.flatMap(({ screens }) => screens))];
  const files = (word) => [...new Set(CHUNKS.filter(({ screens }) => screens.includes(word)).flatMap(({ file }) => needs[file]))];
  return { screens: Object.fromEntries(words.map((word) => [word, files(word)])), games: Object.fromEntries(GAMES.map(({ id, module }) => [id, needs[module]])) };
}
