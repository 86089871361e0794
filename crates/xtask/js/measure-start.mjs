// Runs Lighthouse on the start page and a game of the page in dist/, for phone and desktop. Also measures the start
// without a network on a CPU slowed down 4 times. Prints Markdown tables; --write puts them into docs/start.md. The
// tables show the best of several runs, because other programs slow the measured one down. --articles checks
// accessibility and SEO of all articles instead; the exit status is 1 if a score is below 100.
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import lighthouse, { desktopConfig } from "lighthouse";
import puppeteer from "puppeteer-core";
import { executablePath, launchArguments } from "../../../tests/browser/browser.mjs";
import { launch, measured, root, serve, sizes } from "./common.mjs";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    write: { type: "boolean", default: false },
    articles: { type: "boolean", default: false },
  },
});
const RUNS = Number(values.runs);
const RATE = 4;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const server = await serve();
const { url } = server;
const out = [];
const say = (...lines) => {
  out.push(...lines);
  console.log(lines.join("\n"));
};

/** The best of each score over all runs, and the audits that were below 90 in any run. */
async function scores(route, config) {
  const best = {};
  const why = new Map();
  for (let run = 0; run < RUNS; run += 1) {
    const browser = await puppeteer.launch({ executablePath, args: launchArguments });
    try {
      const page = await browser.newPage();
      const { lhr } = await lighthouse(url + route, { onlyCategories: CATEGORIES, logLevel: "error" }, config, page);
      for (const name of CATEGORIES) {
        const { score, auditRefs } = lhr.categories[name];
        best[name] = Math.max(best[name] ?? 0, Math.round(100 * score));
        for (const { id, weight } of auditRefs) {
          const audit = lhr.audits[id];
          if (weight > 0 && audit.score !== null && audit.score < 0.9) why.set(id, audit.displayValue ?? audit.title);
        }
      }
      const ms = (id) => Math.round(lhr.audits[id].numericValue);
      for (const [name, id] of [["FCP", "first-contentful-paint"], ["LCP", "largest-contentful-paint"], ["TBT", "total-blocking-time"]]) {
        best[name] = Math.min(best[name] ?? Infinity, ms(id));
      }
      best.CLS = Math.max(best.CLS ?? 0, lhr.audits["cumulative-layout-shift"].numericValue);
    } finally {
      await browser.close();
    }
  }
  return { best, why };
}

/** Prints accessibility and SEO of every article and print page. Returns whether all scores are 100. */
async function articles() {
  say("| article | accessibility | SEO | below 100 |", "|---|--:|--:|---|");
  const pages = readdirSync(join(root, "dist/rules"), { encoding: "utf8", recursive: true }).filter((name) => name.endsWith(".html")).sort();
  let whole = pages.length === 40;
  for (const name of pages) {
    const browser = await puppeteer.launch({ executablePath, args: launchArguments });
    try {
      const options = { onlyCategories: ["accessibility", "seo"], logLevel: /** @type {const} */ ("error") };
      const { lhr } = await lighthouse(`${url}rules/${name}`, options, undefined, await browser.newPage());
      const [accessibility, seo] = options.onlyCategories.map((of) => Math.round(100 * lhr.categories[of].score));
      const refs = options.onlyCategories.flatMap((of) => lhr.categories[of].auditRefs);
      const short = refs.filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1);
      say(`| ${name} | ${accessibility} | ${seo} | ${short.map(({ id }) => id).join(", ")} |`);
      whole &&= accessibility === 100 && seo === 100;
    } finally {
      await browser.close();
    }
  }
  return whole;
}

/** Milliseconds from navigation to a playable board, without a network. */
async function offlineStart() {
  const browser = await launch();
  try {
    const context = await browser.newContext({ viewport: sizes.phone, hasTouch: true, locale: "en-GB" });
    const page = await context.newPage();
    await page.goto(`${url}#/new/trigon`);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.locator("main.game").waitFor();
    await page.locator("html[data-offline=ready]").waitFor({ timeout: 60_000 });
    const match = page.url();
    await page.close();
    await context.setOffline(true);
    const times = [];
    for (let run = 0; run < 4 * RUNS; run += 1) {
      const page = await context.newPage();
      // Waits until the browser has loaded its own new-tab page.
      await page.waitForTimeout(3000);
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: RATE });
      await page.addInitScript(() => {
        const seen = () => {
          const there = document.querySelector("main.game .choosable");
          requestAnimationFrame(there ? () => setTimeout(() => (globalThis.playable = performance.now())) : seen);
        };
        requestAnimationFrame(seen);
      });
      await page.goto(match, { waitUntil: "commit" });
      // Queries the page only afterwards, because a query takes time of the main thread.
      await page.waitForTimeout(3000);
      times.push(await page.evaluate(() => globalThis.playable ?? Infinity));
      await page.close();
    }
    return times.sort((a, b) => a - b);
  } finally {
    await browser.close();
  }
}

async function starts() {
  say(
    "# How the page starts",
    "",
    `Measured by \`cargo xtask measure start --write\` ${measured()}.`,
    "",
    `## Lighthouse, the best of ${RUNS} runs`,
    "",
    "| page | device | performance | accessibility | best practices | SEO | first paint, ms | largest paint, ms | blocked, ms | shift |",
    "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|",
  );
  const found = [];
  for (const [name, route] of [["start page", ""], ["set-up of a game", "#/new/trigon"]]) {
    for (const [device, config] of [["phone", undefined], ["desktop", desktopConfig]]) {
      const { best, why } = await scores(route, config);
      const row = [...CATEGORIES, "FCP", "LCP", "TBT"].map((of) => best[of]);
      say(`| ${name} | ${device} | ${row.join(" | ")} | ${best.CLS.toFixed(3)} |`);
      for (const [id, text] of why) found.push(`- ${name}, ${device}: ${id}: ${text}`);
    }
  }
  if (found.length) say("", "These audits were below the goal in some run:", "", ...found);
  const times = await offlineStart();
  const at = (share) => Math.round(times[Math.floor(share * (times.length - 1))]);
  say(
    "",
    "## Without a network",
    "",
    `From the address of a match of Trigon to a board that can be played on, ${RATE} times slower, ${times.length} starts: ` +
      `the best ${at(0)} ms, the median ${at(0.5)} ms, the worst ${at(1)} ms.`,
  );
  if (values.write) writeFileSync(join(root, "docs/start.md"), `${out.join("\n")}\n`);
}

try {
  if (!values.articles) await starts();
  else if (!(await articles())) process.exitCode = 1;
} finally {
  server.end();
}
