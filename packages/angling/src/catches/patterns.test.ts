import { day, hour } from "@striper/marine/time";
import { celsius, inches, knots } from "@striper/marine/units";
import { buildCatch, buildTrip, nothingKnown } from "@striper/testkit/catch-builders";
import { summerMorning } from "@striper/testkit/clock";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  catchHistograms,
  catchRate,
  successPatterns,
  type LoggedCatch,
} from "#angling/catches/index.ts";

const now = summerMorning;

describe("histograms", () => {
  test("use Boston time, also on both nights of the clock change", () => {
    const springForward = Date.UTC(2026, 2, 8, 7);
    const fallBackFirst = Date.UTC(2026, 10, 1, 5, 30);
    const fallBackSecond = Date.UTC(2026, 10, 1, 6, 30);
    const { hour: hours, month } = catchHistograms(
      [springForward, fallBackFirst, fallBackSecond].map((caughtAt) => buildCatch({ caughtAt })),
    );
    expect(hours.buckets[3]?.count).toBe(1);
    expect(hours.buckets[1]?.count).toBe(2);
    expect(month.buckets[2]?.count).toBe(1);
    expect(month.buckets[10]?.count).toBe(2);
  });

  test("omit unknown values and count them", () => {
    const { tideStage, size, waterTemperature, moonPhase, bait } = catchHistograms([
      buildCatch({
        length: inches(29),
        bait: " Eels ",
        conditions: {
          tideStage: "falling",
          currentSpeed: knots(-1.2),
          moonPhase: "Full Moon",
          waterTemperature: celsius(15),
        },
      }),
      buildCatch({ bait: " ", conditions: { ...nothingKnown, moonPhase: "Blue Moon" } }),
    ]);
    expect(tideStage).toMatchObject({ sampleSize: 1, unknown: 1 });
    expect(size).toEqual({ buckets: [{ key: 28, count: 1 }], sampleSize: 1, unknown: 1 });
    expect(waterTemperature.buckets).toEqual([{ key: 55, count: 1 }]);
    expect(moonPhase).toMatchObject({ sampleSize: 1, unknown: 1 });
    expect(bait).toEqual({ buckets: [{ key: "Eels", count: 1 }], sampleSize: 1, unknown: 1 });
  });

  test("fill gaps between sizes, unless an outlier would make thousands of bins", () => {
    const ordinary = catchHistograms([
      buildCatch({ length: inches(20) }),
      buildCatch({ length: inches(26) }),
    ]);
    expect(ordinary.size.buckets.map(({ key }) => key)).toEqual([20, 22, 24, 26]);
    const monstrous = catchHistograms([
      buildCatch({ length: inches(20) }),
      buildCatch({ length: inches(1e9) }),
    ]);
    expect(monstrous.size.buckets.map(({ key }) => key)).toEqual([20, 1e9]);
  });

  test("count every catch once", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            length: fc.option(fc.integer({ min: 0, max: 60 }).map(inches)),
            caughtAt: fc.integer({ min: 0, max: now }),
            bait: fc.option(fc.constantFrom("Eels", "Clams", "")),
          }),
        ),
        (parts) => {
          for (const histogram of Object.values(
            catchHistograms(parts.map((part) => buildCatch(part))),
          )) {
            expect(histogram.sampleSize + histogram.unknown).toBe(parts.length);
            let counted = 0;
            for (const { count } of histogram.buckets) counted += count;
            expect(counted).toBe(histogram.sampleSize);
          }
        },
      ),
    );
  });
});

describe("success patterns", () => {
  const onBait = (bait: string, count: number): LoggedCatch[] =>
    Array.from({ length: count }, () => buildCatch({ bait }));
  const pattern = (log: readonly LoggedCatch[]) =>
    successPatterns(catchHistograms(log)).find(({ dimension }) => dimension === "bait");

  test("have no leader below ten catches", () => {
    expect(pattern(onBait("Eels", 9))).toEqual({ dimension: "bait", sampleSize: 9, best: null });
  });

  test("name the leader with its share and the size of the sample", () => {
    expect(pattern([...onBait("Eels", 6), ...onBait("Clams", 4)])).toEqual({
      dimension: "bait",
      sampleSize: 10,
      best: { key: "Eels", count: 6, share: 0.6 },
    });
  });

  test("name the only bait", () => {
    expect(pattern(onBait("Eels", 10))?.best?.share).toBe(1);
  });
});

describe("catches per hour", () => {
  test("are unknown without trips", () => {
    expect(catchRate([], [buildCatch()], now)).toEqual({
      trips: 0,
      blankTrips: 0,
      hours: 0,
      catches: 0,
      perHour: null,
      isEnough: false,
    });
  });

  test("include the hours of blank trips", () => {
    const log = [
      buildCatch({ tripId: "a" }),
      buildCatch({ tripId: "a" }),
      buildCatch({ tripId: "gone" }),
      buildCatch(),
    ];
    expect(
      catchRate([buildTrip("a", 2, now - 2 * day), buildTrip("b", 3, now - 2 * day)], log, now),
    ).toEqual({
      trips: 2,
      blankTrips: 1,
      hours: 5,
      catches: 2,
      perHour: 0.4,
      isEnough: false,
    });
  });

  test("use the count at the trip's end when fewer were logged", () => {
    const trips = [
      { ...buildTrip("a", 2, now - day), stripersCaught: 3 },
      { ...buildTrip("b", 2, now - day), stripersCaught: 0 },
    ];
    expect(catchRate(trips, [buildCatch({ tripId: "a" })], now)).toMatchObject({
      blankTrips: 1,
      catches: 3,
      perHour: 0.75,
    });
  });

  test("count a running trip until now, and one that was not ended for at most a day", () => {
    expect(catchRate([buildTrip("a", null, now - 3 * hour)], [], now).hours).toBe(3);
    expect(catchRate([buildTrip("a", null, now - 90 * day)], [], now).hours).toBe(24);
  });
});
