import type { ChildProcess } from "node:child_process";
import { startProgram } from "#server/platform/work/helper/program.ts";
import type { Program } from "#server/platform/work/helper/program.ts";

/** A helper process: it starts with the first work and ends after some time without any. */
export interface HelperProcess {
  /**
   * For one piece of work at a time. Work that rejects has spoiled the process: it is killed, and
   * the next piece has a new one. So has work whose signal aborts, and whose process ends.
   */
  use<Result>(
    signal: AbortSignal,
    work: (child: ChildProcess, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result>;
  /** Undefined while there is none. */
  pid(): number | undefined;
  /** For good; what is under way is given up. */
  close(): void;
}

/** Aborts when the process ends or the work is called off; to be released when the work is done. */
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
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  function end(): void {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = undefined;
  }

  function running(): ChildProcess {
    clearTimeout(idle);
    if (isClosed) throw new Error("the server is closing");
    if (child?.connected === true) return child;
    const started = startProgram(program);
    child = started;
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
    return started;
  }

  return {
    async use(signal, work) {
      const process = running();
      const watched = watch(process, signal);
      try {
        const result = await work(process, watched.signal);
        idle = setTimeout(end, limits.idleMs).unref();
        return result;
      } catch (error) {
        end();
        throw error;
      } finally {
        watched.release();
      }
    },
    pid: () => child?.pid,
    close() {
      isClosed = true;
      end();
    },
  };
}

/** The next message of the process; rejects with the signal's reason. */
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
