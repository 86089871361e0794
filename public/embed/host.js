// The page around a board, as far as it matters to the board: brightness, language, content security policy, styles.
// Bundled into embed.js.

export const fault = (code, message, mend) => Object.assign(new Error(message), { name: code, mend });

/** Directives of the page's policy that blocked files of the release. */
const held = new Set();
/** Records policy violations by URLs that start with `files()`. Calls `refused` if the worker is blocked. */
export const hearPolicies = (files, refused) =>
  document.addEventListener("securitypolicyviolation", ({ blockedURI, disposition, effectiveDirective }) => {
    if (disposition !== "enforce" || !(/^(blob|wasm-eval)/.test(blockedURI) || blockedURI.startsWith(files()))) return;
    held.add(effectiveDirective);
    if (effectiveDirective === "worker-src") refused();
  });

/** True if the page's policy allows WebAssembly. Tries an empty module. */
const compiles = () => {
  try {
    return Boolean(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));
  } catch {
    return false;
  }
};

/**
 * The text that allows a blocked file: a directive for the page's policy, or a header for the server `from`. Undefined
 * if neither would help.
 */
export const mending = async (files, program) => {
  // Violation events arrive after the failure.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { origin } = new URL(files);
  const lines = [];
  if (!compiles() || [...held].some((directive) => directive.startsWith("script-src"))) lines.push(`script-src ${origin} 'wasm-unsafe-eval'`);
  if (held.has("connect-src")) lines.push(`connect-src ${origin}`);
  if (lines.length) return { line: lines.join("; ") };
  if (origin === location.origin) return undefined;
  const sent = (mode) => fetch(program, { mode, method: "HEAD" }).then(() => true, () => false);
  if (!(await sent("cors")) && (await sent("no-cors"))) return { from: origin, line: "Access-Control-Allow-Origin: *" };
};

let policy;
/** The policy `trivium` for pages with Trusted Types. Null if the page does not use Trusted Types. */
export const trusts = () => {
  if (policy !== undefined) return policy;
  const same = (text) => text;
  try {
    return (policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("trivium", { createHTML: same, createScriptURL: same }) ?? null);
  } catch {
    try {
      document.createElement("i").innerHTML = "";
      return (policy = null);
    } catch {
      throw fault("unloaded", "", { line: "trusted-types trivium" });
    }
  }
};

export const reflect = ({ prototype }, name, read, write) =>
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      return read(this.getAttribute(name));
    },
    set(value) {
      const text = value === null || value === undefined ? null : write(value);
      if (text === null) this.removeAttribute(name);
      else this.setAttribute(name, text);
    },
  });

/** The text of an element, which is its record. Undefined if a translator has replaced the text by <font> elements. */
export const textOf = (element) => {
  if (element.querySelector(":scope > font")) return undefined;
  const texts = [...element.childNodes].filter((node) => node.nodeType === 3 || node.matches?.("pre, code, script[type^='text/plain']"));
  return texts.map((node) => node.textContent).join(" ").trim();
};
/** The language of an element, or English if it is not supported. */
export const langOf = (element) => {
  const tag = /^(de|en|fr|it)(?![a-z])/i.exec(element.closest("[lang]")?.getAttribute("lang") ?? "");
  return tag ? tag[1].toLowerCase() : "en";
};

let brush;
/** Red, green, blue and alpha of any CSS colour, from 0 to 255. */
const seen = (colour) => {
  brush ??= Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
  brush.clearRect(0, 0, 1, 1);
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  return brush.getImageData(0, 0, 1, 1).data;
};
const bright = ([red, green, blue]) => red * 0.2126 + green * 0.7152 + blue * 0.0722 > 128;
/** True if the page is dark at an element, by the first opaque background behind it, or else by its text colour. */
export const isDark = (element) => {
  for (let under = element; under; under = under.assignedSlot ?? under.parentElement ?? under.getRootNode().host) {
    const ground = seen(getComputedStyle(under).backgroundColor);
    if (ground[3] > 127) return !bright(ground);
  }
  return bright(seen(getComputedStyle(element).color));
};
let watched = false;
/** Calls `shade` when attributes of <html> or <body> change, or a colour transition ends. */
export const watch = (shade) => {
  if (watched) return;
  watched = true;
  const look = () => requestAnimationFrame(shade);
  const changes = new MutationObserver(look);
  for (const one of [document.documentElement, document.body]) changes.observe(one, { attributes: true });
  addEventListener("transitionend", ({ propertyName }) => /^(background|color)/.test(propertyName) && look());
};

/**
 * The folder of sheets for browsers with `light-dark()`. Other browsers get sheets that the build compiled without it.
 */
export const native = CSS.supports("color", "light-dark(#000,#fff)") ? "native/" : "";
/** True if the colour scheme of a board is dark. */
export const isDim = (room) => bright(seen(getComputedStyle(room.querySelector(".probe")).color));

