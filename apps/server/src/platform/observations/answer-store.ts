import type { Instant } from "@striper/marine/time";
import type { UpstreamFault } from "#server/platform/upstream/upstream-error.ts";
import type { Validators } from "#server/platform/upstream/upstream-http.ts";

/** The state of a source, without its answer. */
export interface AnswerState {
  readonly key: string;
  /** Grows with every new answer. */
  readonly revision: number;
  readonly checkedAt: Instant | null;
  /** Consecutive. */
  readonly failures: number;
  /** The source may be asked now, and no process has claimed it. */
  readonly isDue: boolean;
}

export interface StoredAnswer {
  readonly value: unknown;
  readonly issuedAt: Instant;
  readonly revision: number;
}

/** The right to ask one source once. */
export interface Claim {
  readonly failures: number;
  readonly issuedAt: Instant | null;
  readonly validators: Validators;
}

export interface NewAnswer {
  readonly value: unknown;
  readonly issuedAt: Instant;
  readonly validators: Validators;
}

export interface RejectedPayload {
  readonly fault: UpstreamFault;
  readonly reason: string;
  readonly payload: string;
}

/**
 * Stores the last good answers for all processes together. Durations are milliseconds by the store's
 * own clock, so the clocks of the processes may differ.
 */
export interface AnswerStore {
  /** Of these sources; unknown ones are added. */
  states(keys: readonly string[]): Promise<readonly AnswerState[]>;
  read(key: string): Promise<StoredAnswer | null>;
  /** Null when it is too early or another process has claimed the source. Claims expire. */
  claim(key: string, leaseMs: number): Promise<Claim | null>;
  save(key: string, answer: NewAnswer, checkedAt: Instant, nextInMs: number): Promise<void>;
  /** The service says that the stored answer is still the newest. */
  confirm(key: string, checkedAt: Instant, nextInMs: number): Promise<void>;
  recordFailure(key: string, fault: UpstreamFault, nextInMs: number): Promise<void>;
  /** Ends a claim without an attempt. */
  release(key: string): Promise<void>;
  /** For the operator; the last few of each source are stored. */
  saveRejected(key: string, rejected: RejectedPayload): Promise<void>;
}
