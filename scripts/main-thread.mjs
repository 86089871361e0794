// What the main thread does for clicks, from a trace of Chromium.

/** The categories that a trace needs. */
export const categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];

/**
 * For each click, in milliseconds of processor time: what the main thread does until it has handed over the picture that
 * answers, and how long each task takes from the click to the next press.
 */
export function work(trace) {
  const events = JSON.parse(trace).traceEvents.filter(({ ph, dur }) => ph === "X" && dur !== undefined);
  const of = (type) => events.filter(({ name, args }) => name === "EventDispatch" && args?.data?.type === type);
  const clicks = of("click");
  const main = events
    .filter(({ pid, tid }) => pid === clicks[0].pid && tid === clicks[0].tid)
    .sort((one, two) => one.ts - two.ts);
  const named = (name) => main.filter((event) => event.name === name);
  const [tasks, commits, presses] = [named("RunTask"), named("Commit"), of("pointerdown")];
  const time = ({ dur, tdur }) => (tdur ?? dur) / 1000;
  return clicks.flatMap(({ ts }) => {
    const painted = commits.find((commit) => commit.ts > ts)?.ts;
    const next = presses.find((press) => press.ts > ts)?.ts ?? Infinity;
    const after = tasks.filter((task) => task.ts + task.dur > ts && task.ts < next);
    if (painted === undefined || painted > next) return [];
    const until = after.filter((task) => task.ts <= painted);
    return [{ paint: until.reduce((sum, task) => sum + time(task), 0), tasks: after.map(time) }];
  });
}
