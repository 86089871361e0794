// Layout: boards are completely visible, prompts match the next step, screens fit.
import { sizes } from "./browser.mjs";
import { expect, test } from "./fixtures.mjs";
import { press, pressAt } from "./hands.mjs";
import { begin, changed, shown } from "./play.mjs";
import { all, kept, records, store, WIDE } from "./records.mjs";
import { asked, openMatch } from "./shell.mjs";
import { faults, stand } from "./walks/dom-checks.mjs";
import { play } from "./walks/steps.mjs";

test("at the end of a game nothing covers the board", async ({ page }) => {
  const games = ["triapon", "trias", "tritt", "trigon"];
  for (const game of games) await store(page, { [`game/${game}`]: kept(game, records(game)[0].variant, records(game)[0].tokens) });
  for (const game of games) {
    await page.goto(`./#/game/${game}`);
    await expect(page.locator(`.board.${game}`)).toBeVisible();
    await expect(asked(page)).toHaveText(/ wins?\.|The game is a draw\./);
    const [board, question, screen] = await Promise.all(
      [".table .board", ".status-bar", "main.game"].map((part) => page.locator(part).boundingBox()),
    );
    const apart = board.y + board.height <= question.y || board.x + board.width <= question.x;
    expect.soft(apart, `${game}: ${JSON.stringify({ board, question })}`).toBe(true);
    await page.locator(".status-bar").getByRole("link", { name: "New game" }).click({ trial: true });
    expect.soft(screen.height, game).toBeLessThanOrEqual(page.viewportSize().height);
  }
});

test.describe("on a tablet held upright", { tag: "@tablet" }, () => {
  test("the result takes one line where there is room", async ({ page }) => {
    const { variant, tokens } = records("tritt")[0];
    await openMatch(page, kept("tritt", variant, tokens));
    await expect(page.locator(".status-bar.ended .button")).toHaveCount(5);
    const lines = await asked(page).locator("> span").evaluate((one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight));
    expect(Math.round(lines)).toBe(1);
  });
});

test("the mark for the first tile is at its place", { tag: "@desktop" }, async ({ page }) => {
  await begin(page, "trigon", "base");
  const boxes = async (selector) => {
    const found = [];
    for (const size of [sizes.phone, sizes.tablet, sizes.desktop]) {
      await page.setViewportSize(size);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      found.push(await page.locator(selector).boundingBox());
    }
    return found;
  };
  const gaps = await boxes(".table .gap");
  await page.locator('[data-pick="hand-tile4"].choosable').click();
  await expect(asked(page)).toHaveText("Player 1: Now choose what is marked.");
  const places = await boxes(".table .site.choosable .mark");
  for (const [nth, gap] of gaps.entries()) {
    for (const [at, long] of [["x", "width"], ["y", "height"]]) {
      expect(Math.abs(gap[at] + gap[long] / 2 - places[nth][at] - places[nth][long] / 2), `size ${nth}`).toBeLessThan(4);
    }
  }
});

// A player who taps another own tile may want to move that one instead.
test("a swap of two own tiles needs a second tap, by mouse too", { tag: "@desktop" }, async ({ page }) => {
  await openMatch(page, kept("trigon", WIDE.variant, WIDE.tokens));
  const before = await shown(page);
  const own = await page.locator(".table .site.choosable[data-drag]").evaluateAll((sites) => sites.map((one) => one.dataset.site));
  await press(page.locator(`.table [data-site="${own[0]}"] .hit`));
  const [one] = (await changed(page, before)).chosen;
  await expect(asked(page)).toHaveText(/: Tap an empty space, or the tile to swap it with\.$/);
  const others = own.slice(1).map((site) => `.table .choosable[data-site="${site}"]`);
  const swap = page.locator(others.join()).first();
  await press(swap.locator(".hit"));
  await expect(swap).toHaveClass(/pending/);
  const waiting = await shown(page);
  expect([waiting.chosen, waiting.position]).toEqual([[one], before.position]);
  await press(swap.locator(".hit"));
  expect((await changed(page, waiting)).position).not.toBe(before.position);
});

