import { findWater, isKnownWater } from "#angling/home-waters/water.ts";
import { bostonWater } from "#angling/home-waters/boston-water.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addWater,
  mostHomeWaters,
  moveWater,
  orderedWaters,
  shownWater,
  withWaterChange,
  type HomeWater,
  type HomeWaterChange,
} from "#angling/home-waters/home-waters.ts";

const applied = (waters: readonly HomeWater[], changes: readonly HomeWaterChange[]) =>
  changes.reduce<readonly HomeWater[]>((soFar, change) => withWaterChange(soFar, change), waters);
const idsOf = (waters: readonly HomeWater[]) => orderedWaters(waters).map(({ id }) => id);

const someWaters = fc
  .uniqueArray(fc.constantFrom("a", "b", "c", "d", "e", "f", "g"), { maxLength: mostHomeWaters })
  .chain((ids) =>
    fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: ids.length, maxLength: ids.length })
      .map((ranks) => ids.map((id, index) => ({ id, rank: ranks[index] ?? 0 }))),
  );

describe("home waters", () => {
  test("a new one goes last, a sixth is refused, and a present one changes nothing", () => {
    fc.assert(
      fc.property(someWaters, fc.constantFrom("a", "x"), (waters, id) => {
        const before = idsOf(waters);
        const after = before.includes(id) ? before : [...before, id];
        const changes = addWater(waters, id);
        const shown = changes === null ? null : idsOf(applied(waters, changes));
        expect(shown).toEqual(after.length > mostHomeWaters ? null : after);
      }),
    );
  });

  test("one can move to any index, and the others keep their order", () => {
    fc.assert(
      fc.property(someWaters, fc.nat(6), fc.nat(6), (waters, which, to) => {
        const before = idsOf(waters);
        const id = before[which] ?? "nowhere";
        const after = idsOf(applied(waters, moveWater(waters, id, to)));
        const others = before.filter((other) => other !== id);
        expect(after.filter((other) => other !== id)).toEqual(others);
        expect(after.indexOf(id)).toBe(before.includes(id) ? Math.min(to, others.length) : -1);
      }),
    );
  });

  test("applying changes twice has no further effect", () => {
    fc.assert(
      fc.property(someWaters, fc.nat(6), fc.nat(6), (waters, which, to) => {
        const changes = moveWater(waters, idsOf(waters)[which] ?? "nowhere", to);
        const once = applied(waters, changes);
        expect(idsOf(applied(once, changes))).toEqual(idsOf(once));
      }),
    );
  });

  test("additions from two offline devices are kept up to five, in the same order on both", () => {
    const rank = 0;
    const both = ["f", "b", "d", "a", "e", "c"].map((id) => ({ id, rank }));
    expect(idsOf(both)).toEqual(["a", "b", "c", "d", "e"]);
    expect(idsOf(both.toReversed())).toEqual(idsOf(both));
  });
});

describe("the water that is shown", () => {
  const homeWaters = ["joppa-flats", "8443970"];
  test.each([
    ["the one chosen here", { homeWaters, chosen: "8443970", lastSeen: "x" }, "8443970"],
    ["the first, where none is chosen", { homeWaters, chosen: null, lastSeen: "x" }, "joppa-flats"],
    [
      "the first, where the chosen one was removed",
      { homeWaters, chosen: "x", lastSeen: null },
      "joppa-flats",
    ],
    [
      "the last one looked at, without home waters",
      { homeWaters: [], chosen: "x", lastSeen: "y" },
      "y",
    ],
    ["Boston, without anything", { homeWaters: [], chosen: null, lastSeen: null }, null],
  ])("is %s", (_, looking, shown) => expect(shownWater(looking)).toBe(shown));
});

describe("a water", () => {
  test("is Boston Harbor with its own gauge, current and zone by default", () => {
    const { name, place, zones } = bostonWater;
    expect([name, place.stations.tide?.id, place.stations.current?.id]).toEqual([
      "Boston Harbor",
      "8443970",
      "BOS1111",
    ]);
    expect(zones).toEqual(["ANZ230"]);
    expect(findWater("8443970", null)).toBe(bostonWater);
  });

  test("can be a spot, with its stations, bar and zone", () => {
    const water = findWater("joppa-flats", null);
    expect(water).toMatchObject({ kind: "spot", zones: ["ANZ251"] });
    expect(water?.place.stations.tide).not.toBeNull();
  });

  test("can be a tide or current station at zero distance from itself", () => {
    const tide = findWater("8441241", null);
    expect(tide).toMatchObject({ kind: "station", place: { stations: { tide: { distance: 0 } } } });
    const current = findWater("BOS1111", null);
    expect(current?.place.stations.current).toMatchObject({ distance: 0 });
    expect(current?.place.stations.tide).not.toBeNull();
  });

  test("can be the account's own spot, and is unknown without its data", () => {
    const id = "0198a000-0000-7000-8000-0000000000a1";
    const position = { latitude: 42.815, longitude: -70.82 };
    expect(findWater(id, { name: "My ledge", position })).toMatchObject({
      kind: "own-spot",
      name: "My ledge",
      place: { name: "My ledge", position },
      zones: ["ANZ251"],
    });
    expect(findWater(id, null)).toBeUndefined();
  });
});

test("a water is known by the id of a spot or of a station", () => {
  expect(["merrimack-river-mouth", "8443970", "own-1", ""].map(isKnownWater)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
