// Pages of other people for tests of boards in them: another origin, with nothing of ours but what they take from it.
import { createServer } from "node:http";
import { expect } from "@playwright/test";
import { test as base } from "./timeout.mjs";

/** A host. Its pages are given by path: markup, or markup and headers. `close()` when done. */
export async function host() {
  const pages = new Map();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const page = pages.get(pathname);
    // Browsers ask for an icon by themselves.
    if (!page) return response.writeHead(pathname === "/favicon.ico" ? 204 : 404).end();
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...page.headers }).end(page.markup);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(true)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    /** Puts a page there: its address. */
    page: (path, markup, headers = {}) => {
      pages.set(path, { markup, headers });
      return url + path;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A whole page of someone's. */
export const article = (body, { base, head = "", html = 'lang="en"' }) => `<!doctype html>
<html ${html}><head><meta charset="utf-8"><title>Rules</title>${head}
${base ? `<script type="module" src="${base}embed.js"></script>` : ""}</head><body>${body}</body></html>`;

export const test = base.extend({
  /** A page of someone else's with this body, opened; what goes wrong in it fails the test. */
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
