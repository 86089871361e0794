// Editing of variations: tree, comments, main line, deletion and restoring.
import { afresh, expect, test } from "./fixtures.mjs";
import { LANGUAGES } from "./games.mjs";
import { choose, openShelf, save } from "./storage.mjs";
import { game, lay, moves, position, start } from "./shell.mjs";

const tree = (page) => page.locator(".variations .tree");
const lines = (page) => page.locator(".variations .branch");
/** The tokens of each line of the tree, after one dot for each level of indentation. */
const seen = (page) =>
  lines(page).evaluateAll((lines) =>
    lines.map((line) => {
      const tokens = [...line.querySelectorAll(".token, .drawn-tokens")].map((token) => token.textContent);
      return ".".repeat(Number(line.style.getPropertyValue("--depth"))) + tokens.join(" ");
    }),
  );
/** Repeats the comparison, because a change takes some frames. */
const expectLines = (page, expected) => expect.poll(() => seen(page)).toEqual(expected);
const ply = (page, token) => tree(page).locator(".ply", { hasText: token });

/** Imports a match of Traffic Lights and opens its variations sheet. */
async function edit(page, record) {
  await openShelf(page);
  await choose(page, { "one.txt": save(record) });
  await page.locator(".outcomes a").click();
  await expect(game(page)).toBeVisible();
  const panel = await moves(page);
  await panel.getByRole("button", { name: "Edit the moves" }).click();
  await expect(tree(page)).toBeVisible();
}

test("variations form a tree, and can be visited, promoted, made the main line, deleted and restored", async ({ page }) => {
  await edit(page, "b2 a1 ( c2 a1 ) ( c1 ) b3");
  await expectLines(page, ["b2 a1", ".c2 a1", ".c1", "b3"]);
  await ply(page, "c1").click();
  await expect(game(page)).toHaveAttribute("data-position", /board=\.\.\.\/\.R\.\/\.\.R/);
  await expect(ply(page, "c1")).toHaveAttribute("aria-current", "step");
  await page.getByRole("button", { name: "Promote variation" }).click();
  await expectLines(page, ["b2 a1", ".c1", ".c2 a1", "b3"]);
  await page.getByRole("button", { name: "Make main line" }).click();
  await expectLines(page, ["b2 c1", ".a1 b3", ".c2 a1"]);
  await expect(page.getByRole("button", { name: "Make main line" })).toHaveAttribute("aria-disabled", "true");
  await ply(page, "c2").click();
  await page.getByRole("button", { name: "Delete from here" }).click();
  await expectLines(page, ["b2 c1", ".a1 b3"]);
  const [last, notice] = await Promise.all([ply(page, "b3").boundingBox(), page.locator(".undo-delete").boundingBox()]);
  expect(last.y + last.height, "the notice covers no move").toBeLessThanOrEqual(notice.y);
  await page.getByRole("button", { name: "Restore" }).click();
  await expectLines(page, ["b2 c1", ".a1 b3", ".c2 a1"]);
  await page.reload();
  await expectLines(page, ["b2 c1", ".a1 b3", ".c2 a1"]);
});

test("the notice of deleted moves is low on a narrow phone in four languages", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await edit(page, "b2 a1 ( c2 a1 ) ( c1 ) b3");
  const sheet = page.url();
  for (const language of LANGUAGES) {
    await page.evaluate((language) => (localStorage["trivium/settings"] = `language=${language}`), language);
    await afresh(page, sheet);
    await ply(page, "c2").click();
    await page.locator(".variations .row .button").last().click();
    await expect(page.locator(".undo-delete")).toBeVisible();
    expect((await page.locator(".undo-delete").boundingBox()).height, language).toBeLessThanOrEqual(72);
    await page.locator(".undo-delete .button").click();
    await expect(page.locator(".undo-delete")).toHaveCount(0);
  }
});

test("a comment is saved as typed and shown next to the board", async ({ page }) => {
  await edit(page, "b2 a1 c2");
  await ply(page, "a1").click();
  const field = page.getByLabel("Comment: a1");
  await field.fill("A good corner.\nOr is it? ");
  // A trailing space is not removed while typing, because a word may follow.
  await field.pressSequentially("Yes");
  await expect(field).toHaveValue("A good corner.\nOr is it? Yes");
  await ply(page, "b2").click();
  await expect(tree(page)).toContainText("A good corner.");
  await expect(page.getByLabel("Comment: b2")).toHaveValue("");
  await ply(page, "a1").click();
  await expect(field).toHaveValue("A good corner.\nOr is it? Yes");
  await page.keyboard.press("Escape");
  const panel = await moves(page);
  await expect(panel.locator(".commentary")).toHaveText(/A good corner/);
  await page.reload();
  await expect(page.locator(".commentary").first()).toHaveText(/A good corner/);
});

test("keys step through the moves, but not in the comment field", async ({ page }) => {
  await edit(page, "b2 a1 c2");
  const end = await position(page);
  await page.getByRole("group", { name: "Moves" }).last().focus();
  await page.keyboard.press("Home");
  await expect(game(page)).toHaveAttribute("data-position", /board=\.\.\.\/\.\.\.\/\.\.\./);
  await page.keyboard.press("]");
  await expect(game(page)).toHaveAttribute("data-position", /board=\.\.\.\/\.R\.\/\.\.\./);
  await page.keyboard.press("[");
  await page.keyboard.press("End");
  await expect(game(page)).toHaveAttribute("data-position", end);
  await page.getByLabel("Comment: c2").focus();
  await page.keyboard.type("[Home]");
  await page.keyboard.press("Home");
  await expect(game(page)).toHaveAttribute("data-position", end);
});

test("a match continues from any position of the tree", async ({ page }) => {
  await edit(page, "b2 a1 c2");
  await ply(page, "b2").click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Continue from here" }).click();
  await lay(page, "a3");
  const panel = await moves(page);
  await panel.getByRole("button", { name: "Edit the moves" }).click();
  await expectLines(page, ["b2 a3", ".a1 c2"]);
});

test("on the main line “Make main line” is disabled", async ({ page }) => {
  await start(page, /^Simple Three/, { cells: "b2" });
  await page.goto(`${page.url()}/edit`);
  await expect(page.getByRole("button", { name: "Make main line" })).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("button", { name: "Delete from here" })).toHaveAttribute("aria-disabled", "false");
});
