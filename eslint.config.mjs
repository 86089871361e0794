// The recommended rules for all JavaScript. tests/types checks the types.
import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["dist/", "target/", "fuzz/target/", "playwright-report/", "test-results/"] },
  { files: ["**/*.{js,mjs}"], ...js.configs.recommended },
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      // Playwright reads from a test's pattern which fixtures it asks for, none included.
      "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
    },
  },
  { files: ["public/**", "src/**", "crates/**"], languageOptions: { globals: globals.browser } },
  { files: ["public/sw.js", "public/worker_loader.js"], languageOptions: { globals: globals.worker } },
  // Tests and measurements hand functions to the page.
  { files: ["*.mjs", "scripts/**", "tests/**", "crates/cli/*.mjs", "crates/xtask/**"], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
];
