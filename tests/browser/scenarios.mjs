// The scenes that `scripts/shots` takes pictures of: a name, the hash route, and what to do there before the picture.

/** @type {{ name: string, route?: string, play?: (page: import("@playwright/test").Page) => Promise<void> }[]} */
export const scenarios = [{ name: "start" }];
