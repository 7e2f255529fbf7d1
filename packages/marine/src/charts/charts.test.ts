import { blankCell, newSurvey } from "@striper/testkit/chart-builders";
import { describe, expect, test } from "vitest";
import type { Position } from "#marine/geo/index.ts";
import { metres } from "#marine/units/index.ts";
import {
  type ChartArea,
  type ChartCell,
  chartedAt,
  type ChartMark,
  type ChartPoint,
  decodePath,
  depthAreaNear,
  encodePath,
  nearestAid,
  nearestContour,
  nearestDanger,
  openChart,
  type Region,
  soundingsNear,
  surveyMargin,
  surveyOf,
} from "./index.ts";

const now = Date.UTC(2026, 5, 13, 9);

/** A small sea around 42 N 71 W: 1,000 steps are about 82 m east and 111 m north. */
const [x0, y0] = [-71_000_000, 42_000_000];
const at = (east: number, north: number): Position => ({
  latitude: (y0 + north) / 1e6,
  longitude: (x0 + east) / 1e6,
});

type Corner = readonly [east: number, north: number];
const toPoint = ([east, north]: Corner): ChartPoint => [x0 + east, y0 + north];

function region(...rings: readonly (readonly Corner[])[]): Region {
  const points = rings.flat().map(toPoint);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    paths: rings.map((ring) => encodePath(ring.map(toPoint))),
  };
}

