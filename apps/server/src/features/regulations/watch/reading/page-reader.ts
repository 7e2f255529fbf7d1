import { second } from "@striper/marine/time";
import {
  readAnswer,
  type ReadAnswer,
  type ReadOrder,
} from "#server/features/regulations/watch/reading/messages.ts";
import { createHelperProcess, nextMessage } from "#server/platform/work/helper/helper-process.ts";
import type { Program } from "#server/platform/work/helper/program.ts";

/** The slowest known page takes one second. */
const longestMs = 30 * second;

const program: Program = {
  name: "page-program",
  folder: "features/regulations/watch/reading",
  input: "ignore",
  // MB; a page has at most 10.
  flags: ["--max-old-space-size=192"],
};

export interface PageReader {
  read(order: ReadOrder, signal: AbortSignal): Promise<ReadAnswer>;
  close(): void;
}

export function createPageReader(limits = { longestMs }): PageReader {
  const helper = createHelperProcess(program, { idleMs: 10 * second });
  return {
    async read(order, signal) {
      const late = AbortSignal.timeout(limits.longestMs);
      try {
        return await helper.use(AbortSignal.any([signal, late]), async (child, ended) => {
          const answer = nextMessage(child, ended);
          child.send(order);
          return readAnswer.parse(await answer);
        });
      } catch (error) {
        signal.throwIfAborted();
        const detail = late.aborted ? "reading took too long" : "reading broke off";
        if (!(error instanceof Error)) throw error;
        return { kind: "fault", fault: "unreadable", detail };
      }
    },
    close: () => helper.close(),
  };
}
