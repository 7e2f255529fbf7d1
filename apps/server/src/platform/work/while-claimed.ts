import { setTimeout as delay } from "node:timers/promises";
import { second } from "@striper/marine/time";
import { isDatabaseAway } from "#server/platform/database/database-error.ts";

/** A claim that is older counts no more: its server renews it well before, unless it was killed. */
export const claimLifeMs = 30 * second;
const renewEveryMs = 10 * second;
const writeAgainMs = second / 2;

interface Claim {
  readonly renew: () => Promise<void>;
  /** Gives back what is not begun; called again when there is nothing left. */
  readonly release: () => Promise<void>;
  /** Aborted when nothing more shall be begun. */
  readonly signal: AbortSignal;
}

/**
 * Tries again while the database is away and the claim lasts. For notes that a mail was sent: a restart of the
 * database is no reason to send it twice.
 */
export async function writeWhileClaimed(write: () => Promise<void>): Promise<void> {
  const end = Date.now() + claimLifeMs - renewEveryMs;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > end) throw error;
    }
    await delay(writeAgainMs);
  }
}

/** Renews a claim while the work goes on; gives the rest back at once when the signal aborts. */
export async function whileClaimed(
  { renew, release, signal }: Claim,
  work: () => Promise<unknown>,
): Promise<void> {
  // The database may be away: the next renewal comes before the claim expires.
  const renewing = setInterval(() => void renew().catch(() => undefined), renewEveryMs).unref();
  const stop = (): void => void release().catch(() => undefined);
  signal.addEventListener("abort", stop, { once: true });
  try {
    await work();
  } finally {
    clearInterval(renewing);
    signal.removeEventListener("abort", stop);
    await release();
  }
}
