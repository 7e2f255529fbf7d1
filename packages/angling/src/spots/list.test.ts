import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  accessChoices,
  difficultyChoices,
  distanceTo,
  filterSpots,
  noFilter,
  searchSpots,
  sortSpots,
  speciesChoices,
  spots,
  typeChoices,
  type SpotFilter,
} from "#angling/spots/index.ts";

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
const boston = { latitude: 42.3539, longitude: -71.0503 };

describe("searching spots", () => {
  // SPEC 5.25
  test("matches name, description, species, type and primary species in any case", () => {
    expect(ids(searchSpots(spots, "CASTLE ISLAND"))).toContain("castle-island");
    expect(ids(searchSpots(spots, "easiest place in the city"))).toEqual(["castle-island"]);
    expect(searchSpots(spots, "haddock").length).toBeGreaterThan(5);
    expect(searchSpots(spots, "jetty").some(({ type }) => type === "jetty")).toBe(true);
    const bare = { name: "X", primarySpecies: "Tautog" };
    expect(searchSpots([bare], "tautog")).toEqual([bare]);
  });
});

describe("filtering spots", () => {
  // SPEC 5.27
  test("offers no island, though islands exist", () => {
    expect(typeChoices).not.toContain("island");
    expect(spots.some(({ type }) => type === "island")).toBe(true);
  });

  // SPEC 5.28
  test("by access matches the word anywhere, and boats only as 'Boat Only'", () => {
    const accesses = (access: SpotFilter["access"]): Set<string> =>
      new Set(filterSpots(spots, { access }).map((spot) => spot.access));
    expect(accesses("boat")).toEqual(new Set(["Boat Only"]));
    expect(accesses("wade")).toEqual(new Set(["Boat/Wade", "Shore/Wade"]));
    expect(accesses("shore")).toEqual(new Set(["Shore", "Shore/Wade", "Shore/Boat", "Boat/Shore"]));
  });

  // SPEC 5.29
  test("by species matches the word in any name: flounder includes winter and summer", () => {
    const found = filterSpots(spots, { species: "flounder" });
    expect(found.some(({ species }) => species.includes("Summer Flounder"))).toBe(true);
    expect(found.some(({ species }) => species.includes("Winter Flounder"))).toBe(true);
    const byPrimary = { primarySpecies: "Striped Bass" };
    expect(filterSpots([byPrimary], { species: "striped bass" })).toEqual([byPrimary]);
  });

  // SPEC 5.27, 5.29
  test("by difficulty and type is exact, and drops spots without them", () => {
    for (const spot of filterSpots(spots, { difficulty: "Advanced", type: "rocks" })) {
      expect(spot).toMatchObject({ difficulty: "Advanced", type: "rocks" });
    }
    const bare = { access: null };
    for (const choices of [
      { type: "rocks" },
      { access: "shore" },
      { species: "cod" },
      { difficulty: "Beginner" },
    ] as const) {
      expect(filterSpots([bare], choices)).toEqual([]);
    }
    expect(filterSpots([bare], noFilter)).toEqual([bare]);
  });

  const anyFilter: fc.Arbitrary<SpotFilter> = fc.record({
    type: fc.constantFrom(...typeChoices),
    access: fc.constantFrom(...accessChoices),
    species: fc.constantFrom(...speciesChoices),
    difficulty: fc.constantFrom(...difficultyChoices),
  });

  // SPEC 5.26
  test("by several choices keeps the spots that match all of them", () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const each = (["type", "access", "species", "difficulty"] as const).map(
          (key) => new Set(ids(filterSpots(spots, { [key]: filter[key] }))),
        );
        const kept = ids(spots).filter((id) => each.every((set) => set.has(id)));
        expect(ids(filterSpots(spots, filter))).toEqual(kept);
      }),
    );
  });
});

describe("sorting spots", () => {
  const spot = (name: string, rating: number | null, difficulty: string | null) => ({
    name,
    rating,
    difficulty,
    coordinates: [-71, 42] as const,
  });
  const names = (list: readonly { readonly name: string }[]): string[] =>
    list.map(({ name }) => name);

  // SPEC 9.34
  test("by rating puts the best first and an unrated spot among the threes", () => {
    const list = [spot("two", 2, null), spot("none", null, null), spot("four", 4, null)];
    expect(names(sortSpots(list, "rating", null))).toEqual(["four", "none", "two"]);
  });

  // SPEC 9.34
  test("by difficulty puts an unknown one in the middle", () => {
    const list = [
      spot("hard", 1, "Advanced"),
      spot("unknown", 1, null),
      spot("odd", 1, "Heroic"),
      spot("easy", 1, "Beginner"),
    ];
    expect(names(sortSpots(list, "difficulty", null))).toEqual(["easy", "unknown", "odd", "hard"]);
  });

  // SPEC 9.34
  test("by distance puts the nearest first", () => {
    const sorted = sortSpots(spots, "distance", boston);
    const distances = sorted.map((each) => distanceTo(boston, each));
    expect(distances.every((each, index) => each >= (distances[index - 1] ?? 0))).toBe(true);
  });

  test("keeps the order of ties and does not change the list", () => {
    const list = [spot("b", 3, null), spot("a", 3, null)];
    expect(names(sortSpots(list, "rating", null))).toEqual(["b", "a"]);
    sortSpots(list, "name", null);
    expect(names(list)).toEqual(["b", "a"]);
  });
});
