import {
  catchHistograms,
  leastSample,
  type LoggedCatch,
  type LoggedTrip,
} from "@striper/angling/catches";
import { day } from "@striper/marine/time";
import { celsius, inches, knots } from "@striper/marine/units";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allCharts } from "#web/features/catches/statistics/charts/all-charts.ts";
import { binLabel, hourLabel, hourTick } from "#web/features/catches/statistics/charts/labels.ts";
import { daysLikeTodayView } from "#web/features/catches/statistics/days-like-today-view.ts";
import { patternSentences } from "#web/features/catches/statistics/patterns-view.ts";
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

describe("the charts of the log", () => {
  test("say how many catches they count and of how many the value is unknown", () => {
    const catches = [...several(12), someCatch(20, { bait: null }), someCatch(21, { bait: " " })];
    expect(chart(catches, "bait")).toMatchObject({
      sample: "12 catches, 2 more unknown",
      sentence: "Most: Live eel, 12 of 12 catches.",
    });
  });

  test("name no lead under ten catches", () => {
    const view = chart(several(9), "month");
    expect(view?.sentence).toBe("9 catches so far: it takes 10 before a pattern says anything.");
    expect(view?.bars.some(({ isMost }) => isMost)).toBe(false);
  });

  test("name no single lead when two share it", () => {
    const catches = [...several(6), ...several(6, { bait: "Clam" })];
    expect(chart(catches, "bait")?.sentence).toBe("Most: Live eel and Clam, 6 each.");
  });

  test("of an empty log have nothing to draw", () => {
    for (const { view } of allCharts(catchHistograms([]), "us")) {
      expect(view).toMatchObject({ isEmpty: true, sentence: "No catches yet." });
    }
  });

  test("have round bounds in either system of units", () => {
    expect(chart(several(1), "size")?.bars[0]?.label).toBe("28–30 in");
    expect(chart(several(1), "size", "metric")?.bars[0]?.label).toBe("70–75 cm");
    expect(chart(several(1), "waterTemperature")?.bars[0]?.label).toBe("55–60 °F");
    expect(chart(several(1), "waterTemperature", "metric")?.bars[0]?.label).toBe("14–16 °C");
    expect(binLabel("currentSpeed", 0.5, "us")).toBe("0.5–1 kt");
  });

  test("keep the smallest counts of a long list together in one bar", () => {
    const catches = Array.from({ length: 60 }, (_, index) =>
      someCatch(index, { bait: `Lure ${index}` }),
    );
    const view = chart(catches, "bait");
    expect(view?.bars).toHaveLength(24);
    expect(view?.bars.at(-1)).toMatchObject({ label: "37 others", count: 37, isMost: false });
  });

  test("draw no bar above the top and count every catch once", () => {
    const baits = fc.option(fc.string({ maxLength: 3 }), { nil: null });
    fc.assert(
      fc.property(fc.array(baits, { maxLength: 80 }), (all) => {
        const catches = all.map((bait, index) => someCatch(index, { bait }));
        for (const { view } of allCharts(catchHistograms(catches), "us")) {
          expect(view.bars.every(({ share }) => share >= 0 && share <= 1)).toBe(true);
          const drawn = view.bars.reduce((sum, { count }) => sum + count, 0);
          expect(drawn).toBeLessThanOrEqual(catches.length);
        }
      }),
    );
  });

  test("name hours by the clock in Boston", () => {
    expect(hourLabel(11)).toBe("11 am to 12 pm");
    expect(hourTick(0)).toBe("12 am");
    expect(hourTick(5)).toBe("");
  });
});

describe("the patterns", () => {
  test("are told in words with their sample", () => {
    expect(patternSentences(catchHistograms(several(12)), "us")).toContain(
      "100% (12 of 12) took Live eel.",
    );
    expect(patternSentences(catchHistograms(several(12)), "us")).toContain(
      "100% (12 of 12) came on the rising tide.",
    );
  });

  test("claim nothing of fewer than ten catches, whatever they hold", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: leastSample - 1 }), (count) => {
        expect(patternSentences(catchHistograms(several(count)), "us")).toEqual([]);
      }),
    );
  });
});

describe("days like today", () => {
  const trips: LoggedTrip[] = [];
  const today = { now: noon, waterTemperature: celsius(15) };

  test("say that there are none yet", () => {
    expect(daysLikeTodayView({ catches: [], trips }, today, "us")).toMatchObject({
      says: "No day in your log is like today yet.",
      best: null,
    });
  });

  test("claim nothing under ten, and name the water in the angler's units", () => {
    const catches = [someCatch(1, { caughtAt: noon - 354 * day })];
    const view = daysLikeTodayView({ catches, trips }, today, "metric");
    expect(view.like).toContain("water near 15 °C");
    expect(view.says).toContain("it takes 10");
  });
});

describe("the scope", () => {
  test("of a year leaves out what is older or yet to come", () => {
    const catches = [-366, -364, 0, 1].map((days, index) =>
      someCatch(index, { caughtAt: noon + days * day }),
    );
    expect(catchesIn(catches, "year", noon).map(({ id }) => id)).toEqual(["c1", "c2"]);
    expect(catchesIn(catches, "all", noon)).toBe(catches);
  });

  test("of a species disregards case and blanks around it", () => {
    const catches = [
      someCatch(1),
      someCatch(2, { species: " striped bass " }),
      someCatch(3, { species: "Tautog" }),
    ];
    expect(ofSpecies(catches, "Striped Bass")).toHaveLength(2);
    expect(ofSpecies(catches, "")).toBe(catches);
  });
});
