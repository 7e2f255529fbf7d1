import type { Degrees, NauticalMiles } from "#marine/units/index.ts";

/** Whose fishing rules apply: Massachusetts, New Hampshire or federal water (beyond 3 nm). */
export type Jurisdiction = "MA" | "NH" | "FED";

/** What lies on one side of a boundary line; Maine and unmapped water are outside the coverage. */
export type Side = Jurisdiction | "outside-coverage";

export interface CoveredJurisdiction {
  /** "too-close-to-call": the nearest change is not farther away than its own uncertainty. */
  readonly kind: "known" | "too-close-to-call";
  /** The side the position falls on as drawn, also when it is too close to call. */
  readonly jurisdiction: Jurisdiction;
  readonly distanceToChange: NauticalMiles;
  /** True bearing from the position to the nearest point of that change. */
  readonly bearingToChange: Degrees;
  readonly changesTo: Side;
  /** How far from the drawn line the real one may lie. */
  readonly uncertainty: NauticalMiles;
}

export type JurisdictionAnswer = { readonly kind: "outside-coverage" } | CoveredJurisdiction;
