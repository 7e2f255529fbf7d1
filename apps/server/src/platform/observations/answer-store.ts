import type { Instant } from "@striper/marine/time";
import type { UpstreamFault } from "#server/platform/upstream/upstream-error.ts";
import type { Validators } from "#server/platform/upstream/upstream-http.ts";

/** How a source stands, without its answer. */
export interface AnswerState {
  readonly key: string;
  /** Grows with every new answer. */
  readonly revision: number;
  readonly checkedAt: Instant | null;
  /** In a row. */
  readonly failures: number;
  /** It is time, and nobody else is at it. */
  readonly isDue: boolean;
}

export interface KeptAnswer {
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
 * Where last good answers are kept, for all processes together. Durations are milliseconds and
 * count on the store's own clock, so that processes need not agree on theirs.
 */
export interface AnswerStore {
  /** Of these sources; makes room for those it does not know. */
  states(keys: readonly string[]): Promise<readonly AnswerState[]>;
  read(key: string): Promise<KeptAnswer | null>;
  /** Null when it is too early, or another process is at it. A claim ends by itself. */
  claim(key: string, leaseMs: number): Promise<Claim | null>;
  keep(key: string, answer: NewAnswer, checkedAt: Instant, nextInMs: number): Promise<void>;
  /** The kept answer still holds. */
  confirm(key: string, checkedAt: Instant, nextInMs: number): Promise<void>;
  noteFailure(key: string, fault: UpstreamFault, nextInMs: number): Promise<void>;
  /** Gives a claim back unused. */
  release(key: string): Promise<void>;
  /** For the operator; of each source the last few. */
  setAside(key: string, rejected: RejectedPayload): Promise<void>;
}
