// Compiles style sheets with Lightning CSS for the oldest supported browsers.
import { transform } from "lightningcss";

const version = (major, minor = 0) => (major << 16) | (minor << 8);
/** The oldest supported browsers. docs/build.md lists them, too. */
const targets = { safari: version(15, 4), ios_saf: version(15, 4), chrome: version(105), firefox: version(115) };

/** Converts a colour from OKLCH to sRGB (CSS Color 4, section 9). Channels outside sRGB are cut off. */
function hex(l, c, h, alpha) {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const cube = (x, y) => (l + x * a + y * b) ** 3;
  const [long, medium, short] = [cube(0.3963377774, 0.2158037573), cube(-0.1055613458, -0.0638541728), cube(-0.0894841775, -1.291485548)];
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const byte = (value) => Math.round(255 * Math.min(Math.max(value, 0), 1)).toString(16).padStart(2, "0");
  const parts = linear.map((value) => byte(value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
  return `#${parts.join("")}${alpha < 1 ? byte(alpha) : ""}`;
}

const NUMBER = "([\\d.]+%?)";
const OKLCH = new RegExp(`oklch\\(${NUMBER} ${NUMBER} ${NUMBER}(?: ?/ ?${NUMBER})?\\)`, "g");
const number = (text) => (text.endsWith("%") ? Number.parseFloat(text) / 100 : Number(text));

/** A declaration with the unit `dvh`, which Chromium before 108 does not support. */
const DVH = /(?<=[{;])[a-z][a-z-]*:[^;{}]*\ddvh[^;{}]*(?=[;}])/g;

/**
 * Compiles a sheet: `light-dark()` becomes variables that depend on `color-scheme`, and OKLCH becomes sRGB. Colours
 * whose hue is a variable stay; base.css has alternatives for browsers without OKLCH. Heights in `dvh` follow the same
 * heights in `vh`.
 */
export function compiledSheet(text) {
  const plain = text.replace(OKLCH, (_, l, c, h, alpha = "1") => hex(number(l), number(c), number(h), number(alpha)));
  const { code } = transform({ filename: "sheet.css", code: Buffer.from(plain), minify: true, targets });
  return code.toString().trim().replace(DVH, (declaration) => `${declaration.replaceAll("dvh", "vh")};${declaration}`);
}

/** A sheet that all games share, although it is named after a board: it has the colours of the look. */
const COLOURS = "grid-wood.css";

/** A list of imports without the sheets of boards other than `board`. */
export function sheetOfBoard(text, board, games) {
  const others = games.map((game) => game.board).filter((other) => other !== board);
  const isOther = (file) => file !== COLOURS && others.some((other) => [".", "-"].some((end) => file.startsWith(other + end)));
  return text.replaceAll(/^@import "\.\/boards\/(.*)";\n/gm, (line, file) => (isOther(file) ? "" : line));
}
