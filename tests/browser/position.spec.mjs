// Position editor: pointer and keys, immediate validation, text, and actions.
import { cutSelects } from "./cut-texts.mjs";
import { afresh, expect, test } from "./fixtures.mjs";
import { LANGUAGES } from "./games.mjs";
import { faults } from "./walks/dom-checks.mjs";

const main = (page) => page.locator("main.position-editor");
const place = (page, name) => page.locator(`.table [data-site="${name}"]`);
const tool = (page, name) => page.locator("label.palette-entry", { has: page.getByRole("radio", { name, exact: true }) }).click();

test("chips are placed, moved and removed; a decided position names its line; the position can be played", async ({ page, axe }) => {
  await page.goto("./#/position/traffic-lights");
  // Sliding the strip moves its chips, too.
  await page.getByRole("combobox", { name: "Variant" }).selectOption("slider");
  await page.locator('.table [data-pick="slide-e"]').click();
  await expect(main(page)).toHaveAttribute("data-position", / side=E /);
  await page.getByRole("combobox", { name: "Variant" }).selectOption("simple");
  await tool(page, "1 red chip");
  for (const name of ["a1", "b1", "c1"]) await place(page, name).click();
  const verdict = page.locator(".verdict");
  await expect(verdict).toHaveText("This position has already decided the game (a1 b1 c1).");
  await expect(main(page)).toHaveAttribute("data-sound", "false");
  await expect(page.locator(".table .hinted")).toHaveCount(1);
  await expect(page.locator(".table .ahead")).toHaveCount(2);
  await axe();
  await place(page, "b1").focus();
  await page.keyboard.press("Delete");
  await expect(main(page)).toHaveAttribute("data-sound", "true");
  await expect(verdict).toHaveText("You can play from this position.");
  await page.keyboard.press("b");
  await page.keyboard.press("3");
  await page.keyboard.press("Enter");
  await expect(main(page)).toHaveAttribute("data-position", /^board=\.R\.\/\.\.\.\/R\.R /);
  await page.keyboard.press("Control+z");
  await expect(main(page)).toHaveAttribute("data-position", /^board=\.\.\.\/\.\.\.\/R\.R /);
  await page.keyboard.press("Control+y");
  await tool(page, "Move");
  await place(page, "b3").click();
  await expect(verdict).toHaveText("Now choose where it goes.");
  await place(page, "b2").click();
  await expect(main(page)).toHaveAttribute("data-position", /^board=\.\.\.\/\.R\.\/R\.R /);
  await tool(page, "Remove");
  await place(page, "c3").click();
  await expect(verdict).toHaveText("There is nothing here. Choose a piece.");
  await page.getByRole("combobox", { name: "To move" }).selectOption("1");
  await page.reload();
  await expect(main(page)).toHaveAttribute("data-position", /^board=\.\.\.\/\.R\.\/R\.R .* turn=2$/);
  await page.getByRole("button", { name: "Try moves" }).click();
  await expect(page.locator("main.trying")).toHaveAttribute("data-position", /^board=\.\.\.\/\.R\.\/R\.R .* turn=2$/);
  await page.getByRole("button", { name: "Edit position" }).click();
  await expect(main(page)).toHaveAttribute("data-position", /^board=\.\.\.\/\.R\.\/R\.R .* turn=2$/);
  await page.getByRole("button", { name: "Play" }).click();
  await expect(page.locator("main.game")).toHaveAttribute("data-position", /^board=\.\.\.\/\.R\.\/R\.R .* turn=2$/);
  await page.getByRole("link", { name: "Menu" }).or(page.getByRole("button", { name: "Menu" })).first().click();
  await page.getByRole("link", { name: "Edit position" }).click();
  await expect(main(page)).toHaveAttribute("data-position", /^board=\.\.\.\/\.R\.\/R\.R .* turn=2$/);
});

test("the focused entry of the palette has an outline", async ({ page }) => {
  await page.goto("./#/position/trias");
  const entry = page.locator(".palette-entry").first();
  await entry.getByRole("radio").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".palette-entry > input:focus-visible + span")).toHaveCSS("outline-style", "solid");
});

