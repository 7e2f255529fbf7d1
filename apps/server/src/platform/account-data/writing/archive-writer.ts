import { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { minute } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import type { ExportedFile, Exporter, ExportOptions } from "#server/platform/account-data/ports.ts";
import { writeArchive } from "#server/platform/account-data/writing/write-archive.ts";
import { createFairQueue } from "#server/platform/work/fair-queue.ts";
import type { FairQueue, Requester } from "#server/platform/work/fair-queue.ts";

export interface ArchiveOrder {
  readonly accountId: string;
  readonly options: ExportOptions;
  readonly first: readonly { readonly path: string; readonly content: string }[];
  readonly at: Instant;
}

export interface ArchiveWriter {
  /**
   * Returns an archive that is produced while it is read. It fails when the requester's signal
   * aborts.
   */
  open(order: ArchiveOrder, by: Requester): Readable;
  close(): void;
}

/**
 * A step reads 100 entries or a piece of a photo. Two run at once, so that one slow disk read does
 * not block the other.
 */
const stepLimits = { running: 2, waiting: 200, longestMs: minute };
const shortStepMs = 2;

/** Pauses after a step for as long as the step took. */
async function withRest<Result>(work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await work();
  const tookMs = performance.now() - begun;
  if (tookMs > shortStepMs) await delay(tookMs);
  return result;
}

async function* queuedSteps<Item>(
  items: AsyncIterable<Item>,
  steps: FairQueue,
  by: Requester,
): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await steps.run(by, () => withRest(() => iterator.next()));
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

async function* queuedFiles(
  files: AsyncIterable<ExportedFile>,
  steps: FairQueue,
  by: Requester,
): AsyncGenerator<ExportedFile> {
  for await (const file of queuedSteps(files, steps, by)) {
    const { content } = file;
    if (typeof content !== "function") {
      yield file;
      continue;
    }
    const opened = async (): Promise<Readable> =>
      Readable.from(queuedSteps<Buffer | string>(await content(), steps, by), {
        objectMode: false,
      });
    yield { ...file, content: opened };
  }
}

async function* allFiles(
  exporters: readonly Exporter[],
  { first, accountId, options }: ArchiveOrder,
): AsyncGenerator<ExportedFile> {
  yield* first;
  for (const exporter of exporters) yield* exporter.entries(accountId, options);
}

export function endWith({ signal }: Pick<Requester, "signal">, archive: Readable): Readable {
  const breakOff = (): void => void archive.destroy(new Error("its caller has gone"));
  signal.addEventListener("abort", breakOff, { once: true });
  archive.once("close", () => signal.removeEventListener("abort", breakOff));
  if (signal.aborted) breakOff();
  return archive;
}

export function createArchiveWriter(exporters: readonly Exporter[]): ArchiveWriter {
  const steps = createFairQueue(stepLimits);
  return {
    open(order, by) {
      const files = queuedFiles(allFiles(exporters, order), steps, by);
      return endWith(by, writeArchive(files, order.at));
    },
    close: () => undefined,
  };
}
