// The status bar keeps its height during a move, and does not cut the last event.
import { afresh, expect, test } from "./fixtures.mjs";
import { dice, settled, step } from "./play.mjs";
import { kept, records } from "./records.mjs";
import { GAMES } from "./games.mjs";
import { openMatch } from "./shell.mjs";

/** The heights of the prompt and of the whole status bar. */
const heights = (page) =>
  page.evaluate(() => [".asked", ".status-bar"].map((part) => document.querySelector(part).getBoundingClientRect().height));

/** The text of the last event, and by how many pixels it is cut. */
const happened = (page) =>
  page.locator(".happened").evaluate((/** @type {HTMLElement} */ one) => [one.textContent, Math.max(one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth)]);

for (const game of Object.keys(GAMES)) {
  test(`the prompt of ${game} is at most 64 pixels high, and the status bar keeps its height during a move`, async ({ page }) => {
    const { variant, tokens } = records(game)[0];
    await page.goto("./#/");
    for (const [width, height, language] of /** @type {[number, number, string][]} */ ([[360, 740, "en"], [320, 568, "de"], [320, 568, "fr"], [360, 740, "it"]])) {
      await page.setViewportSize({ width, height });
      const text = kept(game, variant, tokens.slice(0, Math.floor(tokens.length / 3)));
      await page.evaluate(([text, language]) => {
        localStorage[`trivium/game/${language}`] = text;
        localStorage["trivium/settings"] = `language=${language}`;
      }, [text, language]);
      await afresh(page, `./#/game/${language}`);
      const random = dice(`${game} ${language}`);
      let whole = null;
      for (let steps = 0; steps < 8; steps += 1) {
        const seen = await settled(page);
        // There is no prompt after a match or a round.
        if (seen.can.length + seen.pending.length === 0) break;
        const [asked, all] = await heights(page);
        const said = `${language} at ${width}: ${seen.asked}`;
        expect(asked, said).toBeLessThanOrEqual(64);
        const [sentence, cut] = await happened(page);
        expect(sentence, said).toMatch(/\.$/);
        // Sentences must not name coordinates, because this board shows none.
        expect(sentence, said).not.toMatch(/\b[A-La-l]\d\b|\d,-?\d/);
        expect(cut, `${said} / ${sentence}`).toBeLessThanOrEqual(0);
        if (seen.chosen.length === 0) whole = all;
        expect(all, said).toBe(whole);
        if (!(await step(page, seen, random))) break;
      }
    }
  });
}

test("the cancel button does not move when a refusal offers its rule", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMatch(page, kept("tritt", "step", ["e5-g5", "f7-f9"]));
  await page.locator('.table [data-site="a1"]').click();
  const cancel = page.locator(".status-bar .cancel");
  const before = await cancel.boundingBox();
  await page.locator('.table [data-site="e5"]').dispatchEvent("click");
  await expect(page.locator(".status-bar .rule")).toBeVisible();
  expect(await cancel.boundingBox()).toEqual(before);
});
