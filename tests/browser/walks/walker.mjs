// A random user that presses, drags, types, rotates, reloads and goes back. The page is checked after each action. The
// same seed makes the same run.
import { sizes } from "../browser.mjs";
import { violations } from "../fixtures.mjs";
import { dice } from "../play.mjs";
import { kept } from "../records.mjs";
import { seeded } from "../seeded.mjs";
import { unlike } from "./fresh-page.mjs";
import { quiet, told, witness } from "./invariants.mjs";
import { position } from "./record.mjs";
import { lost, seen, stand } from "./dom-checks.mjs";
import { act, choices, draw } from "./controls.mjs";

export const SCREENS = {
  phone: { viewport: sizes.phone, hasTouch: true },
  sideways: { viewport: { width: 740, height: 360 }, hasTouch: true },
  tablet: { viewport: sizes.tablet, hasTouch: true },
  desktop: { viewport: sizes.desktop, hasTouch: false },
};

/** Actions between two expensive checks. */
const DEAR = 30;
/** How many screens per run are checked by axe, the most expensive check. */
const AXED = 6;
/** Milliseconds to wait for an idle page. A computer player may think longer than that. */
const PATIENCE = 1500;
/** Milliseconds for which a fault must last to be reported. */
const REST = 4000;
/** Milliseconds between two checks for a fault. */
const AGAIN = 700;

/** Unfinished matches that are stored before the start. */
const STOCK = {
  lights: ["traffic-lights", "simple", "b2 a1 c3"],
  bag: ["traffic-lights", "slider+bag", "*R *G =R"],
  triapon: ["triapon", "base", "f4 g4 f3 f5 h4 e2 g6 h3 d2 h6 g2 d3"],
  trias: ["trias", "base", "C1"],
  tritt: ["tritt", "reloaded", "e5-g5"],
  trigon: ["trigon", "base", "2@0,0u 3@0,0d 6@0,-1d"],
};

/** All checks and controls in a single call, because calls to the page are slow. */
const look = new Function("most", `return (${seen})(most).then((found) => ({ ...found, things: (${choices})() }));`);

/** In the page: disables printing and full screen, and fills the storage once. */
function tame(stock) {
  // about:blank has no storage.
  if (location.protocol === "about:") return;
  globalThis.print = () => {};
  Object.defineProperty(Document.prototype, "fullscreenEnabled", { value: false });
  globalThis.navigation.addEventListener("navigate", ({ navigationType }) => (globalThis.arrived = navigationType));
  if (sessionStorage.getItem("tamed") === null) {
    sessionStorage.setItem("tamed", "yes");
    // All lessons count as seen: an offer would disappear after the first visit, and a new page would look different.
    localStorage.setItem("trivium/lessons", "traffic-lights triapon trias tritt trigon");
    for (const [name, text] of Object.entries(stock)) localStorage.setItem(`trivium/game/${name}`, text);
  }
}

async function begin(browser, size, seed, baseURL) {
  const own = { ...SCREENS[size], locale: "en-GB", baseURL, serviceWorkers: "block", reducedMotion: seed % 2 ? "reduce" : "no-preference" };
  const context = await browser.newContext(own);
  const stock = Object.fromEntries(Object.entries(STOCK).map(([name, [game, variant, tokens]]) => [name, kept(game, variant, tokens.split(" ").filter(Boolean))]));
  await context.addInitScript(seeded, seed);
  await context.addInitScript(tame, stock);
  const wrongs = witness(context, new URL(baseURL).origin);
  const page = await context.newPage();
  context.on("page", (other) => other.close().catch(() => {}));
  page.on("dialog", (dialog) => dialog.accept().catch(() => {}));
  page.on("crash", () => wrongs.push("the page has crashed"));
  await page.goto("./");
  await page.locator("main:not(.waiting)").waitFor();
  await quiet(page);
  return { context, page, wrongs, own, touch: own.hasTouch, base: baseURL, pictures: [], last: null, since: 0, next: null, axed: new Set() };
}

/**
 * The current faults as sentences, except known ones. Expensive checks run every DEAR actions, and sooner on a new
 * screen.
 */
