import * as fc from "fast-check";

export const instants = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2039, 0, 1) });

export const places = fc.record({
  latitude: fc.double({ min: 41, max: 44, noNaN: true }),
  longitude: fc.double({ min: -72, max: -69, noNaN: true }),
});

export const isInOrder = (values: readonly number[]): boolean =>
  values.every((value, index) => value >= (values[index - 1] ?? -Infinity));
