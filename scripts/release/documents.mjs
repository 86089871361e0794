// The documents of a release: parse5 reads and writes them.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parse, parseFragment, serialize } from "parse5";

const all = (node) => [node, ...(node.childNodes ?? []).flatMap(all)];
const value = (node, name) => node.attrs?.find((attribute) => attribute.name === name)?.value;
const elements = (html) => parseFragment(html).childNodes;
const replace = (node, ...by) => {
  const siblings = node.parentNode.childNodes;
  siblings.splice(siblings.indexOf(node), 1, ...by);
  for (const child of by) child.parentNode = node.parentNode;
};

/** A document that lies beside index.html, or below it, with the addresses of what is `inside` the release's folder. All else stays as it is written. */
export function relinked(html, file, folder, inside) {
  const base = pathToFileURL(join("/", file));
  const places = [];
  for (const { attrs = [], sourceCodeLocation } of all(parse(html, { sourceCodeLocationInfo: true }))) {
    for (const { name, value } of attrs.filter(({ name }) => ["href", "src", "srcset"].includes(name))) {
      const [, up, first] = /^((?:\.\.?\/)*)([^/?#]+)/.exec(value) ?? [];
      if (!first || new URL(up || ".", base).pathname !== "/" || !inside.includes(first)) continue;
      const at = sourceCodeLocation.attrs[name].startOffset + `${name}="${up}`.length;
      if (!html.startsWith(first, at)) throw new Error(`${file} does not write ${name} as "${value}"`);
      places.push([at, `${up ? "" : "./"}${folder}/`]);
    }
  }
  return places.reverse().reduce((text, [at, by]) => text.slice(0, at) + by + text.slice(at), html);
}

/**
 * index.html as a release has it: with the styles, the start page's texts, what is fetched early, and the policy. `folder` has the files of
 * which `inside` are the names; `needs` are the files of each part; `start` is what the host program made; `script` makes scripts small.
 */
export function index(html, { folder, inside, needs, start, styles, script }) {
  const document = parse(html);
  const one = (what, is) => {
    const found = all(document).filter(is);
    if (found.length !== 1) throw new Error(`index.html has ${found.length} times ${what}`);
    return found[0];
  };
  const named = (name, key, of) => one(`<${name} ${key}="${of}">`, (node) => node.nodeName === name && value(node, key) === of);
  for (const node of all(document)) {
    if (node.nodeName === "#comment" || value(node, "data-trunk") !== undefined) replace(node);
    if (node.nodeName === "#text" && node.parentNode.nodeName !== "script") node.value = node.value.replace(/\s*\n\s*/g, "\n");
  }
  named("html", "data-files", "./").attrs.find(({ name }) => name === "data-files").value = `./${folder}/`;
  // The document brings its styles itself: what it shows before the program waits for nothing else.
  replace(named("link", "rel", "stylesheet"), ...elements(`<style>${styles}</style>`));
  const scripts = all(document).filter(({ nodeName }) => nodeName === "script");
  const [first] = scripts;
  first.childNodes[0].value += readFileSync(join(import.meta.dirname, "../../src/ui/early.js"), "utf8");
  for (const { childNodes: [text] } of scripts) text.value = script(text.value, { NEEDS: JSON.stringify(needs) }, "iife");
  // What the program is made of is asked for first.
  const program = `<link rel="modulepreload" href="./page.js" crossorigin="anonymous">
<link rel="preload" href="./page_bg.wasm" crossorigin="anonymous" as="fetch" type="application/wasm">`;
  replace(first, ...elements(program), first);
  const last = `<script type="module">import init from "./${folder}/page.js";init({module_or_path:"./${folder}/page_bg.wasm"})</script>
<script type="module" async fetchpriority="low" src="./offline.js"></script>${start.preview}`;
  one("<head>", ({ nodeName }) => nodeName === "head").childNodes.push(...elements(last));
  one("an empty <p>", (node) => node.nodeName === "p" && !node.childNodes.length).childNodes = elements(start.tagline);
  named("ul", "class", "tiles").childNodes = elements(start.tiles);
  named("div", "class", "today").childNodes = elements(start.today);
  // Nothing comes from anywhere else, and no script runs but ours. Boards place things by style attributes, which can do nothing but that.
  const inline = (name) => all(document).filter((node) => node.nodeName === name && !value(node, "src"));
  const hash = ({ childNodes: [text] }) => `'sha256-${createHash("sha256").update(text.value).digest("base64")}'`;
  const hashes = (name) => inline(name).map(hash).join(" ");
  const policy = `default-src 'self'; script-src 'self' 'wasm-unsafe-eval' ${hashes("script")}; style-src 'self' ${hashes("style")}; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'`;
  const charset = named("meta", "charset", "utf-8");
  replace(charset, charset, ...elements(`<meta http-equiv="Content-Security-Policy" content="${policy}">`));
  return relinked(serialize(document), "index.html", folder, inside);
}
