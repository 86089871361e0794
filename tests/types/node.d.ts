// Types of browser tests.
import type { TriviumBoard } from "../../src/embed/embed.d.ts";

declare global {
  type Board = TriviumBoard;
}

/** The fixtures of all files that export `test`; each file has only some of them. */
declare module "../../node_modules/playwright/types/test.js" {
  interface PlaywrightTestArgs {
    axe: (rule?: string) => Promise<void>;
    host: any;
    hurried: boolean;
    stop: (name: string, what?: { at?: string; keyed?: boolean; picture?: boolean; axe?: boolean }) => Promise<void>;
    visit: any;
    wrongs: string[];
  }
}
