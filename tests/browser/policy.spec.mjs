// The content security policy, hostile texts, and layout shifts at the start of the page.
import { afresh, expect, hold, open, test } from "./fixtures.mjs";
import { start } from "./shell.mjs";
import { saved } from "./storage.mjs";

async function violations(page) {
  const found = [];
  await page.exposeFunction("violated", (what) => found.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      globalThis.violated(`${violatedDirective}: ${blockedURI} ${sample}`);
    });
  });
  return found;
}

// Every test with these fixtures fails on a violation, because browsers log it as an error. These tests also report the
// directive.
test("settings and pictures cause no policy violations", async ({ page }) => {
  const found = await violations(page);
  await page.addInitScript(() => (globalThis.print = () => dispatchEvent(new Event("afterprint"))));
  await open(page, "/settings");
  for (const radio of await page.getByRole("radio").all()) await radio.check();
  await page.getByRole("radio", { name: "English" }).check();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await page.emulateMedia({ colorScheme: "dark" });
  await start(page, /^Simple Three/, { cells: "b2 a1 c2" });
  await page.goto(`${page.url()}/pictures`);
  const sheet = page.getByRole("dialog");
  const save = (name) => saved(page, () => sheet.getByRole("button", { name, exact: true }).click());
  await sheet.getByRole("button", { name: "Picture", exact: true }).click();
  await save("Save");
  await sheet.getByText("For authors").click();
  for (const name of ["Save position as SVG", "Save game as animated SVG"]) await save(name);
  await sheet.getByRole("button", { name: /Print/ }).click();
  await page.waitForTimeout(500);
  expect(found).toEqual([]);
});

test("markup in names, routes and shared texts stays text", async ({ page }) => {
  const found = await violations(page);
  const evil = `<img src=x onerror="document.title='evil'"><script>document.title='evil'</script>`;
  await start(page, /^Simple Three/, { names: [evil, `"'><svg onload=alert(1)>`], cells: "b2" });
  const match = page.url();
  for (const route of ["menu", "moves", "pictures"]) await page.goto(`${match}/${route}`);
  await page.goto("./#/");
  // The link to the unfinished match contains the hostile name of the player to move.
  await expect(page.getByRole("link", { name: /Traffic Lights · Simple/ })).toContainText("<svg onload=");
  await page.getByRole("link", { name: /All games/ }).click();
  await expect(page.getByRole("link", { name: /Traffic Lights · Simple/ })).toContainText("<img src=x onerror=");
  for (const route of [`/game/${evil}`, `/rules/${evil}`, `/rules/trias/${evil}`, `/open/${evil}`, `/new/${evil}`, `/${evil}`]) {
    await afresh(page, `./#${route}`);
    await expect(page.locator("main:not(.waiting)")).toBeVisible();
  }
  await afresh(page, `./?text=${encodeURIComponent(evil)}&url=javascript:alert(1)#/`);
  await expect(page.locator("main:not(.waiting)")).toBeVisible();
  expect(await page.locator("img[src=x]").count()).toBe(0);
  expect(await page.title()).not.toBe("evil");
  expect(found).toEqual([]);
});

test("injected scripts, handlers, styles and frames are blocked", async ({ context }) => {
  // Not the fixture's page, which fails on violations.
  const page = await context.newPage();
  const found = await violations(page);
  await page.goto("./");
  await expect(page.locator("main:not(.waiting) .masthead p")).toBeVisible();
  await page.evaluate(() => {
    const add = (markup) => document.body.appendChild(document.createRange().createContextualFragment(markup));
    add("<script>globalThis.ran = 'inline'</script>");
    add("<script src='https://example.org/x.js'></script>");
    add("<script src='data:text/javascript,globalThis.ran=1'></script>");
    add("<img src='https://example.org/x.png'>");
    add("<p onclick=\"globalThis.ran = 'handler'\" id='evil'>x</p>");
    add("<style>body { display: none }</style>");
    add("<iframe src='https://example.org/'></iframe>");
    document.querySelector("#evil").click();
  });
  await expect(async () => expect(found.length).toBeGreaterThanOrEqual(7)).toPass();
  expect(await page.evaluate(() => globalThis.ran)).toBeUndefined();
  await expect(page.locator("body")).toBeVisible();
  expect(await page.evaluate(() => fetch("https://example.org/").catch((error) => error.name))).toBe("TypeError");
});

for (const [what, route, shown] of [
  ["start page", "/", "main:not(.waiting) .masthead p"],
  ["rules", "/rules/trias", "section h2"],
  ["set-up", "/new/tritt", ".setup .opponents"],
]) {
  test(`the page loads without layout shifts: ${what}`, async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.shifts = [];
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries()) {
          const moved = sources.map(({ node, previousRect: a, currentRect: b }) =>
            `${node?.nodeName}.${node?.className} ${a.x},${a.y},${a.width},${a.height} > ${b.x},${b.y},${b.width},${b.height}`);
          globalThis.shifts.push(`${value}: ${moved.join("; ")}`);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    // Slow files make the browser draw each intermediate state of the page.
    await page.route(/wasm$|txt$|page-.*js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    await page.goto(`./#${route}`);
    await expect(page.locator(shown).first()).toBeVisible();
    await page.waitForTimeout(1000);
    expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
  });
}

test("the outline of a screen never shows the heading of the start page", async ({ page }) => {
  // The browser may paint before the script that marks the game's tile. Without that script, that paint stays.
  await page.route(/\/(#.*)?$/, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replace(/<script>(?:(?!<\/script>)[^])*"coming"[^]*?<\/script>/, "") });
  });
  await page.route(/page_bg\.wasm$/, () => {});
  await page.goto("./#/rules/trias", { waitUntil: "commit" });
  await expect(page.locator("main.waiting .tile")).toHaveCount(5);
  await expect(page.locator(".coming")).toHaveCount(0);
  await expect(page.locator(".masthead")).toBeHidden();
});

test("the outline is drawn before the program has loaded, and the program compiles while it loads", async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.made = [];
    for (const how of ["instantiate", "instantiateStreaming"]) {
      const make = WebAssembly[how];
      WebAssembly[how] = (...given) => {
        globalThis.made.push(how);
        return make(...given);
      };
    }
  });
  const { go, asked } = await hold(page, /page_bg\.wasm$/);
  await page.goto("./", { waitUntil: "commit" });
  await expect(page.locator("main.waiting h1")).toBeVisible();
  await expect(page.locator(".waiting .tile")).toHaveCount(5);
  go();
  await expect(page.locator("main:not(.waiting) .masthead p")).toBeVisible();
  expect(asked).toHaveLength(1);
  const made = await page.evaluate(() => globalThis.made);
  expect(made).not.toEqual([]);
  expect(made).not.toContain("instantiate");
});
