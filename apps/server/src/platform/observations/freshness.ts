import { formatIso, type Instant } from "@striper/marine/time";

/** Ages in ms up to which a value counts as live, and up to which it is useful at all. */
export interface Lifetime {
  readonly live: number;
  readonly useful: number;
}

export type Age = "live" | "stale" | "too-old";

export function ageOf(madeAt: Instant, now: Instant, lifetime: Lifetime): Age {
  const age = now - madeAt;
  if (age <= lifetime.live) return "live";
  return age <= lifetime.useful ? "stale" : "too-old";
}

export interface Provenance {
  readonly source: string | null;
  readonly observed_at: string | null;
  readonly issued_at: string | null;
  readonly status: "live" | "stale" | "estimate" | "computed" | "none";
}

export interface Reading extends Provenance {
  readonly value: number | null;
}

export const noProvenance: Provenance = {
  source: null,
  observed_at: null,
  issued_at: null,
  status: "none",
};

export const noReading: Reading = { value: null, ...noProvenance };

export function observedReading(
  value: number,
  source: string,
  at: Instant,
  status: "live" | "stale",
): Reading {
  return { value, source, observed_at: formatIso(at), issued_at: null, status };
}

export function estimatedReading(value: number, source: string): Reading {
  return { value, ...noProvenance, source, status: "estimate" };
}
