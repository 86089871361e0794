// The question under the board: how high it is, that it stays so while one chooses, and that nothing of what happened is cut.
import { expect, test } from "./fixtures.mjs";
import { dice, settled, step } from "./play.mjs";
import { kept, records } from "./records.mjs";
import { GAMES } from "./games.mjs";

/** The heights of the question and of all that stands below the board. */
const heights = (page) =>
  page.evaluate(() => [".asked", ".status-bar"].map((part) => document.querySelector(part).getBoundingClientRect().height));

/** What happened is said, and how much of it is cut: so many pixels. */
const happened = (page) =>
  page.locator(".happened").evaluate((/** @type {HTMLElement} */ one) => [one.textContent, Math.max(one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth)]);

// These tests set sizes of their own, so one project runs them.
test.describe("on phones of all sizes", { tag: "@desktop" }, () => {
  for (const game of Object.keys(GAMES)) {
    test(`the question of ${game} is at most 64 pixels high and stays so while one chooses`, async ({ page }) => {
      const { variant, tokens } = records(game)[0];
      for (const [width, height, language] of /** @type {[number, number, string][]} */ ([[360, 740, "en"], [320, 568, "de"], [320, 568, "fr"], [360, 740, "it"]])) {
        await page.setViewportSize({ width, height });
        await page.goto("./#/");
        const text = kept(game, variant, tokens.slice(0, Math.floor(tokens.length / 3)));
        await page.evaluate(([text, language]) => {
          localStorage["trivium/game/asked"] = text;
          localStorage["trivium/settings"] = `language=${language}`;
        }, [text, language]);
        // A reload next to a change of the hash may load the page of before.
        await page.goto("about:blank");
        await page.goto("./#/game/asked");
        const random = dice(`${game} ${language}`);
        let whole = null;
        for (let steps = 0; steps < 8; steps += 1) {
          const seen = await settled(page);
          // After a match or a round nothing is asked.
          if (seen.can.length + seen.pending.length === 0) break;
          const [asked, all] = await heights(page);
          const said = `${language} at ${width}: ${seen.asked}`;
          expect(asked, said).toBeLessThanOrEqual(64);
          const [sentence, cut] = await happened(page);
          expect(sentence, said).toMatch(/\.$/);
          // Coordinates are not shown, so none is named.
          expect(sentence, said).not.toMatch(/\b[A-La-l]\d\b|\d,-?\d/);
          expect(cut, `${said} / ${sentence}`).toBeLessThanOrEqual(0);
          if (seen.chosen.length === 0) whole = all;
          expect(all, said).toBe(whole);
          if (!(await step(page, seen, random))) break;
        }
      }
    });
  }
});
