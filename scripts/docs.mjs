#!/usr/bin/env node
// Refuses documents that lead nowhere: links to files or headings that are not there, and in ARCHITECTURE.md paths and names that the tree
// does not have, also in diagrams and in the file next to a name, or too many words.
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const MAP = "ARCHITECTURE.md";
const MOST_WORDS = 1800;
const SOURCES = ["src", "crates", "scripts", "tests", "styles", "public", "Cargo.toml"];
const EXTENSIONS = /\.(rs|md|mjs|js|css|html|toml|json|txt|sh|py|ts|svg)$/;
const NAME = /^[A-Za-z_][\w:]*(\(\))?$/;

const wrongs = [];
const wrong = (file, line, text) => wrongs.push(`${file}:${line}: ${text}`);

/** The lines of a Markdown text, each with its number and the language of the code block in which it stands, "" in one without. */
function lines(text) {
  let fence, language;
  return text.split("\n").map((line, at) => {
    const mark = /^ {0,3}(```+|~~~+)\s*(\w*)/.exec(line);
    const inside = fence;
    if (mark && !fence) [fence, language] = [mark[1], mark[2]];
    else if (mark && line.trim() === fence) fence = undefined;
    return { line, number: at + 1, code: inside || mark ? language : undefined };
  });
}

/** The anchors that GitHub gives to the headings of a Markdown file. */
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

/** A line without what stands between backticks: there links are only examples. */
const withoutCode = (line) => line.replace(/(`+)(?!`).*?\1(?!`)/g, "");

function checkLinks(file, text) {
  for (const { line, number, code } of lines(text)) {
    if (code !== undefined || /^( {4}|\t)/.test(line)) continue;
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

/** The texts of all files that may have a name, in one. */
function sources(path) {
  if (!statSync(path).isDirectory()) return /\.(jpe?g|png|webp|ico)$/.test(path) ? "" : readFileSync(path, "utf8");
  return readdirSync(path).map((name) => sources(join(path, name))).join("\n");
}

function checkMap(text) {
  const words = new Set(SOURCES.map((path) => sources(join(root, path))).join("\n").match(/[A-Za-z_]\w*/g));
  let count = 0;
  for (const { line, number, code } of lines(text)) {
    if (code === "mermaid") {
      for (const [name] of line.matchAll(/\b(?:[A-Za-z]\w*::)+\w+|\b[a-z]+_[a-z_]+\b/g))
        for (const part of name.split("::")) if (!words.has(part)) wrong(MAP, number, `nothing is called ${part}`);
      continue;
    }
    for (const [, names, path] of line.matchAll(/((?:`\w+`(?:, )?)+) in `([\w./-]+)`/g)) {
      const source = existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "";
      for (const [, name] of names.matchAll(/`(\w+)`/g))
        if (!new RegExp(`\\b${name}\\b`).test(source)) wrong(MAP, number, `${path} has no ${name}`);
    }
    count += line.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    for (const [, quoted] of code === undefined ? line.matchAll(/`([^`]+)`/g) : []) {
      if (/^[\w./-]+$/.test(quoted) && (quoted.includes("/") || EXTENSIONS.test(quoted))) {
        if (!existsSync(join(root, quoted))) wrong(MAP, number, `there is no ${quoted}`);
      } else if (NAME.test(quoted) && !words.has(quoted.replace("()", "").split("::").at(-1))) {
        wrong(MAP, number, `nothing is called ${quoted}`);
      }
    }
  }
  if (count > MOST_WORDS) wrong(MAP, 1, `${count} words, more than ${MOST_WORDS}`);
  return count;
}

const files = [MAP, "README.md", "CONTRIBUTING.md", ...readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md")).map((name) => join("docs", name))];
const there = files.filter((file) => existsSync(join(root, file)));
for (const file of there) checkLinks(file, readFileSync(join(root, file), "utf8"));
const count = checkMap(readFileSync(join(root, MAP), "utf8"));
if (wrongs.length) console.error(wrongs.join("\n"));
else console.log(`${there.length} documents; ${MAP} has ${count} words`);
process.exitCode = wrongs.length ? 1 : 0;
