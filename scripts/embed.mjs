// What boards in other people's pages are made of, for scripts/release.mjs: their style sheet and their small module.
import { transformSync } from "esbuild";

/** What the page around may set, as `--trivium-…`. */
const OPEN = "page surface raised ink soft line edge accent main on-main bad seat-1 seat-2 seat-3 on-seat radius radius-s".split(" ");
/** Width to height of each game's picture with what lies beside the board, and of its board alone; the pixels that seats and bars take. */
const ROOMS = {
  triapon: [1.02, 1.02, 170],
  trias: [1.35, 1.9, 170],
  tritt: [0.9, 1.13, 170],
  "traffic-lights": [0.95, 1.2, 150],
  trigon: [0.9, 1, 240],
};

/** A sheet of the page as one of a shadow: its root is the element, which takes values from the page around it. */
export const shadowed = (css) => {
  const root = /^:root\{[^}]*\}|:root\s*\{[^}]*\}/.exec(css)[0];
  const open = root.replace(/--([\w-]+):\s*([^;}]+)/g, (whole, name, value) =>
    OPEN.includes(name) ? `--${name}:var(--trivium-${name},${value.trim()})` : whole,
  );
  return css
    .replace(root, () => open)
    .replaceAll(/:root(\[[^\]]*\])/g, ":host($1)")
    .replaceAll(":root", ":host");
};

/** The module: where it finds its release, and what it says before it has any words. */
export const element = (text, { release, glue, program, unloaded, small }) => {
  const constants = { FOLDER: `./${release}/`, GLUE: glue, PROGRAM: program, UNLOADED: unloaded, ROOMS };
  const define = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
  const { code } = transformSync(define.join("") + text, { minify: small, format: "esm", target: "es2022" });
  // Within a template nothing is minified.
  return small ? code.replaceAll(/\\n(?=[.:])/g, "") : code;
};
