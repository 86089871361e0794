// The pages of examples of boards in other pages.
import { expect, test } from "./fixtures.mjs";

for (const [file, word] of [["gallery.html", "Copy"], ["gallery.de.html", "Kopieren"], ["gallery.fr.html", "Copier"], ["gallery.it.html", "Copia"]]) {
  test(`axe finds nothing on the page of examples: ${file}`, async ({ page, axe }) => {
    await page.goto(`./${file}`);
    for (const board of await page.locator("trivium-board").all()) await board.scrollIntoViewIfNeeded();
    await expect(page.locator("trivium-board .guest")).toHaveCount(6);
    await expect(page.getByRole("button", { name: word, exact: true })).toHaveCount(10);
    await expect(page.locator("code").first()).toContainText("/games/trivium/embed.js");
    await axe();
    if (word !== "Copy") return;
    await page.emulateMedia({ colorScheme: "dark" });
    await axe();
  });
}
