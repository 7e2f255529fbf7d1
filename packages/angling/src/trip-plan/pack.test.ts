import { hour } from "@striper/marine/time";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { leaveBy, learnedTravel } from "#angling/trip-plan/leave-by.ts";
import { packItems, packLedger, type Packed } from "#angling/trip-plan/pack.ts";

const now = Date.UTC(2026, 5, 13, 2);
const until = now + 10 * hour;
const tides: Packed = { item: "tides", isOnDevice: true, since: null, goodUntil: null };
const forecast: Packed = {
  item: "forecast",
  isOnDevice: true,
  since: now - hour,
  goodUntil: until,
};

test("a pack with everything valid to the trip's end is green", () => {
  expect(packLedger([tides, forecast], now, until)).toMatchObject({
    isGreen: true,
    ready: 2,
    needed: 2,
    firstToExpire: null,
  });
});

test.each([
  ["ends during the trip", { goodUntil: until - 1 }, "expires"],
  ["has ended", { goodUntil: now }, "expired"],
  ["is not here", { isOnDevice: false }, "missing"],
] as const)("a forecast that %s is not green", (_, change, state) => {
  const { rows, isGreen } = packLedger([tides, { ...forecast, ...change }], now, until);
  expect([isGreen, rows[1]?.state]).toEqual([false, state]);
});

test("a missing optional item keeps the pack green", () => {
  const chart: Packed = { item: "chart", isOnDevice: false, since: null, goodUntil: null };
  expect(packLedger([tides, { ...chart, isOptional: true }], now, until).isGreen).toBe(true);
  expect(packLedger([], now, until).isGreen).toBe(false);
});

test("a green pack lasts no longer than its first item to expire", () => {
  const piece = fc.record({
    item: fc.constantFrom(...packItems),
    isOnDevice: fc.boolean(),
    since: fc.constant(null),
    goodUntil: fc.option(fc.integer({ min: now - 20 * hour, max: now + 20 * hour })),
  });
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1 }), (packed) => {
      const { isGreen } = packLedger(packed, now, until);
      const holds = packed.every(
        ({ isOnDevice, goodUntil }) => isOnDevice && (goodUntil === null || goodUntil >= until),
      );
      expect(isGreen).toBe(holds);
    }),
  );
});

test("the travel time is learned from recent trips to the same place", () => {
  const past = [20, 90, 25, 30, 35, 300].map((travelMinutes, index) => ({
    placeId: index === 5 ? "elsewhere" : "here",
    startsAt: index,
    travelMinutes,
  }));
  expect(learnedTravel(past, "here")).toBe(30);
  expect(learnedTravel(past, "nowhere")).toBeNull();
  expect(leaveBy(now, 30, "boat")).toBe(now - hour);
});
