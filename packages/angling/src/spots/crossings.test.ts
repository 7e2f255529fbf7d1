import { expect, test } from "vitest";
import { crossingNamed, crossingOf, crossings } from "#angling/spots/crossings.ts";

test("a crossing is found by its id, and defaults to the first", () => {
  for (const crossing of crossings) expect(crossingOf(crossing.id)).toBe(crossing);
  expect(crossingOf(undefined)).toBe(crossings[0]);
});

test("a position on the map becomes a flat of the usual width", () => {
  expect(crossingOf("42.3056,-70.9945")).toEqual({
    id: "42.3056,-70.9945",
    name: "Flat at 42.3056, -70.9945",
    beside: [],
    position: { latitude: 42.3056, longitude: -70.9945 },
    distance: 300,
  });
});

test.each(["", "nowhere", "95,-70", "NaN,NaN"])(
  "%j falls back to the first of the list",
  (place) => {
    expect(crossingOf(place)).toBe(crossings[0]);
  },
);

test.each([
  ["the bar at thompson", "thompson-spit"],
  ["long island flats", "moon-head-flats"],
  ["out on lovells", "lovells-bars"],
])("%j finds the crossing beside the named land", (words, id) => {
  expect(crossingNamed(words)?.id).toBe(id);
});
