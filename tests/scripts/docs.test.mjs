// Tests tests/lint/names.mjs: it finds names in documents that do not exist in the project.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Names, nameFaults, withoutComments } from "../lint/names.mjs";

const names = new Names(
  new Map([
    ["README.md", "Only the document names `Table`."],
    ["Cargo.toml", '[package]\nname = "trivium" # not Crate\n'],
    ["crates/rules/src/lib.rs", "//! Mind.\nmacro_rules! each_game {}\npub mod store;\n"],
    ["crates/rules/src/store/mod.rs", "/// Judges a move.\npub fn keep(id: &str) {}\n"],
    ["crates/rules/src/intent.rs", "pub enum Intent {\n    /// Was Judge.\n    Pick(u8),\n}\nconst SITE: &str = \"https://example.org/Address\";\n"],
    ["crates/rules/src/apply.rs", "use trivium_rules::Seat;\nimpl<'a> Display for Intent<'a> {\n    fn tries(&self) {}\n}\n"],
    ["docs/proofs/step.txt", "ProofOnly\n"],
    ["styles/board.css", "/* .gone */\n.board-cell { --hue-1: 3; }\n"],
    ["scripts/walk", "#!/usr/bin/env node\n// --gone\nconst option = \"--seeds\"; open(`rules/${language}/${game}.html`);\n"],
    ["scripts/serve", "#!/usr/bin/env bash\n# serves dist/gone\nserve \"$here/../target/package\"\n"],
    ["public/embed.js", "host.setAttribute('data-busy', ''); /* old */ export const load = () => 0;\n"],
  ]),
);
const faults = (line, file = "docs/x.md") => nameFaults(file, line, names).map(({ fault }) => fault);

for (const text of [
  "`Intent`, `Intent::Pick`, `Intent::tries`, `store::keep`, `trivium_rules::each_game`",
  "`keep(id)`",
  "`board-cell` `.board-cell` `--hue-1` `data-busy` `[data-busy]` `--seeds 10`",
  "`crates/rules/src/lib.rs` `crates/rules/` `docs/proofs/step.txt` `proofs/step.txt` `walk`",
  "`crates/*/src/lib.rs` `crates/<name>/src/store/mod.rs` `rules/<language>/<game>.html` `target/package`",
  "`Pick` in `crates/rules/src/intent.rs`",
  "tokens and formulas: `e5-g5`, `b2-b4+a1-a3>a2-a4`, `L-W`, `10^6 n`, `2 + x`",
  "names of others: [`npm audit`](https://docs.npmjs.com), later `audit` alone",
  "    `Table` in an indented block",
  "```rust\nTable::plays()\n```",
]) {
  test(`accepted: ${text}`, () => assert.deepEqual(faults(text), []));
}

for (const [text, ...expected] of [
  ["`Table`", "nothing is called Table"],
  ["`Mind`, only in a comment", "nothing is called Mind"],
  ["`ProofOnly`, only in a document", "nothing is called ProofOnly"],
  ["`Intent::Judge`", "Intent has no Judge", "nothing is called Judge"],
  ["`Intent::each_game`, an item of another file", "Intent has no each_game"],
  ["`Pick()`, which is no function of `store`: `store::Pick`", "store has no Pick"],
  ["`outlook(…)`", "no function is called outlook", "nothing is called outlook"],
  ["`.gone` `--gone`", "nothing is called gone", "nothing is called gone"],
  ["`src/store/mod.rs`, the end of a path", "there is no src/store/mod.rs"],
  ["`crates/*/tests/lib.rs` `rules/<language>/<game>.txt`", "there is no crates/*/tests/lib.rs", "there is no rules/<language>/<game>.txt"],
  ["`dist/gone`", "there is no dist/gone"],
  ["`keep` in `crates/rules/src/intent.rs`", "crates/rules/src/intent.rs has no keep"],
  ["```mermaid\nA->>B: store::keep, Table::plays\n```", "Table has no plays", "nothing is called Table", "nothing is called plays"],
  ["a link within the project makes no foreign name: [`Table`](intent.md)", "nothing is called Table"],
]) {
  test(`refused: ${text}`, () => assert.deepEqual(faults(text), expected));
}

test("a fault names its line", () => assert.deepEqual(nameFaults("a.md", "x\n\n`Table`\n", names), [{ line: 3, fault: "nothing is called Table" }]));

test("comments are removed, URLs and attributes stay", () => {
  assert.equal(withoutComments("a.rs", "#[test] // why\nlet a = \"https://b\"; /* c */"), "#[test] \nlet a = \"https://b\"; ");
  assert.equal(withoutComments("a.mjs", 'glob("styles/**/*.css", "b/*");'), 'glob("styles/**/*.css", "b/*");');
  assert.equal(withoutComments("a.toml", "colour = \"#fff\" # white"), 'colour = "#fff" ');
  assert.equal(withoutComments("a.html", "<p><!-- a\nb --></p>"), "<p></p>");
  assert.equal(withoutComments("docs/words.md", "anything"), "");
});
