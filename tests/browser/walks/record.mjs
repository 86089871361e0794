// Reads stored matches, and asks the command line program for their positions.
import { execFileSync } from "node:child_process";
import { program } from "../program.mjs";

/**
 * Parses a stored match (docs/files.md) up to the current node. `start` is undefined for the usual start position.
 * Variations of the record are in brackets after the token that they replace.
 */
export function read(text) {
  const lines = text.split("\n").map((line) => /^(\S+) ?(.*)$/.exec(line)).filter(Boolean);
  const all = (word) => lines.filter(([, name]) => name === word).map(([, , value]) => value);
  const [game] = all("game");
  const [variant] = all("variant");
  const options = all("option").map((option) => option.split(" "));
  const [start] = all("start");
  const nodes = [{ token: null, parent: null }];
  // `last` is the parent of the next token, `open` a stack of nodes to return to after brackets.
  let last = 0;
  const open = [];
  for (const word of all("record").join(" ").split(/\s+/).filter(Boolean)) {
    if (word === "(") {
      open.push(last);
      last = nodes[last].parent;
    } else if (word === ")") {
      last = open.pop();
    } else {
      nodes.push({ token: word, parent: last });
      last = nodes.length - 1;
    }
  }
  const main = last;
  const [at] = all("at");
  const tokens = [];
  for (let node = at === undefined ? main : Number(at); node; node = nodes[node].parent) tokens.unshift(nodes[node].token);
  return { game, variant, options, start, tokens };
}

const known = new Map();

export function position(text) {
  const { game, variant, options, start, tokens } = read(text);
  const choice = ["--game", game, ...(variant ? ["--variant", variant] : []), ...options.flatMap((option) => ["--set", option.join("=")]), ...(start ? ["--position", start] : [])];
  const key = [...choice, ...tokens].join(" ");
  if (!known.has(key)) {
    // The rules have no clock, so a loss on time is replayed as a resignation.
    const input = tokens.map((token) => (token === "flag" ? "resign" : token)).join(" ");
    const traced = execFileSync(program(), ["trace", ...choice], { input, encoding: "utf8", maxBuffer: 1 << 28 });
    known.set(key, JSON.parse(traced.trim().split("\n").at(-1)).position);
  }
  return known.get(key);
}
