// Tests scripts/release/documents.mjs, which writes index.html and other pages of a release.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { load } from "cheerio";
import { index, permitted, relinked } from "../../scripts/release/documents.mjs";
import { PARTS, early } from "../../scripts/release/lists.mjs";

const SOURCE = readFileSync(join(import.meta.dirname, "../../index.html"), "utf8");
const FOLDER = "r0123456789abcdef";
const NEEDS = Object.fromEntries(PARTS.map(({ part }) => [part, ["common", part]]));
const made = (html) =>
  index(html, {
    folder: FOLDER,
    inside: ["page.js", "page_bg.wasm", "icon.svg", "tiles"],
    early: early(NEEDS),
    start: {
      tagline: '<span lang="en">Threes</span>',
      today: '<a href="#/puzzles/today">Puzzle of the day</a>',
      tiles: '<li class="tile"><img src="./tiles/trias.svg"></li>',
      preview: '<meta property="og:title" content="Trivium">\n',
    },
    styles: "body{margin:0}",
    script: (text, define) => text.replaceAll(/\bEARLY\b/g, () => define.EARLY),
  });

const values = (html, selector, name) => [...load(html)(selector)].map(({ attribs }) => attribs[name]);
const texts = (html, selector) => {
  const $ = load(html);
  return [...$(selector)].map((element) => $(element).text());
};
const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("index.html refers to the files of the release, and has nothing of the development build", () => {
  const html = made(SOURCE);
  assert.deepEqual(values(html, "html", "data-files"), [`./${FOLDER}/`]);
  assert.ok(!html.includes("data-trunk") && !html.includes("<!--") && !html.includes("page.css"));
  assert.deepEqual(texts(html, "style"), ["body{margin:0}"]);
  assert.deepEqual(values(html, "img", "src"), [`./${FOLDER}/tiles/trias.svg`]);
  assert.ok(html.includes('<div class="today"><a href="#/puzzles/today">Puzzle of the day</a></div>'));
  assert.deepEqual(values(html, "head > meta[property='og:title']", "content"), ["Trivium"]);
  const link = (rel) => values(html, `link[rel=${rel}]`, "href");
  assert.deepEqual(link("modulepreload"), [`./${FOLDER}/page.js`]);
  assert.deepEqual(link("preload"), [`./${FOLDER}/page_bg.wasm`]);
  assert.deepEqual(link("icon"), [`./${FOLDER}/icon.svg`]);
  // A file outside the release folder keeps its URL.
  assert.deepEqual(link("apple-touch-icon"), ["./icons/192.png"]);
});

/** Runs the inline scripts at a hash route. Resolves to the files that they preload. */
function asked(hash, matches = []) {
  const files = [];
  const root = { dataset: { files: `./${FOLDER}/` }, lang: "" };
  const head = { append: ({ href }) => files.push(href.replace(`./${FOLDER}/`, "")) };
  const page = {
    document: { documentElement: root, head, querySelectorAll: () => [], createElement: () => ({}), body: { appendChild: (element) => element } },
    location: { hash, pathname: "/", protocol: "https:" },
    CSS: { supports: () => true },
    HTMLDialogElement: class {},
    localStorage: { getItem: (key) => (key === "trivium/game/1" ? "trivium 1\ngame trias base\n" : null) },
    navigator: { languages: ["fr-CH"] },
    indexedDB: { databases: async () => matches },
    WebAssembly: { compileStreaming: async () => ({}) },
    fetch: async (url) => files.push(url.replace(`./${FOLDER}/`, "")),
    addEventListener: () => {},
    setTimeout: () => {},
  };
  page.window = page;
  for (const text of texts(made(SOURCE), "script:not([src], [type])")) {
    // Only a browser can decide whether more style sheets are needed.
    if (!text.includes("triviumSheet =")) runInNewContext(text, page);
  }
  return new Promise((done) => setImmediate(() => done(files)));
}

