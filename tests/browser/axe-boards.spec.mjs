// Axe (WCAG 2.2 AA) on all boards in the middle of a move: in all looks, light and dark, and with all colours of seats.
import { expect, test } from "./fixtures.mjs";
import { choose, dice, hasten, settled } from "./play.mjs";
import { kept, records, store } from "./records.mjs";
import { openMatch } from "./shell.mjs";

/** Each game with a record, whose first two thirds are played. A game without a record is played at random. */
const BOARDS = [
  ["triapon", records("triapon").find(({ variant }) => variant === "barricade")],
  ["trias", records("trias")[0]],
  ["tritt", records("tritt").find(({ variant }) => variant === "reloaded")],
  ["trigon", records("trigon")[0]],
  ["traffic-lights", { variant: "slider+bag", tokens: [] }],
];

/** In the page: coordinates whose contrast with their outline is below 4.5. Axe does not check texts in SVG. */
function faintNames() {
  const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
  /** The relative luminance of WCAG 2.2 of a colour painted over the last one. */
  const light = (colour) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return [...document.querySelectorAll(".table .name")].flatMap((name) => {
    const { fill, stroke } = getComputedStyle(name);
    light("gray");
    const [low, high] = [light(stroke), light(fill)].sort((a, b) => a - b);
    const contrast = (high + 0.05) / (low + 0.05);
    return contrast < 4.5 ? [`${name.textContent}: ${contrast.toFixed(2)}`] : [];
  });
}

for (const [game, { variant, tokens }] of BOARDS) {
  test(`axe finds nothing on the board of ${game}`, async ({ page, axe }) => {
    // Makes draws of chance the same in every run.
    await hasten(page);
    await openMatch(page, kept(game, variant, tokens.slice(0, (2 * tokens.length) / 3)));
    const random = dice(game);
    const press = async () => {
      const { can } = await settled(page);
      await choose(page, can[Math.floor(random() * can.length)]);
    };
    for (let draft = tokens.length > 0 ? 0 : 8; draft > 0; draft--) await press();
    for (const look of ["wood", "paper", "contrast"]) {
      await page.evaluate((look) => localStorage.setItem("trivium/settings", `look=look-${look} coordinates=y`), look);
      await page.reload();
      await expect(page.locator(`.board.look-${look}`)).toBeVisible();
      await press();
      for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
        await page.emulateMedia({ colorScheme });
        // Looks and brightness change only colours.
        await axe(look === "wood" && colorScheme === "light" ? "" : "color-contrast");
        expect.soft(await page.evaluate(faintNames), `${look}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test("texts on all colours of seats have enough contrast", async ({ page, axe }) => {
  const moves = ["f4", "g4", "f3"];
  await store(page, Object.fromEntries([1, 2, 3].map((count) => [`game/turn${count}`, kept("triapon", "base", moves.slice(0, count))])));
  await page.goto("./#/game/turn1");
  for (const colours of ["000", "111", "222"]) {
    await page.evaluate((kept) => localStorage.setItem("trivium/settings", kept), `language=en colours=${colours}`);
    await page.reload();
    for (const count of [1, 2, 3]) {
      await page.goto(`./#/game/turn${count}`);
      await expect(page.locator(`.status-bar[data-seat="${(count % 3) + 1}"]`)).toBeVisible();
      for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
        await page.emulateMedia({ colorScheme });
        await axe("color-contrast");
      }
    }
  }
});
