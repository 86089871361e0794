// A minimal WebDriver client (https://www.w3.org/TR/webdriver2/) for webkit.mjs. WebKitGTK's driver accepts only
// actions of a single pointer in one call, without keys or wheel.
import { spawn } from "node:child_process";

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Starts a driver that listens on a port. Call `close()` at the end. */
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
    open: async (capabilities) => {
      const { sessionId } = await call("POST", "/session", { capabilities: { alwaysMatch: capabilities } });
      return page((method, path, body) => call(method, `/session/${sessionId}${path}`, body));
    },
    close: () => child.kill(),
  };
}

/** Operations on the browser's only page. */
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
    /** Waits until `ask`, a function in the page, returns a truthy value, and returns it. */
    until: async (what, ask, ...args) => {
      for (const end = Date.now() + 120_000; Date.now() < end; await pause(20)) {
        const found = await evaluate(ask, ...args);
        if (found) return found;
      }
      throw new Error(`${what}: not within 120 s`);
    },
    press: (x, y) => point(move("viewport", x, y), { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }),
    drag: ([x, y], [u, v]) =>
      point(
        move("viewport", x, y),
        { type: "pointerDown", button: 0 },
        move("viewport", (x + u) / 2, (y + v) / 2),
        move("viewport", u, v),
        { type: "pointerUp", button: 0 },
      ),
    /** Ignores errors, because the driver may report that the window is already closed. */
    close: () => call("DELETE", "").catch(() => {}),
  };
}
