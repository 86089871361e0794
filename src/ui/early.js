// The requests of a release before its program runs: the words of the language (fetch.rs takes them, and repeats a failed request), the
// chunks of the first screen, which are compiled meanwhile (part_loader.js takes them), and the styles of boards.
// scripts/release/documents.mjs puts this file into index.html and defines EARLY (lists.mjs): the files of chunks, by the first word of
// an address and by game.
/* global EARLY */
{
  const { files, start, game = "" } = document.documentElement.dataset;
  window.triviumWords = fetch(`${files}words/${document.documentElement.lang}.txt`).catch(() => {});
  const compiled = (window.triviumParts = {});
  // Some hosts send another media type. Such a response cannot be compiled while it streams.
  const compile = async (file) => {
    const response = await fetch(`${files}page-${file}.wasm`);
    const streams = /^application\/wasm\b/.test(response.headers.get("content-type") ?? "");
    return streams ? WebAssembly.compileStreaming(response) : undefined;
  };
  const ask = (screen) => {
    // Browsers warn about a preloaded sheet that is not used. So it is preloaded only where a board is certain.
    if (screen === "try" || (["new", "learn", "game"].includes(screen) && Object.hasOwn(EARLY.games, game))) {
      const preload = Object.assign(document.createElement("link"), { rel: "preload", as: "style", href: `${files}play.css` });
      document.head.append(preload);
    }
    if (!globalThis.WebAssembly?.compileStreaming) return;
    for (const [chunks, name] of [[EARLY.screens, screen], [EARLY.games, game]]) {
      for (const file of Object.hasOwn(chunks, name) ? chunks[name] : []) {
        compiled[file] ??= compile(file).catch(() => undefined);
      }
    }
  };
  if (start) ask(start);
  // Without matches there is no list to show.
  else globalThis.indexedDB?.databases?.().then((all) => all.length && ask("shelf"), () => {});
}
