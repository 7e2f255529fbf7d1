import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Position } from "#marine/geo/index.ts";
import { boundarySegments } from "./boundary-segments.ts";
import { jurisdictionAt, type CoveredJurisdiction, type Side } from "./index.ts";
import { spotPositions } from "./jurisdiction-at.fixture.ts";
import { jurisdictionByWalking } from "./jurisdiction-walk.fixture.ts";

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

function covered(position: Position): CoveredJurisdiction {
  const answer = jurisdictionAt(position);
  if (answer.kind === "outside-coverage") throw new Error("expected a covered position");
  return answer;
}

function sideOf(position: Position): Side {
  const answer = jurisdictionAt(position);
  return answer.kind === "outside-coverage" ? answer.kind : answer.jurisdiction;
}

/** Returns the position at a distance (nautical miles) and true bearing, computed on a plane. */
function moved({ latitude, longitude }: Position, bearing: number, distance: number): Position {
  const angle = (bearing * Math.PI) / 180;
  const north = (distance * Math.cos(angle)) / 60;
  const middle = ((latitude + north / 2) * Math.PI) / 180;
  return at(latitude + north, longitude + (distance * Math.sin(angle)) / 60 / Math.cos(middle));
}

describe("the jurisdiction", () => {
  test("every fishing spot has its known jurisdiction, and none is too close to call", () => {
    const wrong = spotPositions.filter(([, latitude, longitude, expected]) => {
      const answer = jurisdictionAt(at(latitude, longitude));
      return answer.kind !== "known" || answer.jurisdiction !== expected;
    });
    expect(wrong).toEqual([]);
    expect(spotPositions).toHaveLength(176);
  });

  test.each([
    ["Boston Light", 42.328, -70.8902, "MA"],
    ["the Graves", 42.365, -70.8692, "MA"],
    ["Minots Ledge Light, outside the closing line", 42.2697, -70.7592, "MA"],
    ["the B buoy, 7 nm off the nearest land but behind the closing line", 42.3784, -70.7828, "MA"],
    ["the middle of Cape Cod Bay", 41.92, -70.3, "MA"],
    ["Race Point, two miles off", 42.0956, -70.2431, "MA"],
    ["Race Point, five miles off", 42.146, -70.2431, "FED"],
    ["Stellwagen Bank, south-west corner", 42.145, -70.28, "FED"],
    ["Stellwagen Bank, middle", 42.3, -70.3, "FED"],
    ["Stellwagen Bank, north-west", 42.42, -70.46, "FED"],
    ["Tillies Bank", 42.6, -70.2, "FED"],
    ["Jeffreys Ledge", 42.88, -70.05, "FED"],
    ["two miles off Rockport", 42.66, -70.57, "MA"],
    ["two miles off Hampton Beach", 42.91, -70.76, "NH"],
    ["off Salisbury Beach", 42.84, -70.79, "MA"],
    ["Great Bay", 43.07, -70.87, "NH"],
    ["White Island, Isles of Shoals", 42.967, -70.6235, "NH"],
    ["between the Isles of Shoals and Hampton, out of reach of both", 42.93, -70.705, "FED"],
    ["off Nauset, two miles", 41.8, -69.885, "MA"],
    ["off Nauset, five miles", 41.8, -69.82, "FED"],
  ] as const)("%s", (_place, latitude, longitude, expected) => {
    expect(covered(at(latitude, longitude))).toMatchObject({
      kind: "known",
      jurisdiction: expected,
    });
  });

  test.each([
    ["Boston Common", 42.355, -71.066, "MA"],
    ["Provincetown", 42.05, -70.19, "MA"],
    ["Portsmouth", 43.07, -70.78, "NH"],
    ["Seabrook", 42.886, -70.86, "NH"],
    ["Salisbury", 42.842, -70.86, "MA"],
  ] as const)("a position on land answers its state: %s", (_place, latitude, longitude, state) => {
    expect(sideOf(at(latitude, longitude))).toBe(state);
  });

  test.each([
    ["York, Maine, on land", 43.14, -70.66],
    ["two miles off York Beach, Maine", 43.13, -70.59],
    ["Boon Island, Maine", 43.1214, -70.4764],
    ["Appledore, the Maine half of the Isles of Shoals", 42.988, -70.614],
    ["Nantucket Sound", 41.5, -70.2],
    ["off Hyannis", 41.6, -70.28],
    ["Buzzards Bay", 41.6, -70.75],
    ["Narragansett Bay", 41.6, -71.3],
    ["the open ocean to the east", 42.3, -69.5],
    ["Portland, Maine", 43.66, -70.25],
    ["New York", 40.7, -74],
    ["the south pole", -90, 0],
    ["nowhere", Number.NaN, Number.NaN],
  ])("%s is outside the coverage", (_place, latitude, longitude) => {
    expect(jurisdictionAt(at(latitude, longitude))).toEqual({ kind: "outside-coverage" });
  });
});

