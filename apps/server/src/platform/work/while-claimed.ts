import { setTimeout as delay } from "node:timers/promises";
import { second } from "@striper/marine/time";
import { isDatabaseAway } from "#server/platform/database/database-error.ts";

/** Lifetime of a claim. Its server renews it well before, unless it was killed. */
export const claimLifeMs = 30 * second;
const renewEveryMs = 10 * second;
const writeAgainMs = second / 2;

interface Claim {
  readonly renew: () => Promise<void>;
  /** Gives back work that has not begun. It may be called again when nothing is left. */
  readonly release: () => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Retries while the database is away and the claim lasts. It stores that a mail was sent, so that a
 * database restart does not cause a second one.
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

/** Renews a claim while work runs. Releases the rest as soon as the signal aborts. */
export async function whileClaimed(
  { renew, release, signal }: Claim,
  work: () => Promise<unknown>,
): Promise<void> {
  // Ignore failures while the database is away: the next renewal comes before the claim expires.
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
