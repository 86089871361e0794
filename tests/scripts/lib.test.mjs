// Tests scripts/lib.sh on machines without some tools, in a folder outside git whose path has spaces.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, beforeEach, test } from "node:test";

const root = mkdtempSync(join(tmpdir(), "trivium scripts "));
after(() => rmSync(root, { recursive: true }));
const tree = join(root, "a tree");
const tools = join(root, "its tools");
cpSync(join(import.meta.dirname, "..", "..", "scripts", "lib.sh"), join(tree, "scripts", "lib.sh"), { recursive: true });
cpSync(join(import.meta.dirname, "..", "..", "Cargo.lock"), join(tree, "Cargo.lock"));

const SYSTEM = ["awk", "bash", "cat", "dirname", "flock", "head", "id", "ln", "mkdir", "mktemp", "mv", "rm", "sed", "sleep", "tail"];
let bin;
let machines = 0;
// Sets PATH to a new folder that contains only the programs in SYSTEM.
beforeEach(() => {
  bin = join(root, `bin ${(machines += 1)}`);
  mkdirSync(bin);
  for (const name of SYSTEM) symlinkSync(execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim(), join(bin, name));
  rmSync(tools, { recursive: true, force: true });
});
const program = (name, text) => {
  rmSync(join(bin, name), { force: true });
  writeFileSync(join(bin, name), `#!/usr/bin/env bash\n${text}\n`);
  chmodSync(join(bin, name), 0o755);
};
/** Runs shell commands after sourcing lib.sh. Returns the exit code and the output. */
function run(lines) {
  const script = `set -euo pipefail\n. "${tree}/scripts/lib.sh"\n${lines}\n`;
  const { status, stdout, stderr } = spawnSync(join(bin, "bash"), ["-c", script], {
    cwd: root,
    encoding: "utf8",
    env: { HOME: root, PATH: bin, TRIVIUM_TOOLS: tools },
  });
  return { status, said: stdout + stderr };
}

const COMMANDS = "'sudo apt-get update' and 'sudo apt-get install one two'";

test("outside Debian, the error names the missing program and the two commands that install it", () => {
  const { status, said } = run("debian thing one two");
  assert.equal(status, 1);
  assert.equal(said, `error: thing is missing. On Debian: ${COMMANDS}; elsewhere put a program of that name on PATH\n`);
});

test("a user who is not root gets the same error, and apt-get does not run", () => {
  program("id", "echo 1000");
  program("apt-get", `echo tried >"${root}/tried"`);
  const { status, said } = run("debian thing one two");
  assert.equal(status, 1);
  assert.ok(said.includes(COMMANDS), said);
  assert.ok(!existsSync(join(root, "tried")));
});

test("a program on PATH is not installed again", () => {
  program("thing", "");
  assert.deepEqual(run("debian thing one two"), { status: 0, said: "" });
});

test("without Rust or Node, the error says where to get them", () => {
  assert.match(run("rust").said, /^error: cargo is missing: install Rust by rustup, https:\/\/rustup\.rs\n$/);
  assert.match(run("node_packages").said, /^error: node is missing: install Node\.js 20/);
});

test("without rustup, a missing wasm target is an error", () => {
  program("cargo", "");
  program("rustc", `echo "${root}"`);
  const { status, said } = run("wasm_target");
  assert.equal(status, 1);
  assert.match(said, /^error: Rust's target wasm32-unknown-unknown is missing/);
});

test("a failing step shows its output and ends the script", () => {
  const { status, said } = run('step "doing a thing (1 min)" bash -c "echo the reason; exit 3"\necho went on');
  assert.equal(status, 1);
  assert.match(said, /^· doing a thing \(1 min\) …\nthe reason\n {2}failed after \d+ s; all it printed is in .*a tree\/target\/logs\/doing-a-thing--1-min-\.log\nerror: doing a thing \(1 min\) failed\n$/);
});

test("the reasons for a failed run leave out what passed at the second attempt, but not a test whose title begins alike", () => {
  const log = join(root, "browser-tests.log");
  const kept = ["  2) [desktop] › play.spec.mjs:9:1 › a match again ───", "    Error: no such move", "  3) [desktop] › play.spec.mjs:5:1 › a match, restored ───", "    Error: lost"];
  writeFileSync(log, `  1) [desktop] › play.spec.mjs:5:1 › a match › its pictures ───

    Error: one pixel

    Retry #1 ───

    Error: once more

${kept.join("\n\n")}

  2 failed
    [desktop] › play.spec.mjs:9:1 › a match again ───
    [desktop] › play.spec.mjs:5:1 › a match, restored ───
  1 flaky
    [desktop] › play.spec.mjs:5:1 › a match ───
  7 passed (3.0s)
`);
  assert.equal(run(`reasons "${log}"`).said, `${kept.join("\n")}\n`);
});

test("a tool whose build failed is built again at the next run, and then only once", () => {
  program("cargo", `while [[ $1 != --root ]]; do shift; done; mkdir -p "$2/bin"; echo one >>"${root}/builds"; [[ -e "${root}/network" ]]`);
  assert.equal(run("cargo_tool thing 1.2.3").status, 1);
  assert.deepEqual(readdirSync(tools), ["thing-1.2.3.building"]);
  writeFileSync(join(root, "network"), "");
  for (let times = 0; times < 2; times += 1) {
    const { status, said } = run('cargo_tool thing 1.2.3\necho "${PATH%%:*}"');
    assert.equal(status, 0, said);
    assert.ok(said.includes(`${tools}/thing-1.2.3/bin\n`), said);
    assert.deepEqual(readdirSync(tools), ["thing-1.2.3"]);
  }
  assert.equal(readFileSync(join(root, "builds"), "utf8"), "one\none\n");
});

test("two scripts that need the same tool build it once", () => {
  program("cargo", `while [[ $1 != --root ]]; do shift; done; sleep 0.2; mkdir -p "$2/bin"; echo one >>"${root}/builds of two"; sleep 0.2`);
  const { status, said } = run('cargo_tool thing 1.2.3 & other=$!\ncargo_tool thing 1.2.3\nwait "$other"');
  assert.equal(status, 0, said);
  assert.deepEqual(readdirSync(tools), ["thing-1.2.3"]);
  assert.equal(readFileSync(join(root, "builds of two"), "utf8"), "one\n");
});

test("versions come from Cargo.lock", () => {
  assert.match(run("locked wasm-bindgen").said, /^\d+\.\d+\.\d+\n$/);
});
