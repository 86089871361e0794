// Fills in the form of the set-up. Only this module depends on its elements.
import { GAMES } from "./games.mjs";
import { press } from "./hands.mjs";

/** Chooses a variant by index or id. The suffix `+bag` turns on the switch below the variants. */
export async function chooseVariant(page, game, variant) {
  const variants = Object.keys(GAMES[game].variants);
  const wanted = typeof variant === "number" ? variants[variant] : variant;
  const [base, bag] = wanted.split("+");
  const plain = variants.filter((id) => !id.includes("+"));
  if (plain.length < 2) return;
  await press(page.locator(".option-card").nth(plain.indexOf(base)));
  if (bag) await press(page.locator(".variants .switch"));
  await page.locator(".option-card").nth(plain.indexOf(base)).locator("input:checked").waitFor();
}

export async function unfold(page) {
  if (!(await page.locator(".further[open]").count())) await press(page.locator(".further > summary"));
}

/** Sets the levels of all seats; 0 is a person. */
export async function seat(page, levels) {
  await unfold(page);
  for (const [index, level] of levels.entries()) {
    await page.locator(".names select").nth(index).selectOption(level ? String(level) : "");
  }
}
