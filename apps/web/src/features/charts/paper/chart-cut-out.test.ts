import { encodePath, type ChartCell, type ChartPoint } from "@striper/marine/charts";
import { blankCell } from "@striper/testkit/chart-builders";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  boxOfPaper,
  cutOut,
  isTouching,
  paperSize,
} from "#web/features/charts/paper/chart-cut-out.ts";

const place = { latitude: 42.3, longitude: -70.9 };
const box = boxOfPaper(place);
const [west, south, east, north] = box;
const [x, y] = [place.longitude * 1e6, place.latitude * 1e6];

const square = (w: number, s: number, e: number, n: number) => ({
  box: [w, s, e, n] as const,
  paths: [
    encodePath(
      [
        [w, s],
        [e, s],
        [e, n],
        [w, n],
      ].map(([a = 0, b = 0]): ChartPoint => [a, b]),
    ),
  ],
});

function cellWith(parts: Partial<ChartCell>): ChartCell {
  return {
    ...blankCell,
    cell: { name: "US5BOSCC", edition: 5, update: 1, issued: "2026-06-23", scale: 12_000 },
    ...parts,
  };
}

test("land, what dries and shallow water have grays of their own; deep water stays white", () => {
  const area = { ...square(west, south, east, north), to: null };
  const cell = cellWith({
    areas: [
      { ...area, kind: "land", from: null },
      { ...area, kind: "depth-area", from: -1 },
      { ...area, kind: "depth-area", from: 0 },
      { ...area, kind: "depth-area", from: 3 },
      { ...area, kind: "depth-area", from: 20 },
      { ...square(east + 10, south, east + 20, north), kind: "land", from: null, to: null },
    ],
  });
  const { tints, cells } = cutOut([cell], place, "us");
  const whole = `M0.0 ${paperSize.height}.0L${paperSize.width}.0 ${paperSize.height}.0L${paperSize.width}.0 0.0L0.0 0.0Z`;
  for (const path of Object.values(tints)) expect(path.replaceAll("-0.0", "0.0")).toBe(whole);
  expect(cells).toBe("US5BOSCC, edition 5 of Jun 23, 2026");
});

test("north is up and the place is in the middle", () => {
  const cell = cellWith({
    soundings: {
      path: encodePath([
        [x, y],
        [x, y + 8000],
        [x + 8000, y],
      ]),
      depths: [3, 2, 1],
    },
  });
  const { soundings } = cutOut([cell], place, "us");
  const [toEast, toNorth, middle] = soundings;
  expect([middle?.x, middle?.y]).toEqual([paperSize.width / 2, paperSize.height / 2]);
  expect(toNorth?.y).toBeLessThan(paperSize.height / 2);
  expect(toEast?.x).toBeGreaterThan(paperSize.width / 2);
  // Rounded down: never deeper than measured.
  expect(soundings.map(({ text }) => text)).toEqual(["3", "6", "9"]);
  expect(cutOut([cell], place, "metric").soundings[0]?.text).toBe("1.0");
});

test("whatever was measured, the shoalest depth of the picture is on it, and none stands on another", () => {
  const point = fc.record({
    x: fc.integer({ min: west, max: east }),
    y: fc.integer({ min: south, max: north }),
    depth: fc.integer({ min: -3, max: 60 }),
  });
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 80 }), (points) => {
      const cell = cellWith({
        soundings: {
          path: encodePath(points.map((one): ChartPoint => [one.x, one.y])),
          depths: points.map(({ depth }) => depth),
        },
      });
      const shown = cutOut([cell], place, "metric").soundings;
      const margin = 0.05 * (east - west);
      const inside = points.filter(
        (one) =>
          one.x > west + margin &&
          one.x < east - margin &&
          one.y > south + margin &&
          one.y < north - margin,
      );
      const least = Math.min(...inside.map(({ depth }) => depth));
      // Infinity where none was measured inside.
      expect(Math.min(least, ...shown.map(({ text }) => Number(text)))).toBe(
        Math.min(...shown.map(({ text }) => Number(text))),
      );
      for (const [index, one] of shown.entries())
        for (const other of shown.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(26);
    }),
  );
});

test("dangers keep their signs, and marks their names and lights", () => {
  const at = { box: [x, y, x, y] as const, paths: [encodePath([[x, y]])], shape: "point" as const };
  const cell = cellWith({
    dangers: [{ ...at, kind: "rock", depth: null, water: "awash", note: null }],
    aids: [
      {
        ...at,
        kind: "light",
        name: "Graves Light",
        shapeOfAid: null,
        colors: [],
        light: "Fl(2) 12s",
      },
      { ...at, kind: "buoy", name: null, shapeOfAid: null, colors: [], light: null },
    ],
  });
  const { dangers, aids } = cutOut([cell], place, "us");
  expect(dangers.map(({ text }) => text)).toEqual(["+"]);
  expect(aids.map(({ text }) => text)).toEqual(["Graves Light, Fl(2) 12s"]);
});

test("cells that only share an edge with the picture are not asked for", () => {
  expect(isTouching(box, [east, south, east + 5, north])).toBe(false);
  expect(isTouching(box, [east - 1, south, east + 5, north])).toBe(true);
});
