// The actions of a random user. Controls are identified by their names, so that a script of actions can be replayed.

const page = {
  /** In the page: all controls in document order. */
  all() {
    const modal = document.querySelector("dialog:modal");
    const seen = new Map();
    const list = [];
    const every = "a[href], button, input, select, textarea, summary, [data-pick], [role=slider]";
    for (const one of /** @type {NodeListOf<any>} */ ((modal ?? document).querySelectorAll(every))) {
      if (one.type === "file" || one.type === "hidden" || one.closest("[inert]")) continue;
      if (one.matches("a[href]") && (one.origin !== location.origin || one.target === "_blank" || one.hasAttribute("download"))) continue;
      const shown = one.matches("input[type=radio], input[type=checkbox]") ? (one.closest("label") ?? one) : one;
      const box = shown.getBoundingClientRect();
      if (box.width < 2 || box.height < 2 || !shown.checkVisibility({ visibilityProperty: true })) continue;
      const pick = one.dataset.pick;
      const name = one.getAttribute("aria-label") ?? (one.matches("input, textarea, select") ? (one.name || one.placeholder || one.id) : one.textContent.trim());
      const what = pick ? `[${pick}]` : `${one.tagName.toLowerCase()} ${name.slice(0, 40)}`;
      const nth = seen.get(what) ?? 0;
      seen.set(what, nth + 1);
      const kind = pick ? (one.matches(".choosable") ? "can" : "place") : one.matches("select") ? "select" : one.matches("textarea, input:not([type=radio], [type=checkbox], [readonly])") ? "text" : "press";
      list.push({ what: `${what}#${nth}`, kind, element: one, shown });
    }
    return list;
  },
};

/** Makes a function of two arguments callable by `page.evaluate`. The first argument is bound to `page.all`. */
const within = (body) => /** @type {any} */ (new Function("arg", `return (${body})(function ${page.all}, arg);`));

/** All controls without their elements, which cannot be sent from the page. */
export const choices = within((all) => all().map(({ what, kind }) => ({ what, kind })));

/** Scrolls to a control and returns the point to press; null if it does not exist. */
export const point = within(
  (all, what) => {
    const found = all().find((one) => one.what === what);
    if (!found) return null;
    const target = found.shown.querySelector?.(":scope > .hit") ?? found.shown;
    const seen = () => target.getBoundingClientRect();
    const outside = ({ left, top, right, bottom }) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    if (outside(seen())) found.shown.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, top, right, bottom } = seen();
    return { x: (left + right) / 2, y: (top + bottom) / 2, options: found.element.options?.length ?? 0 };
  },
);

const element = within((all, what) => all().find((one) => one.what === what)?.element);

export const KEYS = [
  "Tab", "Tab", "Tab", "Shift+Tab", "Enter", "Enter", " ", "Escape", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "Control+z", "Control+y", "b", "2", "?",
];
export const WORDS = ["Ann", "b2", "a1", "c1 c2", "f4", "e5-g5", "1@0,0u", "C1", "<b>&amp;</b>", "ÄÖÜ ß é 漢字", "x".repeat(60), "-", " "];

/**
 * Picks the next action at random. Most are presses, half of them on choices of the game.
 * @param {() => number} random numbers in [0, 1)
 */
export function draw(random, things) {
  const among = (list) => list[Math.floor(random() * list.length)];
  const of = (...kinds) => things.filter(({ kind }) => kinds.includes(kind));
  const dice = random();
  const [can, text, select] = [of("can"), of("text"), of("select")];
  if (dice < 0.3 && can.length > 0) return { do: "press", what: among(can).what };
  if (dice < 0.6 && things.length > 0) return { do: "press", what: among(things).what };
  if (dice < 0.66 && can.length > 1) return { do: "drag", what: among(can).what, to: among(of("can", "place")).what };
  if (dice < 0.79) return { do: "key", key: among(KEYS) };
  if (dice < 0.84 && text.length > 0) return { do: "type", what: among(text).what, text: among(WORDS), enter: random() < 0.5 };
  if (dice < 0.86 && select.length > 0) return { do: "select", what: among(select).what, nth: Math.floor(random() * 9) };
  if (dice < 0.88) return { do: "turn" };
  if (dice < 0.9) return { do: "reload" };
  if (dice < 0.94) return { do: "back" };
  if (dice < 0.96) return { do: "forward" };
  if (dice < 0.98) return { do: "home" };
  return { do: "wheel", by: random() < 0.5 ? 240 : -240 };
}

/** The viewport after a rotation. Desktop windows change between narrow and wide instead. */
const turned = ({ width, height }) =>
  Math.max(width, height) > 1100 ? { width: width === 1280 ? 700 : 1280, height } : { width: height, height: width };

const swipe = async (page, from, to) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 2 });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
};

/** Performs an action. Returns false if its control does not exist. */
export async function act(page, action, { touch, base }) {
  const at = action.what ? await page.evaluate(point, action.what) : null;
  if (action.what && !at) return false;
  const press = ({ x, y }) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  // A navigation may time out, because the history may have no such entry.
  const travel = (going) => going.catch((error) => { if (!/Timeout|interrupted|aborted/i.test(String(error))) throw error; });
  switch (action.do) {
    case "press": await press(at); break;
    case "drag": {
      const to = await page.evaluate(point, action.to);
      if (!to) return false;
      await swipe(page, at, to);
      break;
    }
    case "key": await page.keyboard.press(action.key); break;
    case "type":
      await press(at);
      await page.keyboard.insertText(action.text);
      if (action.enter) await page.keyboard.press("Enter");
      break;
    case "select":
      // A press would open the browser's own list, which tests cannot reach. The control may disappear when the
      // computer player moves.
      return (await page.evaluateHandle(element, action.what)).asElement().selectOption({ index: action.nth % at.options }).then(
        () => true,
        (error) => { if (/not attached/.test(String(error))) return false; throw error; },
      );
    case "turn": await page.setViewportSize(turned(page.viewportSize())); break;
    case "reload": await travel(page.reload({ timeout: 15_000 })); break;
    case "back":
      await travel(page.goBack({ timeout: 2_000 }));
      // The first entry of the tab's history is not the app.
      if (page.url() === "about:blank") await travel(page.goForward({ timeout: 15_000 }));
      break;
    case "forward": await travel(page.goForward({ timeout: 2_000 })); break;
    case "home": await travel(page.goto(`${base}#/`)); break;
    case "wheel": {
      const { width, height } = page.viewportSize();
      await page.mouse.move(width / 2, height / 2);
      await page.mouse.wheel(0, action.by);
      break;
    }
  }
  return true;
}
