// Finds names in documents that exist neither in the code nor as files.
import { dirname } from "node:path";
import { indented, lines } from "./markdown.mjs";

const INTERPRETER = /^#!.*\b(node|bash|sh|python3)\b/;
const HASH = /\.(sh|py|toml|ya?ml|dict)$|\/\.?(gitignore|shellcheckrc|npmrc)$/;
const SLASHES = /\.(rs|m?js|ts|php)$/;
const STAR = /\.(rs|m?js|ts|php|css)$/;
const MARKUP = /\.(html|svg)$/;
/** Names in documents and lock files do not count as definitions. */
const NO_CODE = /\.md$|^docs\/|(^|\/)(package-lock\.json|Cargo\.lock)$/;
const WORD = /[\p{L}_-][\p{L}\p{N}_-]*/gu;
/** Words without three letters in a row are tokens of games, numbers or variables. */
const LETTERS = /\p{L}{3}/u;
const PLACEHOLDER = /<\w+>|\{\w+\}/g;
const PATH = /^[\w.*<>/-]*\/[\w.*<>/-]*$/;
const DEFINITION = /\b(?:struct|enum|trait|type|class|mod|macro_rules!|impl(?:<[^>]*>)?|for(?=\s+[A-Z]))\s+(?:\w+::)*(\w+)/g;

/**
 * The text of a file without its comments; "" for documents. A comment starts a line or follows a space, unlike `//` in
 * a URL.
 */
export function withoutComments(path, text) {
  if (NO_CODE.test(path)) return "";
  const interpreter = INTERPRETER.exec(text)?.[1];
  if (MARKUP.test(path)) text = text.replace(/<!--[^]*?-->/g, "");
  if (STAR.test(path) || interpreter === "node") text = text.replace(/(^|\s)\/\*[^]*?\*\//g, "$1");
  if (SLASHES.test(path) || interpreter === "node") text = text.replace(/(^|\s)\/\/.*$/gm, "$1");
  if (HASH.test(path) || (interpreter && interpreter !== "node")) text = text.replace(/(^|\s)#.*$/gm, "$1");
  return text;
}

/** Excludes matches at the end of a word or of a longer path. */
const ALONE = "(?<![\\w-]|\\w/)";

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const bare = (word) => word.replace(/^-+|-+$/g, "");

export class Names {
  /** @param {Map<string, string>} files The text of each file, by its path from the root. */
  constructor(files) {
    this.code = new Map([...files].map(([path, text]) => [path, withoutComments(path, text)]));
    this.paths = new Set(files.keys());
    for (const path of files.keys()) for (let end; (end = path.lastIndexOf("/", end - 1)) > 0; ) this.paths.add(path.slice(0, end));
    this.text = [...this.code.values(), ...this.paths].join("\n");
    this.words = new Set([...this.text.matchAll(WORD)].flatMap(([word]) => [bare(word), ...word.split("-")]));
    this.functions = new Set([...this.text.matchAll(/([\w-]+)(?:<[^>(]*>)?\(/g)].map(([, name]) => name));
    this.defining = new Map();
    for (const [path, text] of this.code) {
      for (const [, name] of text.matchAll(DEFINITION)) this.defining.set(name, (this.defining.get(name) ?? new Set()).add(path));
    }
  }

  /**
   * True if a path exists, from the root or from the folder `beside`, or occurs in the code. `*` and `<…>` match any
   * name.
   */
  hasPath(path, beside = "") {
    if (/[*<]/.test(path)) {
      const pattern = path.replace(/\/$/, "").split(/\*|<\w+>/).map(escaped).join("[^/\\s]*");
      return new RegExp(`${ALONE}${pattern}(?![\\w-])`).test(this.text);
    }
    const plain = path.replace(/^\.?\/|\/$/g, "");
    return this.paths.has(plain) || this.paths.has(beside + plain) || new RegExp(`${ALONE}${escaped(path)}(?![\\w-])`).test(this.text);
  }

  /** True if an item occurs in a file of its owner. The owner is a type, a module or a package. */
  hasItem(owner, item) {
    const folder = owner.replace(/^trivium_/, "");
    const within = new RegExp(`(^|/)${folder}(\\.rs|/)`);
    const files = [...(this.defining.get(owner) ?? []), ...[...this.code.keys()].filter((path) => within.test(path))];
    return files.some((path) => new RegExp(`\\b${item}\\b`).test(this.code.get(path)));
  }

  /** The faults of a text in backticks, as sentences. `foreign` has the names of other projects. */
  faults(quoted, beside = "", foreign = new Set()) {
    if (foreign.has(quoted)) return [];
    if (PATH.test(quoted) && LETTERS.test(quoted)) return this.hasPath(quoted, beside) ? [] : [`there is no ${quoted}`];
    const faults = [];
    for (const [, owner, item] of quoted.matchAll(/(?=\b(\w+)::(\w+))/g)) if (!this.hasItem(owner, item)) faults.push(`${owner} has no ${item}`);
    const called = /^(\w+)\(/.exec(quoted)?.[1];
    if (called && LETTERS.test(called) && !this.functions.has(called)) faults.push(`no function is called ${called}`);
    for (const word of namesOf(quoted)) if (!this.words.has(word) && !foreign.has(word)) faults.push(`nothing is called ${word}`);
    return faults;
  }
}

/** The words to check: those with three letters in a row, without placeholders. */
export function namesOf(text) {
  const words = text.replace(PLACEHOLDER, " ").match(WORD) ?? [];
  return words.map(bare).filter((word) => LETTERS.test(word));
}

/** The faults of a document's names, each with its line. */
export function nameFaults(file, text, names) {
  const found = [];
  const beside = file.includes("/") ? `${dirname(file)}/` : "";
  const linked = text.matchAll(/\[`([^`]+)`\]\(https?:/g);
  const foreign = new Set([...linked].flatMap(([, quoted]) => [quoted, ...namesOf(quoted)]));
  for (const { line, number, code } of lines(text)) {
    const faults = [];
    if (code === "mermaid") {
      // Diagrams have no backticks, so items are recognised by their form.
      for (const [name] of line.matchAll(/\b(?:[A-Za-z]\w*::)+\w+|\b[a-z]+_[a-z_]+\b/g)) faults.push(...names.faults(name));
    } else if (code === undefined && !indented(line)) {
      for (const [, , quoted] of line.matchAll(/(`+)(?!`)(.+?)\1(?!`)/g)) faults.push(...names.faults(quoted, beside, foreign));
      for (const [, items, path] of line.matchAll(/((?:`\w+`(?:, | and )?)+) in `([\w./-]+\.\w+)`/g)) {
        const source = names.code.get(path) ?? "";
        for (const [, name] of items.matchAll(/`(\w+)`/g)) if (!new RegExp(`\\b${name}\\b`).test(source)) faults.push(`${path} has no ${name}`);
      }
    }
    found.push(...faults.map((fault) => ({ line: number, fault })));
  }
  return found;
}
