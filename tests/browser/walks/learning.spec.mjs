// Walks of a new player from the first lesson to a second tab, and of a reader of the rules.
import { sizes } from "../browser.mjs";
import { look } from "../play.mjs";
import { press } from "../hands.mjs";
import { expect, test } from "./invariants.mjs";
import { arrive, back, close, load, lookAt, open, play, playOn, resign, sit, visit } from "./steps.mjs";

/** Goes through a lesson and shows all solutions. Returns the number of steps. */
async function learn(page) {
  for (let steps = 0; ; steps += 1) {
    await arrive(page, "main.lesson .instructions button, main.lesson-over");
    if (await page.locator("main.lesson-over").isVisible()) return steps;
    if (await page.locator("main.lesson[data-stage=open]").count()) await press(page.locator(".instructions .row button:last-child"));
    await arrive(page, "main.lesson[data-stage=done] .instructions .button.main");
    await press(page.locator(".instructions .button.main"));
  }
}

test("a newcomer learns, loses, analyses, plays again and shares a match", async ({ page, stop, context }) => {
  await load(page, "./", ".tile");
  await stop("the start page", { picture: false });
  await visit(page, "new/traffic-lights", "main.setup");
  await visit(page, "learn/traffic-lights", "main.lesson");
  await stop("the lesson's goal");
  expect(await learn(page)).toBeGreaterThan(2);
  await stop("the lesson is over", { picture: false });
  await press(page.locator(".lesson-over .button.main"));
  await stop("a match against the weakest begins after a lesson", { at: "main.game:not(.lesson) .choosable" });
  await press(page.locator("main.game .table .choosable .hit").first());
  await expect(page.locator("aside.moves .ply .token").nth(1)).toBeVisible();
  await stop("the weakest has answered");
  await resign(page);
  await expect(page.locator(".status-bar.ended")).toBeVisible();
  await stop("the match is lost");
  await visit(page, "", ".tile");
  await sit(page, "traffic-lights", { variant: 1, names: ["Ann"], levels: [0, 8] });
  await stop("a match against the strongest begins");
  // `playOn` always takes the first choice, which loses against the strongest level.
  await playOn(page);
  await expect(page.locator(".status-bar.ended")).toBeVisible();
  await stop("the match is over");
  const result = () => page.evaluate(() => /^result .*$/m.exec(localStorage.getItem(`trivium/game/${location.hash.split("/")[2]}`))[0]);
  const [before, lost] = [await page.evaluate(look), await result()];
  await page.locator("main.game h1").focus();
  await lookAt(page, "ArrowLeft", 2);
  await stop("two moves back");
  await open(page, "Analysis", ".analysis .found");
  await stop("the analysis", { picture: false });
  const played = (await page.evaluate(look)).position;
  await press(page.locator("main.game .table .choosable .hit").last());
  await expect(page.locator("main.game")).not.toHaveAttribute("data-position", played);
  await stop("a move is tried", { picture: false });
  await press(page.locator("main.trying .try-band .button").first());
  await arrive(page, "main.game:not(.trying)");
  await close(page);
  await stop("two moves back again");
  await press(page.locator(".status-bar .button.main"));
  await arrive(page, ".status-bar.ended");
  expect([(await page.evaluate(look)).position, await result()], "browsing and sandboxes change nothing").toEqual([before.position, lost]);
  await stop("back at the result");
  const first = page.url();
  await press(page.locator(".status-bar .button.main"));
  await expect(page).not.toHaveURL(first);
  await stop("the rematch", { at: "main.game .choosable" });
  await visit(page, "", ".tile");
  await visit(page, "shelf", ".match-list ul.kept li");
  await stop("the games list");
  await press(page.locator(".match-list ul.kept li button").first());
  await page.locator(".naming input").fill("The first evening");
  await press(page.locator(".naming button"));
  await expect(page.locator(".match-list ul.kept li").first()).toContainText("The first evening");
  await stop("a match has a name");
  // The first match of the list is the rematch, which has no moves yet.
  await press(page.locator(".match-list ul.kept li a").nth(1));
  await arrive(page, "main.game");
  await open(page, "Share");
  const link = page.locator("dialog input[readonly]").first();
  await link.waitFor();
  await stop("sharing");
  const address = await link.inputValue();
  await close(page);
  const friend = await context.newPage();
  await friend.goto(address);
  await arrive(friend, "main.opened .button.main");
  await press(friend.locator("main.opened .button.main"));
  await arrive(friend, "main.game");
  await expect(friend.locator(".elsewhere")).toBeVisible();
  await press(friend.locator(".elsewhere .button.main"));
  await expect(friend.locator(".elsewhere")).toHaveCount(0);
  await expect(page.locator(".elsewhere")).toBeVisible();
  await friend.close();
  await expect(page.locator(".elsewhere")).toHaveCount(0);
  await stop("the first tab has the match again");
});

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  test("rules, refusals and settings lead back to the match", async ({ page, stop }) => {
    await load(page, "./", ".tile");
    await sit(page, "tritt", { names: ["Ann", "Bo"] });
    await play(page, "e5-g5 d3-d5");
    await stop("two trittons are placed");
    const before = await page.locator("main.game").getAttribute("data-position");
    // After one end of a tritton, an illegal other end: the refusal links to its rule.
    await press(page.locator('main.game [data-site="e5"]').first());
    await press(page.locator('main.game [data-site="i9"]').first());
    await stop("a place that cannot be chosen", { picture: false });
    const rule = page.locator('.status-bar a[href^="#/rules/"]');
    if (await rule.count()) {
      await press(rule);
      await stop("the rule", { at: "main section h2" });
      await back(page, "main.game");
    }
    await expect(page.locator("main.game")).toHaveAttribute("data-position", before);
    // Cancel first: picks of an incomplete move are not stored.
    if (await page.locator(".status-bar .cancel").count()) await press(page.locator(".status-bar .cancel"));
    await stop("back at the match");
    await open(page, "Rules", "main section h2");
    await stop("all rules");
    await back(page, "main.game");
    await open(page, "Settings", "main .segments");
    await stop("settings");
    await back(page, "main.game");
    await play(page, "f6-h8");
    await stop("the third tritton");
    const id = /game\/([^/]+)/.exec(page.url())[1];
    await visit(page, `game/${id}/moves`, "dialog .plies");
    await stop("the moves");
    await press(page.locator("dialog .ply").first());
    await press(page.locator("dialog header button"));
    await stop("after the first move");
    await visit(page, "", ".tile");
    await stop("the start page after a match");
  });
});
