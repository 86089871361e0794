// A small client of WebDriver (https://www.w3.org/TR/webdriver2/), as much as scripts/webkit.mjs needs. WebKitGTK's driver takes actions of
// one pointer alone: no keys and no wheel in the same call.
import { spawn } from "node:child_process";

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** A driver started as a program, which listens at a port of its own. `close()` when done. */
export async function driver(program, port, env) {
  const child = spawn(program, [`--port=${port}`], { env, stdio: ["ignore", "ignore", "inherit"] });
  process.on("exit", () => child.kill());
  const url = `http://127.0.0.1:${port}`;
  const call = async (method, path, body) => {
    const answer = await fetch(url + path, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
  for (const end = Date.now() + 60_000; ; await pause(50)) {
    try {
      await call("GET", "/status");
      break;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
  return {
    /** A browser, started with these capabilities. */
    open: async (capabilities) => {
      const { sessionId } = await call("POST", "/session", { capabilities: { alwaysMatch: capabilities } });
      return page((method, path, body) => call(method, `/session/${sessionId}${path}`, body));
    },
    close: () => child.kill(),
  };
}

/** What one does with the browser's one page. */
function page(call) {
  const evaluate = (act, ...args) =>
    call("POST", "/execute/sync", { script: `return (${act}).apply(null, arguments)`, args });
  const move = (origin, x, y) => ({ type: "pointerMove", duration: 0, origin, x: Math.round(x), y: Math.round(y) });
  const point = (...actions) =>
    call("POST", "/actions", { actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }] });
  return {
    goto: (url) => call("POST", "/url", { url }),
    reload: () => call("POST", "/refresh", {}),
    back: () => call("POST", "/back", {}),
    evaluate,
    /** Waits until the page gives something that is true, and gives that. */
    until: async (what, ask, ...args) => {
      for (const end = Date.now() + 120_000; Date.now() < end; await pause(20)) {
        const found = await evaluate(ask, ...args);
        if (found) return found;
      }
      throw new Error(`${what}: not within 120 s`);
    },
    /** Presses at a place of what is seen. */
    press: (x, y) => point(move("viewport", x, y), { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }),
    /** Drags from one place to another. */
    drag: ([x, y], [u, v]) =>
      point(
        move("viewport", x, y),
        { type: "pointerDown", button: 0 },
        move("viewport", (x + u) / 2, (y + v) / 2),
        move("viewport", u, v),
        { type: "pointerUp", button: 0 },
      ),
    /** The browser ends with its window, which the driver may then miss. */
    close: () => call("DELETE", "").catch(() => {}),
  };
}