// Only phones confirm other taps: a mouse does not miss, and sites on a tablet are as large as a fingertip.
test.describe("on a phone", { tag: "@phone" }, () => {
  test("the start page shows all five games", async ({ page }) => {
    await page.goto("./");
    await expect(page.locator(".tile")).toHaveCount(5);
    const last = await page.locator(".tile").last().boundingBox();
    expect(last.y + last.height).toBeLessThanOrEqual(page.viewportSize().height);
  });

  test("after a tap on a small place the prompt asks for a second tap", async ({ page }) => {
    await begin(page, "trias", "base");
    const reads = () =>
      page.locator(".asked > span").evaluate((/** @type {HTMLElement} */ one) => `${one.innerText.trim()} ${getComputedStyle(one, "::after").content}`);
    const hole = page.locator('.table [data-site="C1"] .hit');
    expect(await reads()).toBe("Player 1: Tap one of your holes to sow its stones. none");
    await hole.tap();
    await expect(page.locator(".table .pending")).toHaveCount(1);
    expect(await reads()).toBe('Player 1: "Tap again to confirm."');
    // A hint cancels the pending move, so the next tap makes no move.
    await page.getByRole("button", { name: "Hint" }).tap();
    await expect(page.locator(".table .hinted")).toHaveCount(1);
    await expect(page.locator(".table .pending")).toHaveCount(0);
    expect(await reads()).toMatch(/^(?!Player 1:).* none$/);
    await hole.tap();
    await expect(page.locator(".table .pending")).toHaveCount(1);
    await hole.tap();
    await expect(page.locator(".table .pending")).toHaveCount(0);
    await expect(asked(page)).toHaveText(/^Player 2:/);
  });

  test("a lesson asks for a second tap, and labels the places that its texts name", async ({ page }) => {
    await page.goto("./#/learn/trigon");
    await expect(page.locator(".table .site")).not.toHaveCount(0);
    await expect(page.locator(".table .name")).toHaveCount(0);
    await page.route("**/lessons/en/trias.txt", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/^task /m, "task `A1` ") });
    });
    await page.goto("./#/learn/trias");
    await expect(page.locator(".table .name").first()).toBeVisible();
    const again = page.locator(".instructions .tap-again");
    // A marked hole needs one tap.
    await page.getByRole("button", { name: "Step 4 of 14" }).tap();
    await expect(page.locator("main.lesson[data-kind=do]")).toBeVisible();
    await expect(again).toBeHidden();
    await page.locator(".table .hinted .hit").first().tap();
    await expect(page.locator("main.lesson[data-stage=done]")).toBeVisible();
    // A task needs two, and the board stays where it is. The refusal of a barred hole disappears.
    await page.getByRole("button", { name: "Step 8 of 14" }).tap();
    await expect(page.locator("main.lesson[data-kind=ask]")).toBeVisible();
    const board = () => page.locator(".table .board").boundingBox();
    const before = await board();
    await page.locator('.table [data-site="D1"] .hit').tap();
    await expect(page.locator(".instructions .note")).toBeVisible();
    await expect(again).toBeHidden();
    expect(await board()).toEqual(before);
    await page.locator('.table [data-site="J1"] .hit').tap();
    await expect(again).toBeVisible();
    await expect(page.locator(".instructions .note:visible")).toHaveCount(0);
    expect(await again.evaluate((one) => getComputedStyle(one, "::after").content)).toBe('"Tap again to confirm."');
    expect(await board()).toEqual(before);
    await page.locator(".table .pending .hit").tap();
    await expect(page.locator("main.lesson[data-stage=done]")).toBeVisible();
  });

  test("once a tap had to be repeated, larger places ask for it, too", async ({ page }) => {
    await openMatch(page, kept("trigon", WIDE.variant, WIDE.tokens));
    const before = await shown(page);
    await press(page.locator(".table .site.choosable[data-drag] .hit").first());
    await changed(page, before);
    /** Taps an empty place that nothing covers. Returns its width. */
    const tap = async () => {
      const [x, y, wide] = await page.evaluate(() => {
        for (const site of document.querySelectorAll('.table .site.choosable:not(.pending)[aria-label$="available"]')) {
          const { left, top, width, height } = site.querySelector(".hit").getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          if (site.contains(document.elementFromPoint(x, y))) return [x, y, Math.min(width, height)];
        }
      });
      await page.touchscreen.tap(x, y);
      return wide;
    };
    expect(await tap()).toBeLessThan(44);
    await expect(page.locator(".table .pending")).toHaveCount(1);
    for (let times = 0; times < 4; times += 1) await page.getByRole("button", { name: "Zoom in" }).tap();
    // Zooming is no second tap.
    await expect(page.locator(".table .pending")).toHaveCount(0);
    expect(await tap()).toBeGreaterThan(44);
    await expect(page.locator(".table .pending")).toHaveCount(1);
    expect((await shown(page)).position).toBe(before.position);
  });

  test("an exchange that waits for a second tap is marked on the board", async ({ page }) => {
    await openMatch(page, kept("trigon", WIDE.variant, WIDE.tokens));
    const wide = (site) =>
      page.locator(`.table [data-site="${site}"] .mark`).evaluate((mark) => {
        const { strokeWidth, stroke, fill } = getComputedStyle(mark);
        return { stroke: stroke === "none" ? 0 : parseFloat(strokeWidth), fill };
      });
    await page.locator(".table .site.choosable[data-drag]").first().waitFor();
    const own = await page.locator(".table .site.choosable[data-drag]").first().getAttribute("data-site");
    await pressAt(page, `.table [data-site="${own}"]`);
    await expect(page.locator(`.table [data-site="${own}"]`)).toHaveClass(/chosen/);
    const other = await page.locator('.table .site.choosable[aria-label*="can be swapped"]').first().getAttribute("data-site");
    const before = await wide(other);
    await pressAt(page, `.table [data-site="${other}"]`);
    await expect(page.locator(`.table [data-site="${other}"]`)).toHaveClass(/pending/);
    const now = await wide(other);
    expect(now.stroke).toBeGreaterThanOrEqual(2 * before.stroke);
    expect(now.fill).not.toBe("none");
  });
});

