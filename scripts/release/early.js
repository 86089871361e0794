// What a release asks for before its program is there, set into index.html: the words of the language (src/ui/fetch.rs takes them; an
// answer that fails is asked for again there), and the parts of the program that the screen begins with, which are compiled meanwhile.
// scripts/release.mjs defines NEEDS: the files of each part.
/* global NEEDS */
{
  const { files, start, game } = document.documentElement.dataset;
  window.triviumWords = fetch(`${files}words/${document.documentElement.lang}.txt`).catch(() => {});
  const compiled = (window.triviumParts = {});
  const ask = (...parts) => {
    if (!globalThis.WebAssembly?.compileStreaming) return;
    for (const file of parts.flatMap((part) => NEEDS[part] ?? [])) {
      compiled[file] ??= WebAssembly.compileStreaming(fetch(`${files}page-${file}.wasm`)).catch(() => {});
    }
  };
  // The first word of an address names a screen; where its part has another name, or needs more, that stands here.
  const needed = {
    new: [game, "match_tools"],
    game: [game, "play", "match_tools"],
    learn: [game, "lesson", "pictures"],
    shelf: ["match_list"],
    open: ["shared_match"],
  }[start];
  if (start) ask(...(needed ?? [start]));
  // Without matches there is no list of them.
  else globalThis.indexedDB?.databases?.().then((all) => all.length && ask("match_list"), () => {});
}
