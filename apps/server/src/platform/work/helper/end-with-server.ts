import { existsSync, readdirSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";

/** Lowers this process's priority. Linux has a priority per thread, which new threads inherit. */
function lowerPriority(): void {
  const threads = "/proc/self/task";
  const { PRIORITY_BELOW_NORMAL: behind, PRIORITY_LOW: last } = constants.priority;
  const priority = Math.min(getPriority() + behind, last);
  const ids = existsSync(threads) ? readdirSync(threads).map(Number) : [process.pid];
  for (const id of ids)
    try {
      setPriority(id, priority);
    } catch {
      // The thread has ended, or the system forbids it and the priority stays normal.
    }
}

/** Makes a helper process run at lower priority than the server and exit with it. */
export function endWithServer(): void {
  lowerPriority();
  // Exit even in the middle of work: nobody waits for it any more.
  process.on("disconnect", () => process.exit());
  // These signals also reach this process. Ignore them, so that the server can finish its work.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => undefined);
}
