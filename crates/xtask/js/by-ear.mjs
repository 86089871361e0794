// Plays every game and variant to its end on the page in dist/, using only the announcements of a screen reader
// (tests/browser/listener.mjs). Prints the number of words and keys per move.
import { parseArgs } from "node:util";
import { GAMES } from "../../../tests/browser/games.mjs";
import { Listener, followByEar, playByEar } from "../../../tests/browser/listener.mjs";
import { hasten } from "../../../tests/browser/play.mjs";
import { shortest } from "../../../tests/browser/records.mjs";
import { launch, serve, sizes } from "./common.mjs";

const { values } = parseArgs({
  options: {
    game: { type: "string" },
    variant: { type: "string" },
    games: { type: "string", default: "1" },
    longest: { type: "string", default: "2000" },
    verbosity: { type: "string", default: "normal" },
    record: { type: "boolean", default: false },
    told: { type: "boolean", default: false },
  },
});
const server = await serve();
const browser = await launch();
const row = (cells) => console.log(`| ${cells.join(" | ")} |`);
row(["game", "variant", "decisions", "ended", "words", "asked", "keys", "focus lost"]);
row(["---", "---", "--:", "---", "--:", "--:", "--:", "--:"]);
let failed = false;
for (const [game, { variants }] of Object.entries(GAMES)) {
  if (values.game && values.game !== game) continue;
  for (const variant of Object.keys(variants)) {
    if (values.variant && values.variant !== variant) continue;
    for (let seed = 0; seed < Number(values.games); seed++) {
      const context = await browser.newContext({ viewport: sizes.desktop, locale: "en-GB", baseURL: server.url, reducedMotion: "reduce" });
      const page = await context.newPage();
      const listener = new Listener(page);
      try {
        await hasten(page);
        await listener.open(game, variant, [], [], `verbosity=${values.verbosity}`);
        await listener.press("Alt+n");
        // A random game of Trigon does not end, so it has a limit.
        const { decisions, ended } = values.record
          ? await followByEar(listener, shortest(game).tokens)
          : await playByEar(listener, `${game} ${variant} ${seed}`, Number(values.longest), ["trias", "traffic-lights"].includes(game));
        const { words, asked, keys, lost } = listener.count;
        row([game, variant, decisions, ended ? "yes" : "no", ...[words, asked, keys].map((count) => (count / decisions).toFixed(1)), lost]);
        failed ||= lost > 0 || (!ended && decisions < Number(values.longest));
      } catch (error) {
        failed = true;
        console.error(`${game} ${variant}: ${error.message}`);
      }
      if (values.told) console.log(listener.transcript.join("\n"));
      await context.close();
    }
  }
}
await browser.close();
server.end();
process.exitCode = failed ? 1 : 0;
