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

/** Analyses the start of a game in a new worker. Returns the last message and the milliseconds until it came. */
async function analyse({ game, variant, files, millis }) {
  const worker = new Worker(`${files}worker_loader.js`);
  const heard = () => new Promise((resolve) => worker.addEventListener("message", ({ data }) => resolve(data), { once: true }));
  await heard();
  const begin = performance.now();
  worker.postMessage(`analyse 1 1\n8 1 ${millis}\n${game}\n${variant}\n\n\n`);
  let said;
  do said = await heard();
  while (said.startsWith("outlook 1 n"));
  worker.terminate();
  return { said, took: performance.now() - begin };
}

/**
 * In the page: milliseconds from a stop to the answer to the next request, three times at each of `moments` moments of
 * each request. With `fresh` each measurement has a new worker, which is still building its table.
 */
async function stops({ requests, files, moments, fresh }) {
  const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));
  const begun = async () => {
    const worker = new Worker(`${files}worker_loader.js`);
    await new Promise((resolve) => worker.addEventListener("message", resolve, { once: true }));
    return worker;
  };
  const times = [];
  let worker = await begun();
  const once = async (request, after) => {
    if (fresh) {
      worker.terminate();
      worker = await begun();
    }
    worker.postMessage(request);
    await pause(after);
    return new Promise((resolve) => {
      const begin = performance.now();
      const hear = ({ data }) => {
        if (data !== "refused 2") return;
        worker.removeEventListener("message", hear);
        resolve(performance.now() - begin);
      };
      worker.addEventListener("message", hear);
      worker.postMessage("stop");
      worker.postMessage("think 2\n8 1 -\nno-such-game\n\n\n");
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
    [0.2, 0.5, 0.8].map((part) => {
      const played = tokens.slice(0, Math.floor(part * tokens.length)).join(" ");
      return `${Object.entries(options).map(([key, value]) => `${key}=${value}`).join(" ")}\n\n${played}`;
    }),
  );
  const task = (position) => `8 1 -\n${game}\n${variant}\n${position}`;
  const kinds = [["think 1", LATE], ["analyse 1 5", LATE], ["draw 1 1", LATE], ["hint 1", LATEST]];
  return positions.map(task).flatMap((task) => kinds.map(([kind, late]) => [`${kind}\n${task}`, late]));
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
    for (let run = 0; run < 3; run += 1) times.push((await page.evaluate(analyse, { game, variant, files, millis: 60_000 })).took);
    console.log(`${game} ${variant}: solved in ${(Math.min(...times) / 1000).toFixed(2)} s`);
  }
  for (const [game, variant] of values.only ? [] : SEARCHED) {
    const { said, took } = await page.evaluate(analyse, { game, variant, files, millis });
    const nodes = Number(said.split("\n")[1].split(" ")[2]);
    console.log(`${game} ${variant}: ${Math.round(nodes / took)} thousand positions a second`);
  }
  for (const [game, variant] of values.only === "tasks" ? [...SOLVED, ...SEARCHED, ...OTHERS] : []) {
    const { decisions, playing, analysing } = await tasks(page, game, variant);
    const told = (tasks) => `${tasks.length} tasks over 50 ms${tasks.map((task) => ` ${task}`).join("")}`;
    console.log(`${game} ${variant}: ${decisions} decisions with ${told(playing)}; in the analysis ${told(analysing)}`);
  }
  const kinds = SOLVED.map((kind) => [...kind, true]).concat([...SEARCHED, ...OTHERS].map((kind) => [...kind, false]));
  for (const [game, variant, fresh] of values.only === "tasks" ? [] : kinds) {
    const times = await page.evaluate(stops, { requests: requests(game, variant), files, moments: Number(values.moments), fresh });
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