/** False in Safari before 16.4. It gets <style> elements with the same rules instead. */
const adopts = "adoptedStyleSheets" in document;
export const styles = (text) => {
  if (adopts) {
    const made = new CSSStyleSheet();
    made.replaceSync(text);
    return made;
  }
  const style = Object.assign(document.createElement("style"), { media: "not all", textContent: text });
  document.head.append(style);
  const { sheet } = style;
  style.remove();
  return sheet;
};
/** Variables in sheets that were compiled without `light-dark()`. */
const LIT = ":host{--lightningcss-light:initial;--lightningcss-dark: }";
const DIM = ":host{--lightningcss-light: ;--lightningcss-dark:initial}";
const brightness = {};
export const adopt = (shadow, sheets, dim) => {
  const all = native ? sheets : [...sheets, (brightness[dim] ??= styles(dim ? DIM : LIT))];
  if (adopts) shadow.adoptedStyleSheets = all;
  else {
    shadow.querySelectorAll(":scope>style").forEach((style) => style.remove());
    const text = all.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join("\n");
    shadow.prepend(Object.assign(document.createElement("style"), { textContent: text }));
  }
};
/**
 * Returns a function that loads style sheets, each of them once for all boards. If a sheet is not there, it loads
 * `instead`. No policy blocks constructed sheets.
 */
export const wardrobe = (at, mend) => {
  // By address, because another release may be found later.
  const sheets = {};
  const load = async (url) => {
    const response = await fetch(url);
    if (!response.ok) throw fault("unloaded", "");
    return shadowed(styles(await response.text()));
  };
  const sheet = (file, instead) => {
    const url = at(file);
    return (sheets[url] ??= load(url)
      .catch(async () => (instead ? sheet(instead) : Promise.reject(fault("unloaded", "", await mend()))))
      .catch((error) => {
        delete sheets[url];
        throw error;
      }));
  };
  return sheet;
};
/** Custom properties that the page can set as `--trivium-…`. */
const OPEN = "page surface raised ink soft line edge accent main on-main bad seat-1 seat-2 seat-3 on-seat radius radius-s".split(" ");
/**
 * Adapts a sheet to a shadow root: `:root` becomes `:host`, and the page's `--trivium-…` override custom properties.
 */
export const shadowed = (sheet) => {
  for (const rule of sheet.cssRules) {
    // Also `:root, .game` and the seats' colours in `[data-hues]`, but not `:root[data-…]`.
    if (/^(:root(?!\[)|\[data-hues)/.test(rule.selectorText)) {
      for (const name of OPEN) {
        const value = rule.style.getPropertyValue(`--${name}`);
        if (value) rule.style.setProperty(`--${name}`, `var(--trivium-${name},${value})`);
      }
    }
    if (rule.selectorText) rule.selectorText = rule.selectorText.replaceAll(/:root(\[[^\]]*\])?/g, (_, of) => (of ? `:host(${of})` : ":host"));
    if (rule.cssRules) shadowed(rule);
  }
  return sheet;
};

/** Classes that the page can style as `::part()` of the same name. */
const PARTS =
  "guest title seats seat who name points field board base trays tray stack count piece site ring mark line marks said asked remark button bar icon stands record ply commentary more acts".split(" ");
const PARTED = PARTS.map((part) => `.${part}`).join();
let blocked;
/** True if the page's policy blocks style attributes. */
export const isBlocked = () => {
  const probe = document.createElement("i");
  probe.setAttribute("style", "top:0");
  return (blocked ??= probe.style.top === "");
};

const tended = new WeakSet();
/** Exposes parts. If the policy blocks style attributes, sets their properties by script, which policies allow. */
export const tend = (live) => {
  if (tended.has(live)) return;
  tended.add(live);
  const known = new WeakMap();
  const style = (element) => {
    const text = element.getAttribute("style");
    if (text === null ? !known.has(element) : known.get(element) === text) return;
    element.style.cssText = text ?? "";
    known.set(element, element.getAttribute("style"));
  };
  const see = (element) => {
    if (element.nodeType !== 1) return;
    for (const one of [element, ...element.querySelectorAll(PARTED)]) {
      const parts = PARTS.filter((part) => one.classList.contains(part));
      if (parts.length) one.setAttribute("part", parts.join(" "));
    }
    if (blocked) for (const one of [element, ...element.querySelectorAll("[style]")]) style(one);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "childList") addedNodes.forEach(see);
      else style(target);
    }
  }).observe(live, { subtree: true, childList: true, ...(isBlocked() && { attributeFilter: ["style"] }) });
};

/** The styles of the element before the first sheet has loaded. */
export const FRAME = `
:host{display:block;break-inside:avoid;writing-mode:horizontal-tb}
:host([hidden]){display:none}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
.room{all:initial;display:flow-root;position:relative;height:100%;color:inherit;color-scheme:inherit;font-family:inherit;font-size:inherit;font-weight:inherit;font-style:inherit;line-height:1.4;visibility:inherit;pointer-events:inherit;forced-color-adjust:inherit;-webkit-text-size-adjust:inherit;text-size-adjust:inherit}
.room:not(.still){max-width:var(--trivium-width,34rem);margin-inline:auto}
.sizer{width:var(--trivium-width,34rem);max-width:100%;max-height:100%}
.live,.fault,::slotted(svg){direction:ltr}
.still>.sizer,.room:not(.still)>slot{display:none}
.there>slot{visibility:hidden}
.live{position:absolute;inset:0;container:board/size}
.live:has(>svg){content-visibility:auto}
.live>svg{display:block;width:100%;height:100%}
.probe{display:none;color:CanvasText}
.fault{white-space:pre-line;padding:.6em .8em;border:1px solid;border-radius:8px;border-color:#c43c30;background:Canvas;color:CanvasText}
.still>.fault,.there>.fault{position:absolute;inset:auto 0 0}
.room:not(.still,.there)>.fault:not([hidden])~.live{display:none}
.room:not(.still,.there):has(>.fault:not([hidden]))>.sizer{display:none}
@media print{:host,:host([theme]){color-scheme:light}.room{color-scheme:inherit!important}}`;