test("a lesson's arrows run from place to place at every window size", { tag: "@desktop" }, async ({ page }) => {
  await store(page, { "lesson/trias": "1" });
  await page.goto("./#/learn/trias");
  await page.locator(".table .marks path").first().waitFor();
  /** Ends of arrows that are not on a site. */
  const astray = () =>
    page.evaluate(() => {
      const middles = [...document.querySelectorAll(".table [data-site] > .hit")].map((hit) => {
        const { left, right, top, bottom } = hit.getBoundingClientRect();
        return [(left + right) / 2, (top + bottom) / 2];
      });
      const arrows = /** @type {NodeListOf<any>} */ (document.querySelectorAll(".table .marks path"));
      return [...arrows].flatMap((arrow) => {
        // The path starts with both ends of the shaft; the arrowhead follows.
        const [from, to] = arrow.getAttribute("d").match(/-?[\d.]+ -?[\d.]+/g).map((point) => {
          const { x, y } = new DOMPoint(...point.split(" ").map(Number)).matrixTransform(arrow.getScreenCTM());
          return [x, y];
        });
        return [from, to].filter(([x, y]) => !middles.some(([left, top]) => Math.hypot(x - left, y - top) < 4));
      });
    });
  await expect.poll(astray).toEqual([]);
  for (const size of [{ width: 740, height: 360 }, sizes.tablet, sizes.desktop, sizes.phone]) {
    await page.setViewportSize(size);
    await expect.poll(astray, `${size.width}×${size.height}`).toEqual([]);
  }
});

test("a hand of three kinds of chips stays in its card", { tag: "@desktop" }, async ({ page }) => {
  const three = /hands=(RYG\||[RYG]*\|RYG )/;
  const found = all("traffic-lights").flatMap(({ variant, options, tokens, plies }) => {
    const at = plies.findIndex(({ position, turn }) => turn > 0 && three.test(position));
    return at > 0 && !Object.keys(options ?? {}).length ? [kept("traffic-lights", variant, tokens.slice(0, at))] : [];
  });
  await openMatch(page, found[0]);
  await page.locator(".seat .stack").first().waitFor();
  expect(await page.locator(".seat .stack").count()).toBeGreaterThanOrEqual(3);
  const outside = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(".seat .stack")].filter((stack) => {
        const [thing, card] = [stack, stack.closest(".seat")].map((one) => one.getBoundingClientRect());
        return thing.left < card.left || thing.right > card.right || thing.width < 40;
      }).length,
    );
  for (const size of [sizes.phone, sizes.tablet, sizes.desktop]) {
    await page.setViewportSize(size);
    await expect.poll(outside, `${size.width}`).toBe(0);
  }
});

