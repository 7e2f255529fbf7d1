import { existsSync, readdirSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";

/**
 * Lowers this process's priority. Linux keeps a priority per thread, and new threads inherit it.
 */
function lowerPriority(): void {
  const threads = "/proc/self/task";
  const { PRIORITY_BELOW_NORMAL: behind, PRIORITY_LOW: last } = constants.priority;
  const priority = Math.min(getPriority() + behind, last);
  const ids = existsSync(threads) ? readdirSync(threads).map(Number) : [process.pid];
  for (const id of ids)
    try {
      setPriority(id, priority);
    } catch {
      // The thread has ended or the system forbids it: then the priority stays normal.
    }
}

/** For a helper process: runs at lower priority than the server, and ends with it. */
export function endWithServer(): void {
  lowerPriority();
  // Also in the middle of work: nobody waits for it any more.
  process.on("disconnect", () => process.exit());
  // Sent to the server and to this process alike; the server finishes what is under way first.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => undefined);
}
