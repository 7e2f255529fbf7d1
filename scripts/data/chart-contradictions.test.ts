import { join } from "node:path";
import { spots } from "@striper/angling/spots";
import { chartedAt } from "@striper/marine/charts";
import { readChart } from "@striper/server/charts";
import { describe, expect, test } from "vitest";
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
      type: z.string(),
      access: z.string(),
      depth: z.string(),
    }),
  ),
);

test("no spot of the catalogue contradicts the chart under its pin", () => {
  const covered = catalogue.filter(
    ({ coordinates: [longitude, latitude] }) =>
      chartedAt(chart, { longitude, latitude }).kind !== "not-covered",
  );
  expect(covered.length).toBeGreaterThan(20);
  expect(covered.length).toBeLessThanOrEqual(spots.length);
  expect(chartContradictions(chart, covered)).toEqual([]);
});

describe("a contradiction is found where", () => {
  const spot: ChartedSpot = {
    id: "x",
    coordinates: [-70.98, 42.33],
    type: "structure",
    access: "Boat Only",
    depth: "15-30 ft",
  };

  test.each<[string, Partial<ChartedSpot>, string[]]>([
    ["nothing is wrong", {}, []],
    ["it is not covered", { coordinates: [-70.5, 42.33], depth: "1-2 ft" }, []],
    ["the depth is another", { depth: "40-60 ft" }, ["x says 40-60 ft, is charted 16-26 ft"]],
    [
      "a boat would stand on land",
      { coordinates: [-70.9997, 42.3194] },
      ["x is for boats only, and on land"],
    ],
    [
      "who walks would swim",
      { access: "Shore" },
      [expect.stringMatching(/^x is for who walks there, and \d+ m from the shore line$/)],
    ],
    [
      "an island is far away",
      { type: "island" },
      [expect.stringMatching(/^x is island, and \d+ m from land and charted rocks$/)],
    ],
  ])("%s", (_, changes, told) => {
    expect(chartContradictions(chart, [{ ...spot, ...changes }])).toEqual(told);
  });
});
