// What tests of the page around the boards share.
import { expect } from "./fixtures.mjs";
import { chooseVariant, unfold } from "./setup.mjs";

/** Sets up a match of Traffic Lights and starts it; the variant by its name in commands or the text of its card. */
export async function start(page, variant, { names = ["Anna", "Jonas"] } = {}) {
  await page.goto("./#/new/traffic-lights");
  if (typeof variant === "string") await chooseVariant(page, "traffic-lights", variant);
  else await page.getByRole("radio", { name: variant }).first().check();
  await unfold(page);
  for (const [index, name] of names.entries()) await page.getByLabel(`Name of player ${index + 1}`).fill(name);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.locator("main.game")).toBeVisible();
}

/** Plays on cells by clicks, each seen before the next. */
export async function lay(page, cells) {
  for (const cell of cells.split(" ")) {
    const before = await position(page);
    await page.locator(`.table [data-site="${cell}"]`).click();
    await expect(page.locator("main.game")).not.toHaveAttribute("data-position", before);
  }
}

/** The position's text, as rules/README.md has it. */
export const position = (page) => page.locator("main.game").getAttribute("data-position");

/** What is said and asked. */
export const asked = (page) => page.locator(".status-bar .asked");

/** Opens the moves where they are a sheet; on wide screens they stand beside the board. */
export async function moves(page) {
  const link = page.getByRole("link", { name: "Moves" });
  if (await link.isVisible()) {
    await link.click();
    return page.getByRole("dialog");
  }
  return page.locator("aside.moves");
}
