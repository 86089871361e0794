// Puzzles: puzzle of the day, lists, and solving.
import { afresh, expect, test } from "./fixtures.mjs";
import { store } from "./records.mjs";
import { position } from "./shell.mjs";

const HEAD = "trivium-puzzles 1\ngame traffic-lights\n";
const FIELDS = "strip=- side=- barred=n hands=- supply=- bag=- round=1/1 starter=1 score=0,0 stage=play next=- turn=1";
const WIN = `simple | 1 | line | win 1 | board=RR./.../... ${FIELDS} | c3 | b1 c3 / a1 c3`;
const OTHER = `simple | 2 | line | win 1 | board=R.R/.../... ${FIELDS} | b3 | a1 b3`;
const board = (page) => page.locator("main.game");

/** Replaces the puzzles of the release. */
const serve = (page, lines, end = `end ${lines.length}`) =>
  page.route("**/puzzles/traffic-lights.txt", (route) => route.fulfill({ body: [HEAD.trim(), ...lines, end, ""].join("\n") }));

test("a wrong try is refuted, and the right move solves the puzzle", async ({ page, axe }) => {
  await serve(page, [WIN, OTHER]);
  await page.goto("./#/puzzles/traffic-lights");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Traffic Lights");
  await axe();
  await page.getByRole("link", { name: "1", exact: true }).click();
  await expect(board(page)).toHaveAttribute("data-puzzle", "open");
  const task = page.locator(".instructions");
  await expect(task).toContainText("Win this turn. Only one move does it.");
  await page.getByRole("button", { name: "Share" }).click();
  const name = page.url().split("#/puzzles/")[1];
  await expect(page.getByRole("textbox", { name: "Link to this puzzle" })).toHaveValue(page.url());
  const lines = page.getByRole("textbox", { name: "Embed this puzzle" });
  await expect(lines).toHaveValue(new RegExp(`embed.js"></script>\\n<trivium-board mode="puzzle" puzzle="${name}"></trivium-board>$`));
  await page.getByRole("checkbox", { name: /^Include the picture/ }).check();
  await expect(lines).toHaveValue(/<svg .* to move\. Win this turn\. Only one move does it\..*<\/svg>\n<\/trivium-board>$/s);
  await axe();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(task).toContainText("Completing a line");
  await axe();
  await page.getByRole("button", { name: "Hint" }).press("Enter");
  await expect(task.getByRole("status")).toHaveText("Choose c3.");
  await expect(page.locator('.table [data-site="c3"]')).toHaveClass(/hinted/);
  await expect(page.getByRole("button", { name: "Hint" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Hint" })).toHaveAttribute("aria-disabled", "true");
  await page.locator('.table [data-site="a1"]').click();
  await expect(board(page)).toHaveAttribute("data-puzzle", "beaten");
  await expect(task).toContainText("a1 does not work: c3 refutes it.");
  await expect(board(page)).toHaveAttribute("data-position", /turn=-$/);
  // By the formulas of Glicko-2 a new solver (1000, deviation 350) who misses a puzzle of grade 1 (1000, deviation 100)
  // gets a rating of 825.
  await expect(task.locator(".why")).toHaveText(/^Player 2 wins\. Three red chips in a line: a3–c3\.$/);
  await expect(task.locator(".rated")).toHaveText("Your rating: 825 (−175)");
  // The solver can step through the refutation.
  const forward = page.getByRole("button", { name: "One move forward" });
  await expect(forward).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "One move back" }).click();
  await expect(board(page)).toHaveAttribute("data-position", /^board=RR\.\/\.\.\.\/R\.\. .*turn=2$/);
  await expect(task.locator(".stepping")).toContainText("Move 1 of 2.");
  await expect(task.getByRole("status")).toContainText("Move 1 of 2.");
  await axe();
  await page.getByRole("button", { name: "One move back" }).click();
  await expect(task.locator(".stepping")).toContainText("Start of the game.");
  await expect(page.getByRole("button", { name: "One move back" })).toHaveAttribute("aria-disabled", "true");
  await forward.click();
  await forward.click();
  await expect(board(page)).toHaveAttribute("data-position", /turn=-$/);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator('.table [data-site="c3"]').click();
  await expect(board(page)).toHaveAttribute("data-puzzle", "solved");
  await expect(page.getByRole("link", { name: "Next puzzle" })).toBeFocused();
  // A puzzle with a wrong first try is listed for a retry.
  await page.getByRole("link", { name: "All puzzles" }).click();
  await expect(page.getByRole("link", { name: "1, to retry" })).toBeVisible();
  await page.getByRole("link", { name: "2", exact: true }).click();
  await page.locator('.table [data-site="b3"]').click();
  await expect(board(page)).toHaveAttribute("data-puzzle", "solved");
  // Solving a puzzle of grade 2 (1300) then gives 1116.
  await expect(page.locator(".rated")).toHaveText("Your rating: 1116 (+291)");
  await page.goto("./#/puzzles");
  await expect(page.getByText("Your rating: about 1116", { exact: true })).toBeVisible();
  await expect(page.getByText("1 solved")).toBeVisible();
  // Deletes the history after a confirmation, then restores it from a file.
  await axe();
  await page.getByRole("button", { name: "Delete puzzle history" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("0 solved")).toHaveCount(5);
  await page.goto("./#/shelf");
  const buffer = Buffer.from("# puzzles rating 1700.00 90.00 0.060000\n# puzzles days 1 1\n# puzzles right traffic-lights 1\n");
  await page.locator("input[type=file]").setInputFiles({ name: "all.txt", mimeType: "text/plain", buffer });
  await page.getByRole("link", { name: "The puzzles solved in “all.txt” now count as solved here, too." }).click();
  await expect(page.getByText("Your rating: 1700")).toBeVisible();
  await expect(page.getByText("1 solved")).toBeVisible();
});

test("a long list folds puzzles by difficulty and lists them by theme", async ({ page, axe }) => {
  const many = Array.from({ length: 70 }, (_, at) => {
    const cells = at.toString(3).padStart(4, "0").replaceAll("0", ".").replaceAll("1", "R").replaceAll("2", "Y");
    return `simple | ${1 + (at % 5)} | ${at % 2 ? "fork" : "line"} | win 1 | board=${cells.slice(0, 3)}/${cells[3]}../... ${FIELDS} | c1 | -`;
  });
  await serve(page, many);
  await page.goto("./#/puzzles/traffic-lights");
  // A beginner starts with grade 1.
  await page.getByRole("link", { name: "Next puzzle" }).click();
  await expect(page.getByText("Difficulty 1")).toBeVisible();
  await page.goBack();
  const open = page.locator("details[open]");
  await expect(open).toHaveCount(1);
  await expect(open.locator("summary")).toHaveText("Difficulty 10 of 14 solved");
  await expect(open.locator(".numbers .picture svg").first()).toBeAttached();
  await expect(open.getByRole("heading", { level: 3 })).toHaveText(["Completing a line", "Double threat"]);
  await expect(page.locator(".numbers a")).toHaveCount(14);
  await page.getByText("Difficulty 3").click();
  await expect(page.locator(".numbers a")).toHaveCount(28);
  await axe();
});

test("the solution is shown, and a damaged file and an unknown puzzle have their errors", async ({ page }) => {
  await serve(page, [WIN]);
  await page.goto("./#/puzzles/traffic-lights/0");
  await expect(page.getByRole("heading", { name: "This puzzle does not exist." })).toBeVisible();
  await page.goto("./#/puzzles/traffic-lights");
  await page.getByRole("link", { name: "Next puzzle" }).click();
  await page.getByRole("button", { name: "Show solution" }).click();
  // A second tap presses no other button.
  await expect(page.locator(".instructions .row .button")).toHaveCount(0);
  await expect(board(page)).toHaveAttribute("data-position", /board=RRR.*turn=-$/);
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.locator(".instructions")).toContainText("This is the solution.");
  await page.unroute("**/puzzles/traffic-lights.txt");
  await serve(page, [WIN], "");
  await afresh(page, "./#/puzzles/traffic-lights");
  await expect(page.getByRole("heading", { name: /^The puzzle file is damaged in line \d\.$/ })).toBeVisible();
});

test("the start page leads to the puzzle of the day", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("link", { name: "Puzzle of the day" }).click();
  await expect(board(page)).toHaveAttribute("data-puzzle", "open");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Puzzle of the day");
  const position = await board(page).getAttribute("data-position");
  await page.reload();
  await expect(board(page)).toHaveAttribute("data-position", position);
});

