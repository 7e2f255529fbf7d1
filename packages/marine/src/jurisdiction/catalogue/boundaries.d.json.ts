import type { Side } from "#marine/jurisdiction/jurisdiction.ts";

declare const boundaries: readonly {
  /** Side seen along the path. */
  readonly left: Side;
  readonly right: Side;
  /** Nautical miles. */
  readonly uncertainty: number;
  /** First point in 0.00001 degree. */
  readonly start: readonly [longitude: number, latitude: number];
  /** Differences between successive points. */
  readonly steps: readonly (readonly [east: number, north: number])[];
}[];
export default boundaries;
