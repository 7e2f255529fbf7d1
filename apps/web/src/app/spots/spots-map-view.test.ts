import { describe, expect, test } from "vitest";
import { boundsOf, markersOf } from "#web/app/spots/spots-map-view.ts";
import { allListed } from "#web/features/spots/listed-spot.ts";

const all = allListed([]);
const some = all.filter(({ builtIn }) => builtIn?.region === "Cape Cod");

describe("the map beside the list", () => {
  test("holds every spot of the list", () => {
    for (const spots of [all, some, some.slice(0, 1)]) {
      const { south, west, north, east } = boundsOf(spots, false);
      for (const { coordinates } of spots) {
        expect(coordinates[0]).toBeGreaterThan(west);
        expect(coordinates[0]).toBeLessThan(east);
        expect(coordinates[1]).toBeGreaterThan(south);
        expect(coordinates[1]).toBeLessThan(north);
      }
    }
  });

  test("on a small screen begins with the harbor, and follows a narrower list", () => {
    const harbor = boundsOf(all, true);
    expect(harbor.north - harbor.south).toBeLessThan(0.3);
    expect(boundsOf([], true)).toEqual(harbor);
    expect(boundsOf(some, true)).toEqual(boundsOf(some, false));
  });

  test("stays as it is when the list is sorted anew", () => {
    expect(markersOf(all.toReversed(), null)).toEqual(markersOf(all, null));
  });

  test("lets the one that is pointed at stand by itself", () => {
    const markers = markersOf(all, "hull-gut");
    expect(markers).toHaveLength(all.length);
    expect(markers.filter(({ isSelected }) => isSelected).map(({ id }) => id)).toEqual([
      "hull-gut",
    ]);
  });
});
