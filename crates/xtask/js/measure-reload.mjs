// Measures the edit-reload loop of `trunk serve` in a clone: for each kind of change, the time from saving the file
// until Chromium shows it. PATH has only Rust, trunk and wasm-bindgen. Then checks `trunk build`, served from a
// sub-path. The exit status is 1 if a change never appears; times are not judged. --write puts the table into
// docs/build.md. --game first adds a language (`cargo xtask new-language`) and a game from the template (`cargo xtask
// new-game`), runs their tests, and uses both in Chromium.
import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { expect } from "@playwright/test";
import { hurry } from "../../../tests/browser/hurry.mjs";
import { insert, launch, measured, root, searchPath, serve } from "./common.mjs";

const { values } = parseArgs({ options: { write: { type: "boolean" }, game: { type: "boolean" } } });
// Outside target/, which trunk does not watch.
const folder = mkdtempSync(join(tmpdir(), "trivium-loop-"));
const tree = join(folder, "a fresh clone");
const port = 20_000 + (process.pid % 10_000);

const MARK = `loop ${process.pid}`;
/**
 * The changes: name, file, edit, check in the page, goal in seconds.
 * @type {[string, string, (text: string) => string, (mark: string) => boolean, number][]}
 */
const CHANGES = [
  ["a style", "styles/base.css", (text) => `${text}\nbody {\n  quotes: "${MARK}" "";\n}\n`, (mark) => getComputedStyle(document.body).quotes.includes(mark), 3],
  ["a text", "languages/en/shell.rs", (text) => changed(text, /(tagline: ")/, `$1${MARK}: `), (mark) => document.body.innerText.includes(mark), 15],
  ["a line of a board", "crates/boards/src/drawing.rs", (text) => changed(text, /("role" = "presentation")/, `$1, "data-mark" = "${MARK}"`), (mark) => document.querySelector("svg[data-mark]")?.dataset.mark === mark, 20],
  ["a line of a game's rules", "crates/rules/src/games/tritt/rules.rs", (text) => `${text}\n/// A line.\npub const LINE: u64 = ${process.pid};\n`, () => !("old" in globalThis), 20],
];
const changed = (text, what, by) => {
  if (!what.test(text)) throw new Error(`nothing matches ${what}`);
  return text.replace(what, by);
};

// Clones the repository, with the uncommitted files of this tree. The clone shares the target folder, so dependencies
// are not compiled again.
const git = (...given) => execFileSync("git", ["-C", root, ...given], { encoding: "utf8" });
git("clone", "--quiet", "--no-hardlinks", root, tree);
rmSync(join(tree, ".git"), { recursive: true });
for (const file of git("ls-files", "-z", "--modified", "--others", "--exclude-standard").split("\0").filter(Boolean)) {
  rmSync(join(tree, file), { force: true });
  if (existsSync(join(root, file))) cpSync(join(root, file), join(tree, file));
}
const { CARGO_TARGET_DIR = join(root, "target") } = process.env;
const around = { ...process.env, PATH: searchPath(), CARGO_TARGET_DIR, CARGO_INCREMENTAL: "1" };
const tools = join(folder, "bin");
mkdirSync(tools, { recursive: true });
for (const tool of ["cargo", "rustc", "trunk", "wasm-bindgen"]) {
  symlinkSync(execFileSync("sh", ["-c", `command -v ${tool}`], { encoding: "utf8", env: around }).trim(), join(tools, tool));
}
for (const other of ["node", "npm", "npx", "git", "esbuild", "wasm-opt", "wasm-split-cli"]) {
  writeFileSync(join(tools, other), `#!/bin/sh\necho "unexpected call of ${other}" >&2\nexit 1\n`, { mode: 0o755 });
}

/** Differs from the template's name, to find places that still use the template's name. */
const GAME = "new-tris";
const TESTS = [`rules_${GAME.replaceAll("-", "_")}`, "conformance", "properties"].flatMap((name) => ["--test", name]);
/**
 * Makes the game and runs its tests. TRIVIUM_GAME limits the property tests to it. Each of these commands runs once
 * after files have changed. Optimisation and incremental compilation would take longer than they save.
 */
function make() {
  const config = join(folder, ".cargo");
  mkdirSync(config);
  writeFileSync(join(config, "config.toml"), ["rules", "engine", "research"].map((name) => `[profile.dev.package.trivium-${name}]\nopt-level = 0\n`).join(""));
  let since = Date.now();
  for (const [what, command, ...given] of [
    ["cargo xtask new-language, with the lists that it has written", "cargo", "xtask", "new-language", "eo", "Esperanto"],
    ["cargo xtask new-game, with the lists and the table that it has written", "cargo", "xtask", "new-game", GAME],
    ["its rules sentence by sentence, the vectors of all games, its properties", "cargo", "test", "--quiet", "--package", "trivium-rules", ...TESTS],
    ["its article and lesson in all languages, their words", "cargo", "test", "--quiet", "--package", "trivium-cli", "--test", "all", "--", "articles::", "words::"],
    ["the lists of games and languages, the table of its rules' tests", "cargo", "test", "--quiet", "--package", "trivium-generate"],
  ]) {
    execFileSync(command, given, { cwd: tree, env: { ...around, CARGO_INCREMENTAL: "0", TRIVIUM_GAME: GAME }, stdio: ["ignore", "inherit", "inherit"] });
    console.log(`${((Date.now() - since) / 1000).toFixed(0).padStart(4)} s  ${what}`);
    since = Date.now();
  }
  rmSync(config, { recursive: true });
}

/** Plays the new game from its tile on the start page to its end, then opens its lesson and its rules. */
async function play(page) {
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(address);
  await page.locator(`a[href="#/new/${GAME}"]`).click();
  await page.locator(".go button").click();
  await page.locator("main.game").waitFor();
  const site = (place) => page.locator(`.table [data-site="${place}"]`);
  // The page refuses a second disc on the same point, with a message.
  await site("c3").click();
  await site("c3").click();
  await expect(page.locator("[role=alert], .status-bar")).toContainText(/already a disc/);
  // Completes the row a3 b3 c3.
  for (const place of ["a1", "b3", "a2", "a3"]) await site(place).click();
  await expect(page.locator("main.game")).toContainText(/wins/);
  await page.goto(`${address}#/learn/${GAME}`);
  await page.locator(".board svg").waitFor();
  await page.goto(`${address}#/rules/${GAME}/end`);
  await page.locator("#end").waitFor();
  expect(errors).toEqual([]);
  console.log("        played to its end in Chromium; lesson and rules opened");
  await page.goto(`${address}#/settings`);
  await page.getByRole("radio", { name: "Esperanto" }).check();
  await expect(page.locator("html")).toHaveAttribute("lang", "eo");
  console.log("        the new language chosen in the settings");
}

const address = `http://127.0.0.1:${port}/`;
const env = { ...around, PATH: `${tools}:/usr/bin:/bin` };
let log = "";
let server;
let browser;
let host;
const rows = [];
let failed = false;
try {
  if (values.game) make();
  const began = Date.now();
  server = spawn("trunk", ["serve", "--port", String(port)], { cwd: tree, env, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (text) => (log += text));
  browser = await launch();
  const context = await browser.newContext({ locale: "en-GB" });
  await context.addInitScript(hurry);
  const page = await context.newPage();
  const shown = async (is, seconds) => {
    const begin = Date.now();
    for (;;) {
      if (server.exitCode !== null || Date.now() - begin > 1000 * seconds) throw new Error(`not seen after ${seconds} s\n${log.slice(-3000)}`);
      if (await page.evaluate(is, MARK).catch(() => false)) return (Date.now() - begin) / 1000;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const row = (what, seconds, goal) => {
    rows.push(`| ${what} | ${seconds.toFixed(1)} | ${goal ?? ""} |`);
    console.log(rows.at(-1));
  };
  while (!(await fetch(address).catch(() => null))?.ok) {
    if (server.exitCode !== null || Date.now() - began > 1_800_000) throw new Error(log.slice(-3000));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await page.goto(address);
  const started = () => document.querySelector("main:not(.waiting)") !== null;
  await shown(started, 60);
  row("`trunk serve` to the first page, packages compiled too", (Date.now() - began) / 1000);
  for (const game of ["triapon", "trias", "tritt", "traffic-lights", "trigon"]) {
    await page.goto(`${address}#/learn/${game}`);
    await shown(() => document.querySelector(".board svg") !== null, 20);
  }
  await page.goto(`${address}#/`);
  for (const [what, file, change, is, goal] of CHANGES) {
    if (what.includes("board")) await page.goto(`${address}#/learn/tritt`);
    await page.evaluate(() => (globalThis.old = true));
    const saved = log.length;
    writeFileSync(join(tree, file), change(readFileSync(join(tree, file), "utf8")));
    row(what, await shown(is, 300), goal);
    await shown(started, 60);
    if (file.startsWith("styles/") && log.slice(saved).includes("Compiling ")) throw new Error(`${what} caused a compilation:\n${log.slice(saved)}`);
  }
  if (values.game) await play(page);
  // The output of `trunk build` works in any folder of a static host. It is outside the folder that `trunk serve` writes.
  const built = join(folder, "built");
  execFileSync("trunk", ["build", "--dist", built], { cwd: tree, env, stdio: "pipe" });
  host = await serve(built, "--base", "/some/folder/");
  await page.goto(`${host.url}#/learn/tritt`);
  await shown((mark) => document.querySelector("svg[data-mark]")?.dataset.mark === mark, 60);
  if (await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)) throw new Error("a service worker is registered");
} catch (error) {
  console.error(error.message);
  failed = true;
} finally {
  await browser?.close();
  server?.kill();
  host?.end();
  // Removes the output of the host program, which includes the new game.
  if (values.game) rmSync(join(CARGO_TARGET_DIR, "site"), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
  // Cargo compares only modification times, so it would mistake the crates changed in the clone for those of the
  // project. Removes them.
  execFileSync("cargo", ["clean", "--quiet", "--workspace", "--profile", "dev", "--target", "wasm32-unknown-unknown"], { cwd: root, env: around });
}
if (values.write && !failed) {
  insert("docs/build.md", "loop", `Measured by \`cargo xtask measure reload --write\` ${measured()}.\n\n| change | seconds | goal |\n|---|--:|--:|\n${rows.join("\n")}\n`);
}
process.exit(failed ? 1 : 0);
