// Checks that styles of one component cannot affect another: node tests/lint/styles.mjs [FOLDER]. Each sheet belongs to
// a component and styles only elements below the roots of that component. A class, an animation or a registered
// property belongs to one component. Styles of several components are in the shared sheets, which are part of the first
// load.
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { find, generate, parse, toPlainObject, walk } from "css-tree";

const SHARED = "shared";
/** The games are read from the type GameName, which a test keeps up to date. */
const GAMES = [...(/GameName = ([^;]*);/.exec(readFileSync(new URL("../../src/embed/embed.d.ts", import.meta.url), "utf8"))?.[1] ?? "").matchAll(/"([^"]+)"/g)].map(([, id]) => id);
/**
 * `roots` are the classes of a component's root elements. `arranges` names components whose elements it may style below
 * its roots. Boards need no root (`alone`), because artwork in <use> has no ancestors, but no other component may use
 * their classes.
 */
const COMPONENTS = {
  [SHARED]: { sheets: ["base.css", "shell.css", "home.css", "controls.css", "dialog.css", "loading.css"] },
  boards: { sheets: ["boards.css", "boards/"], roots: ["board", "trays", ...GAMES], alone: true },
  continue: { sheets: ["continue.css"], roots: ["continue", "continue-place"] },
  setup: { sheets: ["setup.css"], roots: ["setup"] },
  loading: { sheets: ["loading.css"], roots: ["loading"] },
  "match-list": { sheets: ["match-list.css"], roots: ["match-list", "opened", "share", "embed", "send-picture", "authors"] },
  record: { sheets: ["record.css", "variations.css"], roots: ["record", "variations"] },
  game: { sheets: ["game.css", "status-bar.css", "end-card.css", "wide.css", "face-to-face.css", "landscape.css", "narrow.css"], roots: ["game", "round", "elsewhere"], arranges: ["boards"] },
  lesson: { sheets: ["lesson.css"], roots: ["lesson", "lesson-over"], arranges: ["game"] },
  puzzles: { sheets: ["puzzles.css"], roots: ["puzzles"] },
  statistics: { sheets: ["statistics.css"], roots: ["statistics"] },
  position: { sheets: ["position.css"], roots: ["position-editor"], arranges: ["boards", "game"] },
  analysis: { sheets: ["analysis-"], roots: ["analysis"], arranges: ["game", "record"] },
  trying: { sheets: ["trying.css"], roots: ["trying"], arranges: ["game", "analysis"] },
  score: { sheets: ["score.css"], roots: ["score-sheet"] },
  prose: { sheets: ["prose.css"], roots: ["prose"] },
  "foreign-page": { sheets: ["foreign-page.css"], roots: ["guest", ":root"], arranges: ["boards", "game", "record"] },
};
/**
 * Sheets of separate documents, sheets that only import others, and sheets that adapt all components for a few
 * browsers.
 */
const DOCUMENTS = new Set(["article.css", "article-head.css", "gallery.css", "paper.css", "page.css", "play.css", "pictures.css", "looks.css", "embed.css", "analysis.css", "large-text.css", "older.css"]);

const folder = process.argv[2] ?? "styles";
const sheets = readdirSync(folder, { encoding: "utf8", recursive: true }).filter((name) => name.endsWith(".css") && !DOCUMENTS.has(name));
const owner = (sheet) => Object.keys(COMPONENTS).find((name) => COMPONENTS[name].sheets.some((one) => sheet.startsWith(one)));

/** True if every match of a selector is inside, or contains, an element with one of these classes. */
const below = (selector, roots) =>
  selector.children.some((part) => {
    if (part.type === "ClassSelector") return roots.includes(part.name);
    if (part.type === "PseudoClassSelector" && part.name === "root") return roots.includes(":root");
    if (part.type !== "PseudoClassSelector" || !["is", "where", "has"].includes(part.name)) return false;
    return part.children.some((list) => list.children.every((one) => below(one, roots)));
  });

/** The classes of the styled element, which are in the last compound of the selector. */
const styled = (selector) => {
  const classes = [];
  let compound = [];
  for (const part of selector.children) {
    if (part.type === "Combinator") compound = [];
    else compound.push(part);
  }
  for (const part of compound) {
    if (part.type === "ClassSelector") classes.push(part.name);
    if (part.type !== "PseudoClassSelector" || !["is", "where"].includes(part.name)) continue;
    for (const list of part.children) classes.push(...list.children.flatMap(styled));
  }
  return classes;
};

const wrongs = [];
const owners = new Map();
/**
 * Records that a component styles a class, and reports a class of another component, unless it may arrange that
 * component.
 */
const claim = (what, component, alone, where) => {
  const first = owners.get(what) ?? owners.set(what, { component, alone, where }).get(what);
  if (first.component === component) first.alone ||= alone;
  else if (first.component !== SHARED && (first.alone || !COMPONENTS[component].arranges?.includes(first.component))) {
    wrongs.push(`${where}: ${what} is styled by ${first.component}, too (${first.where})`);
  }
};

// Shared sheets come first, so that their classes belong to them. Every component may style these classes below its
// roots.
const order = Object.keys(COMPONENTS);
for (const sheet of sheets.toSorted((a, b) => order.indexOf(owner(a)) - order.indexOf(owner(b)))) {
  const component = owner(sheet);
  if (!component) {
    wrongs.push(`${sheet}: belongs to no component`);
    continue;
  }
  const { roots, alone } = COMPONENTS[component];
  const file = join(folder, sheet);
  const ast = parse(readFileSync(file, "utf8"), { positions: true, filename: relative(".", file), parseValue: false });
  const at = (/** @type {import("css-tree").CssNode} */ { loc }) => `${loc.source}:${loc.start.line}`;
  walk(ast, {
    visit: "Atrule",
    enter: (rule) => {
      if (!/^(keyframes|property)$/.test(rule.name)) return;
      const name = `@${rule.name} ${generate(rule.prelude)}`;
      if (owners.has(name)) wrongs.push(`${at(rule)}: ${name} is defined twice (${owners.get(name).where})`);
      owners.set(name, { component, where: at(rule) });
    },
  });
  walk(ast, {
    visit: "Rule",
    enter(rule) {
      if (this.atrule?.name === "keyframes") return;
      if (rule.prelude.type !== "SelectorList" || find(rule.block, ({ type }) => type === "Rule")) {
        wrongs.push(`${at(rule)}: an invalid selector or a nested rule`);
        return;
      }
      const { children } = /** @type {import("css-tree").SelectorListPlain} */ (toPlainObject(rule.prelude));
      for (const selector of /** @type {any[]} */ (children)) {
        const bare = Boolean(roots) && !below(selector, roots);
        if (bare && !alone) wrongs.push(`${at(rule)}: ${generate(selector)} is not below .${roots.join(" or .")}`);
        for (const name of new Set(styled(selector))) claim(`.${name}`, component, bare, at(rule));
      }
    },
  });
}

if (wrongs.length) {
  console.error(wrongs.join("\n"));
  process.exit(1);
}
console.log(`${sheets.length} style sheets, ${owners.size} names, each of one component`);
