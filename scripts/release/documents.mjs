// Rewrites the HTML documents of a release with cheerio.
import { load } from "cheerio";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Adapts links to files that moved into the release's folder (`inside`). `file` is the path of the document. */
export function relinked(html, file, folder, inside) {
  const base = pathToFileURL(join("/", file));
  const places = [];
  const $ = load(html, { sourceCodeLocationInfo: true });
  for (const { attribs, sourceCodeLocation } of /** @type {any} */ ($("[href], [src], [srcset]"))) {
    for (const name of ["href", "src", "srcset"].filter((name) => name in attribs)) {
      const [, up, first] = /^((?:\.\.?\/)*)([^/?#]+)/.exec(attribs[name]) ?? [];
      if (!first || new URL(up || ".", base).pathname !== "/" || !inside.includes(first)) continue;
      const at = sourceCodeLocation.attrs[name].startOffset + `${name}="${up}`.length;
      if (!html.startsWith(first, at)) throw new Error(`${file}: the source does not have ${name}="${attribs[name]}"`);
      places.push([at, `${up ? "" : "./"}${folder}/`]);
    }
  }
  places.sort(([a], [b]) => b - a);
  return places.reduce((text, [at, by]) => text.slice(0, at) + by + text.slice(at), html);
}

/** Adds the hashes of the document's inline scripts to its policy, so that they may run. */
export function permitted(html) {
  const $ = load(html);
  const policy = $("meta[http-equiv=Content-Security-Policy]").attr("content");
  const hashes = [...$("script:not([src])")].map((element) => `'sha256-${createHash("sha256").update($(element).text()).digest("base64")}'`);
  if (!policy || !hashes.length) return html;
  const [, own] = /script-src ([^;]*)/.exec(policy) ?? [];
  if (!own || html.split(own).length !== 2) throw new Error("the policy of a document names its scripts otherwise than once");
  return html.replace(own, [own, ...hashes].join(" "));
}

/**
 * The index.html of a release: with styles, texts of the start page, early requests and the content security policy.
 * `inside` lists the files in `folder`, `early` those to request early (lists.mjs), `start` has HTML from the host
 * program, `script` minifies.
 */
export function index(html, { folder, inside, early, start, styles, script }) {
  const $ = load(html);
  const one = (selector) => {
    if ($(selector).length !== 1) throw new Error(`index.html has ${$(selector).length} elements ${selector} instead of one`);
    return $(selector);
  };
  $("[data-trunk]").remove();
  for (const node of $("*").not("script").contents()) {
    if (node.type === "comment") $(node).remove();
    if (node.type === "text") node.data = node.data.replace(/\s*\n\s*/g, "\n");
  }
  one("html[data-files]").attr("data-files", `./${folder}/`);
  // Inline styles render the document before any other file has loaded.
  one("link[rel=stylesheet]").replaceWith(`<style>${styles}</style>`);
  const first = $("script").first();
  first.text(first.text() + readFileSync(join(import.meta.dirname, "../../src/ui/early.js"), "utf8"));
  for (const element of $("script")) $(element).text(script($(element).text(), { EARLY: JSON.stringify(early) }, "iife"));
  // The program is requested before all other files.
  first.before(`<link rel="modulepreload" href="./page.js" crossorigin="anonymous">
<link rel="preload" href="./page_bg.wasm" crossorigin="anonymous" as="fetch" type="application/wasm">`);
  one("head").append(`<script type="module">import init from "./${folder}/page.js";init({module_or_path:"./${folder}/page_bg.wasm"})</script>
<script type="module" async fetchpriority="low" src="./offline.js"></script>${start.preview}`);
  one("p:empty").html(start.tagline);
  one("ul.tiles").html(start.tiles);
  one("div.today").html(start.today);
  // Allows only files of the same origin, and scripts with these hashes. Boards need style attributes for positions.
  const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const hashes = (selector) => [...$(selector)].map((element) => hash($(element).text())).join(" ");
  const policy = `default-src 'self'; script-src 'self' 'wasm-unsafe-eval' ${hashes("script:not([src])")}; style-src 'self' ${hashes("style")}; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'`;
  one("meta[charset]").after(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  return relinked($.html(), "index.html", folder, inside);
}
