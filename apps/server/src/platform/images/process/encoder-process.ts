import type { ChildProcess } from "node:child_process";
import { ImageNotEncoded } from "#server/platform/images/images.ts";
import type { Encoder, ImageOutcome } from "#server/platform/images/images.ts";
import { encodeAnswer } from "#server/platform/images/process/messages.ts";
import { createHelperProcess, nextMessage } from "#server/platform/work/helper/helper-process.ts";
import type { Program } from "#server/platform/work/helper/program.ts";

export interface EncoderProcess extends Encoder {
  pid(): number | undefined;
}

/**
 * Both sizes of an accepted image take at most 1.6 s (decision 185); the rest is for a busy
 * machine. The process is killed afterwards, because the library's own timeout does not stop the
 * decoding of a progressive JPEG.
 */
const longestMs = 20_000;
const idleMs = 30_000;

const program: Program = {
  name: "encoder-program",
  folder: "platform/images/process",
  /** Only a few objects live as long as an image, but they hold large buffers. */
  flags: ["--max-semi-space-size=1", "--expose-gc"],
  /** Makes malloc use one arena and return freed images to the system at once. */
  environment: {
    MALLOC_ARENA_MAX: "1",
    MALLOC_MMAP_THRESHOLD_: "131072",
    MALLOC_TRIM_THRESHOLD_: "131072",
  },
  input: "pipe",
};

async function ask(
  child: ChildProcess,
  signal: AbortSignal,
  [bytes, wish]: Parameters<Encoder["encode"]>,
): Promise<ImageOutcome> {
  const answer = nextMessage(child, signal);
  child.send({ bytes: bytes.byteLength, wish });
  child.stdin?.write(bytes);
  return encodeAnswer.parse(await answer);
}

/**
 * Encodes in a separate low-priority process. If it is killed, only the current image fails, with
 * `ImageNotEncoded`, and the next one gets a new process.
 */
export function createEncoderProcess(limits = { longestMs, idleMs }): EncoderProcess {
  const helper = createHelperProcess(program, limits);
  return {
    async encode(...image) {
      try {
        const inTime = AbortSignal.timeout(limits.longestMs);
        return await helper.use(inTime, (child, signal) => ask(child, signal, image));
      } catch (cause) {
        throw new ImageNotEncoded("the encoder gave no answer", { cause });
      }
    },
    pid: () => helper.pid(),
    close: () => helper.close(),
  };
}