const rectangle = (west: number, south: number, east: number, north: number): Corner[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

const depthArea = (from: number, to: number, ...rings: Corner[][]): ChartArea => ({
  kind: "depth-area",
  from,
  to,
  ...region(...rings),
});

const mark = (shape: ChartMark["shape"], ...corners: Corner[]): ChartMark => ({
  shape,
  ...region(corners),
});

function cellOf(
  changes: Partial<ChartCell>,
  name = blankCell.cell.name,
  scale = 12_000,
): ChartCell {
  return {
    ...blankCell,
    cell: { ...blankCell.cell, name, scale },
    coverage: [region(rectangle(0, 0, 10_000, 10_000))],
    ...changes,
  };
}

const rock = { kind: "rock", depth: null, water: null, note: null } as const;

describe("paths as text", () => {
  test("that were cut short or have strange characters are refused", () => {
    const path = encodePath([[x0, y0]]);
    expect(() => decodePath(path.slice(0, -1))).toThrow("cut short");
    expect(() => decodePath(encodePath([[0, 0]]).slice(1))).toThrow("cut short");
    expect(() => decodePath(" ")).toThrow("strange character");
    expect(() => decodePath("\u00ff")).toThrow("strange character");
  });
});

describe("what stands in the water without an area", () => {
  const chart = openChart([
    cellOf({
      areas: [depthArea(0, 2, rectangle(0, 0, 10_000, 10_000))],
      standing: [
        { kind: "land", ...mark("point", [2000, 2000]) },
        { kind: "land", ...mark("line", [4000, 0], [4000, 5000]) },
        { kind: "floating", ...mark("line", [6000, 0], [6000, 5000]) },
      ],
    }),
  ]);

  test("is what is there, within a metre; beside it is the water's depth", () => {
    expect(chartedAt(chart, at(2005, 2000))).toMatchObject({ kind: "land" });
    expect(chartedAt(chart, at(4000, 2500))).toMatchObject({ kind: "land" });
    expect(chartedAt(chart, at(6000, 2500))).toMatchObject({ kind: "floating" });
    expect(chartedAt(chart, at(2050, 2000))).toMatchObject({ kind: "depth-area", to: 2 });
    expect(chartedAt(chart, at(4050, 2500))).toMatchObject({ kind: "depth-area", to: 2 });
  });
});

describe("what is charted", () => {
  const island: ChartArea = {
    kind: "land",
    from: null,
    to: null,
    ...region(rectangle(2000, 2000, 3000, 3000)),
  };
  const shoal = depthArea(2, 5, rectangle(0, 0, 5000, 10_000), rectangle(2000, 2000, 3000, 3000));
  const deep = depthArea(5, 10, rectangle(5000, 0, 10_000, 10_000));
  const chart = openChart([cellOf({ areas: [shoal, deep, island] })]);

  test("in an area, and in the hole of it what fills the hole", () => {
    expect(chartedAt(chart, at(1000, 1000))).toMatchObject({ kind: "depth-area", from: 2, to: 5 });
    expect(chartedAt(chart, at(8000, 1000))).toMatchObject({ from: 5, to: 10 });
    expect(chartedAt(chart, at(2500, 2500))).toMatchObject({
      kind: "land",
      cell: { name: "US5TEST1", edition: 1, update: 0, issued: "2026-01-01", scale: 12_000 },
    });
  });

  test("on a seam of two areas is one of both, everywhere along it and on its corners", () => {
    for (let north = 0; north <= 10_000; north += 500) {
      const charted = chartedAt(chart, at(5000, north));
      expect(charted).toMatchObject({ kind: "depth-area" });
      expect([
        "from" in charted && charted.from === 2,
        "from" in charted && charted.from === 5,
      ]).toContain(true);
    }
    for (const corner of rectangle(2000, 2000, 3000, 3000))
      expect(["land", "depth-area"]).toContain(chartedAt(chart, at(...corner)).kind);
  });

  test("within a hair of the edge of a cell is the area beside it, farther in a gap nothing", () => {
    const gap = cellOf({ areas: [depthArea(1, 2, rectangle(0, 0, 10_000, 9_995))] });
    expect(chartedAt(openChart([gap]), at(5000, 9_998))).toMatchObject({ from: 1 });
    const wide = cellOf({ areas: [depthArea(1, 2, rectangle(0, 0, 10_000, 9000))] });
    expect(chartedAt(openChart([wide]), at(5000, 9500))).toEqual({ kind: "not-covered" });
  });

  test("where cells overlap is what the larger scale says, whatever their order", () => {
    const small = cellOf(
      { areas: [depthArea(20, 30, rectangle(0, 0, 10_000, 10_000))] },
      "US5TEST2",
      80_000,
    );
    const large = cellOf({
      coverage: [region(rectangle(0, 0, 5000, 10_000))],
      areas: [depthArea(1, 2, rectangle(0, 0, 5000, 10_000))],
    });
    for (const both of [
      [small, large],
      [large, small],
    ]) {
      expect(chartedAt(openChart(both), at(1000, 1000))).toMatchObject({ from: 1 });
      expect(chartedAt(openChart(both), at(9000, 1000))).toMatchObject({ from: 20 });
      expect(["depth-area"]).toContain(chartedAt(openChart(both), at(5000, 5000)).kind);
    }
  });

  test("of a channel is its least depth, of an area without a depth that nobody measured it", () => {
    const whole = region(rectangle(0, 0, 10_000, 10_000));
    const kindOf = (area: ChartArea) => chartedAt(openChart([cellOf({ areas: [area] })]), at(1, 1));
    expect(kindOf({ kind: "dredged", from: 11.7, to: null, ...whole })).toMatchObject({
      kind: "dredged",
      from: 11.7,
      to: null,
    });
    expect(kindOf({ kind: "depth-area", from: null, to: null, ...whole }).kind).toBe("unsurveyed");
    expect(kindOf({ kind: "floating", from: null, to: null, ...whole }).kind).toBe("floating");
  });
});

describe("what is near", () => {
  const buoy = {
    kind: "buoy",
    name: "R 2",
    shapeOfAid: "nun",
    colors: ["red"],
    light: null,
  } as const;
  const chart = openChart([
    cellOf({
      dangers: [
        { ...rock, ...mark("point", [1000, 1000]) },
        { ...rock, kind: "obstruction", ...mark("line", [4000, 0], [4000, 10_000]) },
        { ...rock, kind: "wreck", ...mark("area", ...rectangle(6000, 6000, 8000, 8000)) },
      ],
      aids: [
        { ...buoy, ...mark("point", [9000, 9000]) },
        { ...buoy, name: "no place", ...mark("point", [500, 500]), paths: [] },
      ],
      bottom: [{ materials: ["sand"], ...mark("point", [5000, 5000]) }],
      contours: [
        { depth: 5, ...mark("line", [0, 5000], [10_000, 5000]) },
        { depth: 2, ...mark("line", [0, 2000], [10_000, 2000]) },
      ],
      survey: [{ zone: "B", ...region(rectangle(0, 0, 5000, 10_000)) }],
      soundings: {
        path: encodePath([toPoint([1000, 1000]), toPoint([1500, 1000]), toPoint([9000, 9000])]),
        depths: [3.4, -0.6, 12],
      },
    }),
  ]);

  test("a point, with bearing and distance", () => {
    const found = nearestDanger(chart, at(1000, 0));
    expect(found?.feature.kind).toBe("rock");
    expect(found?.distance).toBeCloseTo(111.07, 1);
    expect(found?.bearing).toBeCloseTo(0, 6);
    expect(nearestDanger(chart, at(0, 1000))?.bearing).toBeCloseTo(90, 6);
  });

  test("an area at no distance from inside, at its edge from outside", () => {
    expect(nearestDanger(chart, at(7000, 7000))).toMatchObject({
      feature: { kind: "wreck" },
      distance: 0,
      bearing: 0,
    });
    expect(nearestDanger(chart, at(8100, 7000))?.distance).toBeCloseTo(8.28, 1);
  });

  test("aids, contours and soundings", () => {
    expect(nearestAid(chart, at(9000, 8000))?.feature.name).toBe("R 2");
    expect(nearestContour(chart, at(3000, 3000))?.feature.depth).toBe(2);
    const near = soundingsNear(chart, at(1000, 1000), metres(100));
    expect(near.map(({ feature }) => feature.depth)).toEqual([3.4, -0.6]);
    expect(soundingsNear(chart, at(1000, 1000), metres(10))).toHaveLength(1);
  });

  test("nothing where there is nothing", () => {
    expect(nearestDanger(openChart([cellOf({})]), at(0, 0))).toBeNull();
  });
});

describe("how far a depth may be trusted", () => {
  test.each([
    ["A1", 10, 0.6, 5, false],
    ["A2", 10, 1.2, 20, false],
    ["B", -3, 1.06, 50, false],
    ["C", 10, 2.5, 500, false],
    ["D", 10, 2.5, 500, true],
    ["U", 0, 2, 500, true],
    [null, 0, 2, 500, true],
  ] as const)("zone %s at %d m: ± %d m", (zone, charted, depth, position, isAtLeast) => {
    const margin = surveyMargin(newSurvey(zone), metres(charted));
    expect(margin.depth).toBeCloseTo(depth, 9);
    expect(margin.isAtLeast).toBe(isAtLeast);
    // 1/50 inch at 1:12,000 is 6.1 m.
    expect(margin.position).toBeCloseTo(Math.max(position, 6.096), 9);
  });

  test.each([
    ["A1", 12_000, "2023-06-14", 0.6],
    ["A1", 12_000, "2023-06-13", 0.6],
    ["A1", 12_000, "2023-06-12", 1.2],
    ["B", 25_000, "2022-10-13", 2.5],
    ["B", 49_999, "2026-01-01", 1.2],
    ["B", 50_000, "2026-01-01", 2.5],
    ["B", 80_000, "2022-10-20", 2.5],
  ] as const)("zone %s at 1:%d of %s: ± %d m of 10 m", (zone, scale, issued, depth) => {
    const margin = surveyMargin(surveyOf({ scale, issued }, zone, now), metres(10));
    expect(margin.depth).toBeCloseTo(depth, 9);
    expect(margin.isAtLeast).toBe(false);
  });

  test("an old chart of zone C has the least margin only, and a place is as good as its scale", () => {
    const old = { scale: 80_000, issued: "2022-10-20" };
    expect(surveyMargin(surveyOf(old, "C", now), metres(10)).isAtLeast).toBe(true);
    expect(surveyMargin(surveyOf(old, "A1", now), metres(10)).position).toBeCloseTo(40.64, 9);
  });
});

describe("an older larger scale against a newer smaller one", () => {
  const whole = rectangle(0, 0, 10_000, 10_000);
  const land: ChartArea = { kind: "land", from: null, to: null, ...region(whole) };
  const cell = (name: string, scale: number, issued: string, area: ChartArea): ChartCell => ({
    ...cellOf({ areas: [area] }, name, scale),
    cell: { name, edition: 1, update: 0, issued, scale },
  });
  const asked = (larger: ChartArea, smaller: ChartArea, newerOf = "2022-04-20") =>
    chartedAt(
      openChart([
        cell("US4MA04M", 80_000, newerOf, smaller),
        cell("US5NH02M", 20_000, "2017-11-08", larger),
      ]),
      at(5000, 5000),
    );
  const newer = { name: "US4MA04M" };

  /** 300 steps of latitude are 33 m, 400 are 44 m: 1:80,000 draws a line within 41 m. */
  test.each([
    [300, true],
    [400, false],
  ])(
    "land beside drying ground, %d steps from the newer one's land: agrees %s",
    (north, agrees) => {
      const drying = depthArea(-2.7, 0, rectangle(0, 0, 10_000, 5000 + north));
      const land2 = { ...land, ...region(rectangle(0, 5000 + north, 10_000, 10_000)) };
      const cells = [
        { ...cell("US4MA04M", 80_000, "2022-04-20", drying), areas: [drying, land2] },
        cell("US5NH02M", 20_000, "2017-11-08", land),
      ];
      expect(chartedAt(openChart(cells), at(5000, 5000))).toMatchObject({
        kind: "land",
        cell: { name: "US5NH02M" },
        newer: { cell: newer, has: "drying", agrees },
      });
    },
  );

  test.each([
    ["meets it", depthArea(0, 5.4, whole), { from: 1.8, to: 3.6, newer: { agrees: true } }],
    ["only touches it", depthArea(0, 1.8, whole), { from: 1.8, newer: { agrees: true } }],
    ["is shoaler", depthArea(0, 1.7, whole), { from: 0, to: 1.7, newer: { agrees: false } }],
    ["is deeper", depthArea(3.7, 5.4, whole), { from: 1.8, to: 3.6, newer: { has: "water" } }],
    ["is land", land, { from: 1.8, to: 3.6, newer: { cell: newer, has: "land", agrees: false } }],
  ])("of two depths the shoaler counts: the newer one %s", (_how, smaller, expected) => {
    expect(asked(depthArea(1.8, 3.6, whole), smaller)).toMatchObject(expected);
  });

  test("the water near a place on land is the larger scale's, though the newer one has some nearer", () => {
    const shore = depthArea(1.8, 3.6, rectangle(0, 6000, 10_000, 10_000));
    const cells = [
      cell("US4MA04M", 80_000, "2022-04-20", depthArea(0, 5.4, rectangle(0, 5500, 10_000, 6000))),
      { ...cell("US5NH02M", 20_000, "2017-11-08", land), areas: [shore, land] },
    ];
    const near = depthAreaNear(openChart(cells), at(5000, 5000), metres(200), "water");
    expect(near?.feature).toMatchObject({ from: 1.8, cell: { name: "US5NH02M" } });
  });

  test("counts from more than three years on", () => {
    const shoal = depthArea(0, 1, whole);
    expect(asked(depthArea(5, 8, whole), shoal, "2020-11-08")).toMatchObject({ from: 5 });
    expect(asked(depthArea(5, 8, whole), shoal, "2020-11-09")).toMatchObject({ from: 0 });
  });
});
