// Plays games by mouse on the page in dist/ and measures, on a slowed-down CPU, the time from a click to the next
// paint, long tasks, and frame times during animations. Prints a Markdown table; --write puts it into docs/frames.md.
// --rate is the slowdown factor. The work of the main thread is measured at full speed in CPU time, which hardly
// depends on other programs. --against measures a second build scene by scene in turn with the first, and prints both
// values.
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { gesture, kept, LONG, records, WIDE } from "../../../tests/browser/records.mjs";
import { launch, measured, root, serve, sizes } from "./common.mjs";

const { values } = parseArgs({
  options: {
    rate: { type: "string", default: "4" },
    dist: { type: "string", default: "dist" },
    against: { type: "string" },
    only: { type: "string", default: "" },
    write: { type: "boolean", default: false },
  },
});

const categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];

/**
 * For each click, in milliseconds of CPU time: `paint` is the work of the main thread until it commits the next frame,
 * `tasks` are the tasks between the click and the next press.
 */
function work(trace) {
  const events = JSON.parse(trace).traceEvents.filter(({ ph, dur }) => ph === "X" && dur !== undefined);
  const of = (type) => events.filter(({ name, args }) => name === "EventDispatch" && args?.data?.type === type);
  const clicks = of("click");
  const main = events
    .filter(({ pid, tid }) => pid === clicks[0].pid && tid === clicks[0].tid)
    .sort((one, two) => one.ts - two.ts);
  const named = (name) => main.filter((event) => event.name === name);
  const [tasks, commits, presses] = [named("RunTask"), named("Commit"), of("pointerdown")];
  const time = ({ dur, tdur }) => (tdur ?? dur) / 1000;
  return clicks.flatMap(({ ts }) => {
    const painted = commits.find((commit) => commit.ts > ts)?.ts;
    const next = presses.find((press) => press.ts > ts)?.ts ?? Infinity;
    const after = tasks.filter((task) => task.ts + task.dur > ts && task.ts < next);
    if (painted === undefined || painted > next) return [];
    const until = after.filter((task) => task.ts <= painted);
    return [{ paint: until.reduce((sum, task) => sum + time(task), 0), tasks: after.map(time) }];
  });
}

const record = (game, variant) => records(game).find((record) => record.variant === variant);
/** The scenes. Moves before `from` are loaded as a save; the others, up to `to`, are played by mouse. */
const PLAYS = [
  { name: "Traffic Lights, slider", game: "traffic-lights", ...record("traffic-lights", "slider"), from: 0, to: 24 },
  { name: "Triapon", game: "triapon", ...record("triapon", "base"), from: 18, to: 48 },
  { name: "Trias", game: "trias", ...record("trias", "base"), from: 0, to: 18 },
  { name: "Tritt, reloaded", game: "tritt", ...record("tritt", "reloaded"), from: 0 },
  { name: "Trigon", game: "trigon", ...record("trigon", "base"), from: 24 },
  { name: "Trigon, over 1000 choices", game: "trigon", ...WIDE, from: WIDE.tokens.length - 6 },
  { name: "the same, help on", game: "trigon", ...WIDE, from: WIDE.tokens.length - 6, settings: "help=y" },
  { name: "Tritt, after 2000 decisions", game: "tritt", ...LONG, from: LONG.tokens.length - 8 },
];

/** Runs in the page: records interactions and long tasks. */
function watch() {
  const noted = (globalThis.noted = { events: [], tasks: [] });
  const observe = (type, options, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, ...options });
  observe("event", { durationThreshold: 16 }, (entry) => {
    const { interactionId: id, duration } = entry;
    if (id > 0) noted.events.push({ id, duration });
  });
  observe("longtask", {}, ({ duration }) => noted.tasks.push(duration));
}

/**
 * Runs in the page: measures times between frames while an animation runs. It checks for animations only every 150 ms,
 * because the check is slow.
 */
function frames() {
  return new Promise((resolve) => {
    const times = [];
    let [began, last, asked, moves] = [null, null, null, true];
    const frame = (now) => {
      began ??= now;
      if (last !== null && moves) times.push(now - last);
      last = now;
      if (asked === null || now - asked > 150) {
        asked = now;
        moves = document.getAnimations().some((animation) => animation.playState === "running");
      }
      if (moves && now - began < 6000) requestAnimationFrame(frame);
      else resolve(times);
    };
    requestAnimationFrame(frame);
  });
}

const sorted = (numbers) => numbers.toSorted((a, b) => a - b);
const part = (numbers, share) => sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;
const most = (numbers) => Math.max(0, ...numbers);
const whole = (number) => number.toFixed(0);

/**
 * Plays a scene. `how` is "events" (interactions, slowed down), "frames" (frame times, slowed down) or "work" (a trace
 * at full speed). It queries the page rarely, because queries take time of the main thread.
 */
