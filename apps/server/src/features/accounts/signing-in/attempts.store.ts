import type { Instant } from "@striper/marine/time";
import { eq, inArray, lt, sql } from "drizzle-orm";
import { attemptCounts } from "#server/features/accounts/accounts.table.ts";
import type { Connection } from "#server/features/accounts/dependencies.ts";
import {
  attemptLimits,
  forgottenAfterMs,
  waitBefore,
} from "#server/features/accounts/signing-in/attempts.policy.ts";
import type { AttemptKey } from "#server/features/accounts/signing-in/attempts.policy.ts";
import { deleteInSteps } from "#server/platform/database/in-steps.ts";

/** Commits asynchronously: a power cut may lose the counts of the last half second. */
const withoutWaitingForTheDisk = sql`set local synchronous_commit = off`;

/**
 * Locks the counts of these keys until the transaction ends, in a fixed order to avoid deadlocks.
 * Missing rows are inserted first, because a row inserted concurrently would be locked out of
 * order.
 */
function lockCounts(transaction: Connection, keyHashes: readonly Buffer[], now: Instant) {
  const ordered = keyHashes.toSorted((a, b) => Buffer.compare(a, b));
  // The no-op update locks the row and returns it.
  return transaction
    .insert(attemptCounts)
    .values(ordered.map((keyHash) => ({ keyHash, attempts: 0, lastAt: now })))
    .onConflictDoUpdate({
      target: attemptCounts.keyHash,
      set: { attempts: sql`${attemptCounts.attempts}` },
    })
    .returning();
}

/**
 * Counts an attempt under all keys and returns 0, or counts nothing and returns the wait in
 * milliseconds. Attempts are counted before their outcome is known, so that concurrent ones all
 * count.
 */
export function countAttempt(
  connection: Connection,
  keys: readonly AttemptKey[],
  now: Instant,
): Promise<number> {
  const hashes = keys.map(({ keyHash }) => keyHash);
  return connection.transaction(async (transaction) => {
    await transaction.execute(withoutWaitingForTheDisk);
    const counts = await lockCounts(transaction, hashes, now);
    const waits = keys.map(({ kind, keyHash }) => {
      const count = counts.find((row) => row.keyHash.equals(keyHash));
      return count === undefined ? 0 : waitBefore(attemptLimits[kind], count, now);
    });
    const longest = Math.max(...waits);
    if (longest > 0) return longest;
    const forgottenBefore = new Date(now - forgottenAfterMs).toISOString();
    await transaction
      .update(attemptCounts)
      .set({
        attempts: sql`case when ${attemptCounts.lastAt} <= ${forgottenBefore} then 1 else ${attemptCounts.attempts} + 1 end`,
        lastAt: now,
      })
      .where(inArray(attemptCounts.keyHash, hashes));
    return 0;
  });
}

/** Resets the first key and uncounts this successful attempt under the others. */
export function settleAttempt(
  connection: Connection,
  own: AttemptKey,
  shared: readonly AttemptKey[],
  now: Instant,
): Promise<void> {
  const hashes = [own, ...shared].map(({ keyHash }) => keyHash);
  return connection.transaction(async (transaction) => {
    await transaction.execute(withoutWaitingForTheDisk);
    await lockCounts(transaction, hashes, now);
    await transaction.delete(attemptCounts).where(eq(attemptCounts.keyHash, own.keyHash));
    await transaction
      .update(attemptCounts)
      .set({ attempts: sql`greatest(${attemptCounts.attempts} - 1, 0)` })
      .where(inArray(attemptCounts.keyHash, hashes));
  });
}

export async function removeForgottenAttempts(connection: Connection, now: Instant): Promise<void> {
  await deleteInSteps(connection, attemptCounts, lt(attemptCounts.lastAt, now - forgottenAfterMs));
}
