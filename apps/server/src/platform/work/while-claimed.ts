import { second } from "@striper/marine/time";

/** A claim that is older counts no more: its server renews it well before, unless it was killed. */
export const claimLifeMs = 30 * second;
const renewEveryMs = 10 * second;

interface Claim {
  readonly renew: () => Promise<void>;
  /** Gives back what is not begun; called again when there is nothing left. */
  readonly release: () => Promise<void>;
  /** Aborted when nothing more shall be begun. */
  readonly signal: AbortSignal;
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
