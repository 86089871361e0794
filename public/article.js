// What the page of an article on the rules gains where scripts run. Without them nothing of the text is missing.

// Search engines want whole addresses, and no page knows before where it will lie.
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
  /** @type {HTMLElement} */ (address.querySelector("dd")).textContent = location.href.replace(/#.*/, "");
  address.hidden = false;
}

// On paper there is no scrolling that would bring the pictures: they come once all else is there.
const eager = () => document.querySelectorAll("img[loading]").forEach((image) => image.setAttribute("loading", "eager"));
addEventListener("load", () => setTimeout(eager, 1000));
button.addEventListener("click", async () => {
  eager();
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  print();
});
