import { catchHistograms, type LoggedCatch } from "@striper/angling/catches";
import { day } from "@striper/marine/time";
import { celsius, inches, knots } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import { allCharts } from "#web/features/catches/statistics/charts/all-charts.ts";
import { catchesIn, ofSpecies } from "#web/features/catches/statistics/scope.ts";

const noon = Date.parse("2026-06-13T16:00:00Z");

function someCatch(index: number, over: Partial<LoggedCatch> = {}): LoggedCatch {
  return {
    id: `c${index}`,
    species: "Striped Bass",
    caughtAt: noon + index * 1000,
    length: inches(28.5),
    weight: null,
    isMeasured: true,
    bait: "Live eel",
    tripId: null,
    conditions: {
      tideStage: "rising",
      currentSpeed: knots(-1.2),
      moonPhase: "Full Moon",
      waterTemperature: celsius(15),
    },
    ...over,
  };
}

const several = (count: number, over: Partial<LoggedCatch> = {}): LoggedCatch[] =>
  Array.from({ length: count }, (_, index) => someCatch(index, over));

const chart = (catches: readonly LoggedCatch[], name: string, units: "us" | "metric" = "us") =>
  allCharts(catchHistograms(catches, units), units).find((one) => one.name === name)?.view;

describe("a chart of the log", () => {
  test("states how many catches it counts, and for how many the value is unknown", () => {
    const catches = [...several(12), someCatch(20, { bait: null }), someCatch(21, { bait: " " })];
    expect(chart(catches, "bait")).toMatchObject({
      sample: "12 catches, 2 more unknown",
      sentence: "Most: Live eel, 12 of 12 catches.",
    });
  });
});

describe("the scope of the statistics", () => {
  test("leaves out older and future catches for a year", () => {
    const catches = [-366, -364, 0, 1].map((days, index) =>
      someCatch(index, { caughtAt: noon + days * day }),
    );
    expect(catchesIn(catches, "year", noon).map(({ id }) => id)).toEqual(["c1", "c2"]);
    expect(catchesIn(catches, "all", noon)).toBe(catches);
  });

  test("ignores case and surrounding blanks in a species", () => {
    const catches = [
      someCatch(1),
      someCatch(2, { species: " striped bass " }),
      someCatch(3, { species: "Tautog" }),
    ];
    expect(ofSpecies(catches, "Striped Bass")).toHaveLength(2);
    expect(ofSpecies(catches, "")).toBe(catches);
  });
});
