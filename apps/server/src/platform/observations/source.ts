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
  readonly issuedAt: Instant;
  readonly validators: Validators;
}

export type Fetched<Value> = FreshAnswer<Value> | { readonly kind: "unchanged" };

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
  readonly checkedAt: Instant;
}

export interface Followed<Value> {
  latest(): Observation<Value> | null;
}

export const hostOf = (address: string): string => new URL(address).host;
