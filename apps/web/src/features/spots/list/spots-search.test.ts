import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filtersSet, spotsSearch } from "#web/features/spots/list/spots-search.ts";

describe("the address of the list", () => {
  test("leaves out defaults", () => {
    expect(spotsSearch({ q: "", type: "all", sort: "rating", show: "all" })).toEqual({});
  });

  test("keeps every choice", () => {
    const chosen = {
      q: "ledge",
      type: "rocks",
      access: "boat",
      species: "cod",
      difficulty: "Advanced",
      sort: "distance",
      show: "favorites",
      view: "map",
      add: "42.3,-70.9",
    };
    expect(spotsSearch(chosen)).toEqual(chosen);
    expect(filtersSet(spotsSearch(chosen))).toBe(4);
  });

  test("survives a round trip after any typed text", () => {
    const anything = fc.dictionary(
      fc.constantFrom(
        "q",
        "type",
        "access",
        "species",
        "difficulty",
        "sort",
        "show",
        "view",
        "add",
      ),
      fc.anything(),
    );
    fc.assert(
      fc.property(anything, (search) => {
        const once = spotsSearch(search);
        expect(spotsSearch({ ...once })).toEqual(once);
      }),
    );
  });
});
