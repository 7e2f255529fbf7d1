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
