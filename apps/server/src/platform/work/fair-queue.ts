import { FairSchedule } from "#server/platform/work/fair-schedule.ts";
import type { Offer, WorkLimits } from "#server/platform/work/fair-schedule.ts";

export interface Requester {
  /** Account id, or the address of a caller without an account. */
  readonly key: string;
  /** Aborts, with the reason, when nobody waits for the result any more. */
  readonly signal: AbortSignal;
  /** Marks a step of admitted work, which waits for its turn but is never refused. */
  readonly isLetIn?: boolean;
}

/** Returns a requester whose work nobody can cancel. */
export const requesterFor = (key: string): Requester => ({
  key,
  signal: new AbortController().signal,
});

export class WorkRefused extends Error {
  override readonly name = "WorkRefused";
  /** True when this requester's share is used up, false when the whole queue is. */
  readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    super(isOwn ? "the requester has too much under way" : "too much is under way");
    this.isOwn = isOwn;
  }
}

export class WorkTimeout extends Error {
  override readonly name = "WorkTimeout";
}

export interface QueueLimits extends WorkLimits {
  readonly longestMs: number;
}

/**
 * Runs a few pieces of work of one kind at once. Waiting requesters take turns. Rejects with
 * `WorkRefused`, `WorkTimeout`, the reason of the requester's signal, or the work's own failure.
 * Aborted work keeps its place until it ends.
 */
export interface FairQueue {
  /**
   * Runs `work` with a requester for its own steps. The requester's signal aborts with the work.
   */
  run<Result>(requester: Requester, work: (within: Requester) => Promise<Result>): Promise<Result>;
  /** Throws `WorkRefused` when one more piece would be refused now. */
  refuseExcess(requester: Requester): void;
}

interface Piece {
  readonly start: () => void;
}

const refusalFor = (offer: Exclude<Offer, "taken">): WorkRefused =>
  new WorkRefused(offer === "too-many-of-one-key");

export function createFairQueue({ longestMs, ...limits }: QueueLimits): FairQueue {
  const schedule = new FairSchedule<Piece>(limits);

  function startNext(): void {
    for (const piece of schedule.start()) piece.start();
  }

  function turnOf({ key, signal, isLetIn }: Requester): Promise<void> {
    return new Promise((resolve, reject) => {
      const piece = {
        start() {
          signal.removeEventListener("abort", leave);
          resolve();
        },
      };
      function leave(): void {
        schedule.withdraw(key, piece);
        reject(reasonOf(signal));
        startNext();
      }
      if (signal.aborted) throw reasonOf(signal);
      const offer = schedule.offer(key, piece, isLetIn);
      if (offer !== "taken") throw refusalFor(offer);
      signal.addEventListener("abort", leave, { once: true });
      startNext();
    });
  }

  return {
    async run(requester, work) {
      await turnOf(requester);
      return runWithin(longestMs, requester, work, () => {
        schedule.end(requester.key);
        startNext();
      });
    },
    refuseExcess({ key }) {
      const refusal = schedule.refusal(key);
      if (refusal !== undefined) throw refusalFor(refusal);
    },
  };
}

function reasonOf({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error("given up", { cause: reason });
}

function runWithin<Result>(
  longestMs: number,
  { key, signal: requested }: Requester,
  work: (within: Requester) => Promise<Result>,
  ended: () => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (requested.aborted) {
      ended();
      throw reasonOf(requested);
    }
    const givingUp = new AbortController();
    const giveUp = (reason: Error): void => {
      givingUp.abort(reason);
      reject(reason);
    };
    const gone = (): void => giveUp(reasonOf(requested));
    const tooLong = setTimeout(
      () => giveUp(new WorkTimeout(`took longer than ${longestMs} ms`)),
      longestMs,
    );
    requested.addEventListener("abort", gone, { once: true });
    const step = { key, signal: givingUp.signal, isLetIn: true };
    void (async () => work(step))()
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(tooLong);
        requested.removeEventListener("abort", gone);
        ended();
      });
  });
}
