import boundaries from "./catalogue/boundaries.json" with { type: "json" };
import type { Side } from "./jurisdiction.ts";

/** One straight piece of a boundary line, in degrees. */
export interface BoundarySegment {
  readonly startLatitude: number;
  readonly startLongitude: number;
  readonly endLatitude: number;
  readonly endLongitude: number;
  /** Side seen from the start toward the end. */
  readonly left: Side;
  readonly right: Side;
  /** Nautical miles. */
  readonly uncertainty: number;
}

const degreesPerStep = 1e-5;

export const boundarySegments: readonly BoundarySegment[] = boundaries.flatMap(
  ({ left, right, uncertainty, start, steps }) => {
    let [longitude, latitude] = start;
    return steps.map(([east, north]) => {
      const [startLongitude, startLatitude] = [longitude, latitude];
      longitude += east;
      latitude += north;
      return {
        startLatitude: startLatitude * degreesPerStep,
        startLongitude: startLongitude * degreesPerStep,
        endLatitude: latitude * degreesPerStep,
        endLongitude: longitude * degreesPerStep,
        left,
        right,
        uncertainty,
      };
    });
  },
);
