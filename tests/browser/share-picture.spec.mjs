// Pictures in the share sheet: pictures to send, and the static picture in the embedding code.
import { expect, test } from "./fixtures.mjs";
import { GAMES } from "./games.mjs";
import { all, kept } from "./records.mjs";
import { lay, openMatch, start } from "./shell.mjs";
import { saved } from "./storage.mjs";

test("Share writes the element with its picture, for light and dark, as lines and as a file", async ({ page }) => {
  await openMatch(page, kept("traffic-lights", "simple", ["b2", "a1"]), { sheet: "/share" });
  const part = page.getByRole("dialog").locator(".embed");
  const lines = part.locator("textarea");
  expect(await lines.inputValue()).not.toContain("<svg");
  await part.getByRole("radio", { name: "Picture" }).check({ force: true });
  await part.getByRole("checkbox").check({ force: true });
  await expect(lines).toHaveValue(/^<trivium-board game="traffic-lights" [^]*light-dark\([^]*<\/svg>\n<\/trivium-board>$/);
  const { text } = await saved(page, () => part.getByRole("button", { name: "Save the code" }).click());
  expect(text.trim()).toBe(await lines.inputValue());
  // A viewer needs the script; a diagram does not.
  await part.getByRole("radio", { name: "Moves" }).check({ force: true });
  await expect(lines).toHaveValue(/^<script type="module"[^]*mode="viewer"[^]*<svg/);
});

/** The size of a GIF and the number of its frames, by the blocks of GIF89a. */
function gif(bytes) {
  expect(bytes.subarray(0, 6).toString()).toBe("GIF89a");
  const table = (flags) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + table(bytes[10]);
  let pictures = 0;
  const blocks = () => {
    while (bytes[at]) at += bytes[at] + 1;
    at += 1;
  };
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x2c) {
      pictures += 1;
      at += 10 + table(bytes[at + 9]) + 1;
    } else {
      expect(bytes[at]).toBe(0x21);
      at += 2;
    }
    blocks();
  }
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8), pictures };
}

/** A record of at least 40 moves without options. Games with short matches have none. */
const long = (game) => all(game).find(({ tokens, options }) => tokens.length >= 40 && tokens.every((token) => !/=|agree|resign|claim/.test(token)) && Object.keys(options).length === 0);

for (const game of Object.keys(GAMES).filter(long)) {
  // Encoding takes long, so only Trigon, the slowest, has 40 moves. The pictures of ten moves have 37 % of the size of 40.
  const [moves, most] = game === "trigon" ? [40, 1_000_000] : [10, 370_000];
  test(`${game}: ${moves} moves as a moving picture have at most ${most / 1000} kB`, async ({ page }) => {
    const { variant, tokens } = long(game);
    await openMatch(page, kept(game, variant, tokens.slice(0, moves)), { sheet: "/share" });
    await page.getByRole("button", { name: "Moving picture" }).click();
    const { name, bytes } = await saved(page, () => page.getByRole("button", { name: "Save", exact: true }).click());
    expect(name).toMatch(new RegExp(`^${game}-.*\\.gif$`));
    expect(bytes.length).toBeLessThan(most);
    expect(gif(bytes)).toMatchObject({ width: 480, pictures: moves + 1 });
  });
}

test("a picture goes to the device's share sheet where there is one", async ({ page, axe }) => {
  await page.addInitScript(() => {
    navigator.canShare = ({ files }) => files?.length === 1;
    navigator.share = async ({ files }) => void (globalThis.sent = [files[0].name, files[0].type, files[0].size]);
  });
  await openMatch(page, kept("traffic-lights", "simple", ["b2", "a1"]), { sheet: "/share" });
  for (const [button, type] of [["Picture", "image/png"], ["Moving picture", "image/gif"]]) {
    await page.getByRole("button", { name: button, exact: true }).click();
    // Not `toBeVisible()`: reduced motion hides the animated GIF.
    await expect(page.getByAltText(button, { exact: true })).toBeAttached();
    await axe();
    await page.getByRole("button", { name: "Send", exact: true }).click();
    const [name, kind, size] = await page.evaluate(() => globalThis.sent);
    expect([name.endsWith(type.slice(-3)), kind]).toEqual([true, type]);
    expect(size).toBeGreaterThan(500);
  }
});

for (const sheet of ["share", "pictures"]) {
  test(`the buttons of a high picture are in view on a phone: ${sheet}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { variant, tokens } = long("triapon");
    await openMatch(page, kept("triapon", variant, tokens.slice(0, 9)), { sheet: `/${sheet}` });
    await page.getByRole("button", { name: "Picture", exact: true }).click();
    await expect(page.getByAltText("Picture", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Save", exact: true })).toBeInViewport({ ratio: 1 });
    // All entries scroll together.
    const areas = () => [...document.querySelectorAll("dialog .sheet, dialog .sheet > *")].filter((one) => one.scrollHeight > one.clientHeight + 1).length;
    expect(await page.evaluate(areas)).toBeLessThan(2);
    expect(await page.evaluate(() => { const part = document.querySelector(".send-picture"); return part.scrollHeight - part.clientHeight; })).toBeLessThan(2);
  });
}

test("only a match that goes on is offered for playing by link", async ({ page }) => {
  await start(page, /^Simple Three/, { cells: "a1 c3" });
  const match = page.url();
  const offer = page.getByText("To play by link, make your move");
  await page.goto(`${match}/share`);
  await expect(offer).toBeVisible();
  await page.goto(match);
  await lay(page, "b1 b3 c1");
  await expect(page.locator(".status-bar.ended")).toBeVisible();
  await page.goto(`${match}/share`);
  await expect(page.getByRole("button", { name: "Copy the link" })).toBeVisible();
  await expect(offer).toHaveCount(0);
});
