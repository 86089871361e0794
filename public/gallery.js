// The script of the gallery: puts the page's URL into the code of the examples, copies and saves code, and handles the
// events of one example. It is a file, because the page's policy forbids inline scripts.
const base = new URL("./", import.meta.url).href;

for (const code of document.querySelectorAll("pre > code")) {
  code.textContent = code.textContent.replaceAll("https://example.org/trivium/", base);
}

/** The code of a section, with the real picture in place of `<svg>…</svg>`. */
const lines = (button) => {
  const section = /** @type {HTMLElement} */ (button.closest("section"));
  const picture = section.querySelector("trivium-board > svg")?.outerHTML ?? "";
  return (section.querySelector("code")?.textContent ?? "").replace("<svg>…</svg>", () => picture);
};

for (const button of document.querySelectorAll("button[data-saved]")) {
  button.addEventListener("click", () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([lines(button), "\n"], { type: "text/html" }));
    link.download = "trivium-board.html";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  });
}

for (const button of document.querySelectorAll("button[data-copied]")) {
  const text = button.textContent;
  button.addEventListener("click", async () => {
    const code = /** @type {HTMLElement} */ (button.parentElement?.querySelector("code"));
    try {
      await navigator.clipboard.writeText(lines(button));
      button.textContent = button.dataset.copied ?? "";
      setTimeout(() => (button.textContent = text), 3000);
    } catch {
      // The selection lets the reader copy the code by hand.
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
