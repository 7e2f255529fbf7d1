import { describe, expect, test } from "vitest";
import { placeKey, placeOf } from "#server/features/bite-score/bite-place.ts";

describe("the place of a query", () => {
  test("is the harbor when none is named", () => {
    expect(placeOf({})).toMatchObject({ spotId: null, name: "Boston Harbor" });
  });

  test("is a spot by its name", () => {
    expect(placeOf({ spot: "deer-island-rip" })).toMatchObject({ spotId: "deer-island-rip" });
    expect(() => placeOf({ spot: "no-such-spot" })).toThrow("no such spot");
  });

  test("is a position, rounded to a tenth of a kilometer", () => {
    const query = { latitude: 42.35991, longitude: -70.90012 };
    expect(placeOf(query).position).toEqual({ latitude: 42.36, longitude: -70.9 });
    expect(placeKey(query)).toBe(placeKey({ latitude: 42.3602, longitude: -70.9001 }));
  });

  test("is refused outside the covered waters", () => {
    expect(() => placeOf({ latitude: 10, longitude: 10 })).toThrow(
      expect.objectContaining({ code: "outside_coverage" }),
    );
  });

  test("has a key that no other place has", () => {
    const keys = [{}, { spot: "deer-island-rip" }, { latitude: 42.36, longitude: -70.9 }].map(
      placeKey,
    );
    expect(new Set(keys).size).toBe(3);
  });
});
