import type { ChildProcess } from "node:child_process";
import { createProcessOnDemand } from "#server/platform/work/helper/process-on-demand.ts";
import type { Program } from "#server/platform/work/helper/program.ts";

export interface HelperProcess {
  /**
   * Runs one piece of work at a time. When it rejects, its signal aborts or the process ends, the
   * process is killed and the next piece gets a new one.
   */
  use<Result>(
    signal: AbortSignal,
    work: (child: ChildProcess, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result>;
  pid(): number | undefined;
  close(): void;
}

function watch(child: ChildProcess, signal: AbortSignal) {
  const ending = new AbortController();
  const ended = (): void =>
    ending.abort(new Error(`ended with ${child.exitCode ?? child.signalCode}`));
  const calledOff = (): void => ending.abort(signal.reason);
  child.once("exit", ended);
  signal.addEventListener("abort", calledOff, { once: true });
  if (signal.aborted) calledOff();
  return {
    signal: ending.signal,
    release() {
      child.off("exit", ended);
      signal.removeEventListener("abort", calledOff);
    },
  };
}

export function createHelperProcess(program: Program, limits: { idleMs: number }): HelperProcess {
  const helper = createProcessOnDemand(program, limits);
  return {
    async use(signal, work) {
      const child = helper.running();
      const watched = watch(child, signal);
      try {
        const result = await work(child, watched.signal);
        helper.endWhenIdle();
        return result;
      } catch (error) {
        helper.end();
        throw error;
      } finally {
        watched.release();
      }
    },
    pid: helper.pid,
    close: helper.close,
  };
}

export function nextMessage(child: ChildProcess, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const heard = (message: unknown): void => {
      signal.removeEventListener("abort", given);
      resolve(message);
    };
    const given = (): void => {
      child.off("message", heard);
      reject(new Error("no message will come", { cause: signal.reason }));
    };
    child.once("message", heard);
    signal.addEventListener("abort", given, { once: true });
    if (signal.aborted) given();
  });
}
