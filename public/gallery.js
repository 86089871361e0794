// The page of examples: addresses are those of where it lies, code can be copied, and one example has its script here, where the page's
// policy lets it run.
const base = new URL("./", import.meta.url).href;

for (const code of document.querySelectorAll("pre > code")) {
  code.textContent = code.textContent.replaceAll("https://example.org/trivium/", base);
}

for (const button of document.querySelectorAll("button[data-copied]")) {
  const text = button.textContent;
  button.addEventListener("click", async () => {
    const code = /** @type {HTMLElement} */ (button.parentElement?.querySelector("code"));
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = button.dataset.copied ?? "";
      setTimeout(() => (button.textContent = text), 3000);
    } catch {
      // What is marked can be copied by hand.
      getSelection()?.selectAllChildren(code);
    }
  });
}

const board = /** @type {HTMLElement} */ (document.querySelector("#board"));
const said = /** @type {HTMLElement} */ (document.querySelector("#said"));
board.addEventListener("before-move", (/** @type {any} */ event) => {
  if (event.detail.token === "b2") event.preventDefault();
});
board.addEventListener("move", (/** @type {any} */ { detail }) => {
  said.textContent = `${detail.seat}: ${detail.token}`;
});
