import { FairSchedule } from "#server/platform/work/fair-schedule.ts";
import type { Offer, WorkLimits } from "#server/platform/work/fair-schedule.ts";

/** For whom work is done. */
export interface Requester {
  /** Of an account its id, of everybody else the address that asks. */
  readonly key: string;
  /** Aborts when nobody waits for the outcome any more, with the reason. */
  readonly signal: AbortSignal;
  /** A step of work that was already admitted: it waits for its turn and is never refused. */
  readonly isLetIn?: boolean;
}

/** Work that nobody can call off. */
export const requesterFor = (key: string): Requester => ({
  key,
  signal: new AbortController().signal,
});

/** The queue is full. */
export class WorkRefused extends Error {
  override readonly name = "WorkRefused";
  /** Whether this requester's share is used up, or the whole queue. */
  readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    super(isOwn ? "the requester has too much under way" : "too much is under way");
    this.isOwn = isOwn;
  }
}

/** A piece of work was given up because it took too long. */
export class WorkTimeout extends Error {
  override readonly name = "WorkTimeout";
}

export interface QueueLimits extends WorkLimits {
  /** A piece that runs longer is given up. */
  readonly longestMs: number;
}

/**
 * Lets a few pieces of work of one kind run at once; requesters who wait take turns.
 * Rejects with `WorkRefused`, `WorkTimeout`, the reason of the requester's signal, or the work's
 * own failure. Work that is given up learns it from its signal, and keeps its place until it ends.
 */
export interface FairQueue {
  /** The work gets the requester for its own steps, whose signal aborts when the work is aborted. */
  run<Result>(requester: Requester, work: (within: Requester) => Promise<Result>): Promise<Result>;
  /** Throws `WorkRefused` where one more piece would be refused now. */
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

  /** Resolves when it is this piece's turn. */
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

/** An abort without a reason still rejects with an error. */
function reasonOf({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new Error("given up", { cause: reason });
}

/** Gives work up after so long or when its requester has gone; `ended` is called when it has ended. */
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
