import { describe, expect, test } from "vitest";
import { measureSentence, measureText, withEnd } from "#web/app/map/tools/measure-view.ts";

const deerIsland = { latitude: 42.3397, longitude: -70.9547 };
const graves = { latitude: 42.36485, longitude: -70.86905 };

describe("a distance on the map", () => {
  test("is told in nautical and statute miles, with its true bearing", () =>
    expect(measureText(deerIsland, graves)).toBe("4.09 nm · 4.71 mi · 068° true"));

  test("of nothing is nothing", () =>
    expect(measureText(graves, graves)).toBe("0.00 nm · 0.00 mi · 000° true"));

  test("takes two ends, and a third begins again", () => {
    const one = withEnd([], deerIsland);
    const two = withEnd(one, graves);
    expect(two).toEqual([deerIsland, graves]);
    expect(withEnd(two, deerIsland)).toEqual([deerIsland]);
    expect(measureSentence([])).toMatch(/begins/);
    expect(measureSentence(one)).toMatch(/ends/);
    expect(measureSentence(two)).toMatch(/nm/);
  });
});