async function play(browser, url, scene, how) {
  const traced = how === "work";
  const { game, tokens, from, to = tokens.length, settings = "" } = scene;
  const context = await browser.newContext({ viewport: sizes.desktop, locale: "en" });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(`${game}: ${error}`));
  const storage = { "trivium/settings": settings, "trivium/game/measured": kept(game, scene.variant, tokens.slice(0, from)) };
  await page.addInitScript((kept) => Object.entries(kept).forEach(([key, text]) => (localStorage[key] ??= text)), storage);
  if (how === "events") await page.addInitScript(watch);
  await page.goto(`${url}#/game/measured`);
  await page.locator("main.game .choosable").first().waitFor();
  // Older builds use the class `number`.
  const settled = (count) =>
    !document.querySelector(".sowing") && document.querySelector(".moves [aria-current] :is(.ply-number, .number)")?.textContent === count;
  // Waits for the service worker, because fetching and checking all files takes CPU time, too.
  await page.locator("html[data-offline=ready]").waitFor({ timeout: 60_000 });
  await page.waitForTimeout(500);

  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: traced ? 1 : Number(values.rate) });
  if (traced) await browser.startTracing(page, { categories });
  if (how === "events") await page.evaluate(() => Object.values(globalThis.noted).forEach((list) => list.splice(0)));
  const times = [];
  let choices = 0;
  for (let ply = from; ply < to; ply++) {
    for (const { thing, button } of gesture(tokens[ply])) {
      const target = button
        ? page.locator(".status-bar").getByRole("button", { name: button })
        : page.locator(`main.game ${thing}.choosable`).first();
      const box = await ((await target.locator(".hit").count()) > 0 ? target.locator(".hit") : target).boundingBox();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.waitForTimeout(100);
      await page.mouse.down();
      await page.waitForTimeout(60);
      await page.mouse.up();
      if (how === "frames") times.push(...(await page.evaluate(frames)));
      else await page.waitForTimeout(400);
      choices += 1;
    }
    for (let waited = 0; !(await page.evaluate(settled, `${ply + 1}`)); waited += 400) {
      if (waited > 60_000) throw new Error(`${scene.name}: ${tokens[ply]}, decision ${ply + 1}, is not shown after a minute`);
      await page.waitForTimeout(400);
    }
    // A tap within 600 ms of a decision decides nothing.
    await page.waitForTimeout(600);
  }
  await page.waitForTimeout(200);
  if (traced) {
    const done = work(await browser.stopTracing());
    await context.close();
    return done;
  }
  if (how === "frames") {
    await context.close();
    return times;
  }
  const { events, tasks } = await page.evaluate(() => globalThis.noted);
  await context.close();
  const interactions = new Map();
  for (const { id, duration } of events) interactions.set(id, Math.max(duration, interactions.get(id) ?? 0));
  return { choices, paint: [...interactions.values()], tasks };
}

function row(name, { choices, paint, tasks }, times, done) {
  // The browser reports no interaction shorter than 16 ms.
  const all = [...paint, ...Array(Math.max(0, choices - paint.length)).fill(16)];
  const [works, every] = [done.map(({ paint }) => paint), done.flatMap(({ tasks }) => tasks)];
  const long = every.filter((time) => time * Number(values.rate) > 50);
  const cells = [
    name,
    choices,
    [0.5, 0.98].map((share) => part(works, share).toFixed(1)).join(" / ") + " ms",
    `${long.length}, ${most(every).toFixed(1)} ms`,
    [0.5, 0.98].map((share) => whole(part(all, share))).join(" / ") + " ms",
    tasks.length > 0 ? `${tasks.length}, ${whole(most(tasks))} ms` : "none",
    [part(times, 0.5), part(times, 0.95), most(times)].map((time) => time.toFixed(1)).join(" / ") + " ms",
  ];
  return `| ${cells.join(" | ")} |`;
}

const builds = await Promise.all([values.dist, values.against].filter(Boolean).map((dist) => serve(resolve(root, dist))));
const browser = await launch();
const table = [
  "| | choices | work to the paint: half, 98 % | tasks too long, longest | to next paint: half, 98 % | tasks over 50 ms | frames: half, 95 %, most |",
  "|---|--:|--:|--:|--:|--:|--:|",
];
console.log(table.join("\n"));
try {
  for (const scene of PLAYS.filter(({ name }) => name.includes(values.only))) {
    for (const [nth, { url }] of builds.entries()) {
      const seen = [];
      for (const how of ["events", "frames", "work"]) seen.push(await play(browser, url, scene, how));
      table.push(row(nth === 0 ? scene.name : "… before", ...seen));
      console.log(table.at(-1));
    }
  }
} finally {
  await browser.close();
  builds.forEach(({ end }) => end());
}
if (values.write) {
  const text = `# Frames and waiting

Written by \`cargo xtask measure frames --write\` ${measured()}, without a graphics card, Chromium ${browser.version()}.

Games are played by mouse on the release in \`dist/\`, 1280 × 800, each three times, once all files are kept for use offline.

Two values come at full speed, in processor time, so that they do not depend on other programs:

- *work to the paint*: the work of the main thread from the click to the next picture, which shows the place pressed. The decision is
  drawn after it.
- *tasks too long*: tasks of the main thread that would take over 50 ms on a processor ${values.rate} times slower.

The others come with the main thread slowed down ${values.rate} times:

- *to next paint*: the browser's own measure of an interaction (Event Timing, in steps of 8 ms), from the press to that picture.
- *tasks over 50 ms*: how many while playing, and the longest.
- *frames*, in a run of their own: the times from frame to frame while something moves. 16.7 ms is 60 a second.

${table.join("\n")}
`;
  writeFileSync(join(root, "docs/frames.md"), text);
}
