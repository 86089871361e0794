// Pages with Trusted Types take no text as markup. All that the program draws as markup goes through one line of the glue, which asks
// src/ui/fetch.mjs for what such a page takes.

/** The glue, asking. */
export function trusting(glue) {
  const module = /from '(\.\/snippets\/[^']+\/src\/ui\/fetch\.mjs)'/.exec(glue)?.[1];
  const parts = glue.split(/\.innerHTML = (getStringFromWasm0\(\w+, \w+\));/);
  if (!module || parts.length !== 3) throw new Error("the glue does not set markup exactly once, or has no fetch.mjs");
  const [before, text, after] = parts;
  return `import { trusted } from '${module}';\n${before}.innerHTML = trusted(${text});${after}`;
}