async function wrong(run, action, count) {
  const { page, wrongs } = run;
  const judge = async () => {
    const { still, now, wrong, lost, kept, things } = await told(page, look, PATIENCE);
    // Articles and galleries are not the app: they have no `main`, and may show code.
    const away = /^(?!index)[\w.]+\.html/.test(now);
    const all = wrong.filter((one) => !away || !/nothing is shown|words are broken/.test(one));
    // Tab may leave the page after its last control.
    if (action.do === "key" && !/Tab$/.test(action.key) && run.held && lost) all.push("no element has the focus after a key");
    // If the page is not idle, the next action has to read the controls again.
    run.next = still ? { things, held: !lost } : null;
    const wanted = still && kept ? position(kept.text) : null;
    if (wanted !== null && kept.position !== wanted) all.push(`the position is ${kept.position}, by the command line program ${wanted}`);
    return { still, now, away, all: all.filter(run.unknown) };
  };
  let { still, now, away, all } = await judge();
  // Faults that are caused by animations or layout disappear, so check again for a while.
  for (let waited = 0; all.length > 0 && waited < REST; waited += AGAIN) {
    await page.waitForTimeout(AGAIN);
    ({ still, now, away, all } = await judge());
  }
  const found = [...wrongs.splice(0).filter(run.unknown), ...all];
  if (!still) return found;
  const [, game, sheet, other] = /#\/(game|try)?(\/\w+)?(\S*)/.exec(now) ?? [];
  const place = game ?? `${sheet}${other}`;
  // After Back a screen keeps its state. A new page would not have it.
  const returned = await page.evaluate(() => globalThis.arrived === "traverse");
  // A match below a sheet keeps its picks. A new page would not have them.
  const fresh = place !== run.last && !(game && sheet) && !returned;
  run.last = place;
  if (count - run.since >= DEAR || (fresh && count - run.since >= DEAR / 3)) {
    run.since = count;
    if (!run.axed.has(now) && run.axed.size < AXED && run.axed.add(now)) found.push(...(await violations(page)).filter(run.unknown));
    // In a new page a running clock would be paused.
    const runs = fresh && (await page.locator(".seat .time.runs").count()) > 0;
    if (fresh && found.length === 0 && !away && !runs) {
      await page.evaluate(stand);
      const differs = await unlike(page, run.own);
      const sentence = `the picture differs from the same screen in a new page: ${differs?.where}`;
      if (differs && run.unknown(sentence)) {
        run.pictures = differs.pictures;
        found.push(sentence);
      }
    }
  }
  return found;
}

/**
 * Runs a random user for `actions` actions, or replays a `script`. Stops at the first fault. Returns the actions, and
 * the faults after the last action. `known` returns true for faults to ignore; its argument is "SENTENCE at ADDRESS,
 * WIDTH×HEIGHT".
 */
export async function wander(browser, { size, seed, actions, script = undefined, baseURL, known = (/** @type {string} */ _) => false }) {
  const random = dice(`walker ${seed}`);
  const passed = new Set();
  const run = await begin(browser, size, seed, baseURL);
  run.unknown = (sentence) => {
    const { width, height } = run.page.viewportSize();
    const old = known(`${sentence} at ${run.page.url()}, ${width}×${height}`);
    if (old) passed.add(sentence);
    return !old;
  };
  const done = [];
  try {
    for (let count = 0; count < (script?.length ?? actions); count += 1) {
      const { things, held } = run.next ?? { things: await told(run.page, choices), held: !(await told(run.page, lost)) };
      Object.assign(run, { held, next: null });
      const action = script ? script[count] : draw(random, things);
      if (!(await act(run.page, action, run))) continue;
      done.push(action);
      const found = await wrong(run, action, done.length);
      if (found.length > 0) return { done, found, at: run.page.url(), view: run.page.viewportSize(), picture: await run.page.screenshot(), pictures: run.pictures, passed };
    }
    return { done, found: [], passed };
  } catch (error) {
    return { done, found: [`the walker fails: ${error}`], at: run.page.url(), view: run.page.viewportSize(), pictures: [], passed };
  } finally {
    await run.context.close();
  }
}

/** The kind of a fault: its sentence without numbers. */
export const kind = (sentence) => sentence.replace(/[-\d.,]+/g, "0").slice(0, 60);

/** Shrinks a script: removes ever smaller pieces as long as the same kind of fault appears. */
export async function shrink(browser, options, { done, found }) {
  let script = done;
  for (let piece = Math.ceil(script.length / 2); piece >= 1; piece = piece > 1 ? Math.ceil(piece / 2) : 0) {
    for (let from = 0; from < script.length - 1; ) {
      // The last action shows the fault, so it is never removed.
      const shorter = [...script.slice(0, from), ...script.slice(Math.min(from + piece, script.length - 1))];
      const again = await wander(browser, { ...options, script: shorter });
      if (again.found.some((one) => kind(one) === kind(found[0]))) script = again.done;
      else from += piece;
    }
  }
  return script;
}

/** One action on each line, in JSON. */
export const write = (script) => script.map((action) => JSON.stringify(action)).join("\n");
