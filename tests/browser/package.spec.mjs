// The npm package: its files, and a React page with the wrapper.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { buildSync } from "esbuild";
import { GAMES } from "./games.mjs";
import { test } from "./other-origin.mjs";

const root = join(import.meta.dirname, "..", "..");

test("the package has all that its exports name, and a React page plays with it", async ({ page, visit, baseURL }) => {
  const folder = mkdtempSync(join(tmpdir(), "trivium-package-"));
  execFileSync(process.execPath, [join(root, "crates/xtask/js/package.mjs"), folder], { env: { ...process.env, TRIVIUM_REPOSITORY: "https://example.org/trivium.git" } });
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const targets = Object.values(manifest.exports).flatMap((target) => (typeof target === "string" ? [target] : Object.values(target)));
  for (const target of targets.filter((target) => !target.includes("*"))) expect(existsSync(join(folder, target)), target).toBe(true);
  expect(manifest.repository.url).toBe("https://example.org/trivium.git");
  const [packed] = JSON.parse(execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], { cwd: folder, encoding: "utf8" }));
  const files = packed.files.map(({ path }) => path);
  for (const file of ["README.md", "embed.js", "embed.d.ts", "custom-elements.json", "react.js", "react.d.ts", "trivium-board.php", "board.css", "LICENSE-MIT"]) {
    expect(files).toContain(file);
  }
  expect(files.some((file) => /^r[0-9a-f]{16}\/page_bg\.wasm$/.test(file))).toBe(true);
  const parts = files.flatMap((file) => /page-(\w+)\.wasm$/.exec(file)?.[1] ?? []);
  expect(parts.sort()).toEqual(["app", "common", "embed", "games", "pictures", "puzzles", ...Object.keys(GAMES).map((game) => game.replaceAll("-", "_"))].sort());
  expect(packed.name).toBe("trivium-board");

  // The wrapper's types accept valid code and reject invalid code.
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const use = (name, attributes) => {
    writeFileSync(join(folder, name), `import { TriviumBoard } from "./react.js";\nexport const made = <TriviumBoard ${attributes} />;\n`);
    const flags = ["--noEmit", "--strict", "--skipLibCheck", "--jsx", "react-jsx", "--module", "nodenext", "--lib", "esnext,dom", "--types", "react", name];
    return spawnSync(join(root, "node_modules/.bin/tsc"), flags, { cwd: folder, encoding: "utf8" });
  };
  expect(use("right.tsx", 'game="tritt" tokens={["e5-g5"]} ply={1} coordinates onMove={({ detail }) => detail.seat.toFixed()}').stdout).toBe("");
  expect(use("wrong.tsx", 'game="chess"').stdout).toContain('"chess"');

  const { outputFiles } = buildSync({
    stdin: {
      contents: `
        import { createElement as h, useState, createRef } from "react";
        import { createRoot } from "react-dom/client";
        import { TriviumBoard } from "trivium-board/react";
        globalThis.board = createRef();
        globalThis.moves = [];
        function Page() {
          const [look, setLook] = useState("wood");
          const [start, setStart] = useState(undefined);
          globalThis.set = { setLook, setStart };
          return h(TriviumBoard, {
            ref: globalThis.board, src: ${JSON.stringify(`${baseURL}embed.js`)}, game: "traffic-lights", variant: "simple", mode: "play", tokens: start ? undefined : ["b2"], look,
            position: start, coordinates: look === "paper", className: "mine", onMove: ({ detail }) => globalThis.moves.push(detail.token),
          });
        }
        createRoot(document.querySelector("main")).render(h(Page));`,
      resolveDir: root,
    },
    alias: { "trivium-board/react": join(folder, "react.js") },
    nodePaths: [join(root, "node_modules")],
    define: { "process.env.NODE_ENV": '"development"' },
    bundle: true,
    format: "esm",
    write: false,
  });
  rmSync(folder, { recursive: true });
  const board = await visit(`<main></main><script type="module">${outputFiles[0].text.replaceAll("</script", "<\\/script")}</script>`, { base: undefined });
  await board.locator('[data-site="a1"]').click();
  await expect.poll(() => page.evaluate(() => globalThis.moves)).toEqual(["a1"]);
  await expect(board).toHaveClass("mine");
  await expect(board).not.toHaveAttribute("coordinates");
  await page.evaluate(() => globalThis.set.setLook("paper"));
  await expect(board.locator(".board.look-paper")).toBeVisible();
  await expect(board).toHaveAttribute("coordinates", "");
  // A new look keeps the position. React sets `position` as an attribute, although the element has a method of this
  // name.
  const position = await page.evaluate(() => globalThis.board.current.position());
  expect(position).toMatch(/turn=1/);
  await page.evaluate((position) => globalThis.set.setStart(position), position);
  await expect(board.locator(".stands")).toContainText("0 of 0");
  expect(await page.evaluate(() => globalThis.board.current.position())).toBe(position);
});
