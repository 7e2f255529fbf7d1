import { describe, expect, test } from "vitest";
import { placeKey, placeOf } from "#server/features/bite-score/bite-place.ts";

describe("the place of a question", () => {
  test("is the harbor when none is named", () => {
    expect(placeOf({})).toMatchObject({ spotId: null, name: "Boston Harbor" });
  });

  test("is a spot by its name", () => {
    expect(placeOf({ spot: "deer-island-rip" })).toMatchObject({ spotId: "deer-island-rip" });
    expect(() => placeOf({ spot: "no-such-spot" })).toThrow("no such spot");
  });

  test("is a position, to a tenth of a kilometre", () => {
    const query = { latitude: 42.35991, longitude: -70.90012 };
    expect(placeOf(query).position).toEqual({ latitude: 42.36, longitude: -70.9 });
    expect(placeKey(query)).toBe(placeKey({ latitude: 42.3602, longitude: -70.9001 }));
  });

  test("is not beyond the waters that are covered", () => {
    expect(() => placeOf({ latitude: 10, longitude: 10 })).toThrow(
      expect.objectContaining({ code: "outside_coverage" }),
    );
  });

  test("has another key than any other", () => {
    const keys = [{}, { spot: "deer-island-rip" }, { latitude: 42.36, longitude: -70.9 }].map(
      placeKey,
    );
    expect(new Set(keys).size).toBe(3);
  });
});
