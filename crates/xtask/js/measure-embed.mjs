// Compares embedded boards with chess boards and a chess viewer from npm, all served with brotli. For one board: KiB
// loaded and time to the first board, then KiB and time of the first press. For 20 and 100 boards: main thread time,
// longest task, and memory beyond an empty page. Prints a Markdown table; --write puts it into docs/embed.md. The first
// run installs the packages into the tool cache.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildSync } from "esbuild";
import { insert, launch, measured, root, serve, tools } from "./common.mjs";

const { values } = parseArgs({
  options: { runs: { type: "string", default: "3" }, only: { type: "string", default: "" }, write: { type: "boolean", default: false } },
});
const PEERS = ["chessboard-element@1.2.0", "gchessboard@1.4.0", "@lichess-org/pgn-viewer@2.5.9"];
const COUNTS = [20, 100];
/** Time limit for all boards of a page, in milliseconds. */
const LONGEST = 120_000;

/** Installs the packages if needed; returns their folder. */
function packages() {
  const folder = join(tools, "measure-embed-1");
  if (!existsSync(join(folder, "done"))) {
    mkdirSync(folder, { recursive: true });
    execFileSync("npm", ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", ...PEERS], { stdio: "inherit" });
    writeFileSync(join(folder, "done"), "");
  }
  return join(folder, "node_modules");
}

const TOKENS = "e5-g5 f6-h8 d3-d5 e8-g8";
const PGN = "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6";
/** The first press of a board, and a check in the page that it was handled. */
const PRESSES = {
  viewer: { press: `.bar button >> nth=1`, done: () => document.querySelector("trivium-board").shadowRoot.querySelector(".guest:not([data-unused]) .stands")?.textContent.startsWith("3 ") },
  play: { press: `[data-site="a1"]`, done: () => Boolean(document.querySelector("trivium-board").shadowRoot.querySelector(".guest:not([data-unused]) .chosen")) },
};
const trivium = (mode) => ({
  ...PRESSES[mode],
  head: `<script type="module" src="dist/embed.js"></script>`,
  board: `<trivium-board game="tritt" mode="${mode}" tokens="${TOKENS}"></trivium-board>`,
  ready: () => [...document.querySelectorAll("trivium-board")].filter((board) => board.shadowRoot?.querySelector(".there .live svg path")).length,
});
/**
 * The boards to measure: HTML of the head and of one board, and `ready`, which counts finished boards in the page.
 * `without` is a glob of requests to block. `press` and `done` are set for boards that load more at the first press.
 * @type {Record<string, { head: string, board: string, ready: () => number, without?: string, press?: string, done?: () => boolean }>}
 */
const KINDS = {
  "Trivium, diagram": trivium("diagram"),
  "the same, by the page's program": { ...trivium("diagram"), without: "**/light/*" },
  "Trivium, viewer": trivium("viewer"),
  "Trivium, board to play on": trivium("play"),
  "chessboard-element": {
    head: `<script type="module" src="chessboard-element.js"></script>`,
    board: `<chess-board position="start"></chess-board>`,
    ready: () => [...document.querySelectorAll("chess-board")].filter((board) => board.shadowRoot?.querySelectorAll("[part~=piece]").length > 31).length,
  },
  gchessboard: {
    head: `<script type="module" src="gchessboard.js"></script>`,
    board: `<g-chess-board fen="start"></g-chess-board>`,
    ready: () => [...document.querySelectorAll("g-chess-board")].filter((board) => board.shadowRoot?.querySelectorAll("td").length > 63).length,
  },
  "@lichess-org/pgn-viewer": {
    head: `<link rel="stylesheet" href="pgn-viewer.css"><script type="module" src="pgn-viewer.js"></script>`,
    board: `<div class="viewer"></div>`,
    ready: () => [...document.querySelectorAll(".lpv")].filter((board) => board.querySelectorAll("piece").length > 20).length,
  },
};

/** Makes a folder with the release, a bundle of each package, and a page for each kind and count. */
function site() {
  const [from, into] = [packages(), mkdtempSync(join(tmpdir(), "trivium-embed-"))];
  cpSync(join(root, "dist"), join(into, "dist"), { recursive: true });
  const sources = {
    "chessboard-element": `import "chessboard-element";`,
    gchessboard: `import "gchessboard";`,
    "pgn-viewer": `import Viewer from "@lichess-org/pgn-viewer"; for (const place of document.querySelectorAll(".viewer")) Viewer(place, { pgn: "${PGN}" });`,
  };
  for (const [name, contents] of Object.entries(sources)) {
    const nodePaths = [from];
    buildSync({ stdin: { contents, resolveDir: into }, nodePaths, bundle: true, minify: true, format: "esm", outfile: join(into, `${name}.js`), logLevel: "error" });
  }
  cpSync(join(from, "@lichess-org/pgn-viewer/dist/lichess-pgn-viewer.css"), join(into, "pgn-viewer.css"));
  Object.values(KINDS).forEach(({ head, board }, nth) => {
    for (const count of [1, ...COUNTS]) {
      const boards = `<section>${board}</section>`.repeat(count);
      const style = "<style>section { width: 360px }</style>";
      writeFileSync(join(into, `${nth}-${count}.html`), `<!doctype html><meta charset="utf-8"><title>Boards</title>${style}${head}<body>${boards}`);
    }
  });
  writeFileSync(join(into, "empty.html"), "<!doctype html><title>Empty</title>");
  return into;
}

/** Memory of the largest renderer process, in MiB. The browser has only one page. */
async function memory(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const own = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => {
    const status = readFileSync(`/proc/${id}/status`, "utf8");
    return Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
  });
  return Math.max(...own);
}

