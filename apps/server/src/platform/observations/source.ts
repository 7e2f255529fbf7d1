import type { Instant } from "@striper/marine/time";
import type * as z from "zod/mini";
import type { UpstreamHttp, Validators } from "#server/platform/upstream/upstream-http.ts";

export interface Attempt {
  readonly http: UpstreamHttp;
  readonly now: Instant;
  readonly validators: Validators;
}

export interface FreshAnswer<Value> {
  readonly kind: "answer";
  readonly value: Value;
  /** Time of issue or measurement at the service. */
  readonly issuedAt: Instant;
  readonly validators: Validators;
}

export type Fetched<Value> = FreshAnswer<Value> | { readonly kind: "unchanged" };

/** A request to an outside service that is repeated regularly. */
export interface Source<Value> {
  /** Contains the service's host, so that a stand-in's answers are never taken for real ones. */
  readonly key: string;
  /** Milliseconds between two successful attempts, over all processes together. */
  readonly refreshEvery: number;
  readonly stored: z.ZodMiniType<Value>;
  /** Rejects with an `UpstreamError`. */
  fetch(attempt: Attempt): Promise<Fetched<Value>>;
}

export interface Observation<Value> {
  readonly value: Value;
  readonly issuedAt: Instant;
  /** Time when the service last confirmed it. */
  readonly checkedAt: Instant;
}

export interface Followed<Value> {
  /** Returns the answer in memory, or null before the first good one. */
  latest(): Observation<Value> | null;
}

export const hostOf = (address: string): string => new URL(address).host;
