import { importCatches } from "@striper/contract/catch-sync";
import { syncBatchSize } from "@striper/contract/limits";
import type { PlannedCatch } from "#web/features/catches/archive/import/plan-import.ts";
import type { LogDatabase } from "#web/features/catches/log/store/log-database.ts";
import { answerOfFailure } from "#web/features/catches/log/sync/answers.ts";
import { archiveWording } from "#web/features/catches/archive/wording.ts";
import { call } from "#web/platform/api/api-client.ts";

export interface ImportOutcome {
  readonly added: number;
  /** Written down on this device, to be told to the server later. */
  readonly waiting: number;
  readonly present: number;
  /** In the log with other content. */
  readonly refused: number;
  /** The server's word on what it did not take; null when it took everything. */
  readonly failure: string | null;
}

/** The server as an import needs it; tests bring one of their own. */
export type SendBatch = (batch: readonly PlannedCatch[]) => Promise<{
  readonly added: readonly string[];
  readonly already_present: readonly string[];
  readonly refused: readonly string[];
}>;

/** A batch is judged against the whole log, ms. */
const batchTimeout = 60_000;

export const sendBatch: SendBatch = (batch) =>
  call(
    importCatches,
    { body: { catches: batch.map(({ id, content }) => ({ catch_id: id, ...content })) } },
    { timeout: batchTimeout },
  );

/** One write of the outbox for each, all or none, as if each had been logged by hand. */
export async function keepForLater(
  { dexie, outbox }: LogDatabase,
  catches: readonly PlannedCatch[],
  now: number,
): Promise<number> {
  return dexie.transaction("rw", [outbox], async () => {
    const waiting = new Set((await outbox.toArray()).map(({ subjectId }) => subjectId));
    const fresh = catches.filter(({ id }) => !waiting.has(id));
    await outbox.bulkAdd(
      fresh.map(({ id, content }) => ({
        kind: "log" as const,
        subjectId: id,
        content,
        at: now,
        attempts: 0,
        hold: null,
      })),
    );
    return fresh.length;
  });
}

interface Way {
  readonly database: LogDatabase;
  readonly isOnline: boolean;
  readonly send: SendBatch;
  readonly onProgress: (done: number) => void;
}

/**
 * Adds the catches: in batches where the server answers, through the outbox where it does not. The
 * ids make it harmless to do either again.
 */
export async function addCatches(
  catches: readonly PlannedCatch[],
  { database, isOnline, send, onProgress }: Way,
  now: number,
): Promise<ImportOutcome> {
  const counts = { added: 0, waiting: 0, present: 0, refused: 0 };
  const later = async (from: number): Promise<ImportOutcome> => {
    counts.waiting = await keepForLater(database, catches.slice(from), now);
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
      const failed = answerOfFailure(error);
      if (failed.kind === "later") return later(from);
      const failure = failed.kind === "held" ? failed.hold.message : archiveWording.summary.unclear;
      return { ...counts, failure };
    }
    onProgress(Math.min(catches.length, from + syncBatchSize));
  }
  return { ...counts, failure: null };
}
