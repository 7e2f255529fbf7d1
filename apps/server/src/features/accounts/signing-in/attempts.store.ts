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

/** A power cut may lose the counts of its last half second, for which nobody has to wait. */
const withoutWaitingForTheDisk = sql`set local synchronous_commit = off`;

/**
 * Counts a try under all its keys and returns 0, or counts nothing and returns the milliseconds to
 * wait. Tries are counted before their outcome is known, so that a hundred at once are a hundred.
 */
export function countAttempt(
  connection: Connection,
  keys: readonly AttemptKey[],
  now: Instant,
): Promise<number> {
  // In one order, so that no two tries wait for each other.
  const ordered = keys.toSorted((a, b) => Buffer.compare(a.keyHash, b.keyHash));
  const hashes = ordered.map(({ keyHash }) => keyHash);
  return connection.transaction(async (transaction) => {
    await transaction.execute(withoutWaitingForTheDisk);
    // The update that changes nothing locks the row and returns it as it is.
    const counts = await transaction
      .insert(attemptCounts)
      .values(hashes.map((keyHash) => ({ keyHash, attempts: 0, lastAt: now })))
      .onConflictDoUpdate({
        target: attemptCounts.keyHash,
        set: { attempts: sql`${attemptCounts.attempts}` },
      })
      .returning();
    const waits = ordered.map(({ kind, keyHash }) => {
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

/** Forgets what was tried under the first key, and takes back this one rightful try under the others. */
export function settleAttempt(
  connection: Connection,
  own: AttemptKey,
  shared: readonly AttemptKey[],
): Promise<void> {
  const hashes = [own, ...shared].map(({ keyHash }) => keyHash);
  return connection.transaction(async (transaction) => {
    await transaction.execute(withoutWaitingForTheDisk);
    await transaction
      .select({ keyHash: attemptCounts.keyHash })
      .from(attemptCounts)
      .where(inArray(attemptCounts.keyHash, hashes))
      // In the order in which tries are counted, so that neither waits for the other.
      .orderBy(attemptCounts.keyHash)
      .for("update");
    await transaction.delete(attemptCounts).where(eq(attemptCounts.keyHash, own.keyHash));
    await transaction
      .update(attemptCounts)
      .set({ attempts: sql`greatest(${attemptCounts.attempts} - 1, 0)` })
      .where(inArray(attemptCounts.keyHash, hashes));
  });
}

export async function removeForgottenAttempts(connection: Connection, now: Instant): Promise<void> {
  await connection.delete(attemptCounts).where(lt(attemptCounts.lastAt, now - forgottenAfterMs));
}