describe("the nearest change", () => {
  // Offsets of the closing line of 452 U.S. 429 by three nautical miles, computed by hand.
  test.each([
    [42.5, -70.618],
    [42.4, -70.652],
    [42.33, -70.675],
    [42.128, -70.45],
    // A corner of the Stellwagen Bank sanctuary that touches the line (15 CFR 922, subpart N): 42 07 44.89 N, 70 28
    // 15.44 W.
    [42.129136, -70.470956],
  ])(
    "%d, %d on the federal line off a closing line is too close to call",
    (latitude, longitude) => {
      const answer = covered(at(latitude, longitude));
      expect(answer.kind).toBe("too-close-to-call");
      expect(answer.distanceToChange).toBeLessThan(0.03);
      expect(answer.uncertainty).toBe(0.1);
    },
  );

  test("a position a mile from the federal line is known, with the change a mile away", () => {
    const outside = covered(moved(at(42.4, -70.652), 103.8, 1));
    const inside = covered(moved(at(42.4, -70.652), 283.8, 1));
    expect(outside).toMatchObject({ kind: "known", jurisdiction: "FED", changesTo: "MA" });
    expect(inside).toMatchObject({ kind: "known", jurisdiction: "MA", changesTo: "FED" });
    expect(outside.distanceToChange).toBeCloseTo(1, 1);
    expect(inside.distanceToChange).toBeCloseTo(1, 1);
    expect(outside.bearingToChange).toBeCloseTo(283.8, 0);
    expect(inside.bearingToChange).toBeCloseTo(103.8, 0);
  });

  test("three miles off Minots Ledge Light the federal line follows the rock, not the closing line", () => {
    expect(covered(at(42.2697, -70.7592)).distanceToChange).toBeCloseTo(3, 1);
  });

  test("New Hampshire's seaward limit as the Census Bureau draws it lies within the uncertainty", () => {
    const limit = [
      [42.8807, -70.7326],
      [42.8909, -70.728],
      [42.901, -70.7266],
      [42.9097, -70.7255],
      [42.9215, -70.725],
      [42.9301, -70.7222],
      [42.9381, -70.709],
      [42.9516, -70.6974],
      [42.9555, -70.6937],
      [42.9403, -70.6844],
      [42.9275, -70.6678],
      [42.9195, -70.6457],
      [42.9151, -70.6245],
      [42.9124, -70.6017],
    ] as const;
    for (const [latitude, longitude] of limit) {
      expect(jurisdictionAt(at(latitude, longitude)).kind).toBe("too-close-to-call");
    }
  });

  test.each([
    ["due east, as the Census Bureau draws it", 42.8742, -70.765],
    ["107 degrees true, as New Hampshire law says", 42.8606, -70.7664],
  ])(
    "off Salisbury Beach the border is too close to call along the reading %s",
    (_name, latitude, longitude) => {
      const answer = covered(at(latitude, longitude));
      expect(answer.kind).toBe("too-close-to-call");
      expect(new Set([answer.jurisdiction, answer.changesTo])).toEqual(new Set(["MA", "NH"]));
    },
  );

  test("the Maine line of 434 U.S. 1 is a change to outside the coverage", () => {
    const answer = covered(at(43.0611, -70.7054));
    expect(answer).toMatchObject({
      kind: "known",
      jurisdiction: "NH",
      changesTo: "outside-coverage",
    });
    expect(answer.distanceToChange).toBeCloseTo(0.06, 1);
    expect(answer.uncertainty).toBe(0.05);
    expect(covered(at(43.0611, -70.7042)).kind).toBe("too-close-to-call");
  });

  test("at the uncertain end of the border, the uncertain line decides instead of the nearest", () => {
    const doubtful = boundarySegments
      .filter(({ uncertainty }) => uncertainty > 0.5)
      .map((segment) => jurisdictionAt(at(segment.startLatitude, segment.startLongitude)))
      .filter((answer) => answer.kind !== "outside-coverage");
    for (const answer of doubtful) {
      expect(answer.kind).toBe("too-close-to-call");
      expect(answer.uncertainty).toBeGreaterThan(0.5);
    }
    expect(doubtful.length).toBeGreaterThan(2);
  });
});

