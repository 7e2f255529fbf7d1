import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ImageNotEncoded } from "#server/platform/images/images.ts";
import type { Encoder, ImageOutcome } from "#server/platform/images/images.ts";
import { encodeAnswer } from "#server/platform/images/process/messages.ts";

export interface EncoderProcess extends Encoder {
  /** Undefined while there is none. */
  pid(): number | undefined;
}

/** Longer than the encoder itself gives both sizes of one image. */
const longestMs = 45_000;
/** A party photographs one fish after the other; then the memory is given back. */
const idleMs = 30_000;

/** What lives as long as one image is a few objects with large pieces of memory behind them. */
const frugalHeap = ["--max-semi-space-size=1", "--expose-gc"];

/** Beside the bundle; as written, it is TypeScript and wants its loader. */
const program = import.meta.filename.endsWith(".ts")
  ? { path: join(import.meta.dirname, "encoder-program.ts"), loader: ["--import", "tsx"] }
  : { path: join(import.meta.dirname, "encoder-program.mjs"), loader: [] };

/**
 * Settings of the C library: one store of freed memory rather than one a thread, and pictures are
 * given back to the system at once. Beside them the process gets none of the server's secrets.
 */
const frugalMemory = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

function startProgram(): ChildProcess {
  const { LD_LIBRARY_PATH } = process.env;
  const child = fork(program.path, {
    cwd: import.meta.dirname,
    execArgv: [...frugalHeap, ...program.loader],
    env: { ...frugalMemory, ...(LD_LIBRARY_PATH === undefined ? {} : { LD_LIBRARY_PATH }) },
    serialization: "advanced",
    stdio: ["pipe", "ignore", "inherit", "ipc"],
  });
  // Told by its end as well.
  child.on("error", () => undefined);
  child.stdin?.on("error", () => undefined);
  return child;
}

async function endOf(child: ChildProcess, signal: AbortSignal): Promise<never> {
  await once(child, "exit", { signal });
  throw new Error(`ended with ${child.exitCode ?? child.signalCode}`);
}

/** The answer, or why there is none: the process ended, could not be reached or took too long. */
async function ask(
  child: ChildProcess,
  [bytes, wish]: Parameters<Encoder["encode"]>,
  withinMs: number,
): Promise<ImageOutcome> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const tooLong = setTimeout(() => waiting.abort(), withinMs);
  try {
    const answer = Promise.race([once(child, "message", { signal }), endOf(child, signal)]);
    child.send({ bytes: bytes.byteLength, wish });
    child.stdin?.write(bytes);
    return encodeAnswer.parse((await answer)[0]);
  } finally {
    clearTimeout(tooLong);
    waiting.abort();
  }
}

/**
 * Encodes in a process of its own, of lower priority: it starts with the first image and ends
 * when none has come for a while. What kills it takes one image along and nothing else: that one
 * rejects with `ImageNotEncoded`, and the next one has a new process.
 */
export function createEncoderProcess(limits = { longestMs, idleMs }): EncoderProcess {
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
    const started = startProgram();
    child = started;
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
    return started;
  }

  return {
    async encode(...image) {
      try {
        const outcome = await ask(running(), image, limits.longestMs);
        idle = setTimeout(end, limits.idleMs).unref();
        return outcome;
      } catch (cause) {
        end();
        throw new ImageNotEncoded("the encoder gave no answer", { cause });
      }
    },
    pid: () => child?.pid,
    close() {
      isClosed = true;
      end();
    },
  };
}