/**
 * Measures one page load in a new browser. Times are in milliseconds, memory is in MiB, `there` counts the finished
 * boards.
 * @param {string} url
 * @param {(typeof KINDS)[string]} kind
 * @param {number} count
 */
async function visit(url, { ready, without, press, done }, count) {
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    if (without) await page.route(without, (route) => route.abort());
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Performance.enable");
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(new URL("empty.html", url).href);
    const metric = async () => (await session.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration").value * 1000;
    const [before, empty] = [await metric(), await memory(browser)];
    bytes = 0;
    await page.addInitScript((ready) => {
      const count = new Function(`return (${ready})()`);
      globalThis.longest = 0;
      new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => (globalThis.longest = Math.max(globalThis.longest, duration)))).observe({ type: "longtask", buffered: true });
      const look = () => {
        if (globalThis.first === undefined && document.body && count() > 0) requestAnimationFrame(() => setTimeout(() => (globalThis.first = performance.now())));
        if (globalThis.first === undefined) requestAnimationFrame(look);
      };
      look();
    }, `${ready}`);
    await page.goto(url);
    await page.waitForFunction(() => globalThis.first !== undefined, undefined, { timeout: LONGEST });
    // Boards outside the viewport are drawn when idle, or only when they come near. Stop after 5 s without a new one.
    let there = 0;
    const until = performance.now() + LONGEST;
    for (let still = 0; there < count && still < 20 && performance.now() < until; still += 1) {
      const now = await page.evaluate(ready);
      if (now > there) still = 0;
      there = now;
      await page.waitForTimeout(250);
    }
    const shown = bytes / 1024;
    const [busy, longest, used] = [(await metric()) - before, await page.evaluate(() => globalThis.longest), (await memory(browser)) - empty];
    let pressed;
    if (count === 1 && press) {
      const before = performance.now();
      await page.locator(press).first().click();
      await page.waitForFunction(done, undefined, { timeout: LONGEST });
      pressed = performance.now() - before;
      await page.waitForLoadState("networkidle");
    }
    return {
      kib: shown,
      all: bytes / 1024,
      pressed,
      first: await page.evaluate(() => globalThis.first),
      busy,
      longest,
      memory: used,
      there,
    };
  } finally {
    await browser.close();
  }
}

const middle = (numbers) => numbers.sort((one, two) => one - two)[Math.floor(numbers.length / 2)];
const folder = site();
const server = await serve(folder);
const rows = [];
try {
  for (const [nth, [name, kind]] of Object.entries(KINDS).entries()) {
    if (!name.includes(values.only)) continue;
    const cells = [];
    for (const count of [1, ...COUNTS]) {
      const runs = [];
      for (let run = 0; run < Number(values.runs); run += 1) runs.push(await visit(new URL(`${nth}-${count}.html`, server.url).href, kind, count));
      const of = (what) => Math.round(middle(runs.map((run) => run[what])));
      if (count === 1) cells.push(of("kib"), of("first"), kind.press ? of("all") : "", kind.press ? of("pressed") : "");
      else cells.push(`${of("busy")}${of("there") < count ? ` (${of("there")} there)` : ""}`, of("longest") || "under 50", of("memory"));
    }
    rows.push(`| ${name} | ${cells.join(" | ")} |`);
    console.log(rows.at(-1));
  }
} finally {
  server.end();
  rmSync(folder, { recursive: true });
}
const table = `Measured by \`cargo xtask measure embed --write\` ${measured()}. The median of ${values.runs} ${values.runs === "1" ? "run" : "runs"}.

| | KiB for one | first, ms | KiB with the first press | until that is done, ms | 20: main thread, ms | longest task, ms | MiB | 100: main thread, ms | longest task, ms | MiB |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
${rows.join("\n")}
`;
console.log(`\n${table}`);
if (values.write) insert("docs/embed.md", "measured", table);
