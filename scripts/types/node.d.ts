// Types for browser tests.
import type { TriviumBoard } from "../../src/embed/embed.d.ts";

declare global {
  type Board = TriviumBoard;
}

/** All that fixtures hand to tests. Which of them a test has, its import decides. */
declare module "../../node_modules/playwright/types/test.js" {
  interface PlaywrightTestArgs {
    axe: () => Promise<void>;
    host: any;
    inTime: void;
    stop: (name: string, what?: { keyed?: boolean; axe?: boolean; picture?: boolean }) => Promise<void>;
    visit: any;
    wrongs: string[];
  }
}