// Lists of variants scroll on smaller screens.
test("a set-up needs no scrolling", async ({ page, viewport }) => {
  const games = ["trias", "trigon", ...(viewport.width > 700 ? ["triapon", "tritt"] : []), ...(viewport.width > 1000 ? ["traffic-lights"] : [])];
  for (const game of games) {
    await page.goto(`./#/new/${game}`);
    await expect(page.locator(`.variants a[href="#/learn/${game}"], a[href="#/learn/${game}"]`).first()).toBeVisible();
    expect.soft(await page.evaluate(() => document.documentElement.scrollHeight), game).toBeLessThanOrEqual(viewport.height);
  }
});

/** The shares of dark and light pixels in a region of the page, computed in a separate page. */
async function darkAndLight(page, clip) {
  const picture = (await page.screenshot({ clip })).toString("base64");
  const other = await page.context().newPage();
  const shares = await other.evaluate(async (picture) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    const points = canvas.getImageData(0, 0, image.width, image.height).data;
    const lights = Array.from({ length: points.length / 4 }, (_, at) => points[4 * at] + points[4 * at + 1] + points[4 * at + 2]);
    return [lights.filter((light) => light < 150), lights.filter((light) => light > 615)].map((some) => some.length / lights.length);
  }, picture);
  await other.close();
  return shares;
}

test("with forced colours Trigon's numbers contrast with their tiles in all looks", { tag: "@desktop" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  await openMatch(page, kept("trigon", "base", ["4@0,0u", "6@0,0d"]));
  for (const look of ["wood", "paper", "contrast"]) {
    await page.evaluate((look) => (localStorage["trivium/settings"] = `look=look-${look}`), look);
    await page.reload();
    await expect(page.locator(`.board.look-${look}`)).toBeVisible();
    for (const name of ["0,0u", "0,0d"]) {
      const tile = await page.locator(`.table [data-site="${name}"] .tile-mark`).boundingBox();
      // The middle of a tile contains only the number.
      const clip = { x: tile.x + 0.42 * tile.width, y: tile.y + 0.4 * tile.height, width: 0.16 * tile.width, height: 0.3 * tile.height };
      const shares = await darkAndLight(page, clip);
      expect.soft(Math.min(...shares), `${look}, ${name}: shares of dark and light ${shares}`).toBeGreaterThan(0.1);
    }
  }
});

test("with forced colours boards have no colours of their look", { tag: "@desktop" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  const boards = { trias: ["C1", "--plank-top"], trigon: ["4@0,0u", "--panel"], triapon: ["f4", "--plank-top"], tritt: ["e5-g5", "--plate-top"] };
  for (const [game, [token]] of Object.entries(boards)) await store(page, { [`game/${game}`]: kept(game, records(game)[0].variant, [token]) });
  for (const [game, [, property]] of Object.entries(boards)) {
    await page.goto(`./#/game/${game}`);
    for (const look of ["wood", "paper", "contrast"]) {
      await page.evaluate((look) => (localStorage["trivium/settings"] = `look=look-${look}`), look);
      await page.reload();
      const board = page.locator(`.table .board.${game}.look-${look}`);
      await expect(board).toBeVisible();
      const colour = await board.evaluate((board, property) => getComputedStyle(board).getPropertyValue(property), property);
      expect.soft(colour, `${game}, ${look}`).toMatch(/^canvas$/i);
    }
  }
});

