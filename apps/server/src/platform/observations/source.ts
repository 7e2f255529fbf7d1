import type { Instant } from "@striper/marine/time";
import type * as z from "zod/mini";
import type { UpstreamHttp, Validators } from "#server/platform/upstream/upstream-http.ts";

/** What a source may use for one attempt. */
export interface Attempt {
  readonly http: UpstreamHttp;
  readonly now: Instant;
  /** Of the answer that is kept; `noValidators` when there is none. */
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

/** One thing that an outside service tells, and how politely it is asked. */
export interface Source<Value> {
  /** Also names the place it is from, so that a stand-in's answers are never taken for real ones. */
  readonly key: string;
  /** Milliseconds between two successful attempts, over all processes together. */
  readonly refreshEvery: number;
  /** The shape in which the last good answer is kept. */
  readonly kept: z.ZodMiniType<Value>;
  /** Fails with an `UpstreamError`. */
  fetch(attempt: Attempt): Promise<Fetched<Value>>;
}

/** A good answer, the last there was. */
export interface Observation<Value> {
  readonly value: Value;
  readonly issuedAt: Instant;
  /** When the service last confirmed it. */
  readonly checkedAt: Instant;
}

export interface Followed<Value> {
  /** From memory, at once; null as long as there never was a good answer. */
  latest(): Observation<Value> | null;
}

/** The host part of an address, for a source's key. */
export const hostOf = (address: string): string => new URL(address).host;
