// The first hour of a new user: each test is a step that once broke.
import { expect, open, test } from "./fixtures.mjs";
import { start } from "./shell.mjs";

const step = (page) => page.locator(".stages p");

/** Goes to a step of a lesson by its dot. */
const dot = (page, number) => page.locator(`.stages li:nth-child(${number}) button`);

test("a lesson keeps its place when a rule is read, after a reload, and when it is opened again", async ({ page, axe }) => {
  await open(page, "/learn/traffic-lights");
  await expect(step(page)).toHaveText(/^Step 1 of/);
  await dot(page, 3).click();
  await expect(step(page)).toHaveText(/^Step 3 of/);
  await axe();
  await page.getByRole("link", { name: "Rules" }).click();
  await expect(page.locator("main.lesson")).toHaveCount(0);
  await page.goBack();
  await expect(step(page)).toHaveText(/^Step 3 of/);
  await page.reload();
  await expect(step(page)).toHaveText(/^Step 3 of/);
  await page.getByRole("button", { name: "Step back" }).click();
  await expect(step(page)).toHaveText(/^Step 2 of/);
  await page.goto("./#/");
  await page.goto("./#/learn/traffic-lights");
  await expect(step(page)).toHaveText(/^Step 2 of/);
});

test("a lesson that was finished starts from the beginning when it is opened again", async ({ page }) => {
  await page.addInitScript(() => (localStorage["trivium/lesson/tritt"] ??= "99"));
  await open(page, "/learn/tritt");
  await expect(step(page)).toHaveText(/^Step 1 of/);
});

test("half a move of a lesson is still there after a rule was read", async ({ page }) => {
  await open(page, "/learn/tritt");
  const next = page.getByRole("button", { name: "Next" });
  while ((await page.locator("main.lesson[data-kind=do]").count()) === 0) await next.click();
  const marked = page.locator(".table [data-pick].hinted").first();
  const pick = await marked.getAttribute("data-pick");
  await marked.click();
  await expect(page.locator(`.table [data-pick="${pick}"].chosen`)).toBeVisible();
  await page.getByRole("link", { name: "Rules" }).click();
  await expect(page.locator("main.lesson")).toHaveCount(0);
  await page.goBack();
  await expect(page.locator(`.table [data-pick="${pick}"].chosen`)).toBeVisible();
});

test("a form of a set-up and the filters of lists are as they were left", async ({ page }) => {
  await open(page, "/new/traffic-lights");
  await page.getByRole("radio", { name: "Against the computer" }).check();
  await page.getByRole("link", { name: "Rules" }).click();
  await expect(page.locator("form")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Against the computer" })).toBeChecked();
  await start(page, /^Simple Three/);
  await open(page, "/shelf");
  await page.getByRole("radio", { name: "Finished" }).check();
  await page.getByRole("link", { name: "Statistics", exact: true }).click();
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Finished" })).toBeChecked();
});
