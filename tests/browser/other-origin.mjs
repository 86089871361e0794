// A server of another origin, for tests of embedded boards.
import { createServer } from "node:http";
import { expect } from "@playwright/test";
import { test as base } from "./base-test.mjs";

/** A few moves of each game. */
export const TOKENS = { triapon: "f4 g4", trias: "C1 I3", tritt: "e5-g5", "traffic-lights": "b2 a1", trigon: "2@0,0u 3@0,0d" };

export const cell = (board, name) => board.locator(`[data-site="${name}"]`);
export const guest = (board) => board.locator(".guest");

/** Calls a method of a `<trivium-board>`. */
export const call = (board, method, ...given) => board.evaluate((element, [method, given]) => element[method](...given), [method, given]);

/** Records the element's events, which `heard` returns. */
export const listen = (board) =>
  board.evaluate((element) => {
    globalThis.heard = [];
    for (const name of ["before-move", "move", "position-change", "game-over", "error", "puzzle-over"]) {
      element.addEventListener(name, ({ type, detail }) => globalThis.heard.push({ type, ...detail }));
    }
  });
export const heard = (page) => page.evaluate(() => globalThis.heard);

/** The URLs that the page requests from now on. */
export function requests(page) {
  const urls = [];
  page.on("request", (request) => urls.push(request.url()));
  return urls;
}

/** Starts the server without pages. Call `close()` at the end. */
export async function host() {
  const pages = new Map();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const page = pages.get(pathname);
    // Browsers request an icon without a link to one.
    if (!page) return response.writeHead(pathname === "/favicon.ico" ? 204 : 404).end();
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...page.headers }).end(page.markup);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(true)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    /** Adds a page. Returns its URL. */
    page: (path, markup, headers = {}) => {
      pages.set(path, { markup, headers });
      return url + path;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export const article = (body, { base, head = "", html = 'lang="en"' }) => `<!doctype html>
<html ${html}><head><meta charset="utf-8"><title>Rules</title>${head}
${base ? `<script type="module" src="${base}embed.js"></script>` : ""}</head><body>${body}</body></html>`;

/** The number of visibly different pixels between two pictures, per thousand. */
export const difference = (page, pictures) =>
  page.evaluate(
    async (pictures) => {
      const [one, other] = await Promise.all(
        pictures.map(async (data) => {
          const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
          const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
          brush.drawImage(bitmap, 0, 0);
          return brush.getImageData(0, 0, bitmap.width, bitmap.height).data;
        }),
      );
      if (one.length !== other.length) return 1000;
      let apart = 0;
      for (let at = 0; at < one.length; at += 4) apart += Number([0, 1, 2].some((part) => Math.abs(one[at + part] - other[at + part]) > 12));
      return (apart / (one.length / 4)) * 1000;
    },
    pictures.map((picture) => picture.toString("base64")),
  );

export const test = base.extend({
  /** Opens a page of the other origin with this body. Errors in the page fail the test. */
  visit: async ({ page, baseURL }, use) => {
    const there = await host();
    const wrongs = [];
    page.on("pageerror", (error) => wrongs.push(`error not caught: ${error}`));
    page.on("console", (message) => message.type() === "error" && wrongs.push(`console: ${message.text()}`));
    const visit = async (body, options = {}) => {
      await page.goto(there.page("/article", article(body, { base: baseURL, ...options }), options.headers));
      return page.locator("trivium-board").first();
    };
    await use(Object.assign(visit, { host: there, wrongs }));
    await there.close();
    expect(wrongs).toEqual([]);
  },
});
