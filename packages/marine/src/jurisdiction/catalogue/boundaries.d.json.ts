import type { Side } from "#marine/jurisdiction/jurisdiction.ts";

declare const boundaries: readonly {
  /** Seen along the path. */
  readonly left: Side;
  readonly right: Side;
  /** Nautical miles. */
  readonly uncertainty: number;
  /** Longitude and latitude of the first point in 0.00001 degree. */
  readonly start: readonly [longitude: number, latitude: number];
  /** From each point to the next. */
  readonly steps: readonly (readonly [east: number, north: number])[];
}[];
export default boundaries;
