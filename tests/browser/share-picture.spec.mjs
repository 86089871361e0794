// The embedding code with its static picture in the share sheet.
import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.mjs";
import { lay, start } from "./shell.mjs";

test("Share writes the element with its picture, for light and dark, as lines and as a file", async ({ page }) => {
  await start(page, /^Simple Three/);
  await lay(page, "b2 a1");
  await page.goto(`${page.url()}/share`);
  const part = page.getByRole("dialog").locator(".embed");
  const lines = part.locator("textarea");
  expect(await lines.inputValue()).not.toContain("<svg");
  await part.getByRole("radio", { name: "Picture" }).check({ force: true });
  await part.getByRole("checkbox").check({ force: true });
  await expect(lines).toHaveValue(/^<trivium-board game="traffic-lights" [^]*light-dark\([^]*<\/svg>\n<\/trivium-board>$/);
  const [download] = await Promise.all([page.waitForEvent("download"), part.getByRole("button", { name: "Save the code" }).click()]);
  expect(readFileSync(await download.path(), "utf8").trim()).toBe(await lines.inputValue());
  // Viewers and playable boards need the script.
  await part.getByRole("radio", { name: "Moves" }).check({ force: true });
  await expect(lines).toHaveValue(/^<script type="module"[^]*mode="viewer"[^]*<svg/);
});
