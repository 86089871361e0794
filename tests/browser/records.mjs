// Records of independent implementations (../../../shared/conformance), and what hands do to make their decisions.
import { readFileSync } from "node:fs";

const shared = process.env.TRIVIUM_SHARED ?? new URL("../../../shared", import.meta.url).pathname;
const PLACE = /-?\d+,-?\d+[ud]|[a-z]\d+/gi;
const COLOURS = { R: "red", Y: "yellow", G: "green" };

/** What kind of decision a token is: the token without places, tile numbers and sides. */
const kind = (token) => token.replace(PLACE, "·").replace(/^\d(?=@)|[NESW]$/, "");

/**
 * One whole record of every variant in which chance draws nothing, for the page makes its draws itself: one with as many
 * kinds of decisions as any, and the shortest of those.
 */
export function records(game) {
  const lines = readFileSync(`${shared}/conformance/${game}.jsonl`, "utf8").trim().split("\n");
  const whole = ({ plies, tokens }) =>
    plies.at(-1).turn === -1 && plies.every((ply) => ply.turn !== 0) && !["agree", "resign", "claim"].includes(tokens.at(-1));
  const kinds = ({ tokens }) => new Set(tokens.map(kind)).size;
  const sorted = lines.map((line) => JSON.parse(line)).filter(whole);
  sorted.sort((a, b) => kinds(a) - kinds(b) || b.tokens.length - a.tokens.length);
  return [...new Map(sorted.map((record) => [record.variant, record])).values()];
}

/** The options of a record as the set-up sheet names them. */
export const options = (record) => Object.fromEntries(Object.values(record.options).map((value) => ["Rounds", Number(value)]));

/**
 * The things that one points at, one after the other, to make the decision of a token: selectors of places, stacks and
 * buttons of the board as `thing`, names of buttons under the question as `button`.
 */
export function gesture(token) {
  if (token === "pass") return [{ button: "Pass" }];
  if (token === "swap") return [{ button: "Exchange colours" }];
  if (token.startsWith("slide-")) return [{ thing: `[data-pick="${token.toLowerCase()}"]` }];
  if (token.startsWith("=")) return [{ thing: `[data-pick="supply-${COLOURS[token[1]]}"]` }];
  const places = token.match(PLACE).map((name) => ({ thing: `[data-site="${name}"]`, name }));
  if (/^\d@/.test(token)) return [{ thing: `[data-pick="hand-tile${token[0]}"]` }, ...places];
  if (places.length < 4) return places;
  // A shift: its leading end goes to a place of its own. Places are ordered by row, then by number.
  const order = ({ name }) => 100 * name.codePointAt(0) + Number(name.slice(1));
  const [from, , first, last] = places;
  return [from, order(first) > order(from) ? last : first];
}
