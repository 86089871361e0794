// Plays games to their ends by taps on a phone.
import { expect, test } from "./fixtures.mjs";
import { GAMES } from "./games.mjs";
import { begin, dice, field, goOn, hasten, playOut, settled, step, tokens } from "./play.mjs";
import { records } from "./records.mjs";

// Variants that differ on screen: with and without hands, rounds, the strip and the bag.
for (const variant of ["learn", "simple+bag", "classic4", "four+bag"]) {
  test(`traffic-lights ${variant} is played to its end`, async ({ page }) => {
    const scored = variant.startsWith("four");
    await hasten(page);
    await begin(page, "traffic-lights", variant, scored ? { Rounds: 2 } : {});
    const end = await playOut(page, dice(variant));
    expect(field(end.position, "stage")).toBe("over");
    // A completed line wins the game or a round (rules/traffic-lights.md, Lines that count). Only a game with a bag can
    // end without a line, as a draw (R3).
    const [first, second] = field(end.position, "score").split(",").map(Number);
    if (scored) {
      expect(first).not.toBe(second);
      expect(end.asked).toMatch(`Player ${first > second ? 1 : 2} wins.`);
      expect(end.rounds).toBe(Number(field(end.position, "round").split("/")[0]) - 1);
    } else if (variant.endsWith("+bag") && end.asked.startsWith("The game is a draw.")) {
      expect(field(end.position, "hands")).toBeDefined();
    } else {
      expect(end.asked).toMatch(`Player ${end.last} wins.`);
      await expect(page.locator(".game .line").first()).toBeAttached();
    }
  });
}

// Random games of the other games would last hundreds of moves or end early, so these replay records and compare each
// position. Of Traffic Lights only the variant with the strip is left, because the random games above cover the others.
// drag.spec.mjs and keyboard.spec.mjs replay the variant of Tritt that is left out.
const led = Object.keys(GAMES).flatMap((game) => records(game).map((record) => ({ game, record })));
for (const { game, record } of led.filter(({ game, record }) => record.variant !== "slide" && (game !== "traffic-lights" || record.variant === "slider"))) {
  test(`${game} ${record.variant}: the last decisions of a record are played by pointer`, async ({ page }) => {
    await hasten(page);
    // The last 24 decisions of each record include every kind of decision in it.
    await goOn(page, game, record, 24);
    const end = await playOut(page, dice(game), record);
    expect(end.position).toBe(record.plies.at(-1).position);
    expect(await tokens(page)).toEqual(record.tokens);
  });
}

test("a reload after any decision loses nothing", async ({ page }) => {
  await begin(page, "traffic-lights", "slider+bag", { Rounds: 2 });
  const random = dice("slider+bag");
  for (let turn = 0; turn < 8; turn++) {
    await step(page, await settled(page), random);
    const [played, position] = [await tokens(page), await page.locator("main.game").getAttribute("data-position")];
    await page.reload();
    await expect(page.locator("main.game")).toBeVisible();
    const seen = await settled(page);
    // If chance was to draw at `position`, it has drawn by now.
    if (!position.endsWith(" turn=0")) expect(seen.position).toBe(position);
    expect(await tokens(page)).toEqual(played);
  }
});
