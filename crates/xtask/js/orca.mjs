// Plays games by keyboard on the page in dist/ in Chromium with the screen reader Orca, and prints what Orca speaks.
// Needs the Debian packages chromium, orca, speech-dispatcher, at-spi2-core, dbus, xvfb, xauth and xdotool.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { GAMES } from "../../../tests/browser/games.mjs";
import { Listener, followByEar, playByEar } from "../../../tests/browser/listener.mjs";
import { shortest } from "../../../tests/browser/records.mjs";
import { serve } from "./common.mjs";

const { values } = parseArgs({
  options: {
    game: { type: "string" },
    variant: { type: "string" },
    decisions: { type: "string", default: "10" },
    seed: { type: "string", default: "0" },
    record: { type: "boolean", default: false },
  },
});
/** @param {number} ms */
function rest(ms) {
  return new Promise((done) => setTimeout(done, ms));
}

/** A listener that sends its keys through the X server, where Orca sees them. */
class Speaker extends Listener {
  /** @param {import("@playwright/test").Page} page @param {string} log */
  constructor(page, log) {
    super(page);
    this.log = log;
    this.read = 0;
  }

  async press(...keys) {
    const names = { Enter: "Return", ",": "comma", "-": "minus", "?": "question" };
    for (const key of keys) {
      execFileSync("xdotool", ["key", key.replace("Alt+", "alt+").replace("Control+", "ctrl+").replace("Arrow", "").replace(/^[^a-z0-9]$|^Enter$/i, (one) => names[one] ?? one)]);
      await rest(150);
    }
    this.count.keys += keys.length;
    await this.spoken(keys.join(" "));
    return this.look();
  }

  /** Collects Orca's speech until it is silent, and prints it. */
  async spoken(after) {
    const texts = [];
    for (let quiet = 0; quiet < (texts.length > 0 ? 4 : 10); quiet++) {
      await rest(200);
      const fresh = readFileSync(this.log, "utf8").slice(this.read);
      this.read += fresh.length;
      const said = [...fresh.matchAll(/SPEECH OUTPUT: '(.*?)'\s*\{/g)].map((match) => match[1].trim());
      if (said.length > 0) quiet = 0;
      // Skips echoed keys.
      texts.push(...said.filter((text) => text && !/^(left (alt|control)|return|[a-z0-9]|comma|minus)$/.test(text)));
    }
    if (texts.length > 0) console.log(`${after}: ${texts.join(" | ")}`);
  }

  async heard(into, wait) {
    const text = await super.heard(into, wait);
    await this.spoken("…");
    return text;
  }
}

async function play() {
  const folder = mkdtempSync(join(tmpdir(), "trivium-orca-"));
  const log = join(folder, "orca.log");
  const config = join(folder, "config", "speech-dispatcher");
  mkdirSync(config, { recursive: true });
  writeFileSync(join(config, "speechd.conf"), 'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\nDefaultLanguage "en"\n');
  writeFileSync(log, "");
  const env = { ...process.env, XDG_CONFIG_HOME: join(folder, "config"), XDG_RUNTIME_DIR: folder };
  const server = await serve();
  const context = await chromium.launchPersistentContext(join(folder, "profile"), {
    executablePath: "/usr/bin/chromium",
    headless: false,
    baseURL: server.url,
    locale: "en-GB",
    viewport: null,
    env,
    args: ["--no-sandbox", "--force-renderer-accessibility", "--window-size=1366,900", "--window-position=0,0"],
  });
  const orca = spawn("orca", ["--debug-file", log, "--disable", "braille"], { env, stdio: "ignore" });
  await rest(6000);
  for (const [game, { variants }] of Object.entries(GAMES)) {
    const variant = values.variant ?? Object.keys(variants)[0];
    if ((values.game && values.game !== game) || !(variant in variants)) continue;
    console.log(`\n# ${game} ${variant}`);
    const page = await context.newPage();
    const speaker = new Speaker(page, log);
    await speaker.open(game, variant);
    execFileSync("bash", ["-c", "xdotool search --onlyvisible --class chromium | tail -1 | xargs xdotool windowfocus"]);
    await page.bringToFront();
    await speaker.spoken("opened");
    await speaker.press("Alt+n");
    const end = values.record
      ? await followByEar(speaker, shortest(game).tokens)
      : await playByEar(speaker, `${game} ${variant} ${values.seed}`, Number(values.decisions), ["trias", "traffic-lights"].includes(game));
    await speaker.spoken("…");
    console.log(`${end.decisions} decisions, ${end.ended ? "ended" : "not ended"}`);
    await page.close();
  }
  await context.close();
  orca.kill();
  server.end();
  process.exit(0);
}

if (!process.env.TRIVIUM_ORCA) {
  // Runs this program again with a separate X server and D-Bus session.
  const command = ["-a", "-s", "-screen 0 1366x900x24", "dbus-run-session", "--", process.execPath, ...process.argv.slice(1)];
  const env = { ...process.env, TRIVIUM_ORCA: "1", ACCESSIBILITY_ENABLED: "1", GTK_A11Y: "atspi", NO_AT_BRIDGE: "0" };
  spawn("xvfb-run", command, { stdio: "inherit", env }).on("exit", (code) => process.exit(code ?? 1));
} else {
  await play();
}
