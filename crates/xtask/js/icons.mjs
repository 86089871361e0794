// Draws public/icons from public/icon.svg. pngquant reduces them to 32 colours, which makes them a third as large. The
// icons are committed, so that builds need no browser.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { launch, root } from "./common.mjs";

const out = (...path) => join(root, "public", ...path);
mkdirSync(out("icons"), { recursive: true });
const svg = readFileSync(out("icon.svg"), "utf8");
// Systems crop maskable icons. Only a centred circle with 80 % of the width is always visible.
const masked = svg
  .replace('rx="7" ', "")
  .replace("<circle", '<g transform="translate(2.8 2.8) scale(.825)"><circle')
  .replace("</svg>", "</g></svg>");

const browser = await launch();
try {
  const page = await browser.newPage();
  for (const [name, drawing, size] of /** @type {[string, string, number][]} */ ([
    ["96", svg, 96],
    ["192", svg, 192],
    ["512", svg, 512],
    ["maskable-192", masked, 192],
    ["maskable-512", masked, 512],
  ])) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${drawing}`);
    const path = out("icons", `${name}.png`);
    await page.screenshot({ path, omitBackground: true });
    execFileSync("pngquant", ["--force", "--strip", "--speed", "1", "--ext", ".png", "32", path]);
  }
} finally {
  await browser.close();
}
