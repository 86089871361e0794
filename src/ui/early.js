// What a release asks for before its program is there: the words of the language (fetch.rs takes them; an answer that fails is asked for
// again there), and the parts of the program that the screen begins with, which are compiled meanwhile (part_loader.js takes them).
// scripts/release/documents.mjs sets this into index.html and defines NEEDS: the files of each part.
/* global NEEDS */
{
  // The parts of screens by the first word of their addresses, where they have another name; that of a game comes on top (screen_loader.rs).
  const PARTS = new Map([
    ["new", ["match_tools"]],
    ["game", ["play", "match_tools"]],
    ["try", ["play"]],
    ["learn", ["lesson", "pictures"]],
    ["shelf", ["match_list"]],
    ["open", ["shared_match"]],
  ]);
  const { files, start, game = "" } = document.documentElement.dataset;
  window.triviumWords = fetch(`${files}words/${document.documentElement.lang}.txt`).catch(() => {});
  const compiled = (window.triviumParts = {});
  // Hosts may give it another type.
  const compile = async (file) => {
    const response = await fetch(`${files}page-${file}.wasm`);
    const streams = /^application\/wasm\b/.test(response.headers.get("content-type") ?? "");
    return streams ? WebAssembly.compileStreaming(response) : undefined;
  };
  const ask = (screen) => {
    if (!globalThis.WebAssembly?.compileStreaming) return;
    for (const part of [...(PARTS.get(screen) ?? [screen]), game].map((name) => name.replaceAll("-", "_"))) {
      for (const file of Object.hasOwn(NEEDS, part) ? NEEDS[part] : []) {
        compiled[file] ??= compile(file).catch(() => undefined);
      }
    }
  };
  if (start) ask(start);
  // Without matches there is no list of them.
  else globalThis.indexedDB?.databases?.().then((all) => all.length && ask("shelf"), () => {});
}
