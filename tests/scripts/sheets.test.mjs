// Tests scripts/release/sheets.mjs, which compiles the style sheets of a release.
import assert from "node:assert/strict";
import { test } from "node:test";
import { compiledSheet, sheetOfBoard } from "../../scripts/release/sheets.mjs";

test("a compiled sheet works in the oldest supported browsers", () => {
  const sheet = compiledSheet(":root{color-scheme:light dark}a{color:light-dark(oklch(0 0 0),oklch(100% 0 0 / 0.5));inset:0}");
  assert.doesNotMatch(sheet, /light-dark\(|oklch\(|lab\(/);
  assert.match(sheet, /color:var\(--lightningcss-light,#000\)\s?var\(--lightningcss-dark,#ffffff80\)/);
  assert.match(sheet, /prefers-color-scheme:dark/);
});

test("a height in dvh follows the same one in vh", () => {
  assert.equal(compiledSheet("a{color:red;max-height:calc(100dvh - 1px)}"), "a{color:red;max-height:calc(100vh - 1px);max-height:calc(100dvh - 1px)}");
  assert.equal(compiledSheet("@supports (height:1dvh){a{top:2px}}"), "@supports (height:1dvh){a{top:2px}}");
});

test("OKLCH becomes the sRGB that browsers make of it", () => {
  for (const [from, to] of [["oklch(0.5 0.1 248)", "#2e6799"], ["oklch(0.44 0.165 318)", "#76298c"], ["oklch(0.2 0.008 70)", "#181512"]]) {
    assert.equal(compiledSheet(`a{color:${from}}`), `a{color:${to}}`);
  }
});

test("the sheet of a board has no sheets of other boards, except the colours", () => {
  const games = ["plane", "grid", "rows"].map((board) => ({ board }));
  const list = ["./base.css", "./boards/grid-wood.css", "./boards/grid.css", "./boards/plane.css", "./boards/plane-tray.css", "./boards/rows.css", "./boards/drag.css"];
  const text = (files) => files.map((file) => `@import "${file}";\n`).join("");
  const expected = ["./base.css", "./boards/grid-wood.css", "./boards/plane.css", "./boards/plane-tray.css", "./boards/drag.css"];
  assert.equal(sheetOfBoard(text(list), "plane", games), text(expected));
});
