import { expect, test } from "vitest";
import { nearestPoint, planeAt } from "./local-plane.ts";

// Metres on the ellipsoid of WGS 84, by Vincenty's inverse formula.
test.each([
  [42.36, -70.9, 42.36, -70.8, 8238.2],
  [42.36, -70.9, 42.7, -70.4, 55_803.1],
  [41.7, -70.3, 42.05, -69.8, 56_868.3],
  [42.9, -70.7, 42.6, -70.2, 52_785.7],
])(
  "from %d, %d to %d, %d the plane is good to 0.1 %%",
  (latitude, longitude, north, east, metres) => {
    // A piece of line that begins there and leads away.
    const segment = {
      startLatitude: north,
      startLongitude: east,
      endLatitude: north + (north >= latitude ? 0.1 : -0.1),
      endLongitude: east + 0.1,
      left: "FED",
      right: "MA",
      uncertainty: 0,
    } as const;
    const distance = Math.hypot(...nearestPoint(planeAt({ latitude, longitude }), segment));
    expect(Math.abs(distance / metres - 1)).toBeLessThan(0.001);
  },
);
