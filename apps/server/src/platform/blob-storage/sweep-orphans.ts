import { day } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import type { BlobSpace } from "#server/platform/blob-storage/blob-storage.ts";

/** Time that a file, which is written before its row, has to get one. */
const graceMs = day;
const batchSize = 500;

export interface OrphanSweep {
  readonly space: Pick<BlobSpace, "claim" | "list" | "remove">;
  /** Identity of the database that `known` asks. */
  readonly installation: string;
  readonly known: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly now: Instant;
  readonly signal: AbortSignal;
}

/** Removes files without a row and returns their number. Refuses files of another installation. */
export async function sweepOrphans(sweep: OrphanSweep): Promise<number> {
  const { space, installation, known, now, signal } = sweep;
  if (!(await space.claim(installation)))
    throw new Error(
      "The stored files belong to another database, of which this one may be a copy: nothing was removed. If they are this one's from now on, remove the file `owner` from the bucket (or from DATA_DIR/files).",
    );
  let removed = 0;
  let batch: string[] = [];

  async function removeUnknown(): Promise<void> {
    const referenced = await known(batch);
    for (const key of batch.filter((one) => !referenced.has(one))) {
      await space.remove(key);
      removed++;
    }
    batch = [];
  }

  for await (const { key, savedAt } of space.list()) {
    if (signal.aborted) return removed;
    if (savedAt > now - graceMs) continue;
    batch.push(key);
    if (batch.length === batchSize) await removeUnknown();
  }
  if (batch.length > 0) await removeUnknown();
  return removed;
}
