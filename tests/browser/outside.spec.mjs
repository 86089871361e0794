// Addresses and texts that chats, mail programs, keyboards and hosts have changed are repaired (docs/faults.md).
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { afresh, expect, open, test } from "./fixtures.mjs";
import { LANGUAGES } from "./games.mjs";
import { choose } from "./storage.mjs";

/** Payloads of links to matches of Tritt; the second one ends in `_`. */
const PAY = "1ECX2l4V63MeA_cc2-uIZNQ0x0v";
const LINE = "1ECX2l4V63MfCoid7W91NznlcBm-_";
const FILE = "trivium 1\ngame tritt\nvariant step\nname Jörg\nname Bo\nrecord e5-g5 f6-h8\n";
const LINK = `https://h.example/#/open/${PAY}`;

const opened = (page) => expect(page.locator("main.opened .picture svg").first()).toBeVisible();

test("a damaged address after the # is repaired", async ({ page }) => {
  const [front, back] = [PAY.slice(0, 9), PAY.slice(9)];
  for (const hash of [`#/open/${PAY}%20`, `#/open/${PAY}”`, `#%2Fopen%2F${PAY}`, `#/open/${front}%0D%0A${back}`, `#/open/${front}\u200b${back}`, `#/open/${PAY}?fbclid=x`]) {
    await afresh(page, `./${hash}`);
    await opened(page);
    expect(new URL(page.url()).hash, hash).toBe(`#/open/${PAY}`);
  }
  await afresh(page, `./#/open/${LINE.slice(0, -1)}`);
  await opened(page);
  for (const [hash, selector] of [["#/rules/trias.", "main section h2"], ["#/position/tritt)", "main [data-site]"], ["#/puzzles%2Ftritt.", "main.puzzles"], ["#%2Fsettings%20", "main h1"]]) {
    await afresh(page, `./${hash}`);
    await expect(page.locator(selector).first(), hash).toBeVisible();
  }
});

test("a link is found in a pasted text", async ({ page }) => {
  for (const text of [`Your turn: ${LINK}. What now?`, `[Trivium](${LINK})`, `https://l.example/l.php?u=${encodeURIComponent(LINK)}&h=1`, PAY]) {
    await open(page, "/shelf");
    await page.locator("form.paste input").fill(text);
    await page.locator("form.paste button").click();
    await opened(page);
  }
  await open(page, "/shelf");
  await page.locator("form.paste input").fill("See https://h.example/#/rules/trias, please");
  await page.locator("form.paste button").click();
  await expect(page.locator("main section h2").first()).toBeVisible();
});

test("a shared text, a dropped file with a link and a match in a message are read", async ({ page }) => {
  await afresh(page, `./?text=${encodeURIComponent(`Try: https://h.example/#/puzzles/today`)}`);
  await expect(page.locator("main .instructions")).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  await open(page, "/shelf");
  await choose(page, { "link.txt": `[InternetShortcut]\r\nURL=${LINK}\r\n` });
  await opened(page);
  const quoted = `Hi Bo!\n\n${FILE.replace(/^(?=.)/gm, "> ").replace("e5-g5 ", "e5–g5\u00a0")}\n-- \nAnna`;
  await afresh(page, `./?text=${encodeURIComponent(quoted)}`);
  await expect(page.locator(".taken-in a")).toContainText("Jörg");
});

test("a file keeps its names in every encoding", async ({ page }) => {
  const utf16 = Buffer.from(`\ufeff${FILE}`, "utf16le");
  const windows = Buffer.from(FILE, "latin1");
  for (const bytes of [utf16, Buffer.from(utf16).swap16(), windows, Buffer.from(`\ufeff${FILE}`)]) {
    await open(page, "/shelf");
    await page.locator("input[type=file]").setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: bytes });
    await expect(page.locator(".taken-in a")).toContainText("Jörg");
  }
});

const TYPES = { ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".json": "application/json", ".svg": "image/svg+xml", ".wasm": "application/octet-stream" };
/**
 * Serves the release below /trivium/ without compression and with a wrong type for WebAssembly. `missing` is the
 * response for other paths, as status and file.
 */
async function plainHost(missing) {
  const dist = join(import.meta.dirname, "../../dist");
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const send = (status, file) => {
      const body = readFileSync(join(dist, file));
      response.writeHead(status, { "content-type": TYPES[extname(file)] ?? "text/plain" }).end(body);
    };
    try {
      if (!pathname.startsWith("/trivium/")) throw new Error("elsewhere");
      const inside = decodeURIComponent(pathname.slice("/trivium/".length));
      send(200, inside === "" || inside.endsWith("/") ? `${inside}index.html` : inside);
    } catch {
      send(...missing);
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(true)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return { origin: `http://127.0.0.1:${port}`, close: () => (server.closeAllConnections(), new Promise((done) => server.close(done))) };
}

test("on a host with 404.html, an address with an encoded # opens", async ({ context }) => {
  const host = await plainHost([404, "404.html"]);
  const page = await context.newPage();
  for (const path of [`%23/open/${PAY}`, `%2523/open/${PAY}`, `open/${PAY}`]) {
    await page.goto(`${host.origin}/trivium/${path}`);
    await opened(page);
  }
  await page.goto(`${host.origin}/trivium/no/such/page`);
  await expect(page.getByRole("link", { name: "To the start page" })).toHaveAttribute("href", "/trivium/");
  await host.close();
});

test("on a host that answers every path with index.html, the page finds its folder", async ({ context }) => {
  const host = await plainHost([200, "index.html"]);
  const page = await context.newPage();
  for (const path of ["/trivium", "/trivium/a/b", "/trivium/index.html"]) {
    await afresh(page, `${host.origin}${path}#/open/${PAY}`);
    await opened(page);
  }
  await host.close();
});

test("opened from a file, the page says that it needs a web server", async ({ context }) => {
  const page = await context.newPage();
  await page.goto(`file://${join(import.meta.dirname, "../../dist/index.html")}`);
  for (const lang of LANGUAGES) await expect(page.locator(`.unserved [lang=${lang}]`)).toBeVisible();
  await expect(page.locator(".late")).toBeHidden();
  await page.goto(`file://${join(import.meta.dirname, "../../dist/embed.html")}?game=tritt`);
  await expect(page.getByText("needs a web server")).toBeVisible();
});

test("a shared link has no query, and its last character is one that chats keep", async ({ page }) => {
  await afresh(page, `./?x=/y#/open/${LINE}`);
  await opened(page);
  await page.locator(".opened .row .main").click();
  await expect(page.locator("main.game")).toBeVisible();
  await page.evaluate(() => (location.hash += "/share"));
  const link = await page.locator(".share input[readonly]").inputValue();
  expect(link).toMatch(/\/#\/open\/[\w-]+\/?$/);
  expect(link).not.toContain("?");
  expect(link).not.toMatch(/[-_]$/);
});
