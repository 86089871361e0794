// Tests the WordPress plugin with stubs of WordPress functions. Skipped on machines without PHP.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";

const plugin = join(import.meta.dirname, "..", "..", "src", "embed", "ways", "trivium-board.php");
const STAND_INS = `
define('ABSPATH', '/');
$shortcode_tags = array(); $feed = false; $asked = array();
function add_shortcode($tag, $call) { global $shortcode_tags; $shortcode_tags[$tag] = $call; }
function remove_all_shortcodes() { global $shortcode_tags; $shortcode_tags = array(); }
function do_shortcode($text) { global $shortcode_tags; return implode(',', array_keys($shortcode_tags)) . $text; }
function add_filter($hook, $call, $at = 10, $many = 1) { $GLOBALS['hooks'][$hook] = array($call, $at); }
function plugins_url($file, $of) { return "https://wp.example/$file"; }
function wp_strip_all_tags($text) { return strip_tags($text); }
function esc_attr($text) { return htmlspecialchars($text, ENT_QUOTES); }
function esc_html($text) { return htmlspecialchars($text, ENT_QUOTES); }
function is_feed() { return $GLOBALS['feed']; }
function wp_enqueue_script($handle, $address) { $GLOBALS['asked'][] = $address; }
`;
const php = spawnSync("php", ["--version"]).status === 0;
const run = (code) => {
  const ran = spawnSync("php", ["-d", "display_errors=stderr", "-r", `${STAND_INS} require ${JSON.stringify(plugin)}; ${code}`], { encoding: "utf8" });
  assert.equal(ran.stderr, "");
  assert.equal(ran.status, 0);
  return ran.stdout;
};

test("a shortcode becomes an element, in feeds its moves, and the script is a module", { skip: !php && "no php" }, () => {
  const board = run(`echo trivium_board_shortcode(array('game' => 'tritt', 'marks' => 'e5>g5"', 'onclick' => 'x', 'coordinates'), "<p>e5–g5<br>\nf6-h8</p>"); echo implode($asked);`);
  const element = `<trivium-board game="tritt" marks="e5&gt;g5&quot;" coordinates tokens="e5-g5 f6-h8"></trivium-board>`;
  assert.equal(board, `<div class="trivium-board">${element}</div>https://wp.example/trivium/embed.js`);
  assert.equal(run(`$feed = true; echo trivium_board_shortcode('', 'C1 I3'), count($asked);`), "<p>C1 I3</p>0");
  assert.equal(run(`echo trivium_board_module("<script type='text/javascript' src='x'></script>", 'trivium-board');`), `<script type="module" src='x'></script>`);
  // The filter runs before WordPress replaces quotation marks, and handles no other shortcode.
  assert.equal(run(`$shortcode_tags['other'] = 1; echo $hooks['the_content'][1], trivium_board_early('!'), count($shortcode_tags);`), "8trivium!2");
});
