// The pictures sheet: pictures to send, saved files, and the printed score sheet.
import { execFileSync } from "node:child_process";
import { expect, test } from "./fixtures.mjs";
import { program } from "./program.mjs";
import { kept } from "./records.mjs";
import { openMatch } from "./shell.mjs";
import { saved } from "./storage.mjs";

test.use({ reducedMotion: "no-preference" });

/** Opens the pictures sheet of a stored match. */
async function sheet(page, game, variant, tokens = []) {
  await openMatch(page, kept(game, variant, tokens), { sheet: "/pictures" });
  await expect(page.getByRole("heading", { name: "Pictures" })).toBeVisible();
}

/** The file that a button saves. */
const save = (page, name) => saved(page, () => page.getByRole("button", { name, exact: true }).click());

/** @type {Record<string, [string, string[]]>} */
const MATCHES = {
  tritt: ["step", ["e5-g5", "f6-h8", "d3-d5"]],
  triapon: ["base", ["f4", "g4", "f3", "f5"]],
  trias: ["base", ["C1", "I3", "J1"]],
  "traffic-lights": ["simple", ["b2", "a1", "b2"]],
  trigon: ["base", ["2@0,0u", "3@0,0d", "6@0,-1d"]],
};

for (const [game, [variant, tokens]] of Object.entries(MATCHES)) {
  test(`${game}: SVG, PNG and animated SVG`, async ({ page, axe }) => {
    await sheet(page, game, variant, tokens);
    // The sheets of all games have the same elements.
    const check = async () => game === "tritt" && axe();
    await check();
    // The word SVG appears only in the section for authors.
    expect(await page.getByRole("dialog").evaluate((dialog) => /** @type {HTMLElement} */ (dialog).innerText)).not.toContain("SVG");
    await page.getByText("For authors").click();
    await check();
    const { name, bytes, text } = await save(page, "Save position as SVG");
    expect(name).toMatch(new RegExp(`^${game}-${variant}-\\d{4}-\\d\\d-\\d\\d\\.svg$`));
    expect(text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[-\d. ]+" width="640" height="\d+" role="img"/);
    expect(text).not.toMatch(/<script|javascript:|\son\w+=|tabindex|class=|data-|https?:\/\/(?!www\.w3\.org)/);
    // The page and the command line program write the same picture.
    const options = ["--hands", "--background", "--width", "640"];
    const made = execFileSync(program(), ["svg", "--game", game, "--variant", variant, "--tokens", tokens.join(" "), ...options]);
    // Not `toBe(made)`: a diff of these long lines would take minutes.
    expect(text === made.toString(), `${bytes.length} bytes against ${made.length}`).toBe(true);
    await page.getByRole("button", { name: "Picture", exact: true }).click();
    const png = await save(page, "Save");
    await check();
    expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
    const height = Number(/ height="(\d+)"/.exec(text)[1]);
    expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([1280, 2 * height]);
    const { text: film } = await save(page, "Save game as animated SVG");
    expect(film).toContain("@media(prefers-reduced-motion:reduce)");
    expect(film.length).toBeLessThan(1_000_000);
    // Both files are well-formed XML. The page's policy would block the style sheet of the animated picture, so an
    // empty page parses them.
    const reader = await page.context().newPage();
    const errors = await reader.evaluate(
      (texts) => texts.map((t) => new DOMParser().parseFromString(t, "image/svg+xml").querySelectorAll("parsererror").length),
      [text, film],
    );
    expect(errors).toEqual([0, 0]);
    await reader.close();
  });
}

test("the sheet links to the variant's printable kit, which prints at its true size", async ({ page, axe }) => {
  await sheet(page, "tritt", "slide");
  const [printed] = await Promise.all([page.waitForEvent("popup"), page.getByRole("link", { name: "Print and play" }).click()]);
  await expect(printed.getByRole("heading", { name: "Slide", exact: true })).toBeVisible();
  expect(printed.url()).toContain("rules/en/tritt-print.html#slide");
  await printed.close();
  await page.goto("./rules/en/tritt-print.html");
  await expect(page.getByRole("heading", { name: "Slide", exact: true })).toBeHidden();
  await page.getByRole("link", { name: "Slide", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Slide", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Step", exact: true })).toBeHidden();
  await axe();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}`).toBeLessThanOrEqual(0);
  }
  /** The page sizes of the PDF, in points. */
  const pages = async () => {
    const text = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    return [...text.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [Math.round(+width), Math.round(+height)]);
  };
  // One page of rules, two of the board, one of pieces.
  expect(await pages()).toEqual(Array(4).fill([595, 842]));
  await page.getByLabel("Letter").check();
  expect(await pages()).toEqual(Array(4).fill([612, 792]));
  await page.emulateMedia({ media: "print" });
  const sizes = await page.locator(".kit:target img").evaluateAll((all) => all.map((image) => [image.getBoundingClientRect().width, image.getBoundingClientRect().height]));
  expect(sizes.map((size) => size.map((length) => Math.round((length * 25.4) / 96)))).toEqual(Array(3).fill([190, 245]));
});

test("the score sheet is black on white, and is removed after printing", async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.printed = 0;
    globalThis.print = () => (globalThis.printed += 1);
  });
  await page.emulateMedia({ colorScheme: "dark" });
  await sheet(page, "tritt", ...MATCHES.tritt);
  await page.getByRole("button", { name: "Print score sheet" }).click();
  await expect.poll(() => page.evaluate(() => globalThis.printed)).toBe(1);
  const score = page.locator(".score-sheet");
  await expect(score).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(score).toBeVisible();
  await expect(page.locator("main.game")).toBeHidden();
  await expect(score.locator("li")).toHaveText(["11e5-g5", "22f6-h8", "31d3-d5"]);
  await expect(score.locator("h1")).toHaveText("Tritt · Step");
  await expect(score.locator("figure svg")).toBeVisible();
  await expect(score).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await page.screenshot({ path: test.info().outputPath("score.png"), fullPage: true });
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(score).toHaveCount(0);
});

test("without its styles the sheet shows an error, and the match continues", async ({ page }) => {
  await page.route("**/pictures.postcard", (route) => route.fulfill({ status: 204 }));
  await sheet(page, "tritt", "step");
  await page.getByText("For authors").click();
  await page.getByRole("button", { name: "Save position as SVG" }).click();
  await expect(page.getByRole("dialog").getByRole("status").filter({ hasText: /^The picture could not be created/ })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("main.game")).toBeVisible();
});
