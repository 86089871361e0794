// What a release tells of its pages to whoever links to them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { announced } from "../../scripts/release/announced.mjs";
import { trusting } from "../../scripts/release/trusting.mjs";

const ADDRESS = "https://example.org/trivium/";

test("a page tells its title, text, picture and frame with whole addresses", () => {
  const html = `<!DOCTYPE html><html lang="de"><head><title>Tritt: „A&amp;B“</title><meta name="description" content="Regeln &quot;neu&quot;"></head><body></body></html>`;
  const made = announced(html, "rules/de/tritt.html", ADDRESS, ["tritt-phone.jpg", "trias-desktop.jpg"]);
  assert.equal(made.file, "rules/de/tritt.oembed.json");
  assert.match(made.html, /<meta property="og:title" content="Tritt: „A&amp;B“">/);
  assert.match(made.html, /og:description" content="Regeln &quot;neu&quot;"/);
  assert.match(made.html, /og:image" content="https:\/\/example\.org\/trivium\/screenshots\/tritt-phone\.jpg"/);
  assert.match(made.html, /og:url" content="https:\/\/example\.org\/trivium\/rules\/de\/tritt\.html"/);
  assert.match(made.html, /json\+oembed" href="https:\/\/example\.org\/trivium\/rules\/de\/tritt\.oembed\.json"[^\n]*\n<\/head>/);
  const oembed = JSON.parse(made.oembed);
  assert.equal(oembed.type, "rich");
  assert.match(oembed.html, /src="https:\/\/example\.org\/trivium\/embed\.html\?game=tritt&amp;mode=play&amp;lang=de"/);
  const start = announced("<html><head><title>T</title></head><body><p>Five games.</p></body></html>", "index.html", ADDRESS);
  assert.match(start.html, /og:url" content="https:\/\/example\.org\/trivium\/"/);
  assert.match(start.html, /og:description" content="Five games\."/);
});

test("the glue asks for markup in its one place, or the release ends", () => {
  const glue = `import { address } from './snippets/trivium-0a/src/ui/fetch.mjs';\n// x.innerHTML = text;\nx.innerHTML = getStringFromWasm0(arg1, arg2);\n`;
  assert.equal(
    trusting(glue),
    `import { trusted } from './snippets/trivium-0a/src/ui/fetch.mjs';\nimport { address } from './snippets/trivium-0a/src/ui/fetch.mjs';\n// x.innerHTML = text;\nx.innerHTML = trusted(getStringFromWasm0(arg1, arg2));\n`,
  );
  assert.throws(() => trusting(`${glue}y.innerHTML = other;`), /exactly once/);
  assert.throws(() => trusting("x.innerHTML = getStringFromWasm0(a, b);"), /fetch\.mjs/);
});
