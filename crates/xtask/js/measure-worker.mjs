// Measures the worker of the page in dist/ in Chromium: seconds to solve each variant of Traffic Lights that has a
// table, nodes per second of the searches in other variants, and milliseconds from a stop to the next answer. Each stop
// is measured three times; the shortest is closest to the time on an idle machine. `--only tasks` measures something
// else: tasks of the page over 50 ms while level 8 plays all seats, and during an analysis of that game.
import { parseArgs } from "node:util";
import { seated } from "../../../tests/browser/play.mjs";
import { all } from "../../../tests/browser/records.mjs";
import { launch, serve } from "./common.mjs";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "3" },
    moments: { type: "string", default: "4" },
    only: { type: "string" },
    game: { type: "string" },
  },
});
const millis = 1000 * Number(values.seconds);
const wanted = (/** @type {string[]} */ [game]) => !values.game || game === values.game;
const lights = (variant) => ["traffic-lights", variant];
const SOLVED = ["learn", "simple", "four", "slider", "classic3", "classic4", "learn+bag", "simple+bag"].map(lights).filter(wanted);
const SEARCHED = [["triapon", "base"], ["triapon", "barricade"], ["trias", "base"], ["tritt", "reloaded"], ["trigon", "base"]].filter(wanted);
const OTHERS = [["tritt", "step"], ["tritt", "slide"], lights("four+bag"), lights("slider+bag")].filter(wanted);
/**
 * The latest moments at which a search is stopped, in milliseconds. That of a hint is later, because the reasons of a
 * hint are computed after its search.
 */
const [LATE, LATEST] = [400, 3000];

/** The bytes of a number below 2^31, in the format of the messages. */
const number = (value) => (value < 128 ? [value] : [(value % 128) + 128, ...number(value >> 7)]);
const text = (value) => [...number(Buffer.byteLength(value)), ...Buffer.from(value)];
const list = (values, bytes) => [...number(values.length), ...values.flatMap(bytes)];

/** The bytes of a `Task` of level 8 and seed 1, as in crates/engine/src/protocol.rs. */
const task = (game, variant, { options = {}, played = [], millis = undefined } = {}) => [
  ...text(game),
  ...text(variant),
  ...list(Object.entries(options), ([key, value]) => [...text(key), ...number(Number(value))]),
  0, // It begins at the start of the rules.
  ...list(played, text),
  ...[8, 0, 1],
  ...(millis ? [1, ...number(millis)] : [0]),
];

/** Analyses the start of a game in a new worker. Returns the nodes and the milliseconds until the last message. */
async function analyse({ request, files }) {
  const worker = new Worker(`${files}worker_loader.js`);
  const heard = () => new Promise((resolve) => worker.addEventListener("message", ({ data }) => resolve(data), { once: true }));
  await heard();
  const begin = performance.now();
  worker.postMessage(Uint8Array.from(request));
  let said;
  // An analysis is the bytes 3, ticket, finished, depth and nodes.
  do said = await heard();
  while (said[0] === 3 && said[2] === 0);
  worker.terminate();
  const numbers = [0];
  for (let at = 3, unit = 1; numbers.length < 3; at += 1) {
    numbers[numbers.length - 1] += (said[at] % 128) * unit;
    unit *= 128;
    if (said[at] < 128) unit = numbers.push(0) && 1;
  }
  return { nodes: numbers[1], took: performance.now() - begin };
}

/**
 * In the page: milliseconds from a stop to the answer to the next request, three times at each of `moments` moments of
 * each request. With `fresh` each measurement has a new worker, which is still building its table.
 */
async function stops({ requests, unknown, files, moments, fresh }) {
  const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));
  const begun = async () => {
    const worker = new Worker(`${files}worker_loader.js`);
    await new Promise((resolve) => worker.addEventListener("message", resolve, { once: true }));
    return worker;
  };
  const [STOP, REFUSED] = [5, 5];
  const times = [];
  let worker = await begun();
  const once = async (request, after) => {
    if (fresh) {
      worker.terminate();
      worker = await begun();
    }
    worker.postMessage(Uint8Array.from(request));
    await pause(after);
    return new Promise((resolve) => {
      const begin = performance.now();
      const hear = ({ data }) => {
        if (data[0] !== REFUSED || data[1] !== 2) return;
        worker.removeEventListener("message", hear);
        resolve(performance.now() - begin);
      };
      worker.addEventListener("message", hear);
      worker.postMessage(Uint8Array.of(STOP));
      worker.postMessage(Uint8Array.from(unknown));
    });
  };
  for (const [request, late] of requests) {
    for (let moment = 0; moment < moments; moment += 1) {
      const after = (late * moment ** 2) / moments ** 2;
      times.push([await once(request, after), await once(request, after), await once(request, after)]);
    }
  }
  worker.terminate();
  return times;
}

