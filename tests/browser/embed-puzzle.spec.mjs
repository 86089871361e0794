// A puzzle in a page of another origin, by the element and by the frame.
import { expect } from "@playwright/test";
import { test } from "./other-origin.mjs";

const cell = (board, name) => board.locator(`[data-site="${name}"]`);
const guest = (board) => board.locator(".guest");
const call = (board, method, ...given) => board.evaluate((element, [method, given]) => element[method](...given), [method, given]);
const heard = (page) => page.evaluate(() => globalThis.heard);

test("a puzzle is solved in another page, and in a frame", async ({ page, visit, baseURL }) => {
  const fields = "strip=- side=- barred=n hands=- supply=- bag=- round=1/1 starter=1 score=0,0 stage=play next=- turn=1";
  const line = `simple | 1 | line | win 1 | board=RR./.../... ${fields} | c3 | b1 c3 / a1 c3`;
  const file = ["trivium-puzzles 1", "game traffic-lights", line, "end 1", ""].join("\n");
  await page.route("**/puzzles/traffic-lights.txt", (route) => route.fulfill({ body: file, headers: { "Access-Control-Allow-Origin": "*" } }));
  await page.setViewportSize({ width: 300, height: 640 });
  const name = "traffic-lights/86641c41";
  const board = await visit(`<trivium-board mode="puzzle" puzzle="${name}"></trivium-board>`);
  await expect(guest(board)).toHaveAttribute("data-puzzle", "open");
  await expect(board.locator(".title")).toHaveText("Traffic Lights · Puzzles · Completing a line · Difficulty 1");
  await expect(board.locator(".asked")).toContainText("Win this turn. Only one move does it.");
  const { height } = await board.boundingBox();
  await board.evaluate((element) => {
    globalThis.heard = [];
    for (const name of ["before-move", "move", "position-change", "game-over", "puzzle-over"]) {
      element.addEventListener(name, ({ type, detail }) => globalThis.heard.push({ type, ...detail }));
    }
  });
  await board.getByRole("button", { name: "Hint" }).click();
  await expect(cell(board, "c3")).toHaveClass(/hinted/);
  await expect(board.locator(".said [role=status]")).toHaveText("Choose c3.");
  await cell(board, "a1").click();
  await expect(guest(board)).toHaveAttribute("data-puzzle", "beaten");
  await expect(guest(board)).toHaveAttribute("data-position", /turn=-$/);
  await expect(board.locator(".remark")).toHaveText("a1 does not work: c3 refutes it.");
  expect((await heard(page)).map(({ type }) => type)).toEqual(["before-move", "puzzle-over", "move", "position-change", "position-change", "game-over"]);
  expect((await heard(page))[1]).toEqual({ type: "puzzle-over", puzzle: name, solved: false, hinted: true });
  expect((await board.boundingBox()).height).toBe(height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(300);
  await board.getByRole("button", { name: "Try again" }).click();
  await expect(guest(board)).toHaveAttribute("data-puzzle", "open");
  await cell(board, "c3").click();
  await expect(guest(board)).toHaveAttribute("data-puzzle", "solved");
  expect((await heard(page)).filter(({ type }) => type === "puzzle-over")).toHaveLength(1);
  expect(await call(board, "undo")).toBe(true);
  expect(await call(board, "undo")).toBe(false);
  await expect(call(board, "play", "zz")).rejects.toThrow(/Move 1, “zz”, is not legal there/);
  await call(board, "play", "c3");
  expect(await call(board, "outcome")).toBe("W-L");
  await board.evaluate((element) => Object.assign(element, { lang: "de", puzzle: "tritt/zz" }));
  await expect(board.getByRole("alert")).toHaveText("Es gibt kein Rätsel „tritt/zz“. Rätsel heißen wie in ihren Links, zum Beispiel tritt/1a2b; today ist das Rätsel des Tages.");
  await visit(`<iframe src="${baseURL}embed.html?mode=puzzle&amp;puzzle=today&amp;lang=en" width="420" height="640" title="Board"></iframe>`, { base: undefined });
  await expect(page.frameLocator("iframe").locator(".guest")).toHaveAttribute("data-puzzle", "open");
  await expect(page.frameLocator("iframe").locator(".title")).toContainText("Puzzle of the day");
});
