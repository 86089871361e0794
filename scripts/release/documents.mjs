// The documents of a release: parse5 reads and writes them.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parse, parseFragment, serialize } from "parse5";

export const all = (node) => [node, ...(node.childNodes ?? []).flatMap(all)];
const attribute = (node, name) => node.attrs?.find((attribute) => attribute.name === name);
export const value = (node, name) => attribute(node, name)?.value;
const one = (nodes, what, is) => {
  const found = nodes.filter(is);
  if (found.length !== 1) throw new Error(`index.html has ${found.length} times ${what}`);
  return found[0];
};
const replace = (node, ...by) => {
  const siblings = node.parentNode.childNodes;
  siblings.splice(siblings.indexOf(node), 1, ...by);
  for (const child of by) child.parentNode = node.parentNode;
};
const elements = (html) => parseFragment(html).childNodes;

/** Lets a document's addresses find what lies in the release's folder. The attributes that it changed, each with its element. */
function relink(document, file, folder, inside) {
  const base = pathToFileURL(join("/", file));
  const changed = [];
  for (const node of all(document)) {
    for (const attribute of (node.attrs ?? []).filter(({ name }) => ["href", "src", "srcset"].includes(name))) {
      const [, up, first] = /^((?:\.\.?\/)*)([^/?#]+)/.exec(attribute.value) ?? [];
      if (!first || new URL(up || ".", base).pathname !== "/" || !inside.includes(first)) continue;
      attribute.value = `${up || "./"}${folder}/${attribute.value.slice(up.length)}`;
      changed.push({ node, attribute });
    }
  }
  return changed;
}

/** A document that tells where in its text each thing stands. */
export const located = (html) => parse(html, { sourceCodeLocationInfo: true });
export const quoted = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** A document that lies beside index.html, or below it, with its addresses in the release's folder. All else stays as it is written. */
export function relinked(html, file, folder, inside) {
  const changed = relink(located(html), file, folder, inside);
  const places = changed.map(({ node, attribute: { name, value } }) => ({ ...node.sourceCodeLocation.attrs[name], by: `${name}="${quoted(value)}"` }));
  const last = places.sort((a, b) => b.startOffset - a.startOffset);
  return last.reduce((text, { startOffset, endOffset, by }) => text.slice(0, startOffset) + by + text.slice(endOffset), html);
}

/** The parts that each screen begins with, by the first word of its address. That of its game comes on top (src/ui/screen_loader.rs). */
const PARTS = {
  new: ["match_tools"],
  game: ["play", "match_tools"],
  try: ["play"],
  learn: ["lesson", "pictures"],
  rules: ["rules"],
  puzzles: ["puzzles"],
  position: ["position"],
  shelf: ["match_list"],
  statistics: ["statistics"],
  open: ["shared_match"],
  "by-ear": ["by_ear"],
  settings: ["settings"],
};

/** The files of each screen, and of each of `games` by the name that addresses have; `needs` tells the files of each part. */
function early(needs, games) {
  const files = (parts) => {
    const missing = parts.find((part) => !needs[part]);
    if (missing) throw new Error(`index.html asks early for ${missing}, which is no part of the program`);
    return [...new Set(parts.flatMap((part) => needs[part]))];
  };
  return {
    screens: Object.fromEntries(Object.entries(PARTS).map(([screen, parts]) => [screen, files(parts)])),
    games: Object.fromEntries(games.map((game) => [game.replaceAll("_", "-"), files([game])])),
  };
}

/**
 * index.html as a release has it: with the styles, the start page's texts, what is fetched early, and the policy. `folder` has the files of
 * which `inside` are the names; `needs` tells the files of each part, of which those of `games` are some; `script` makes scripts small.
 */
export function index(html, { folder, inside, needs, games, tagline, tiles, today, styles, script }) {
  const document = parse(html);
  const nodes = all(document);
  const head = one(nodes, "<head>", ({ nodeName }) => nodeName === "head");
  const link = (rel) => one(nodes, `a link ${rel}`, (node) => node.nodeName === "link" && value(node, "rel") === rel && !attribute(node, "data-trunk"));
  attribute(one(nodes, "<html>", ({ nodeName }) => nodeName === "html"), "data-files").value = `./${folder}/`;
  for (const node of nodes) {
    if (node.nodeName === "#comment" || attribute(node, "data-trunk")) replace(node);
    if (node.nodeName === "#text" && node.parentNode.nodeName !== "script") node.value = node.value.replace(/\s*\n\s*/g, "\n");
  }
  // The document brings its styles itself: what it shows before the program waits for nothing else.
  replace(link("stylesheet"), ...elements(`<style>${styles}</style>`));
  const [first] = nodes.filter(({ nodeName }) => nodeName === "script");
  const asked = early(needs, games);
  first.childNodes[0].value += readFileSync(join(import.meta.dirname, "early.js"), "utf8");
  for (const node of nodes.filter(({ nodeName }) => nodeName === "script")) {
    node.childNodes[0].value = script(node.childNodes[0].value, { SCREENS: JSON.stringify(asked.screens), GAMES: JSON.stringify(asked.games) }, "iife");
  }
  // What the program is made of is asked for first.
  const program = `./${folder}/page_bg.wasm`;
  replace(
    first,
    ...elements(`<link rel="modulepreload" href="./page.js" crossorigin="anonymous">
<link rel="preload" href="./page_bg.wasm" crossorigin="anonymous" as="fetch" type="application/wasm">`),
    first,
  );
  head.childNodes.push(
    ...elements(`<script type="module">import init from "./${folder}/page.js";init({module_or_path:"${program}"})</script>
<script type="module" async fetchpriority="low" src="./offline.js"></script>`),
  );
  one(all(document), "a tagline", (node) => node.nodeName === "p" && !node.childNodes.length).childNodes = elements(tagline);
  one(all(document), "tiles", (node) => value(node, "class") === "tiles").childNodes = elements(tiles);
  one(all(document), "the puzzle of the day", (node) => value(node, "class") === "today").childNodes = elements(today);
  relink(document, "index.html", folder, inside);
  // Nothing comes from anywhere else, and no script runs but ours. Boards place things by style attributes, which can do nothing but that.
  const hashes = (name) =>
    all(document)
      .filter((node) => node.nodeName === name && !attribute(node, "src"))
      .map(({ childNodes: [text] }) => `'sha256-${createHash("sha256").update(text.value).digest("base64")}'`)
      .join(" ");
  const policy = `default-src 'self'; script-src 'self' 'wasm-unsafe-eval' ${hashes("script")}; style-src 'self' ${hashes("style")}; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'`;
  const charset = one(all(document), "a charset", (node) => attribute(node, "charset"));
  replace(charset, charset, ...elements(`<meta http-equiv="Content-Security-Policy" content="${policy}">`));
  return serialize(document);
}
