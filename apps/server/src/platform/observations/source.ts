import type { Instant } from "@striper/marine/time";
import type * as z from "zod/mini";
import type { UpstreamHttp, Validators } from "#server/platform/upstream/upstream-http.ts";

/** What a source may use for one attempt. */
export interface Attempt {
  readonly http: UpstreamHttp;
  readonly now: Instant;
  /** Of the stored answer; `noValidators` when there is none. */
  readonly validators: Validators;
}

export interface FreshAnswer<Value> {
  readonly kind: "answer";
  readonly value: Value;
  /** When its maker issued or measured it. */
  readonly issuedAt: Instant;
  readonly validators: Validators;
}

export type Fetched<Value> = FreshAnswer<Value> | { readonly kind: "unchanged" };

/** One thing that is asked of an outside service, and how often. */
export interface Source<Value> {
  /** Contains the service's host, so that a stand-in's answers are never taken for real ones. */
  readonly key: string;
  /** Milliseconds between two successful attempts, over all processes together. */
  readonly refreshEvery: number;
  /** The shape in which the last good answer is stored. */
  readonly stored: z.ZodMiniType<Value>;
  /** Fails with an `UpstreamError`. */
  fetch(attempt: Attempt): Promise<Fetched<Value>>;
}

/** The last good answer. */
export interface Observation<Value> {
  readonly value: Value;
  readonly issuedAt: Instant;
  /** When the service last confirmed it. */
  readonly checkedAt: Instant;
}

export interface Followed<Value> {
  /** From memory, without waiting; null until there is a first good answer. */
  latest(): Observation<Value> | null;
}

/** The host part of an address, for a source's key. */
export const hostOf = (address: string): string => new URL(address).host;
