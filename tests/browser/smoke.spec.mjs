import { expect, open, test } from "./fixtures.mjs";

test.use({ reducedMotion: "no-preference" });

test("the page starts below a subpath", async ({ page, baseURL }) => {
  await open(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(new URL(baseURL).pathname);
});

test("axe finds nothing on the start page", async ({ page, axe }) => {
  await open(page);
  await axe();
});
