// Failing workers: the page shows the reason and a remedy, and the game continues.
import { sizes } from "./browser.mjs";
import { expect, test } from "./fixtures.mjs";
import { begin, choose, seated, settled, tokens } from "./play.mjs";
import { asked, menu } from "./shell.mjs";

const PROGRAM = "**/worker_bg.wasm";
const REPLACED = "The computer player crashed and was restarted.";
const again = (page) => page.getByRole("button", { name: "Try again" });
const takeOver = (page) => page.getByRole("button", { name: "Play for Computer level" });
const stamp = (page) => page.locator("main.game").getAttribute("data-position");

/**
 * In the page: changes messages of workers by the function with this name. An update is the bytes 1, ticket, finished,
 * and the move: 0, or 1, length and text.
 */
function interpreted(text) {
  const change = { foreign, lost, wrong }[text];
  function foreign() {
    return Uint8Array.of(99);
  }
  function lost(said) {
    return said[0] === 1 && said[2] === 1 ? Uint8Array.of(1, said[1], 1, 0) : said;
  }
  function wrong(said) {
    return said[0] === 1 && said[2] === 1 ? Uint8Array.of(1, said[1], 1, 1, 5, ...new TextEncoder().encode("a1-a1")) : said;
  }
  globalThis.Worker = class extends globalThis.Worker {
    constructor(url) {
      super(url);
      this.addEventListener("message", (event) => {
        if (!event.isTrusted) return;
        event.stopImmediatePropagation();
        this.dispatchEvent(new MessageEvent("message", { data: change(event.data) }));
      });
    }
  };
}

/** In the page: removes `Worker`. */
function unsupported() {
  globalThis.Worker = /** @type {any} */ (class {
    constructor() {
      throw new Error("no workers here");
    }
  });
}

/** In the page: workers fail at the tasks with these numbers, counted from 1 across all workers. */
function dying(tasks) {
  let count = 0;
  globalThis.Worker = class extends globalThis.Worker {
    postMessage(message) {
      // The first byte is 4 to hurry a task and 5 to stop it.
      if (message[0] < 4 && tasks.includes(++count)) {
        setTimeout(() => this.dispatchEvent(new Event("error")));
      } else super.postMessage(message);
    }
  };
}

const edge = (thing, name) => thing.evaluate((element, name) => element.getBoundingClientRect()[name], name);

/** Takes over the seat of the computer player to act. Returns the choices. */
async function played(page) {
  await takeOver(page).click();
  await expect(page.locator("main.game [data-pick].choosable")).not.toHaveCount(0);
  return (await settled(page)).can;
}

/** Makes the first move of Tritt, so that the computer player is to act. */
async function open(page) {
  await page.getByLabel("Enter a move").first().fill("e5-g5");
  await page.keyboard.press("Enter");
}

/** Limits a program's memory: its maximum becomes `mebibytes` more than its initial size. */
function limited(program, mebibytes) {
  const number = (at) => {
    let [value, size] = [0, 0];
    do value += (program[at + size] & 127) * 2 ** (7 * size);
    while (program[at + size++] & 128);
    return { value, size };
  };
  const bytes = (value) => (value < 128 ? [value] : [(value & 127) | 128, ...bytes(value >> 7)]);
  for (let at = 8; at < program.length; ) {
    const { value: length, size } = number(at + 1);
    const body = at + 1 + size;
    if (program[at] === 5) {
      // The memory section has one memory without a maximum.
      expect([...program.subarray(body, body + 2)]).toEqual([1, 0]);
      const pages = number(body + 2).value;
      const section = [1, 1, ...bytes(pages), ...bytes(pages + 16 * mebibytes)];
      const made = [5, ...bytes(section.length), ...section];
      return Buffer.concat([program.subarray(0, at), Buffer.from(made), program.subarray(body + length)]);
    }
    at = body + length;
  }
  throw new Error("no memory section");
}

test("without workers a person can take the computer player's seat", async ({ page }) => {
  await page.addInitScript(unsupported);
  await seated(page, "tritt", [0, 3]);
  await open(page);
  await expect(asked(page)).toHaveText("This browser cannot run a computer player.");
  await expect(again(page)).toHaveCount(0);
  const can = await played(page);
  expect(can.length).toBeGreaterThan(0);
});