test.describe("at sizes of their own", { tag: "@desktop" }, () => {
  for (const [width, height] of [[1024, 768], [320, 640]]) {
    test(`nothing reaches beyond a screen of ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const { variant, tokens } = records("trigon")[0];
      await store(page, { "game/narrow": kept("trigon", variant, tokens.slice(0, 8)) });
      // Scrollable content and artwork may overflow their elements.
      const beyond = () =>
        [...document.querySelectorAll("body *")]
          .filter((one) => {
            for (let at = one; at !== document.body; at = at.parentElement) {
              if (at.matches("svg, [hidden]") || /auto|scroll/.test(getComputedStyle(at).overflowX)) return false;
            }
            const { left, right, width, height } = one.getBoundingClientRect();
            return width > 2 && height > 2 && (left < -1 || right > innerWidth + 1);
          })
          .map((one) => `${one.tagName}.${one.className}`);
      for (const [route, there] of [
        ["settings", ".segments"],
        ["game/narrow", "main.game .choosable"],
        ["game/narrow/moves", "main.game .choosable"],
        ["game/narrow/analysis", ".analysis .found"],
      ]) {
        await page.goto(`./#/${route}`);
        await page.locator(there).first().waitFor();
        expect(await page.evaluate(beyond), route).toEqual([]);
      }
    });
  }

  for (const language of ["de", "fr"]) {
    test(`on a landscape tablet everything next to the board is reachable at an earlier position of Trigon, ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 768 });
      await openMatch(page, kept("trigon", "base", ["2@0,0u", "3@0,0d", "6@0,-1d", "3@0,-1u"]), { settings: `language=${language}` });
      await page.locator("main.game .choosable").first().waitFor();
      await page.locator("main.game h1").focus();
      await page.keyboard.press("ArrowLeft");
      await expect(page.locator(".status-bar .row .button")).toHaveCount(2);
      expect(await page.evaluate(faults)).toEqual([]);
    });
  }

  test("in portrait the person's hand is below the board and the computer's above it", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const game of ["tritt", "trigon"]) {
      await page.goto(`./#/new/${game}`);
      await page.getByRole("radio", { name: "Against the computer" }).check();
      await page.getByRole("button", { name: "Start", exact: true }).click();
      await expect(page.locator(".seat.near .stack").first()).toBeVisible();
      const tops = await page.evaluate(() => [".seat:not(.near)", ".table", ".seat.near", ".status-bar"].map((one) => document.querySelector(one).getBoundingClientRect().top));
      expect(tops, game).toEqual([...tops].sort((a, b) => a - b));
      expect(await page.locator(".seat .name").evaluateAll((all) => all.every((name) => name.scrollWidth <= name.clientWidth)), game).toBe(true);
    }
  });
});

// On larger screens the prompt is next to the board.
test.describe("where the prompt is over the board", { tag: "@phone" }, () => {
  for (const language of ["de", "fr"]) {
    test(`a refusal of Trigon covers no button, ${language}`, async ({ page }) => {
      await openMatch(page, kept("trigon", "base", ["2@0,0u", "3@0,0d", "6@0,-1d"]), { settings: `language=${language}` });
      const tap = async (pick) => {
        const target = page.locator(`main.game [data-pick="${pick}"]`).first();
        let box = null;
        await expect.poll(async () => (box = await ((await target.locator(".hit").count()) ? target.locator(".hit").first() : target).boundingBox())).not.toBeNull();
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      };
      const picks = (what) => page.locator(what).evaluateAll((all) => all.map((one) => one.dataset.pick));
      await page.locator("main.game .choosable").first().waitFor();
      // The last event makes the prompt taller.
      await play(page, "3@0,-1u");
      await expect(page.locator(".status-bar .happened")).toContainText("3");
      const refused = page.locator(".status-bar.refused");
      for (const hand of [null, ...(await picks('main.game [data-pick^="hand-"].choosable')).slice(0, 1)]) {
        if (hand) {
          await tap(hand);
          await page.locator(".table .choosable").first().waitFor();
        }
        const sites = await picks(".table [data-pick]:not(.choosable)");
        for (const site of sites.slice(0, 6)) {
          await tap(site);
          await refused.waitFor();
          await page.evaluate(stand);
          expect(await page.evaluate(faults), `${site} with ${hand}`).toEqual([]);
          // The board follows the prompt's height with a delay.
          const over = async () => {
            const [buttons, question] = await Promise.all([".looks", ".status-bar"].map((part) => page.locator(part).boundingBox()));
            return buttons.y + buttons.height - question.y;
          };
          await expect.poll(over, `${site} with ${hand}`).toBeLessThanOrEqual(0);
        }
      }
    });
  }
});

// The longest texts, and the shortest.
for (const [language, agree] of Object.entries({ fr: "Finir par accord mutuel", en: "End by agreement" })) {
  test(`the question whether to end the game covers neither board nor supply, ${language}`, async ({ page }) => {
    await openMatch(page, kept("traffic-lights", "slider+bag", []), { settings: `language=${language}` });
    // Wait until chance has drawn chips.
    await page.locator("main.game .choosable").first().waitFor();
    await page.locator('a[href$="/menu"]').click();
    await page.locator("dialog .menu li").first().waitFor();
    await page.locator("dialog .menu").getByText(agree, { exact: true }).click();
    await expect(page.locator(".status-bar .row .button")).toHaveCount(3);
    await page.evaluate(stand);
    expect(await page.evaluate(faults)).toEqual([]);
    const [board, question] = await Promise.all([".table .board", ".status-bar"].map((part) => page.locator(part).boundingBox()));
    expect(board.y + board.height <= question.y || board.x + board.width <= question.x).toBe(true);
  });
}
