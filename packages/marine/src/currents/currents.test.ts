import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  loadCurrentStation,
  stationIndex,
  type CurrentStation,
  type HarmonicCurrentStation,
  type SubordinateCurrentStation,
} from "#marine/stations/index.ts";
import { day, minute } from "#marine/time/index.ts";
import { knots } from "#marine/units/index.ts";
import { createCurrentPredictor, type CurrentEvent } from "./index.ts";

const currentIds = stationIndex.filter(({ kind }) => kind === "current").map(({ id }) => id);
const predictorOf = async (id: string) => createCurrentPredictor(await loadCurrentStation(id));
const deerIsland = await predictorOf("BOS1111");
const june = Date.UTC(2026, 5, 1);

const madeUp = (
  constituents: HarmonicCurrentStation["constituents"],
  meanFlow = 0,
): HarmonicCurrentStation => ({
  id: "made-up",
  name: "Made up",
  kind: "current",
  method: "harmonic",
  position: { latitude: 42, longitude: -70 },
  floodDirection: 270,
  ebbDirection: 90,
  meanFlow,
  constituents,
});

const noOffsets = {
  slackBeforeFlood: 0,
  maxFlood: 0,
  slackBeforeEbb: 0,
  maxEbb: 0,
  floodRatio: 1,
  ebbRatio: 1,
};

const following = (
  reference: HarmonicCurrentStation,
  offsets: Partial<SubordinateCurrentStation["offsets"]> = {},
): CurrentStation => ({
  ...reference,
  id: "follower",
  method: "subordinate",
  referenceId: reference.id,
  reference,
  offsets: { ...noOffsets, ...offsets },
});

/** Returns "slack-flood", "max-flood", "slack-ebb" or "max-ebb", the cycle of a current. */
const label = (event: CurrentEvent): string =>
  event.kind === "slack" ? `slack-${event.turnsTo}` : event.kind;
const after: Record<string, string> = {
  "slack-flood": "max-flood",
  "max-flood": "slack-ebb",
  "slack-ebb": "max-ebb",
  "max-ebb": "slack-flood",
};

describe("every current station of the region", () => {
  test.each(currentIds)("%s predicts through New Year without a fault", async (id) => {
    const predictor = await predictorOf(id);
    const from = Date.UTC(2025, 11, 29);
    const to = Date.UTC(2026, 0, 12);
    const events = predictor.events(from, to);
    expect(events.length).toBeGreaterThan(40);
    const pairs = events.slice(1).map((event, index) => [events[index] ?? event, event] as const);
    expect(events.every(({ instant }) => instant % minute === 0)).toBe(true);
    expect(pairs.every(([event, next]) => next.instant > event.instant)).toBe(true);
    // A flow that does not turn may have two maxima in a row; slacks always alternate.
    const slackPairs = pairs.filter(([event]) => event.kind === "slack");
    expect(slackPairs.filter(([event, next]) => label(next) !== after[label(event)])).toEqual([]);
    for (const event of events) {
      const speed = predictor.speedAt(event.instant);
      // A minute of rounding in the fastest stream, the Cape Cod Canal, is 0.05 knots.
      expect(Math.abs(speed - event.speed)).toBeLessThan(0.06);
    }
    for (const { instant, speed } of predictor.curve(from, from + 3 * day, 30 * minute)) {
      expect(Math.abs(speed)).toBeLessThan(8);
      expect(predictor.peakAround(instant)).toBeGreaterThan(Math.abs(speed) - 0.35);
    }
  });
});

describe("Deer Island Light", () => {
  test("the peak around an instant is the maximum of its half cycle", () => {
    const events = deerIsland.events(june, june + 5 * day);
    for (const [index, event] of events.entries()) {
      const before = events[index - 1];
      const next = events[index + 1];
      if (before?.kind !== "slack" || next?.kind !== "slack") continue;
      for (const instant of [before.instant + minute, event.instant, next.instant - minute]) {
        expect(deerIsland.peakAround(instant)).toBeCloseTo(Math.abs(event.speed), 9);
      }
    }
  });
});

