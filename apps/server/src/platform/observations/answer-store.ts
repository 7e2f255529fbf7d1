import type { Instant } from "@striper/marine/time";
import type { UpstreamFault } from "#server/platform/upstream/upstream-error.ts";
import type { Validators } from "#server/platform/upstream/upstream-http.ts";

export interface AnswerState {
  readonly key: string;
  /** Increases with every new answer. */
  readonly revision: number;
  readonly checkedAt: Instant | null;
  readonly failures: number;
  /** True when the source may be asked now and no process has claimed it. */
  readonly isDue: boolean;
}

export interface StoredAnswer {
  readonly value: unknown;
  readonly issuedAt: Instant;
  readonly revision: number;
}

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
 * Stores the last good answers for all processes. Durations are in milliseconds by the store's own
 * clock, because the clocks of the processes may differ.
 */
export interface AnswerStore {
  /** Returns the states of these sources and adds unknown ones. */
  states(keys: readonly string[]): Promise<readonly AnswerState[]>;
  read(key: string): Promise<StoredAnswer | null>;
  /** Returns null when it is too early or another process has claimed the source. Claims expire. */
  claim(key: string, leaseMs: number): Promise<Claim | null>;
  save(key: string, answer: NewAnswer, checkedAt: Instant, nextInMs: number): Promise<void>;
  /** Records that the stored answer is still the newest. */
  confirm(key: string, checkedAt: Instant, nextInMs: number): Promise<void>;
  recordFailure(key: string, fault: UpstreamFault, nextInMs: number): Promise<void>;
  release(key: string): Promise<void>;
  /** Stores a payload for the operator. Only the last few of each source are kept. */
  saveRejected(key: string, rejected: RejectedPayload): Promise<void>;
}
