// A random user: presses, drags, types, turns, reloads and goes back over everything that is seen, and looks after each action whether all
// is as it must be. The same seed does the same.
import { sizes } from "../browser.mjs";
import { violations } from "../fixtures.mjs";
import { dice } from "../play.mjs";
import { kept } from "../records.mjs";
import { unlike } from "./fresh-page.mjs";
import { quiet, told, witness } from "./invariants.mjs";
import { position } from "./record.mjs";
import { lost, seen, stand } from "./dom-checks.mjs";
import { act, choices, draw } from "./controls.mjs";

/** The screens on which a random user is let go. */
export const SCREENS = {
  phone: { viewport: sizes.phone, hasTouch: true },
  sideways: { viewport: { width: 740, height: 360 }, hasTouch: true },
  tablet: { viewport: sizes.tablet, hasTouch: true },
  desktop: { viewport: sizes.desktop, hasTouch: false },
};

/** So many actions lie between two looks at what is dear to look at. */
const DEAR = 30;
/** So many screens axe looks at in a run: the dearest look. */
const AXED = 6;
/** How long an action may take to be shown, in milliseconds; a program may think longer. */
const PATIENCE = 1500;
/** How long what looks wrong may take to come to rest, in milliseconds, and after how long one looks again. */
const REST = 4000;
const AGAIN = 700;

/** Matches under way that are on the shelf when it begins, one a game. */
const STOCK = {
  lights: ["traffic-lights", "simple", "b2 a1 c3"],
  bag: ["traffic-lights", "slider+bag", "*R *G =R"],
  triapon: ["triapon", "base", "f4 g4 f3 f5 h4 e2 g6 h3 d2 h6 g2 d3"],
  trias: ["trias", "base", "C1"],
  tritt: ["tritt", "reloaded", "e5-g5"],
  trigon: ["trigon", "base", "2@0,0u 3@0,0d 6@0,-1d"],
};

/** All that is looked at after an action, and what there is to do next: each question to the page takes longer than its answer. */
const look = new Function("most", `return (${seen})(most).then((found) => ({ ...found, things: (${choices})() }));`);

/** What differs from one run to the next does not here: numbers by chance are those of the seed; nothing prints or fills the screen. */
function tame([seed, stock]) {
  // What a page is before it is anything keeps nothing.
  if (location.protocol === "about:") return;
  const state = () => Number(sessionStorage.getItem("dice") ?? seed);
  Crypto.prototype.getRandomValues = (list) => {
    const bytes = new Uint8Array(list.buffer, list.byteOffset, list.byteLength);
    let now = state();
    for (let at = 0; at < bytes.length; at += 1) {
      now = (Math.imul(now, 1_664_525) + 1_013_904_223) >>> 0;
      bytes[at] = now >>> 24;
    }
    sessionStorage.setItem("dice", String(now));
    return list;
  };
  globalThis.print = () => {};
  Object.defineProperty(Document.prototype, "fullscreenEnabled", { value: false });
  if (sessionStorage.getItem("dice") === null) {
    sessionStorage.setItem("dice", seed);
    // A game that has been played offers its lesson once more, and then never: a page opened later would be another.
    localStorage.setItem("trivium/lessons", "traffic-lights triapon trias tritt trigon");
    for (const [name, text] of Object.entries(stock)) localStorage.setItem(`trivium/game/${name}`, text);
  }
}

