import { noFilter } from "@striper/angling/spots";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filterOf, filtersSet, spotsSearch } from "#web/features/spots/list/spots-search.ts";

describe("the address of the list", () => {
  test("leaves out what is as usual", () => {
    expect(spotsSearch({ q: "", type: "all", sort: "rating", show: "all" })).toEqual({});
  });

  test("keeps what was chosen", () => {
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

  test("takes an unknown word for the usual one", () => {
    const search = spotsSearch({
      type: "island",
      access: 3,
      sort: "price",
      show: [],
      view: "globe",
    });
    expect(search).toEqual({});
    expect(filterOf(search)).toEqual(noFilter);
  });

  test("reads a search that looks like a number, and cuts one that is too long", () => {
    expect(spotsSearch({ q: 42 })).toEqual({ q: "42" });
    expect(spotsSearch({ q: "x".repeat(500) }).q).toHaveLength(80);
  });

  test("reads itself again, whatever somebody typed into it", () => {
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
