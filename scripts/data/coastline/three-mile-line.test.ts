import { metresPerNauticalMile } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import { destination, isInside, metresBetween, type Point } from "./geometry.ts";
import { threeMiles, traceThreeMileLine } from "./three-mile-line.ts";

const rock: Point = [-69.9, 42.4];
const area = { west: -70.1, south: 42.2, east: -69.7, north: 42.6 };

describe("the three-mile line", () => {
  test("around a lone rock it is one closed circle of three nautical miles", () => {
    const lines = traceThreeMileLine(
      (point) => ({ metres: metresBetween(point, rock), kind: "shore", at: rock }),
      area,
    );
    expect(lines).toHaveLength(1);
    const [circle = []] = lines;
    expect(circle.at(0)).toEqual(circle.at(-1));
    // Three nautical miles of 1,852 m.
    for (const point of circle) {
      expect(Math.abs(metresBetween(point, rock) - 5556)).toBeLessThan(2);
    }
    expect(isInside(rock, circle)).toBe(true);
    expect(isInside(destination(rock, 45, threeMiles + 50), circle)).toBe(false);
  });

  test("two rocks five miles apart share one line, eight miles apart they have two", () => {
    const lines = (gap: number): number => {
      const other = destination(rock, 0, gap * metresPerNauticalMile);
      const nearest = (point: Point): number =>
        Math.min(metresBetween(point, rock), metresBetween(point, other));
      return traceThreeMileLine((point) => ({ metres: nearest(point), kind: "shore", at: rock }), {
        ...area,
        north: 42.8,
      }).length;
    };
    expect(lines(5)).toBe(1);
    expect(lines(8)).toBe(2);
  });
});