test("without workers, a hint, an analysis and an offer of agreement show the error", async ({ page, axe }) => {
  await page.addInitScript(unsupported);
  await seated(page, "tritt", [0, 2]);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(asked(page)).toHaveText("This browser cannot run a computer player.");
  await axe();
  await menu(page, "End by agreement");
  await expect(asked(page)).toHaveText("This browser cannot run a computer player.");
  const { can } = await settled(page);
  expect(can.length).toBeGreaterThan(0);
  await menu(page, "Analysis");
  await expect(page.locator(".analysis").getByRole("alert")).toHaveText("This browser cannot run a computer player.");
});

test("a crashed worker is replaced, with a message", async ({ page, axe }) => {
  await page.addInitScript(dying, [1]);
  await seated(page, "traffic-lights", [1, 0], "simple");
  await expect.poll(() => tokens(page)).toHaveLength(1);
  await expect(asked(page)).toContainText(REPLACED);
  await axe();
  // The next move clears the message.
  const { can } = await settled(page);
  await choose(page, can[0]);
  await expect.poll(() => tokens(page)).toHaveLength(3);
  await expect(asked(page)).not.toContainText(REPLACED);
});

test("after a crash a hint and an analysis continue in a new worker", async ({ page }) => {
  await page.addInitScript(dying, [1, 3]);
  await begin(page, "traffic-lights", "simple");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(asked(page)).toContainText(/The computer player crashed and was restarted\./);
  await menu(page, "Analysis");
  await expect(page.locator(".analysis").getByText(REPLACED)).toBeVisible();
  await expect(page.locator(".analysis .lines li")).toHaveCount(9);
});

test("a second crash shows an error with a button to try again", async ({ page, axe }) => {
  await page.addInitScript(dying, [1, 2]);
  await seated(page, "tritt", [0, 3]);
  await open(page);
  await expect(asked(page)).toHaveText("The computer player has crashed twice. Your device may be short of memory.");
  await axe();
  // The message is long on a phone, so the board shrinks to make room.
  await page.setViewportSize(sizes.phone);
  const [board, ask] = [page.locator("main.game .board").first(), page.locator(".status-bar")];
  await expect.poll(async () => (await edge(ask, "top")) - (await edge(board, "bottom"))).toBeGreaterThanOrEqual(0);
  await again(page).click();
  await expect.poll(() => tokens(page)).toHaveLength(2);
});

test("messages from a worker of another version are ignored", async ({ page }) => {
  await page.addInitScript(interpreted, "foreign");
  await seated(page, "tritt", [0, 3]);
  await open(page);
  await expect(asked(page)).toHaveText("The computer player belongs to another version of Trivium. Reload the page.");
  const before = await stamp(page);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(asked(page)).toHaveText(/another version/);
  expect(await stamp(page)).toBe(before);
  const can = await played(page);
  expect(can.length).toBeGreaterThan(0);
});

for (const [kind, what] of [["lost", "no move"], ["wrong", "an illegal move"]]) {
  test(`if the computer player finds ${what}, a person can take the seat`, async ({ page }) => {
    await page.addInitScript(interpreted, kind);
    await seated(page, "tritt", [0, 3]);
    await open(page);
    await expect(asked(page)).toHaveText("The computer player cannot find a move here.");
    const can = await played(page);
    expect(can.length).toBeGreaterThan(0);
  });
}

test("a worker that did not load can be requested again", async ({ context }) => {
  const page = await context.newPage();
  await page.route(PROGRAM, (route) => route.abort());
  await seated(page, "tritt", [0, 3]);
  await open(page);
  await expect(asked(page)).toHaveText("The computer player could not be loaded, or your device is short of memory.");
  await page.unroute(PROGRAM);
  await again(page).click();
  await expect.poll(() => tokens(page)).toHaveLength(2);
});

test("too little memory for a tablebase shows an error, and the game continues", async ({ context }) => {
  const page = await context.newPage();
  await page.route(PROGRAM, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: limited(await response.body(), 8) });
  });
  // A transposition table of 0.5 MiB fits into memory, one of 33 MiB does not.
  await seated(page, "traffic-lights", [8, 0], "simple");
  await expect.poll(() => tokens(page)).toHaveLength(1);
  await seated(page, "traffic-lights", [8, 0], "slider");
  await expect(asked(page)).toHaveText("The computer player has crashed twice. Your device may be short of memory.");
  const can = await played(page);
  await choose(page, can[0]);
  await expect.poll(() => tokens(page)).toHaveLength(1);
});
