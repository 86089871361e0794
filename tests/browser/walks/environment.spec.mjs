// Walks with changes of the environment: no network, a new release, files, links, embedded boards, rotated phones.
import { sizes } from "../browser.mjs";
import { press } from "../hands.mjs";
import { kept } from "../records.mjs";
import { served } from "../site.mjs";
import { expect, quiet, test as base } from "./invariants.mjs";
import { arrive, back, close, load, open, play, sit, visit } from "./steps.mjs";
import { drop } from "../storage.mjs";

const hosted = served(base);

hosted.describe("", () => {
  hosted.use({ serviceWorkers: "allow" });

  hosted("without a network every screen works after a reload and after Back", async ({ page, host, stop }) => {
    await page.goto("./");
    await expect(page.locator("html")).toHaveAttribute("data-offline", "ready");
    await host.down();
    const screens = [
      ["#/new/trigon", "main.setup .go button"],
      ["#/learn/trias", "main.lesson .instructions button"],
      ["#/rules/triapon", "main section h2"],
      ["#/settings", "main .segments"],
      ["#/shelf", "main.match-list h1"],
    ];
    // Without network there is no new page to compare with.
    const [alone, base] = [{ picture: false }, page.url().replace(/#.*/, "")];
    for (const [route, there] of screens) {
      await page.goto(base + route);
      await arrive(page, there);
      await page.reload();
      await arrive(page, there);
      await stop(`${route} after a reload`, alone);
    }
    for (const [, there] of screens.slice(0, -1).reverse()) {
      await page.goBack();
      await arrive(page, there);
      await stop(`back at ${there}`, alone);
    }
    await page.goto(base);
    await arrive(page, ".tile");
    await sit(page, "trigon", { names: ["Ann"], levels: [0, 1] });
    await press(page.locator('main.game [data-pick^="hand-"].choosable').first());
    await press(page.locator("main.game .table .choosable .hit").first());
    await expect(page.locator("aside.moves .ply .token").nth(1)).toBeVisible();
    await stop("a computer player answers", alone);
    for (const [sheet, there] of [["analysis", ".analysis .found"], ["pictures", "dialog svg"], ["share", "dialog input[readonly]"], ["edit", "dialog .tree"]]) {
      const match = page.url();
      await page.goto(`${match}/${sheet}`);
      await arrive(page, there);
      await page.reload();
      await arrive(page, there);
      await stop(`${sheet} after a reload`, alone);
      await back(page, "main.game");
    }
    await host.up();
    await page.reload();
    await stop("the network is back");
  });

  hosted("a new release arrives in the middle of a match, and is installed on the start page", async ({ page, host, stop }) => {
    // A new page would get the new release, so it is not compared. Nor are pages that were just loaded.
    const old = { picture: false };
    await page.goto("./");
    await expect(page.locator("html")).toHaveAttribute("data-offline", "ready");
    await sit(page, "traffic-lights", { variant: 1, names: ["Ann", "Bo"] });
    await play(page, "b2 a1");
    await stop("before", old);
    const match = page.url();
    host.renew("A new release.");
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => {}));
    await expect(page.locator("html")).toHaveAttribute("data-update", "waiting");
    await expect(page.getByText(/^A new version/)).toHaveCount(0);
    await stop("no offer during the match", old);
    await play(page, "c1");
    await open(page, "Rules", "main section h2");
    await stop("the old release has its rules", old);
    await back(page, "main.game");
    const before = await page.locator("main.game").getAttribute("data-position");
    await page.goto(match.replace(/#.*/, "#/learn/tritt"));
    await arrive(page, "main.lesson .instructions button");
    await stop("the old release has its lessons", old);
    await page.goto(match.replace(/#.*/, "#/settings"));
    await arrive(page, "main .segments");
    await stop("the settings", old);
    await page.goto(match.replace(/#.*/, "#/"));
    await expect(page.getByText(/^A new version/)).toBeVisible();
    await stop("the new release is offered", old);
    await press(page.getByRole("button", { name: "Reload" }));
    await expect(page.locator("main:not(.waiting) .masthead p")).toHaveText("A new release.");
    await expect(page.locator("html")).toHaveAttribute("data-files", `./${host.release()}/`);
    await stop("the new release is installed", old);
    await page.goto(match);
    await arrive(page, "main.game .choosable");
    await expect(page.locator("main.game")).toHaveAttribute("data-position", before);
    await play(page, "c2");
    await stop("the match continues");
    // The unused release is deleted.
    await page.goto("./");
    await page.reload();
    await expect(async () => expect(await page.evaluate(() => globalThis.caches.keys())).toHaveLength(1)).toPass();
  });
});

const test = base;

test("a file is dropped, played on, analysed, pictured, shared and opened by its link", async ({ page, stop }) => {
  await load(page, "./", ".tile");
  const record = "f4 g4 f3 f5 h4 e2 g6 h3 d2 h6 g2 d3";
  await drop(page, "main", "evening.trivium", `trivium 3\ngame triapon\nvariant base\nname Ann\nname Bo\nname Cem\ntitle An evening\nrecord ${record}\n`);
  await stop("the report of the import", { at: ".match-list .outcomes a", picture: false });
  await press(page.locator(".match-list .outcomes a"));
  await stop("the match of the file", { at: "main.game .choosable" });
  await play(page, "i7 g1");
  await stop("played on");
  await open(page, "Analysis", ".analysis .found");
  await stop("analysed", { picture: false });
  await close(page);
  await open(page, "Pictures", "dialog svg");
  await stop("pictured");
  await close(page);
  await open(page, "Share");
  const link = page.locator("dialog input[readonly]").first();
  await link.waitFor();
  await stop("shared");
  const address = await link.inputValue();
  await close(page);
  const position = await page.locator("main.game").getAttribute("data-position");
  await page.goto(address);
  await stop("the link", { at: "main.opened .button" });
  await press(page.locator("main.opened .row button").last());
  await arrive(page, "main.game .choosable");
  await expect(page.locator("main.game")).toHaveAttribute("data-position", position);
  await stop("opened as another match");
  await visit(page, "", ".kept a");
  await stop("both on the start page");
});

test("from the gallery of boards to the app, and back", async ({ page, stop }) => {
  // Links to other files load new pages.
  const loaded = { picture: false };
  await page.goto("./gallery.html");
  await page.locator("trivium-board svg").first().waitFor();
  await stop("the gallery", loaded);
  await press(page.locator('nav a[href="./gallery.de.html"]'));
  await page.locator("trivium-board svg").first().waitFor();
  await stop("the gallery in German", loaded);
  await press(page.locator('nav a[href="./gallery.html"]'));
  await press(page.locator('nav a[href="./"]'));
  await stop("the start page", { at: ".tile", ...loaded });
  await sit(page, "tritt", { names: ["Ann", "Bo"] });
  await play(page, "e5-g5");
  await stop("a match");
  await open(page, "Rules", "main section h2");
  await page.goto("./rules/en/tritt.html");
  await page.locator("article").waitFor();
  await stop("the article", loaded);
  await back(page, "main section h2");
  await stop("back at the rules");
  await back(page, "main.game");
  await stop("back at the match");
  for (let times = 0; times < 8 && !page.url().endsWith("gallery.html"); times += 1) await page.goBack();
  await page.locator("trivium-board svg").first().waitFor();
  await stop("back at the gallery");
  await load(page, "./", ".kept a");
  await stop("the start page has the match", loaded);
});

const RECORDS = {
  "traffic-lights": ["slider", "b2 a1 b2 c3", "a1"],
  triapon: ["base", "f4 g4 f3 f5 h4 e2", "g6"],
  trias: ["base", "C1", null],
  tritt: ["slide", "e5-g5 f6-h8 d3-d5", "e8-g8"],
  trigon: ["base", "2@0,0u 3@0,0d 6@0,-1d", null],
};

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  // A rotation is compared with a new page once in each direction.
  const cheap = { picture: false };

  for (const games of [["traffic-lights", "triapon", "trias"], ["tritt", "trigon"]]) {
    test(`it is rotated in the middle of ${games.join(", ")}`, async ({ page, stop }) => {
      await load(page, "./", ".tile");
      for (const game of games) {
        const [variant, tokens, next] = RECORDS[game];
        await page.evaluate(([key, text]) => localStorage.setItem(key, text), [`trivium/game/${game}`, kept(game, variant, tokens.split(" "))]);
        await page.goto(page.url().replace(/#.*/, "") + `#/game/${game}`);
        await arrive(page, "main.game .choosable");
        await page.setViewportSize({ width: 740, height: 360 });
        await quiet(page);
        await stop(`${game} sideways`);
        if (next) await play(page, next);
        await stop(`${game} played on`, cheap);
        await open(page);
        await stop(`the menu of ${game} sideways`, game === "tritt" ? {} : cheap);
        await close(page);
        await page.setViewportSize({ width: 568, height: 320 });
        await stop(`${game} on the smallest phone, sideways`, cheap);
        await page.setViewportSize(sizes.phone);
        await quiet(page);
        await stop(`${game} upright again`);
        await back(page, ".tile");
      }
    });
  }
});
