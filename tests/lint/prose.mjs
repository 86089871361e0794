// Checks the prose of documents and Rust comments: node tests/lint/prose.mjs [FILE…]. textlint checks the length of
// sentences (.textlintrc.json) and terms (terms.yml).
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createLinter, loadTextlintrc } from "textlint";

/** Files that follow other rules: articles and glossaries of the languages, rule files, proofs, generated tables. */
const SKIPPED = /^((templates\/game\/)?languages|rules\/(?!README)|docs\/proofs|crates\/rules\/tests\/rule_table\.md)/;
const DOC = /^\s*\/\/[/!] ?(.*)$/;
// A quoted sentence of a rule file, which must not change.
const QUOTED = /^\s*\/\/\/ Rule: .*$/;
const COMMENT = /^\s*\/\/ (.*)$/;

/**
 * The comments of a Rust file as Markdown, on the same lines. Adjacent doc comments and plain comments are separate
 * paragraphs.
 */
function comments(source) {
  let last;
  return source
    .split("\n")
    .map((line) => {
      const [doc, plain] = [!QUOTED.test(line) && DOC.exec(line), COMMENT.exec(line)];
      const kind = doc ? "doc" : plain ? "plain" : undefined;
      const joined = kind && (last === undefined || last === kind);
      last = kind;
      return joined ? (doc ?? plain)[1].replace(/\[(`[^`]*`|[\w:]+)\](?![(:])/g, "$1") : "";
    })
    .join("\n");
}

const named = process.argv.slice(2);
const listed = named.length ? named : execFileSync("git", ["ls-files", "*.md", "*.rs"], { encoding: "utf8" }).trim().split("\n");
const linter = createLinter({ descriptor: await loadTextlintrc({ configFilePath: ".textlintrc.json" }) });
let count = 0;
for (const file of listed.filter((name) => !SKIPPED.test(name))) {
  const text = readFileSync(file, "utf8");
  const { messages } = await linter.lintText(file.endsWith(".rs") ? comments(text) : text, `${file}.md`);
  for (const { line, message } of messages) console.error(`${file}:${line}: ${message.split("\n")[0]}`);
  count += messages.length;
}
if (count) console.error(`${count} to change`);
process.exitCode = count ? 1 : 0;
