import { importCatches } from "@striper/contract/catch-sync";
import { syncBatchSize } from "@striper/contract/limits";
import type { PlannedCatch } from "#web/features/catches/archive/import/plan-import.ts";
import type { SyncedLog } from "#web/features/catches/log/log-collection.ts";
import { archiveWording } from "#web/features/catches/archive/wording.ts";
import { meaningOf } from "#web/platform/synced/failure.ts";
import { call } from "#web/platform/api/api-client.ts";

export interface ImportOutcome {
  readonly added: number;
  readonly waiting: number;
  readonly present: number;
  /** Already in the log with different content. */
  readonly refused: number;
  /** The server's message when it refused a batch; null when it accepted all of them. */
  readonly failure: string | null;
}

export type SendBatch = (batch: readonly PlannedCatch[]) => Promise<{
  readonly added: readonly string[];
  readonly already_present: readonly string[];
  readonly refused: readonly string[];
}>;

/** Timeout in ms. It is long because the server compares each batch with the whole log. */
const batchTimeout = 60_000;

export const sendBatch: SendBatch = (batch) =>
  call(
    importCatches,
    { body: { catches: batch.map(({ id, content }) => ({ catch_id: id, ...content })) } },
    { timeout: batchTimeout },
  );

/** Adds all catches to the outbox or none, as if logged by hand. */
export const addCatchesToOutbox = (
  synced: Pick<SyncedLog, "writeNew">,
  catches: readonly PlannedCatch[],
): Promise<number> =>
  synced.writeNew(
    catches.map(({ id, content }) => ({ kind: "log" as const, subjectId: id, content })),
  );

interface Way {
  readonly synced: Pick<SyncedLog, "writeNew">;
  readonly isOnline: boolean;
  readonly send: SendBatch;
  readonly onProgress: (done: number) => void;
}

/**
 * Adds the catches in batches while the server answers, and puts the rest into the outbox. The ids
 * make it safe to repeat either.
 */
export async function addCatches(
  catches: readonly PlannedCatch[],
  { synced, isOnline, send, onProgress }: Way,
): Promise<ImportOutcome> {
  const counts = { added: 0, waiting: 0, present: 0, refused: 0 };
  const later = async (from: number): Promise<ImportOutcome> => {
    counts.waiting = await addCatchesToOutbox(synced, catches.slice(from));
    return { ...counts, failure: null };
  };
  if (!isOnline) return later(0);
  for (let from = 0; from < catches.length; from += syncBatchSize) {
    try {
      const answer = await send(catches.slice(from, from + syncBatchSize));
      counts.added += answer.added.length;
      counts.present += answer.already_present.length;
      counts.refused += answer.refused.length;
    } catch (error) {
      const meaning = meaningOf(error);
      if (meaning.kind === "later") return later(from);
      const failure = meaning.kind === "taken" ? archiveWording.summary.unclear : meaning.message;
      return { ...counts, failure };
    }
    onProgress(Math.min(catches.length, from + syncBatchSize));
  }
  return { ...counts, failure: null };
}