test("the puzzle of the day is not hard, and a harder one is offered", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-28T12:00:00") });
  for (let day = 0; day < 5; day += 1) {
    await afresh(page, "./#/puzzles/today");
    await expect(page.locator(".stages p")).toHaveText(/^Difficulty [123]$/);
    await page.clock.fastForward("24:00:00");
  }
  await page.getByRole("button", { name: "Show solution" }).click();
  await page.clock.fastForward(30_000);
  const grade = Number((await page.locator(".stages p").textContent()).slice(-1));
  await page.getByRole("link", { name: "A harder one" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Puzzles");
  expect(Number((await page.locator(".stages p").textContent()).slice(-1))).toBeGreaterThan(grade);
});

test("the result of a puzzle is in view as a whole, and its buttons on the lowest screen too", async ({ page }) => {
  // The French texts are the longest.
  await store(page, { settings: "language=fr" });
  for (const [width, height] of [[360, 740], [844, 390], [1280, 800], [568, 320]]) {
    await page.setViewportSize({ width, height });
    await page.goto("./#/puzzles/trias");
    await page.locator(".puzzles .button.main").first().click();
    await page.getByRole("button", { name: "Voir la solution" }).click();
    await expect(page.locator(".instructions .stepping")).toBeVisible();
    // A button gets the focus with the result. It must not scroll the text away.
    const focused = page.locator(".instructions .row :focus");
    await expect(focused).toBeInViewport({ ratio: 1 });
    const ends = await page.locator(".instructions").evaluate((panel) => {
      const [frame, text, row] = [panel, panel.querySelector(".told"), panel.querySelector(".row")].map((one) => one.getBoundingClientRect());
      return { above: Math.max(0, frame.top - text.top), below: Math.max(0, text.bottom - Math.min(row.top, frame.bottom)) };
    });
    expect(height > 320 ? ends : ends.above, `${width} × ${height}`).toEqual(height > 320 ? { above: 0, below: 0 } : 0);
  }
});

test("after a change of language a started puzzle names the players in the new one", async ({ page }) => {
  await page.goto("./#/puzzles/trias");
  await page.locator(".puzzles .button.main").first().click();
  await expect(page.locator(".seat .name")).toHaveText(["South", "North"]);
  await page.getByRole("button", { name: "Show solution" }).click();
  await expect(page.locator(".instructions .stepping")).toBeVisible();
  const ended = await position(page);
  await page.goto("./#/settings");
  await page.getByRole("radio", { name: "Français" }).check({ force: true });
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.goBack();
  await expect(page.locator(".seat .name")).toHaveText(["Sud", "Nord"]);
  await expect(page.locator(".instructions")).not.toContainText(/South|North/);
  expect(await position(page)).toBe(ended);
});