test("inline scripts preload the chunks of each screen", async () => {
  const parts = (...names) => ["words/fr.txt", "page-common.wasm", ...names.map((name) => `page-${name}.wasm`)];
  const board = (...names) => parts(...names).toSpliced(1, 0, "play.css");
  assert.deepEqual(await asked("#/new/traffic-lights"), board("match_tools", "traffic_lights"));
  assert.deepEqual(await asked("#/game/1"), board("play", "match_tools", "trias"));
  assert.deepEqual(await asked("#/learn/trias"), board("lesson", "pictures", "trias"));
  assert.deepEqual(await asked("#/shelf"), parts("match_list"));
  assert.deepEqual(await asked("#/open/AAAA"), parts("shared_match"));
  assert.deepEqual(await asked("#/try/AAAA"), board("play"));
  assert.deepEqual(await asked("#/by-ear"), parts("by_ear"));
  for (const screen of ["rules", "puzzles", "position", "statistics", "settings"]) assert.deepEqual(await asked(`#/${screen}`), parts(screen));
  assert.deepEqual(await asked("#/nowhere/trias"), parts("trias"));
  assert.deepEqual(await asked("#/constructor/valueOf"), ["words/fr.txt"]);
  assert.deepEqual(await asked(""), ["words/fr.txt"]);
  assert.deepEqual(await asked("", [{}]), parts("match_list"));
});

test("the policy precedes all scripts and styles of the document, and has their hashes", () => {
  const html = made(SOURCE);
  const [policy] = values(html, "meta[http-equiv=Content-Security-Policy]", "content");
  const inline = (selector) => texts(html, selector).map(hash);
  assert.ok(inline("script:not([src])").length > 2);
  assert.equal(/script-src ([^;]*)/.exec(policy)[1], ["'self'", "'wasm-unsafe-eval'", ...inline("script:not([src])")].join(" "));
  assert.equal(/style-src ([^;]*)/.exec(policy)[1], ["'self'", ...inline("style")].join(" "));
  assert.ok(html.indexOf("Content-Security-Policy") < html.indexOf("<script"));
});

for (const [what, html] of [
  ["without the element of the tagline", SOURCE.replace("<p></p>", "<p>Threes</p>")],
  ["with two of them", SOURCE.replace("<p></p>", "<p></p><p></p>")],
  ["without the list of tiles", SOURCE.replace('class="tiles"', 'class="games"')],
  ["without its style sheet", SOURCE.replace('rel="stylesheet"', 'rel="preload"')],
  ["with a second style sheet", SOURCE.replace("</head>", '<link rel="stylesheet" href="./more.css"></head>')],
]) {
  test(`an index.html ${what} aborts the release`, () => {
    assert.notEqual(html, SOURCE);
    assert.throws(() => made(html), /index\.html has \d+ elements .* instead of one/);
  });
}

test("a document's policy permits its own inline script and no other", () => {
  const page = (policy, script) => `<meta http-equiv="Content-Security-Policy" content="${policy}"><script src="./a.js"></script>${script}`;
  const policy = "default-src 'none'; script-src 'self'; base-uri 'none'";
  assert.equal(permitted(page(policy, "")), page(policy, ""));
  const html = permitted(page(policy, "<script>run()</script>"));
  assert.deepEqual(values(html, "meta", "content"), [policy.replace("'self'", `'self' ${hash("run()")}`)]);
  assert.throws(() => permitted(page("default-src 'none'", "<script>run()</script>")), /policy/);
});

test("pages in subfolders refer to the release folder by relative URLs", () => {
  const page = '<!doctype html><html><head></head><body><img src="../../tiles/a.svg"><a href="../de/trias.html">x</a><p hidden></p></body></html>';
  const html = relinked(page, "rules/en/trias.html", FOLDER, ["tiles"]);
  assert.deepEqual(values(html, "img", "src"), [`../../${FOLDER}/tiles/a.svg`]);
  assert.deepEqual(values(html, "a", "href"), ["../de/trias.html"]);
  assert.ok(html.includes("<p hidden></p>"));
  assert.throws(() => relinked('<img src = "tiles/a.svg">', "gallery.html", FOLDER, ["tiles"]), /gallery\.html: the source does not have src/);
});