/**
 * Requests for a move, an analysis, a draw offer and a hint at six positions of two records, each with the latest
 * moment of a stop.
 */
function requests(game, variant) {
  const records = all(game).filter((record) => record.variant === variant && record.tokens.length > 8);
  const positions = records.slice(0, 2).flatMap(({ tokens, options }) =>
    [0.2, 0.5, 0.8].map((part) => task(game, variant, { options, played: tokens.slice(0, Math.floor(part * tokens.length)) })),
  );
  /** The kinds of requests with ticket 1, and their own fields. @type {[number[], number][]} */
  const kinds = [[[0, 1], LATE], [[2, 1, 5], LATE], [[3, 1, 0], LATE], [[1, 1], LATEST]];
  return positions.flatMap((task) => kinds.map(([kind, late]) => [[...kind, ...task], late]));
}

/**
 * Lets level 8 play all seats, then analyses the game, both for `millis`. Returns the number of moves, and tasks over
 * 50 ms of both.
 */
async function tasks(page, game, variant) {
  await page.goto("./");
  await page.evaluate(() => {
    const noted = (globalThis.noted = []);
    new PerformanceObserver((list) => noted.push(...list.getEntries().map((entry) => Math.round(entry.duration)))).observe({ type: "longtask" });
  });
  const told = () => page.evaluate(() => globalThis.noted.splice(0));
  const during = () => page.waitForTimeout(millis).then(told);
  await seated(page, game, game === "triapon" ? [8, 8, 8] : [8, 8], variant);
  // Drops the tasks of the set-up.
  await page.waitForTimeout(300);
  await told();
  const playing = await during();
  const decisions = await page.locator("aside.moves .ply .token").count();
  await page.getByRole("link", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Analysis" }).click();
  const panel = page.locator(".analysis");
  await panel.waitFor();
  await page.waitForTimeout(300);
  await told();
  // Going back in the record stops the computer players.
  await panel.getByRole("button", { name: "Undo" }).click();
  // If the game is over, the page starts the analysis of the whole game by itself.
  const review = panel.getByRole("button", { name: "Analyse the whole game" });
  if (await review.isVisible()) await review.click();
  return { decisions, playing, analysing: await during() };
}

const server = await serve();
const { url } = server;
const browser = await launch();
try {
  const page = await browser.newPage({ baseURL: url });
  await page.goto(url);
  const files = await page.evaluate(() => document.documentElement.dataset.files);
  for (const [game, variant] of values.only ? [] : SOLVED) {
    const times = [];
    const request = [2, 1, 1, ...task(game, variant, { millis: 60_000 })];
    for (let run = 0; run < 3; run += 1) times.push((await page.evaluate(analyse, { request, files })).took);
    console.log(`${game} ${variant}: solved in ${(Math.min(...times) / 1000).toFixed(2)} s`);
  }
  for (const [game, variant] of values.only ? [] : SEARCHED) {
    const request = [2, 1, 1, ...task(game, variant, { millis })];
    const { nodes, took } = await page.evaluate(analyse, { request, files });
    console.log(`${game} ${variant}: ${Math.round(nodes / took)} thousand positions a second`);
  }
  for (const [game, variant] of values.only === "tasks" ? [...SOLVED, ...SEARCHED, ...OTHERS] : []) {
    const { decisions, playing, analysing } = await tasks(page, game, variant);
    const told = (tasks) => `${tasks.length} tasks over 50 ms${tasks.map((task) => ` ${task}`).join("")}`;
    console.log(`${game} ${variant}: ${decisions} decisions with ${told(playing)}; in the analysis ${told(analysing)}`);
  }
  const kinds = SOLVED.map((kind) => [...kind, true]).concat([...SEARCHED, ...OTHERS].map((kind) => [...kind, false]));
  for (const [game, variant, fresh] of values.only === "tasks" ? [] : kinds) {
    const times = await page.evaluate(stops, { requests: requests(game, variant), unknown: [0, 2, ...task("no-such-game", "")], files, moments: Number(values.moments), fresh });
    const all = times.flat().sort((a, b) => a - b);
    const own = Math.max(...times.map((three) => Math.min(...three)));
    const [median, most] = [all[all.length >> 1], all.at(-1)].map((time) => time.toFixed(1));
    const alone = `${own.toFixed(1)} of its own, ${most} with other work`;
    console.log(`${game} ${variant}: stopped ${all.length} times, after ${median} ms, at the most ${alone}`);
  }
} finally {
  await browser.close();
  server.end();
}
