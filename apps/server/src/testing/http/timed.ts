import { monitorEventLoopDelay } from "node:perf_hooks";

/** CPU time of this process, so that what else the machine does matters little. */
export async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export interface Timed {
  readonly ms: number;
  /** CPU time of this process, without PostgreSQL. */
  readonly workMs: number;
  /** The longest that the event loop stood still. */
  readonly lagMs: number;
}

const resolution = 1;

export async function timed(work: () => Promise<unknown>): Promise<Timed> {
  const lag = monitorEventLoopDelay({ resolution });
  lag.enable();
  const begun = performance.now();
  const workMs = await processorMs(work);
  const ms = performance.now() - begun;
  lag.disable();
  return { ms, workMs, lagMs: lag.max / 1e6 - resolution };
}
