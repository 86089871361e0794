// The style sheets of boards in a page of another origin: each board loads that of its game.
import { expect } from "@playwright/test";
import { call, difference, test, TOKENS } from "./other-origin.mjs";

const one = (game, attributes = 'mode="play"') => `<div style="width:380px;margin:8px"><trivium-board game="${game}" ${attributes} tokens="${TOKENS[game]}"></trivium-board></div>`;
const guest = (board) => board.locator(".guest:not([data-unused])");
/** Has the page's program show a board. */
const whole = async (board) => {
  await call(board, "position");
  await expect(guest(board)).toBeVisible();
};
/** The requested sheets, without their folders. */
const sheets = (page) => {
  const asked = [];
  page.on("request", (request) => asked.push(.../(embed|looks)[a-z-]*\.css$/.exec(request.url())?.slice(0, 1) ?? []));
  return asked;
};
const adopted = (board) => board.evaluate((element) => element.shadowRoot.adoptedStyleSheets.length);

test("with the sheet of its game a board looks as with those of all games", async ({ page, visit }) => {
  const asked = sheets(page);
  const pictures = async () => {
    await visit(Object.keys(TOKENS).map((game) => one(game)).join(""));
    const all = [];
    for (let at = 0; at < 5; at += 1) {
      const board = page.locator("trivium-board").nth(at);
      await whole(board);
      all.push(await board.screenshot());
    }
    return all;
  };
  const own = await pictures();
  expect(asked.toSorted()).toEqual(Object.keys(TOKENS).map((game) => `embed-${game}.css`).toSorted());
  await page.route(/embed-[a-z-]+\.css$/, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(/embed-[a-z-]+\.css$/, "embed.css") });
    await route.fulfill({ response });
  });
  const full = await pictures();
  for (const [nth, game] of Object.keys(TOKENS).entries()) expect(await difference(page, [own[nth], full[nth]]), game).toBe(0);
});

test("the page sets the colours of seats", async ({ visit }) => {
  const board = await visit(`<div style="--trivium-seat-1: rgb(1, 2, 3)">${one("triapon")}</div>`);
  const colour = (number) => board.locator(`.seat[data-seat="${number}"]`).evaluate((seat) => getComputedStyle(seat).getPropertyValue("--seat"));
  expect(await colour(1)).toBe("rgb(1, 2, 3)");
  expect(await colour(2)).toMatch(/oklch/);
});

test("a board that gets another game changes its sheet", async ({ page, visit }) => {
  const asked = sheets(page);
  const board = await visit(one("trias", 'mode="play" look="paper"'));
  await whole(board);
  await board.evaluate((element) => Object.assign(element, { game: "trigon", tokens: "2@0,0u", look: "wood" }));
  await expect(board.locator(".trays.trigon.look-wood").first()).toBeVisible();
  expect(asked).toEqual(["embed-trias.css", "looks.css", "embed-trigon.css"]);
  // The frame's sheet and that of Trigon.
  await expect.poll(() => adopted(board)).toBe(2);
});

test("a puzzle, and a board without the sheet of its game, take the sheet of all games", async ({ page, visit }) => {
  const asked = sheets(page);
  await page.route(/embed-trias\.css$/, (route) => route.fulfill({ status: 404, headers: { "access-control-allow-origin": "*" } }));
  const board = await visit(one("trias"));
  await expect(board.locator(".board")).toBeVisible();
  await expect(board.getByRole("alert")).toBeHidden();
  expect(asked).toEqual(["embed-trias.css", "embed.css"]);
  expect(visit.wrongs.splice(0).filter((text) => !/404/.test(text))).toEqual([]);
  const puzzle = await visit('<trivium-board mode="puzzle" puzzle="today"></trivium-board>');
  await expect(guest(puzzle)).toBeVisible();
  expect(asked.slice(2)).toEqual(["embed.css"]);
});