/** A page of its own for a run. */
async function begin(browser, size, seed, baseURL) {
  const own = { ...SCREENS[size], locale: "en-GB", baseURL, serviceWorkers: "block", reducedMotion: seed % 2 ? "reduce" : "no-preference" };
  const context = await browser.newContext(own);
  const stock = Object.fromEntries(Object.entries(STOCK).map(([name, [game, variant, tokens]]) => [name, kept(game, variant, tokens.split(" ").filter(Boolean))]));
  await context.addInitScript(tame, [seed, stock]);
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
 * What is wrong now, as sentences. The dear ones are looked at when the address has come to another screen, and every so often. What is
 * known to be wrong is not waited for, and is passed over.
 */
async function wrong(run, action, count) {
  const { page, wrongs } = run;
  const judge = async () => {
    const { still, now, wrong, lost, kept, things } = await told(page, look, PATIENCE);
    // Pages of articles and galleries are not the app's.
    const away = /^(?!index)[\w.]+\.html/.test(now);
    const all = wrong.filter((one) => !away || !/nothing is shown|words are broken/.test(one));
    // Tab leads out of the page behind its last thing.
    if (action.do === "key" && !/Tab$/.test(action.key) && run.held && lost) all.push("the focus is on nothing after a key");
    // While something is still to come, what there is to do is asked again.
    run.next = still ? { things, held: !lost } : null;
    const wanted = still && kept ? position(kept.text) : null;
    if (wanted !== null && kept.position !== wanted) all.push(`the position is ${kept.position}, by the headless program ${wanted}`);
    return { still, now, away, all: all.filter(run.unknown) };
  };
  let { still, now, away, all } = await judge();
  // What is still moving, or is laid out again after a turn, comes to rest; what is wrong stays wrong.
  for (let waited = 0; all.length > 0 && waited < REST; waited += AGAIN) {
    await page.waitForTimeout(AGAIN);
    ({ still, now, away, all } = await judge());
  }
  const found = [...wrongs.splice(0).filter(run.unknown), ...all];
  if (!still) return found;
  const [, game, sheet, other] = /#\/(game|try)?(\/\w+)?(\S*)/.exec(now) ?? [];
  const place = game ?? `${sheet}${other}`;
  // What slides over a match or a sandbox leaves it as it is, and what was chosen there.
  const fresh = place !== run.last && !(game && sheet);
  run.last = place;
  if (count - run.since >= DEAR || (fresh && count - run.since >= DEAR / 3)) {
    run.since = count;
    if (!run.axed.has(now) && run.axed.size < AXED && run.axed.add(now)) found.push(...(await violations(page)).filter(run.unknown));
    // A clock that runs stands in a match that is opened again.
    const runs = fresh && (await page.locator(".seat .time.runs").count()) > 0;
    if (fresh && found.length === 0 && !away && !runs) {
      await page.evaluate(stand);
      const differs = await unlike(page, run.own);
      const sentence = `the picture differs from the same screen opened fresh: ${differs?.where}`;
      if (differs && run.unknown(sentence)) {
        run.pictures = differs.pictures;
        found.push(sentence);
      }
    }
  }
  return found;
}

/**
 * Lets a random user go: `actions` of them, or those of a `script`. Gives what was done, and what was wrong after the last of it; it ends
 * with the first thing that is wrong. `known` says of a sentence, with the address and the size of the screen behind it, that it is known
 * and to be passed over.
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

/** What kind of wrong it is: the sentence without numbers. */
export const kind = (sentence) => sentence.replace(/[-\d.,]+/g, "0").slice(0, 60);

/** Fewer actions that lead to the same wrong: pieces are left out, ever smaller ones, as long as it comes again. */
export async function shrink(browser, options, { done, found }) {
  let script = done;
  for (let piece = Math.ceil(script.length / 2); piece >= 1; piece = piece > 1 ? Math.ceil(piece / 2) : 0) {
    for (let from = 0; from < script.length - 1; ) {
      // The last one shows it.
      const shorter = [...script.slice(0, from), ...script.slice(Math.min(from + piece, script.length - 1))];
      const again = await wander(browser, { ...options, script: shorter });
      if (again.found.some((one) => kind(one) === kind(found[0]))) script = again.done;
      else from += piece;
    }
  }
  return script;
}

/** A script as text, one action a line. */
export const write = (script) => script.map((action) => JSON.stringify(action)).join("\n");
