// Plays games to their ends by mouse. Chips, the strip, marbles, trittons and tiles are dragged. Captures are clicked.
import { expect, test } from "./fixtures.mjs";
import { middle, pressAt } from "./hands.mjs";
import { answer, begin, changed, choose, dice, goOn, hasten, look, settled, shown, tokens } from "./play.mjs";
import { gesture, records } from "./records.mjs";

async function lift(page, selector) {
  const { x, y } = await middle(page, `main.game ${selector}`);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y - 3);
  await page.mouse.move(x + 14, y - 4);
  return { x, y };
}

/** Drops on an element after a detour. */
async function drop(page, from, selector) {
  const to = await middle(page, `main.game ${selector}`);
  // A detour proves that the highlighted target follows the pointer.
  const [along, aside] = [(to.x - from.x) / 2, (to.y - from.y) / 2];
  await page.mouse.move(from.x + along - aside, from.y + aside + along);
  await page.mouse.move(from.x + along, from.y + aside);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

async function drag(page, one, other) {
  const before = await page.evaluate(look);
  const from = await lift(page, one);
  await drop(page, from, other);
  await changed(page, before);
}

/** The drag (`from`, `to`) of a token, or the elements to click. */
function ways(game, token) {
  const [first, second] = gesture(token);
  if (second) return { from: first.thing, to: second.thing };
  if (token.startsWith("slide-")) return { from: '[data-site="s2"]', to: `[data-drop]${first.thing}` };
  // Marbles in hand are next to the board.
  if (game === "triapon" && /^(\+?[a-i])/.test(token)) return { from: ".beside.next", to: first.thing };
  return first;
}

for (const [game, variants] of Object.entries({
  // These variants have every kind of drag: in `barricade` balls are also put back, and in `reloaded` a turn has a
  // second half.
  triapon: ["barricade"],
  tritt: ["slide", "reloaded"],
  trigon: ["base"],
  "traffic-lights": ["slider"],
})) {
  for (const record of records(game).filter(({ variant }) => variants.includes(variant))) {
    // The last 20 decisions of each record include every kind of decision in it.
    test(`${game} ${record.variant}: the end of a record is played by mouse`, async ({ page }) => {
      const made = await goOn(page, game, record, 20);
      for (const [ply, token] of record.tokens.entries()) {
        if (ply < made) continue;
        const seen = await settled(page);
        expect(seen.position, `after ${ply} decisions`).toBe(record.plies[ply].position);
        if (seen.buttons.includes("Next round")) await answer(page, "Next round");
        const { from, to, button, thing } = ways(game, token);
        if (button) await answer(page, button);
        else if (from) await drag(page, from, to);
        else await pressAt(page, `main.game ${thing}`);
        await expect(page.locator("main.game"), token).toHaveAttribute("data-position", record.plies[ply + 1].position);
      }
      expect(await tokens(page)).toEqual(record.tokens);
      await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
    });
  }
}

test("traffic-lights slider+bag is played to its end by dragging chips from the hand", async ({ page }) => {
  await hasten(page);
  await begin(page, "traffic-lights", "slider+bag", { Rounds: 2 });
  const random = dice("drag slider+bag");
  const oneOf = (all) => all[Math.floor(random() * all.length)];
  for (;;) {
    const seen = await settled(page);
    if (seen.buttons.includes("Rematch")) break;
    const commands = seen.buttons.filter((name) => ["Next round", "Pass"].includes(name));
    const one = oneOf([...seen.can.filter((pick) => !pick.startsWith("site-")), ...commands]);
    if (commands.includes(one)) await answer(page, one);
    else if (one.startsWith("slide-")) await drag(page, '[data-site="s2"]', `[data-drop][data-pick="${one}"]`);
    else if (one.startsWith("hand-")) {
      const from = await lift(page, `[data-pick="${one}"]`);
      const cell = oneOf((await changed(page, seen)).can.filter((pick) => pick.startsWith("site-")));
      await drop(page, from, `[data-pick="${cell}"]`);
      await expect.poll(async () => (await page.evaluate(look)).played).toBe(seen.played + 1);
    } else await choose(page, one);
  }
  expect((await shown(page)).asked).toMatch(/ wins\.|The game is a draw\./);
});

for (const game of ["triapon", "tritt", "trigon"]) {
  test(`${game}: a piece dropped in a wrong place, or released by Escape, returns to its place`, async ({ page }) => {
    const [record] = records(game);
    const ply = record.tokens.findIndex((token) => gesture(token).length === 2);
    await goOn(page, game, record, record.tokens.length - ply);
    await expect(page.locator("main.game")).toHaveAttribute("data-position", record.plies[ply].position);
    const before = await shown(page);
    const [first] = gesture(record.tokens[ply]);
    const heading = await middle(page, "main.game h1");
    for (const letGo of [
      async ({ x, y }) => {
        await page.mouse.move(heading.x, heading.y);
        // For a tritton the drag's direction is the choice, so it is cancelled by returning to the start.
        if (game === "tritt") await page.mouse.move(x, y);
      },
      () => page.keyboard.press("Escape"),
    ]) {
      const from = await lift(page, first.thing);
      await expect.poll(async () => (await page.evaluate(look)).chosen).toHaveLength(1);
      await letGo(from);
      await page.mouse.up();
      await expect.poll(() => page.evaluate(look)).toEqual(before);
    }
  });
}

test("the cursor shows that tiles of a hand can be dragged", async ({ page }) => {
  await begin(page, "trigon", "base");
  await expect(page.locator("main.game .stack > button[data-drag]").first()).toHaveCSS("cursor", "grab");
});

test("pan and zoom never place a tile", async ({ page }) => {
  const record = records("trigon")[0];
  await goOn(page, "trigon", record, record.tokens.length - 8);
  // Wait for the position: the hand is visible before it accepts picks.
  await expect(page.locator("main.game")).toHaveAttribute("data-position", record.plies[8].position);
  const [tile, place] = gesture(record.tokens[8]);
  await pressAt(page, `main.game ${tile.thing}`);
  await page.locator(`main.game .choosable${place.thing}`).waitFor();
  const chosen = await shown(page);
  const { x, y } = await middle(page, `main.game ${place.thing}`);
  const world = page.locator(".board .world");
  const still = await world.getAttribute("style");

  // The drag starts on a legal site for the tile.
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 20, { steps: 5 });
  await page.mouse.up();
  expect(await shown(page)).toEqual(chosen);
  const moved = await world.getAttribute("style");
  expect(moved).not.toBe(still);

  await page.mouse.wheel(0, -240);
  await expect(world).not.toHaveAttribute("style", moved);
  await page.getByRole("button", { name: "Fit to screen" }).click();
  const there = await middle(page, `main.game ${place.thing}`);
  await page.mouse.click(there.x, there.y);
  await expect(page.locator("main.game")).toHaveAttribute("data-position", record.plies[9].position);
});
