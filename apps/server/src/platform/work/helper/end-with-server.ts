import { existsSync, readdirSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";

/**
 * Lets everybody else go first. Linux keeps a priority for each thread, and new ones take after the
 * one that starts them.
 */
function stepBehind(): void {
  const threads = "/proc/self/task";
  const { PRIORITY_BELOW_NORMAL: behind, PRIORITY_LOW: last } = constants.priority;
  const priority = Math.min(getPriority() + behind, last);
  const ids = existsSync(threads) ? readdirSync(threads).map(Number) : [process.pid];
  for (const id of ids)
    try {
      setPriority(id, priority);
    } catch {
      // Gone by now, or a machine that forbids it: then it works as everything else runs.
    }
}

/** For a helper process: runs at lower priority than the server, and ends with it. */
export function endWithServer(): void {
  stepBehind();
  // Also in the middle of work: nobody waits for it any more.
  process.on("disconnect", () => process.exit());
  // Sent to the server and to this process alike; the server finishes what is under way first.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => undefined);
}
