// A random user on each of four screen sizes. `cargo xtask walk` runs more.
import { expect } from "@playwright/test";
import { test } from "../base-test.mjs";
import { SCREENS, wander, write } from "./walker.mjs";

for (const size of Object.keys(SCREENS)) {
  test(`a random user finds nothing wrong, ${size}`, async ({ browser, baseURL }, info) => {
    const run = await wander(browser, { size, seed: 1, actions: 200, baseURL });
    if (run.picture) await info.attach("screen.png", { body: run.picture, contentType: "image/png" });
    for (const [at, body] of (run.pictures ?? []).entries()) await info.attach(at ? "opened fresh.png" : "walked to.png", { body, contentType: "image/png" });
    expect(run.found, `after ${run.done.length} actions, at ${run.at}:\n${write(run.done)}`).toEqual([]);
    expect(run.done.length).toBeGreaterThan(130);
  });
}
