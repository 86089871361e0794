// What other pages and messengers show of ours when someone links to them: OpenGraph in the head, and oEmbed as a file next to the page. Both
// want whole addresses, so they are there only when the release knows where it will lie (TRIVIUM_ADDRESS).
import { all, located, quoted, value } from "./documents.mjs";

const GAMES = /rules\/(?:(\w\w)\/)?([\w-]+?)(?:-print)?\.html$/;
const text = (node) => (node?.childNodes.length === 1 && node.childNodes[0].value?.trim()) || "";

/**
 * A page that tells of itself, and the file of its oEmbed. `page` is its path, `address` that of the folder, with a slash at the end; `pictures`
 * are the files of screenshots.
 */
export function announced(html, page, address, pictures = []) {
  const nodes = all(located(html));
  const named = (name) => nodes.filter(({ nodeName }) => nodeName === name);
  const title = text(named("title")[0]);
  const description = named("meta").find((node) => value(node, "name") === "description");
  const told = (description && value(description, "content").trim()) || text(named("p").find((node) => text(node)));
  const lang = value(named("html")[0], "lang") ?? "en";
  const [, , game] = GAMES.exec(page) ?? [];
  const picture = pictures.find((file) => game && file.startsWith(`${game}-`));
  const image = `${address}${picture ? `screenshots/${picture}` : "icons/512.png"}`;
  const url = `${address}${page === "index.html" ? "" : page}`;
  const file = page.replace(/html$/, "oembed.json");
  const frame = `${address}embed.html?game=${game ?? "traffic-lights"}&mode=play&lang=${lang}`;
  const oembed = {
    version: "1.0",
    type: "rich",
    title,
    provider_name: "Trivium",
    provider_url: address,
    width: 480,
    height: 640,
    html: `<iframe src="${quoted(frame)}" title="${quoted(title)}" width="480" height="640" style="max-width:100%;border:0" sandbox="allow-scripts"></iframe>`,
    thumbnail_url: image,
    thumbnail_width: 512,
    thumbnail_height: 512,
  };
  if (picture) for (const name of ["thumbnail_url", "thumbnail_width", "thumbnail_height"]) delete oembed[name];
  const properties = { "og:title": title, "og:description": told, "og:type": "website", "og:url": url, "og:image": image, "og:locale": lang, "og:site_name": "Trivium" };
  const metas = Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${quoted(value)}">`);
  const link = `<link rel="alternate" type="application/json+oembed" href="${quoted(address + file)}" title="${quoted(title)}">`;
  const end = named("head")[0].sourceCodeLocation.endTag.startOffset;
  return { html: `${html.slice(0, end)}${metas.join("\n")}\n${link}\n${html.slice(end)}`, file, oembed: `${JSON.stringify(oembed, null, 1)}\n` };
}
