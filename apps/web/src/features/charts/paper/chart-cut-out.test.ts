import { encodePath, type ChartCell, type ChartPoint } from "@striper/marine/charts";
import { blankCell } from "@striper/testkit/chart-builders";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { boxOfPaper, cutOut, paperSize } from "#web/features/charts/paper/chart-cut-out.ts";

const place = { latitude: 42.3, longitude: -70.9 };
const box = boxOfPaper(place);
const [west, south, east, north] = box;
const [x, y] = [place.longitude * 1e6, place.latitude * 1e6];

const square = (w: number, s: number, e: number, n: number) => ({
  box: [w, s, e, n] as const,
  paths: [
    encodePath([
      [w, s],
      [e, s],
      [e, n],
      [w, n],
    ]),
  ],
});

const at = (units: "us" | "metric") => ({
  position: place,
  units,
  now: Date.UTC(2026, 5, 13, 9),
});

function cellWith(parts: Partial<ChartCell>): ChartCell {
  return {
    ...blankCell,
    coverage: [square(west - 5, south - 5, east + 5, north + 5)],
    cell: { name: "US5BOSCC", edition: 5, update: 1, issued: "2026-06-23", scale: 12_000 },
    ...parts,
  };
}

test("the picture always shows its shoalest depth, and no two soundings overlap", () => {
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
      const shown = cutOut([cell], at("metric")).soundings;
      const margin = 0.05 * (east - west);
      const inside = points.filter(
        (one) =>
          one.x > west + margin &&
          one.x < east - margin &&
          one.y > south + margin &&
          one.y < north - margin,
      );
      const least = Math.min(...inside.map(({ depth }) => depth));
      // `least` is Infinity without a sounding inside the margin.
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
  const mark = {
    box: [x, y, x, y] as const,
    paths: [encodePath([[x, y]])],
    shape: "point" as const,
  };
  const cell = cellWith({
    dangers: [{ ...mark, kind: "rock", depth: null, water: "awash", note: null }],
    aids: [
      {
        ...mark,
        kind: "light",
        name: "Graves Light",
        shapeOfAid: null,
        colors: [],
        light: "Fl(2) 12s",
      },
      { ...mark, kind: "buoy", name: null, shapeOfAid: null, colors: [], light: null },
    ],
  });
  const { dangers, aids } = cutOut([cell], at("us"));
  expect(dangers.map(({ text }) => text)).toEqual(["+"]);
  expect(aids.map(({ text }) => text)).toEqual(["Graves Light, Fl(2) 12s"]);
});

test("a larger scale covers a smaller one, and each mark appears once", () => {
  const sounding = (depth: number) => ({ path: encodePath([[x, y]]), depths: [depth] });
  const coarse = cellWith({
    cell: { ...blankCell.cell, name: "US4MA04M", scale: 80_000, issued: "2022-04-20" },
    soundings: sounding(9),
  });
  const fine = cellWith({
    cell: { ...blankCell.cell, name: "US5NH02M", scale: 20_000, issued: "2017-11-08" },
    coverage: [square(x - 500, y - 500, x + 500, y + 500)],
    soundings: sounding(2),
  });
  const { layers, soundings, doubts } = cutOut([fine, coarse], at("metric"));
  expect(layers).toHaveLength(2);
  expect(layers[0]?.coverage).toContain(`L${paperSize.width}`);
  expect(soundings.map(({ text }) => text)).toEqual(["2.0"]);
  expect(doubts).toEqual(["chart of 2022, 1:80,000: coarse", "chart of 2017, 1:20,000: old"]);
});
