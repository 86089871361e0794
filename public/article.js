// The script of the articles on the rules: absolute links to other languages, a print button, the URL for print.
// Articles also work without it.

// Search engines need absolute URLs, but the build does not know the host.
/** @type {NodeListOf<HTMLLinkElement>} */
const links = document.querySelectorAll("link[hreflang]");
for (const link of links) link.setAttribute("href", link.href);

const row = /** @type {HTMLElement} */ (document.querySelector("[data-print]"));
const button = document.createElement("button");
button.type = "button";
button.className = "button";
button.textContent = row.dataset.print ?? "";
row.append(" ", button);

/** @type {HTMLElement | null} */
const address = document.querySelector(".address");
if (address) {
  /** @type {HTMLElement} */ (address.querySelector("dd")).textContent = location.origin + location.pathname;
  address.hidden = false;
}

// Printing does not trigger lazy loading, so all pictures are loaded one second after the page.
const eager = () => document.querySelectorAll("img[loading]").forEach((image) => image.setAttribute("loading", "eager"));
addEventListener("load", () => setTimeout(eager, 1000));
button.addEventListener("click", async () => {
  eager();
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  print();
});
