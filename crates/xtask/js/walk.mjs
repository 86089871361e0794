// Runs random users on the page in dist/ and prints the faults that they find (tests/browser/walks/walker.mjs). --known
// names a file of regular expressions; faults that match are ignored. A fault has the form "SENTENCE at ADDRESS,
// WIDTH×HEIGHT".
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { exactArguments, executablePath } from "../../../tests/browser/browser.mjs";
import { serve } from "../../../tests/browser/serve.mjs";
import { SCREENS, shrink, wander, write } from "../../../tests/browser/walks/walker.mjs";

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "1" },
    actions: { type: "string", default: "300" },
    size: { type: "string" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "600" },
    known: { type: "string" },
    replay: { type: "string" },
    shrink: { type: "boolean", default: false },
    into: { type: "string", default: "target/walks" },
  },
});
const sizes = values.size ? [values.size] : Object.keys(SCREENS);
if (sizes.some((size) => !(size in SCREENS))) throw new Error(`a size is one of ${Object.keys(SCREENS)}`);
const script = values.replay && readFileSync(values.replay, "utf8").trim().split("\n").map((line) => JSON.parse(line));
const patterns = values.known ? readFileSync(values.known, "utf8").split("\n").filter(Boolean).map((line) => new RegExp(line)) : [];
const known = (sentence) => patterns.some((pattern) => pattern.test(sentence));
mkdirSync(values.into, { recursive: true });

const { url: baseURL, end } = await serve();
const browser = await chromium.launch({ executablePath, args: exactArguments });
const until = Date.now() + 60_000 * Number(values.minutes);
let [runs, actions, failed] = [0, 0, 0];

/** Runs one random user. Prints the faults, and writes their screenshots and actions to files. */
async function one(size, seed) {
  const options = { size, seed, actions: Number(values.actions), script: script || undefined, baseURL, known };
  const begin = Date.now();
  const run = await wander(browser, options);
  runs += 1;
  actions += run.done.length;
  console.log(`${run.found.length ? "WRONG" : "right"} ${size} seed ${seed}: ${run.done.length} actions in ${Math.round((Date.now() - begin) / 1000)} s`);
  for (const sentence of run.passed) console.log(`  known: ${sentence.slice(0, 300)}`);
  if (run.found.length === 0) return;
  failed += 1;
  const name = join(values.into, `${size}-${seed}`);
  const least = values.shrink ? await shrink(browser, options, run) : run.done;
  writeFileSync(`${name}.script`, `${write(least)}\n`);
  if (run.picture) writeFileSync(`${name}.png`, run.picture);
  for (const [at, body] of run.pictures.entries()) writeFileSync(`${name}-${at ? "fresh" : "walked"}.png`, body);
  console.log(`  at ${run.at.replace(/.*#/, "#")}, ${run.view.width}×${run.view.height}; ${least.length} actions in ${name}.script`);
  for (const sentence of run.found.slice(0, 6)) console.log(`  ${sentence.slice(0, 300)}`);
  console.log(`  last: ${write(least.slice(-4)).replaceAll("\n", " ")}`);
}

for (let seed = Number(values.seed); seed < Number(values.seed) + Number(values.seeds); seed += 1) {
  for (const size of sizes) if (Date.now() < until) await one(size, seed);
}
console.log(`${runs} runs, ${actions} actions, ${failed} found something wrong`);
await browser.close();
end();
process.exit(failed ? 1 : 0);
