import type { ChildProcess } from "node:child_process";
import { startProgram, type Program } from "#server/platform/work/helper/program.ts";

export interface ProcessOnDemand {
  running(): ChildProcess;
  endWhenIdle(): void;
  end(): void;
  pid(): number | undefined;
  close(): void;
}

interface Life {
  readonly idleMs: number;
  readonly onStart?: (child: ChildProcess) => void;
  readonly onLost?: (child: ChildProcess) => void;
}

export function createProcessOnDemand(
  program: Program,
  { idleMs, onStart, onLost }: Life,
): ProcessOnDemand {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  function end(): void {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = undefined;
  }

  return {
    running() {
      clearTimeout(idle);
      if (isClosed) throw new Error("the server is closing");
      if (child?.connected === true) return child;
      const started = startProgram(program);
      child = started;
      onStart?.(started);
      started.once("exit", () => {
        if (child !== started) return;
        child = undefined;
        onLost?.(started);
      });
      return started;
    },
    endWhenIdle() {
      idle = setTimeout(end, idleMs).unref();
    },
    end,
    pid: () => child?.pid,
    close() {
      isClosed = true;
      end();
    },
  };
}
