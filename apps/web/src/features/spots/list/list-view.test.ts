import { spots } from "@striper/angling/spots";
import { describe, expect, test } from "vitest";
import { nothingView, orderInUse, spotsToList } from "#web/features/spots/list/list-view.ts";
import { mySpotsFrom } from "#web/features/spots/my-spots.ts";
import { ledge } from "#web/features/spots/testing/some-spot.ts";

const { spot_id: ledgeId } = ledge;
const mine = mySpotsFrom(
  { ownSpots: [ledge], homeWaters: [], favorites: ["hull-gut", ledgeId] },
  [],
);
const names = (search: Parameters<typeof spotsToList>[1], from = null) =>
  spotsToList(mine, search, from).map(({ name }) => name);

describe("the list of spots", () => {
  test("contains the catalogue and the user's own spots", () => {
    expect(names({})).toHaveLength(spots.length + 1);
    expect(names({ show: "own" })).toEqual([ledge.name]);
  });

  test("shows favorites of both kinds", () => {
    expect(new Set(names({ show: "favorites" }))).toEqual(new Set(["Hull Gut", ledge.name]));
  });

  test("applies every filter", () => {
    const rocks = spotsToList(mine, { type: "rocks" }, null);
    const both = spotsToList(mine, { type: "rocks", difficulty: "Advanced" }, null);
    expect(both.length).toBeGreaterThan(0);
    expect(both.length).toBeLessThan(rocks.length);
    for (const { type, difficulty } of both) {
      expect([type, difficulty]).toEqual(["rocks", "Advanced"]);
    }
    // An own spot has no type.
    expect(rocks.map(({ id }) => id)).not.toContain(ledgeId);
  });

  // SPEC 4.34
  test("sorts by distance only from a known place", () => {
    const from = { latitude: 42.3, longitude: -70.9001 };
    const [nearest] = spotsToList(mine, { sort: "distance" }, from);
    expect(nearest?.id).toBe(ledgeId);
    expect(orderInUse({ sort: "distance" }, from)).toBe("distance");
    expect(orderInUse({ sort: "distance" }, null)).toBe("rating");
    expect(names({ sort: "distance" })).toEqual(names({}));
  });
});

describe("an empty list", () => {
  // SPEC 8.28
  test("says what to change", () => {
    expect(nothingView({ q: "zander" })).toEqual({
      title: "No spots found",
      help: "Try adjusting your search or filters",
      offer: "clear",
    });
    expect(nothingView({ show: "own", type: "rocks" }).offer).toBe("clear");
  });
});
