// Records of independent implementations (tests/vectors), and the input that replays them.
import { readFileSync } from "node:fs";

const PLACE = /-?\d+,-?\d+[ud]|[a-z]\d+/gi;
const COLOURS = { R: "red", Y: "yellow", G: "green" };

/** The kind of a decision: its token without sites, numbers of tiles, and sides of the strip. */
const kind = (token) => token.replace(PLACE, "·").replace(/^\d(?=@)|[NESW]$/, "");

/** All records of a game without illegal tokens. */
export function all(game) {
  const lines = readFileSync(new URL(`../vectors/${game}.jsonl`, import.meta.url), "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line)).filter(({ plies, tokens }) => plies.length > tokens.length && !plies.at(-1).error);
}

/**
 * True if a record ends by the rules and has no draws of chance. The page would draw differently.
 */
const whole = ({ plies, tokens }) =>
  plies.at(-1).turn === -1 && plies.every((ply) => ply.turn !== 0) && !["agree", "resign", "claim"].includes(tokens.at(-1));

/** The shortest whole record of a game, or of one of its variants. */
export const shortest = (game, variant) =>
  all(game).filter((record) => whole(record) && (!variant || record.variant === variant)).sort((a, b) => a.tokens.length - b.tokens.length)[0];

/** One whole record of each variant: the shortest of those with the most kinds of decisions. */
export function records(game) {
  const kinds = ({ tokens }) => new Set(tokens.map(kind)).size;
  const sorted = all(game).filter(whole);
  sorted.sort((a, b) => kinds(a) - kinds(b) || b.tokens.length - a.tokens.length);
  return [...new Map(sorted.map((record) => [record.variant, record])).values()];
}

/** A record of Trigon with 1026 legal choices one decision before its end. Few random records have more than 800. */
export const WIDE = {
  variant: "base",
  tokens: `
    4@0,0u 2@-1,0d 1@-1,1u 2@-2,1d 3@0,-1d 3@-2,2u 2@-3,2d 6@-3,3u 2@-1,0u 2@-4,3d 2@-4,4u 4@-5,4d 5@-5,5u 6@-6,5d
    1@-6,6u 4@-7,6d 4@-7,7u 1@-8,7d 4@-8,8u 3@-9,8d 3@-9,9u 1@-5,5d 5@-10,9d 3@-10,10u 5@-11,10d 1@-11,11u 1@-12,11d
    4@-12,12u 3@-13,12d 5@-13,13u 6@-14,13d 6@-14,14u 6@-15,14d 5@-15,15u 6@-16,15d 5@-16,16u 0,-1d>-17,16d
    -5,5d>-16,16d -1,1u>-2,2d -2,1d>-16,17u -17,16d>-17,17d -16,16u>-16,17d -16,15d>-15,15d -16,16d>-16,15d
    -17,17d>-15,17u -3,3u>-4,3u -15,17u>-16,18u -5,4d>-15,17u -5,5u>-6,5u -7,6d>-8,7u -7,7u>-8,6d -14,14u>-13,13d
    -1,0u>-14,15u
  `.trim().split(/\s+/),
};

/** A record of Tritt with 2002 decisions that move two trittons back and forth. */
export const LONG = {
  variant: "step",
  tokens: ["f5-f7", "a1-a3", ...Array(500).fill(["a1-a3>a2-a4", "f5-f7>f6-f8", "a2-a4>a1-a3", "f6-f8>f5-f7"]).flat()],
};

/**
 * A match after these tokens, as the page stores it (docs/files.md). `programs` are computer players as seat and level,
 * such as "2 1". `options` are options of the rules.
 */
export function kept(game, variant, tokens, programs = [], options = {}) {
  const names = game === "triapon" ? 3 : 2;
  const seated = programs.map((program) => `program ${program}`);
  const version = `trivium ${programs.length > 0 ? 2 : 1}`;
  const chosen = Object.entries(options).map(([option, value]) => `option ${option} ${value}`);
  const lines = [version, `game ${game}`, `variant ${variant}`, ...chosen, ...Array(names).fill("name "), ...seated, "seed 1"];
  const count = tokens.length;
  const text = [...lines, `end ${count}`, `at ${count}`, "turn 1", `record ${tokens.join(" ")}`, ""].join("\n");
  const mix = (hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return `${text}check ${new TextEncoder().encode(text).reduce(mix, 0x811c9dc5)}\n`;
}

/** The options of a record by their labels in the set-up. */
export const options = (record) => Object.fromEntries(Object.values(record.options).map((value) => ["Rounds", Number(value)]));

/**
 * The picks that make a decision, in order. `thing` is the selector of a site, stack or button on the board, with
 * `name` for sites. `button` is the name of a button below the prompt.
 */
export function gesture(token) {
  if (token === "pass") return [{ button: "Pass" }];
  if (token === "swap") return [{ button: "Swap colours" }];
  if (token.startsWith("slide-")) return [{ thing: `[data-pick="${token.toLowerCase()}"]` }];
  if (token.startsWith("=")) return [{ thing: `[data-pick="supply-${COLOURS[token[1]]}"]` }];
  const places = token.match(PLACE).map((name) => ({ thing: `[data-site="${name}"]`, name }));
  if (/^\d@/.test(token)) return [{ thing: `[data-pick="hand-tile${token[0]}"]` }, ...places];
  if (places.length < 4) return places;
  // To shift a tritton, move its leading end to a new site. Sites are ordered by row, then by number.
  const order = ({ name }) => 100 * name.codePointAt(0) + Number(name.slice(1));
  const [from, , first, last] = places;
  return [from, order(first) > order(from) ? last : first];
}

/** Stores texts under keys of local storage (docs/storage.md) before the page starts, unless the keys exist. */
export const store = (page, texts) =>
  page.addInitScript((texts) => {
    // about:blank has no storage.
    if (location.protocol === "about:") return;
    for (const [key, text] of Object.entries(texts)) localStorage[`trivium/${key}`] ??= text;
  }, texts);