test("the palette fits a narrow phone in four languages", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("./#/");
  for (const language of LANGUAGES) {
    await page.evaluate((language) => (localStorage["trivium/settings"] = `language=${language}`), language);
    for (const game of ["traffic-lights", "trias", "trigon"]) {
      await afresh(page, `./#/position/${game}`);
      await expect(page.locator("label.palette-entry").last()).toBeVisible();
      const hole = await page.locator(".table .site > .hit").first().boundingBox();
      expect(Math.min(hole.width, hole.height), `${game}, ${language}`).toBeGreaterThan(32);
      await expect.poll(() => page.evaluate(faults), `${game}, ${language}`).toEqual([]);
      const cut = await page.locator("label.palette-entry > span").evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
      expect(cut, `${game}, ${language}`).toEqual([]);
    }
  }
});

test("a position can be pasted as text, and an invalid text stays in its field with the place of the error", async ({ page }) => {
  await page.goto("./#/position/trias");
  const field = page.getByRole("textbox", { name: "Position as text" });
  await expect(field).toHaveValue(/^north=/);
  const text = await field.inputValue();
  await field.fill(text.replace("turn=1", "turn=7"));
  await page.getByRole("button", { name: "Use this text" }).click();
  await expect(page.locator(".as-text [role=status]")).toHaveText(/^The field turn= .*\. Check the text from character \d+ on\.$/);
  await expect(field).toHaveValue(/turn=7$/);
  await expect(main(page)).toHaveAttribute("data-position", text);
  await field.fill(text.replace("south=4,", "south=0,").replace("taken=0,0", "taken=0,4").replace("turn=1", "turn=2"));
  await page.getByRole("button", { name: "Use this text" }).click();
  await expect(main(page)).toHaveAttribute("data-position", /south=0,4.* taken=0,4 turn=2$/);
  // Placed stones are taken from those that were removed from the game.
  await tool(page, /^4 stones/);
  await place(page, "A1").click();
  await expect(main(page)).toHaveAttribute("data-position", text.replace("turn=1", "turn=2"));
  await place(page, "A1").click();
  await expect(page.locator(".verdict")).toHaveText("You have placed all of these. Remove one first.");
});

for (const game of ["triapon", "tritt", "trigon"]) {
  test(`pieces of ${game} are moved, and the board is cleared and reset`, async ({ page, axe }) => {
    await page.goto(`./#/new/${game}`);
    await page.getByRole("link", { name: "From position" }).click();
    const sites = page.locator(".table [data-site]");
    const first = sites.nth(game === "trigon" ? 5 : 45 - (game === "triapon" ? 15 : 0));
    await first.click();
    await expect(page.locator(".verdict")).toHaveText("You can play from this position.");
    const laid = await main(page).getAttribute("data-position");
    if (game === "tritt") {
      await page.getByRole("button", { name: "Rotate" }).click();
      await expect(main(page)).not.toHaveAttribute("data-position", laid);
    }
    await tool(page, "Move");
    const before = await main(page).getAttribute("data-position");
    const name = await first.getAttribute("data-site");
    const to = sites.nth(game === "trigon" ? 6 : 40);
    if (game === "tritt") {
      await place(page, name).click();
      await to.click();
    } else await place(page, name).dragTo(to, { force: true });
    await expect(main(page)).not.toHaveAttribute("data-position", before);
    await axe();
    await page.getByRole("button", { name: "Clear the board" }).click();
    await page.getByRole("button", { name: "Starting position" }).click();
    await expect(page.locator(".verdict")).toHaveText("You can play from this position.");
    // The troughs show the marbles in hand.
    if (game === "triapon") await expect(page.locator(".table .beside")).toHaveCount(27);
  });
}

test("no choice is cut on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const game of ["triapon", "tritt"]) {
    await page.goto(`./#/position/${game}`);
    await expect(page.getByRole("combobox", { name: "To move" })).toBeVisible();
    expect(await page.evaluate(cutSelects), game).toEqual([]);
  }
});