const latitudes = fc.double({ min: 41.4, max: 43.3, noNaN: true });
const longitudes = fc.double({ min: -71.4, max: -69.6, noNaN: true });
const positions = fc
  .tuple(latitudes, longitudes)
  .map(([latitude, longitude]) => at(latitude, longitude));

const shares = fc.double({ min: 0, max: 1, noNaN: true });
const besideALine = fc
  .tuple(fc.constantFrom(...boundarySegments), shares, shares, shares)
  .chain(([segment, along, north, east]) =>
    fc
      .constantFrom(0, 1e-9, 0.001, 0.03)
      .map((aside) =>
        at(
          segment.startLatitude +
            along * (segment.endLatitude - segment.startLatitude) +
            aside * (north - 0.5),
          segment.startLongitude +
            along * (segment.endLongitude - segment.startLongitude) +
            aside * (east - 0.5),
        ),
      ),
  );

describe("laws", () => {
  test("the indexed search equals a walk over all lines bit by bit", () => {
    const agree = (position: Position) => {
      expect(jurisdictionAt(position)).toEqual(jurisdictionByWalking(position));
    };
    for (const { startLatitude, startLongitude, endLatitude, endLongitude } of boundarySegments) {
      agree(at(startLatitude, startLongitude));
      agree(at(endLatitude, endLongitude));
      agree(at(startLatitude, endLongitude));
    }
    fc.assert(fc.property(positions, agree), { numRuns: 2500 });
    fc.assert(fc.property(besideALine, agree), { numRuns: 2500 });
  });

  test("every point of an uncertain line is too close to call or outside the coverage", () => {
    const uncertain = boundarySegments.filter(({ uncertainty }) => uncertainty > 0);
    for (const { startLatitude, startLongitude, endLatitude, endLongitude } of uncertain) {
      const middle = at((startLatitude + endLatitude) / 2, (startLongitude + endLongitude) / 2);
      expect(jurisdictionAt(middle).kind).not.toBe("known");
    }
    expect(uncertain.length).toBeGreaterThan(300);
  });

  test("the jurisdiction is constant within the distance to the nearest change", () => {
    fc.assert(
      fc.property(
        positions,
        fc.double({ min: 0, max: 360, noNaN: true }),
        fc.double({ min: 0, max: 0.98, noNaN: true }),
        (position, bearing, share) => {
          const answer = jurisdictionAt(position);
          fc.pre(answer.kind !== "outside-coverage" && answer.distanceToChange < 20);
          const there = moved(position, bearing, share * answer.distanceToChange);
          expect(sideOf(there)).toBe(answer.jurisdiction);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test("the other jurisdiction begins at the nearest point of the change", () => {
    fc.assert(
      fc.property(positions, (position) => {
        const answer = jurisdictionAt(position);
        fc.pre(answer.kind !== "outside-coverage" && answer.distanceToChange < 5);
        const nearest = moved(position, answer.bearingToChange, answer.distanceToChange);
        const around = Array.from({ length: 36 }, (_, turn) =>
          sideOf(moved(nearest, turn * 10, 0.03)),
        );
        expect(around).toContain(answer.changesTo);
        expect(answer.changesTo).not.toBe(answer.jurisdiction);
      }),
      { numRuns: 1000 },
    );
  });

  test("a position is too close to call exactly within the uncertainty", () => {
    fc.assert(
      fc.property(positions, (position) => {
        const answer = jurisdictionAt(position);
        fc.pre(answer.kind !== "outside-coverage");
        const within = answer.distanceToChange <= answer.uncertainty && answer.uncertainty > 0;
        expect(answer.kind).toBe(within ? "too-close-to-call" : "known");
      }),
      { numRuns: 2000 },
    );
  });
});
