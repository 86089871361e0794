// Pages with Trusted Types take no text as markup. All that the program draws as markup goes through one line of the glue, which asks
// src/ui/fetch.mjs for what such a page takes. acorn finds that line.
import { parse } from "acorn";

const all = (node) => (node && typeof node === "object" ? [node, ...Object.values(node).flatMap(all)] : []);

/** The glue, asking. */
export function trusting(glue) {
  const program = parse(glue, { ecmaVersion: "latest", sourceType: "module" });
  const module = program.body.find((one) => one.type === "ImportDeclaration" && /\/src\/ui\/fetch\.mjs$/.test(String(one.source.value)));
  const sets = all(program).filter(({ type, left }) => type === "AssignmentExpression" && left.property?.name === "innerHTML");
  if (module?.type !== "ImportDeclaration" || sets.length !== 1) throw new Error("the glue does not set markup exactly once, or has no fetch.mjs");
  const { start, end } = sets[0].right;
  return `import { trusted } from ${module.source.raw};\n${glue.slice(0, start)}trusted(${glue.slice(start, end)})${glue.slice(end)}`;
}
