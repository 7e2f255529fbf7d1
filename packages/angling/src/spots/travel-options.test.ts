import { describe, expect, test } from "vitest";
import { travelOptions, spotById, spots, type Spot } from "#angling/spots/index.ts";

function spotWith(wanted: (spot: Spot) => boolean): Spot {
  const spot = spots.find(wanted);
  if (spot === undefined) throw new Error("no such spot");
  return spot;
}

describe("getting there", () => {
  test("a boat gets the nearest ramp with its straight-line distance", () => {
    const [launch, ...more] = travelOptions(spotWith(({ id }) => id === "harding-ledge"));
    expect(more).toEqual([]);
    expect(launch?.kind).toBe("launch");
    expect(launch?.at.facilities).toContain("Boat Launch");
    expect(launch?.distance).toBeGreaterThan(0);
    expect(launch?.bearing).not.toBeNull();
  });

  test("a walker gets the spot's own parking if it has any", () => {
    const beach = spotWith(({ id }) => id === "nantasket-beach");
    expect(travelOptions(beach)).toEqual([
      { kind: "parking", at: beach, distance: 0, bearing: null },
    ]);
    const limited = spotWith(
      ({ access, facilities }) => access === "Shore" && facilities.includes("Limited Parking"),
    );
    expect(travelOptions(limited)).toMatchObject([{ kind: "limited-parking", distance: 0 }]);
  });

  test.each(spots.map(({ id }) => id))("%s has a travel option within 50 miles", (id) => {
    const spot = spotById(id);
    const ways = spot === undefined ? [] : travelOptions(spot);
    expect(ways.length).toBeGreaterThan(0);
    for (const { distance } of ways) expect(distance).toBeLessThan(50);
  });
});
