// Checks all documents: links lead to existing files and headings, and names in backticks exist in the project.
// ARCHITECTURE.md has a limit of words.
//
// A text in backticks must be a path, or each of its words must occur in the code outside comments. An item after
// `Type::` must be in a file that defines or implements the type. Not checked are
// - code blocks,
// - words without three letters in a row, such as the token `e5-g5` and variables,
// - placeholders: `<game>`, `{game}`, and `*` in paths,
// - names of other projects: the document links the first mention to its description on another site.
import { execFileSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { indented, lines } from "./markdown.mjs";
import { Names, nameFaults } from "./names.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const MAP = "ARCHITECTURE.md";
const MOST_WORDS = 1800;
/** Articles are for players, rules and vectors must not change, and the table of rules is generated. */
const NO_DOCUMENT = /^(templates\/game\/)?(languages|rules)\/|^tests\/vectors\/|^crates\/rules\/tests\/rule_table\.md$/;
/** The changelog keeps names that no longer exist. */
const HISTORY = "CHANGELOG.md";
const PICTURE = /\.(jpe?g|png|webp|ico)$/;

const wrongs = [];
const wrong = (file, line, text) => wrongs.push(`${file}:${line}: ${text}`);

/** The anchors that GitHub derives from the headings of a Markdown file. */
function anchors(file) {
  const seen = new Map();
  return new Set(
    lines(readFileSync(file, "utf8")).flatMap(({ line, code }) => {
      const heading = code === undefined && /^#{1,6}\s+(.*?)\s*#*$/.exec(line)?.[1];
      if (!heading) return [];
      const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").toLowerCase();
      const name = plain.replace(/[^\p{L}\p{N}\s_-]/gu, "").replace(/\s/g, "-");
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      return [count ? `${name}-${count}` : name];
    }),
  );
}

/** Removes text in backticks, because links in it are examples. */
const withoutCode = (line) => line.replace(/(`+)(?!`).*?\1(?!`)/g, "");

function checkLinks(file, text) {
  for (const { line, number, code } of lines(text)) {
    if (code !== undefined || indented(line)) continue;
    const inline = withoutCode(line).matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g);
    const defined = line.matchAll(/^ {0,3}\[[^\]]+\]:\s*<?(\S+?)>?(?:\s|$)/g);
    for (const [, link] of [...inline, ...defined]) {
      if (/^([a-z][\w+.-]*:|\/\/)/i.test(link)) continue;
      const [path, anchor] = link.split("#").map(decodeURIComponent);
      const target = path ? join(root, dirname(file), path) : join(root, file);
      if (!existsSync(target)) wrong(file, number, `${link} leads to no file`);
      else if (anchor && target.endsWith(".md") && !anchors(target).has(anchor)) wrong(file, number, `${link} leads to no heading`);
    }
  }
}

/** Counts words outside diagrams. */
function count(text) {
  const words = lines(text).flatMap(({ line, code }) => (code === "mermaid" ? [] : line.split(/\s+/)));
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" });
const tree = listed.trim().split("\n").filter((path) => lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile());
const read = (path) => readFileSync(join(root, path), "utf8");
const names = new Names(new Map(tree.map((path) => [path, PICTURE.test(path) ? "" : read(path)])));
const documents = tree.filter((path) => path.endsWith(".md") && !NO_DOCUMENT.test(path));
for (const file of documents) {
  checkLinks(file, read(file));
  for (const { line, fault } of file === HISTORY ? [] : nameFaults(file, read(file), names)) wrong(file, line, fault);
}
const words = count(read(MAP));
if (words > MOST_WORDS) wrong(MAP, 1, `${words} words, more than ${MOST_WORDS}`);
if (wrongs.length) console.error(wrongs.join("\n"));
else console.log(`${documents.length} documents; ${MAP} has ${words} words`);
process.exitCode = wrongs.length ? 1 : 0;