describe("a harmonic current", () => {
  test("is the sum of its constituents and its mean flow", () => {
    const mean = createCurrentPredictor(madeUp([["M2", 1, 0]], 0.25));
    const bare = createCurrentPredictor(madeUp([["M2", 1, 0]]));
    fc.assert(
      fc.property(fc.integer({ min: june, max: june + 300 * day }), (instant) => {
        expect(mean.speedAt(instant) - bare.speedAt(instant)).toBeCloseTo(0.25, 9);
      }),
    );
  });

  test("events do not depend on the ends of the range", () => {
    const whole = deerIsland.events(june, june + 10 * day);
    const parts = Array.from({ length: 10 }, (_, index) =>
      deerIsland.events(june + index * day, june + (index + 1) * day),
    ).flat();
    expect(parts.map(label)).toEqual(whole.map(label));
    expect(parts.map(({ instant }) => instant)).toEqual(whole.map(({ instant }) => instant));
  });
});

describe("slack windows", () => {
  test.each(["BOS1111", "COD0904", "ACT0816", "ACT1086"])(
    "at %s hold exactly the time below the limit",
    async (id) => {
      const predictor = await predictorOf(id);
      const from = june;
      const to = june + 3 * day;
      for (const limit of [0.1, 0.3, 0.5]) {
        const windows = predictor.slackWindows(from, to, knots(limit));
        const wrong: number[] = [];
        for (let instant = from; instant < to; instant += 7 * minute) {
          const inside = windows.some((window) => window.from <= instant && instant <= window.to);
          const speed = Math.abs(predictor.speedAt(instant));
          if (Math.abs(speed - limit) > 0.02 && inside !== speed < limit) wrong.push(instant);
        }
        expect(wrong).toEqual([]);
      }
    },
  );

  test("every slack of the fastest stream has a window, however short", async () => {
    const canal = await predictorOf("COD0904");
    const slacks = canal.events(june, june + 5 * day).filter(({ kind }) => kind === "slack");
    const windows = canal.slackWindows(june, june + 5 * day, knots(0.1));
    expect(windows).toHaveLength(slacks.length);
    for (const { from, to } of windows) expect(to - from).toBeLessThan(12 * minute);
  });
});

describe("a subordinate current", () => {
  test("shifts and scales each event by the published numbers", async () => {
    const station = await loadCurrentStation("ACT0816");
    const offsets = station.method === "subordinate" ? station.offsets : noOffsets;
    const reference = madeUp([
      ["M2", 1.2, 18],
      ["N2", 0.25, 337],
    ]);
    const lag: Record<string, number> = {
      "slack-flood": offsets.slackBeforeFlood,
      "max-flood": offsets.maxFlood,
      "slack-ebb": offsets.slackBeforeEbb,
      "max-ebb": offsets.maxEbb,
    };
    const theirs = createCurrentPredictor(reference).events(june - day, june + 4 * day);
    const ours = createCurrentPredictor(following(reference, offsets)).events(june, june + 3 * day);
    expect(ours.length).toBeGreaterThan(20);
    for (const event of ours) {
      const source = theirs.find(
        (candidate) =>
          label(candidate) === label(event) &&
          candidate.instant + (lag[label(event)] ?? NaN) * minute === event.instant,
      );
      const ratio = event.speed > 0 ? offsets.floodRatio : offsets.ebbRatio;
      expect(event.speed).toBeCloseTo((source?.speed ?? NaN) * ratio, 9);
    }
  });

  test("equals its reference without offsets", () => {
    const reference = madeUp(
      [
        ["M2", 1.2, 18],
        ["M4", 0.2, 347],
        ["K1", 0.1, 116],
      ],
      -0.05,
    );
    const same = createCurrentPredictor(following(reference));
    const own = createCurrentPredictor(reference);
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2027, 0, 1) }),
        (instant) => {
          expect(same.speedAt(instant)).toBeCloseTo(own.speedAt(instant), 6);
        },
      ),
    );
  });
});
