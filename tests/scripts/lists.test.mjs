// Tests scripts/release/lists.mjs, which reads the lists of games and chunks.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CHUNKS, GAMES, PARTS, early, entries } from "../../scripts/release/lists.mjs";

test("the lists hold games and chunks", () => {
  assert.deepEqual(GAMES.at(3), { id: "traffic-lights", module: "traffic_lights", board: "grid" });
  assert.deepEqual(CHUNKS.find(({ file }) => file === "play"), { file: "play", screens: ["game", "try"], users: "app" });
  assert.equal(PARTS.length, GAMES.length + CHUNKS.length);
});

test("an address requests each file once, and a game its own", () => {
  const needs = Object.fromEntries(PARTS.map(({ part }) => [part, ["common", part]]));
  const { screens, games } = early(needs);
  assert.deepEqual(screens.game, ["common", "play", "match_tools"]);
  assert.deepEqual(games["traffic-lights"], ["common", "traffic_lights"]);
  assert.equal(screens.analysis, undefined);
});

test("a line in another form aborts the release", () => {
  const list = (line) => `        $then! {\n            a 1,\n            ${line}\n        }\n`;
  assert.deepEqual(entries(list("b 2,"), /^(?<name>\w) (?<number>\d),$/).map(({ name }) => name), ["a", "b"]);
  assert.throws(() => entries(list("b two,"), /^(?<name>\w) (?<number>\d),$/), /unexpected: +b two,/);
  assert.throws(() => entries("macro_rules! other {}", /a/), /no list/);
});
