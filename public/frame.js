// A board in a frame. Parameters in the query or after `#` set its attributes. Messages carry its events and calls of
// its methods (docs/embed.md). It stores nothing, so it works in a sandboxed frame.
import "./embed.js";

const NAMES = "game variant options position tokens ply mode theme look orientation coordinates marks programs puzzle lang record".split(" ");
const EVENTS = ["move", "position-change", "game-over", "puzzle-over", "error"];
const COMMANDS = ["load", "play", "undo", "goto", "position", "legal", "turn", "outcome", "record", "toSVG"];

const given = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`);

const origin = (address) => {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
};
/** The origin of the embedding page, from the parameter `host` or else from the browser. */
const host = origin(given.get("host") ?? location.ancestorOrigins?.[0] ?? document.referrer);
const isHost = ({ source, origin }) => source === parent && parent !== window && host !== null && origin === host;
const say = (type, values = {}) => {
  if (parent !== window && host !== null && host !== "null") parent.postMessage({ trivium: 1, type, ...values }, host);
};

const css = new CSSStyleSheet();
css.replaceSync("body{margin:0;font:400 1rem/1.5 system-ui,sans-serif}trivium-board{--trivium-width:100%}");
document.adoptedStyleSheets = [css];

const board = /** @type {import("./embed.js").TriviumBoard} */ (document.createElement("trivium-board"));
for (const name of NAMES) {
  const value = given.get(name);
  if (value === null) continue;
  if (name === "record") board.append(value);
  else board.setAttribute(name, value);
  if (name === "lang") document.documentElement.lang = value;
  if (name === "theme" && value) document.documentElement.style.colorScheme = value;
}

for (const name of EVENTS) board.addEventListener(name, (/** @type {any} */ { detail }) => say(name, { detail }));
new ResizeObserver(() => say("resize", { height: Math.ceil(document.body.getBoundingClientRect().height) })).observe(document.body);

addEventListener("message", async (event) => {
  const { trivium, type, id, value } = event.data ?? {};
  if (trivium !== 1 || !isHost(event) || !COMMANDS.includes(type)) return;
  try {
    say("answer", { id, value: (await board[type](value)) ?? null });
  } catch (error) {
    say("answer", { id, error: { code: error.name, message: error.message } });
  }
});

document.body.append(board);
board.load().then(
  () => say("ready"),
  () => {},
);
