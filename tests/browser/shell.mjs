// Helpers of tests that open a match, play Traffic Lights or read the match on screen.
import { expect } from "./fixtures.mjs";
import { store } from "./records.mjs";
import { chooseVariant, unfold } from "./setup.mjs";

/** Starts a match of Traffic Lights and plays on `cells`. The variant is an id, or a pattern of its card's text. */
export async function start(page, variant, { names = ["Anna", "Jonas"], cells = "" } = {}) {
  await page.goto("./#/new/traffic-lights");
  if (typeof variant === "string") await chooseVariant(page, "traffic-lights", variant);
  else await page.getByRole("radio", { name: variant }).first().check();
  await unfold(page);
  for (const [index, name] of names.entries()) await page.getByLabel(`Name of player ${index + 1}`).fill(name);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.locator("main.game")).toBeVisible();
  if (cells) await lay(page, cells);
}

/** Stores a match and opens it. `sheet` is a sheet over it, such as "/menu". */
export async function openMatch(page, match, { sheet = "", settings = "" } = {}) {
  await store(page, { "game/one": match, ...(settings && { settings }) });
  await page.goto(`./#/game/one${sheet}`);
  await expect(page.locator("main.game")).toBeVisible();
}

/** Clicks cells, and waits for each move. */
export async function lay(page, cells) {
  for (const cell of cells.split(" ")) {
    const before = await position(page);
    await page.locator(`.table [data-site="${cell}"]`).click();
    await expect(page.locator("main.game")).not.toHaveAttribute("data-position", before);
  }
}

/** The position in the format of rules/README.md. */
export const position = (page) => page.locator("main.game").getAttribute("data-position");

export const game = (page) => page.locator("main.game");
export const asked = (page) => page.locator(".status-bar .asked");

/** The moves in the list beside the board. */
export const played = (page) => page.locator("aside.moves .ply .token");

/** Opens the list of moves where it is a sheet; wide screens show it next to the board. */
export async function moves(page) {
  const link = page.getByRole("link", { name: "Moves" });
  if (await link.isVisible()) {
    await link.click();
    return page.getByRole("dialog");
  }
  return page.locator("aside.moves");
}

/** Opens the menu of the match, and presses an entry if it has a name. Returns the sheet. */
export async function menu(page, name = "") {
  await page.getByRole("link", { name: "Menu" }).click();
  const sheet = page.getByRole("dialog");
  if (name) await sheet.locator(".menu").getByText(name, { exact: true }).click();
  return sheet;
}

export async function resign(page) {
  await (await menu(page, "Resign")).getByRole("button", { name: "Really resign?" }).click();
}
