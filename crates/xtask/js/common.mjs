// Functions that several `cargo xtask` programs share: the browser, the name of the machine, tables in documents.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, homedir, loadavg } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { executablePath, launchArguments } from "../../../tests/browser/browser.mjs";

export { sizes } from "../../../tests/browser/browser.mjs";
export { serve } from "../../../tests/browser/serve.mjs";

export const root = join(import.meta.dirname, "../../..");
/** The folder of installed tools, as in scripts/lib.sh. */
export const tools = process.env.TRIVIUM_TOOLS ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "trivium/tools");

export const launch = () => chromium.launch({ executablePath, args: launchArguments });

const load = loadavg()[0].toFixed(1);
/** The date, the machine, and its load when the program started. */
export const measured = () => `on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${cpus()[0].model.trim()}, load ${load}`;

/** Replaces the text between `<!-- name -->` and `<!-- name end -->` in a document. */
export function insert(document, name, text) {
  const path = join(root, document);
  const [begin, end] = [`<!-- ${name} -->`, `<!-- ${name} end -->`];
  const [before, rest] = readFileSync(path, "utf8").split(begin);
  const [, after] = rest.split(end);
  writeFileSync(path, `${before}${begin}\n\n${text}\n${end}${after}`);
}

/** PATH with the tools of `scripts/serve --dev`, in the versions of this tree. Installs missing ones. */
export const searchPath = () => execFileSync("bash", ["-c", '. scripts/lib.sh && dev_tools && printf %s "$PATH"'], { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
