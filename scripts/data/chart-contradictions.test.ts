import { join } from "node:path";
import { spots } from "@striper/angling/spots";
import { chartedAt } from "@striper/marine/charts";
import { readChart } from "@striper/server/charts";
import { expect, test } from "vitest";
import * as z from "zod";
import { chartContradictions, type ChartedSpot } from "./chart-contradictions.ts";
import { readData } from "./read-data.ts";

const data = join(import.meta.dirname, "../../data");
const chart = readChart(join(data, "charts/built"));
const catalogue: ChartedSpot[] = readData(
  data,
  "spots/spots.json",
  z.array(
    z.object({
      id: z.string(),
      coordinates: z.tuple([z.number(), z.number()]),
      coordinateUncertaintyMetres: z.number(),
      type: z.string(),
      access: z.string(),
      depth: z.string(),
    }),
  ),
);

/** Pins on a buoy off the named rocks, and a ledge missing at 1:80,000. */
const doubtful = [
  "quincy-bay-hangman is rocks, and 500 m from land and charted rocks",
  "eagle-gooseberry is rocks, and 482 m from land and charted rocks",
  "straitsmouth-gap is rocks, and 466 m from land and charted rocks",
  "dry-salvages is rocks, and 811 m from land and charted rocks",
  "outer-sunk-rocks is rocks, and 451 m from land and charted rocks",
];

test("no spot of the catalogue contradicts the chart under its pin, but for five pins beside it", () => {
  const covered = catalogue.filter(
    ({ coordinates: [longitude, latitude] }) =>
      chartedAt(chart, { longitude, latitude }).kind !== "not-covered",
  );
  expect([covered.length, spots.length]).toEqual([144, 176]);
  expect(chartContradictions(chart, covered)).toEqual(doubtful);
});

test.each<[string, string, string[]]>([
  ["agrees with the chart", "15-30 ft", []],
  ["is another", "40-60 ft", ["x says 40-60 ft, is charted 16-33 ft"]],
  ["is more than a boat finds", "28-60 ft", ["x says 28-60 ft, and its pin is on 26 ft or less"]],
])("a depth that %s", (_, depth, told) => {
  const place = { coordinates: [-70.98, 42.33], coordinateUncertaintyMetres: 20 } as const;
  const spot: ChartedSpot = { id: "x", ...place, type: "structure", access: "Boat Only", depth };
  expect(chartContradictions(chart, [spot])).toEqual(told);
});
