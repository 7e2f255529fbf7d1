import type { Degrees, NauticalMiles } from "#marine/units/index.ts";

/** Area whose fishing rules apply: Massachusetts, New Hampshire or federal water (beyond 3 nm). */
export type Jurisdiction = "MA" | "NH" | "FED";

/** One side of a boundary line; Maine and unmapped water are outside the coverage. */
export type Side = Jurisdiction | "outside-coverage";

export interface CoveredJurisdiction {
  /** "too-close-to-call" when the nearest change is within its own uncertainty. */
  readonly kind: "known" | "too-close-to-call";
  readonly jurisdiction: Jurisdiction;
  readonly distanceToChange: NauticalMiles;
  /** True bearing to the nearest point of the change. */
  readonly bearingToChange: Degrees;
  readonly changesTo: Side;
  /** Possible distance of the real line from the drawn one. */
  readonly uncertainty: NauticalMiles;
}

export type JurisdictionAnswer = { readonly kind: "outside-coverage" } | CoveredJurisdiction;
