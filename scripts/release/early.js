// What a release asks for before its program is there, set into index.html: the words of the language (src/ui/fetch.rs takes them; an
// answer that fails is asked for again there), and the parts of the program that the screen begins with, which are compiled meanwhile.
// scripts/release/documents.mjs defines SCREENS and GAMES: the files of each screen, by the first word of its address, and of each game.
/* global SCREENS, GAMES */
{
  const { files, start, game } = document.documentElement.dataset;
  window.triviumWords = fetch(`${files}words/${document.documentElement.lang}.txt`).catch(() => {});
  const compiled = (window.triviumParts = {});
  const ask = (...needed) => {
    if (!globalThis.WebAssembly?.compileStreaming) return;
    for (const file of needed.flat()) {
      compiled[file] ??= WebAssembly.compileStreaming(fetch(`${files}page-${file}.wasm`)).catch(() => {});
    }
  };
  if (start) ask(SCREENS[start] ?? [], GAMES[game ?? ""] ?? []);
  // Without matches there is no list of them.
  else globalThis.indexedDB?.databases?.().then((all) => all.length && ask(SCREENS.shelf), () => {});
}
