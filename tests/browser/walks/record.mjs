// What the headless program says of a match that the page keeps.
import { execFileSync } from "node:child_process";
import { program } from "../program.mjs";

/**
 * A kept match (docs/files.md): its game, variant and options, its start unless that is the usual one, and the tokens that lead from there to where it stands. A token
 * of the record follows the one before it; alternatives stand in brackets behind the token that they replace.
 */
export function read(text) {
  const lines = text.split("\n").map((line) => /^(\S+) ?(.*)$/.exec(line)).filter(Boolean);
  const all = (word) => lines.filter(([, name]) => name === word).map(([, , value]) => value);
  const [game] = all("game");
  const [variant] = all("variant");
  const options = all("option").map((option) => option.split(" "));
  const [start] = all("start");
  const nodes = [{ token: null, parent: null }];
  // Behind which token one goes on; in brackets, what goes on when they close.
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

/** The position to which a kept match has come, by the headless program. */
export function position(text) {
  const { game, variant, options, start, tokens } = read(text);
  const choice = ["--game", game, ...(variant ? ["--variant", variant] : []), ...options.flatMap((option) => ["--set", option.join("=")]), ...(start ? ["--position", start] : [])];
  const key = [...choice, ...tokens].join(" ");
  if (!known.has(key)) {
    // The rules see a flag as a resignation.
    const input = tokens.map((token) => (token === "flag" ? "resign" : token)).join(" ");
    const traced = execFileSync(program(), ["trace", ...choice], { input, encoding: "utf8", maxBuffer: 1 << 28 });
    known.set(key, JSON.parse(traced.trim().split("\n").at(-1)).position);
  }
  return known.get(key);
}
