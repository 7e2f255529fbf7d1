import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createFleet } from "#server/features/vessels/fleet/fleet.ts";
import { isInside, region } from "#server/features/vessels/fleet/region.ts";
import type { VesselReport } from "#server/features/vessels/fleet/vessel.ts";

const start = Date.UTC(2026, 5, 13, 12);
const minute = 60_000;

function report(
  mmsi: number,
  at: number,
  [latitude, longitude]: readonly [number, number] = [42.35, -71],
  particulars: VesselReport["particulars"] = {},
): VesselReport {
  const fix = { at, latitude, longitude, speed: 5, course: 90, heading: null };
  return { mmsi, at, fix, particulars };
}
const told = (
  mmsi: number,
  at: number,
  particulars: VesselReport["particulars"],
): VesselReport => ({
  mmsi,
  at,
  fix: null,
  particulars,
});
const mmsisOf = (vessels: readonly { readonly mmsi: number }[]) => vessels.map(({ mmsi }) => mmsi);

describe("a known vessel", () => {
  test("is completed by its reports, in any order", () => {
    const fleet = createFleet();
    fleet.take(told(1, start, { name: "KRAFT" }));
    expect(fleet.inBox(region)).toEqual([]);
    fleet.take(report(1, start + 1));
    fleet.take(told(1, start + 2, { callSign: "WDA1", shipType: 52 }));
    expect(fleet.inBox(region)).toEqual([
      expect.objectContaining({
        mmsi: 1,
        name: "KRAFT",
        callSign: "WDA1",
        shipType: 52,
        destination: null,
        fix: expect.objectContaining({ latitude: 42.35 }),
      }),
    ]);
  });

  test("counts as changed only when something differs", () => {
    const fleet = createFleet();
    fleet.take(report(1, start, [42.35, -71], { name: "KRAFT" }));
    const version = fleet.closeVersion();
    fleet.take(told(1, start + 1, { name: "KRAFT" }));
    fleet.take(report(1, start));
    expect(fleet.changedAfter(version)).toEqual([]);
    fleet.take(told(1, start + 2, { name: "KRAFT II" }));
    expect(mmsisOf(fleet.changedAfter(version))).toEqual([1]);
    expect(fleet.changedAfter(fleet.closeVersion())).toEqual([]);
  });
});

describe("a position", () => {
  test("older than half an hour is removed, and its vessel too unless it was heard since", () => {
    const fleet = createFleet();
    fleet.take(report(1, start));
    fleet.take(report(2, start));
    fleet.take(told(2, start + 20 * minute, { name: "KRAFT" }));
    const version = fleet.closeVersion();
    fleet.expire(start + 30 * minute);
    expect(mmsisOf(fleet.inBox(region))).toEqual([1, 2]);
    fleet.expire(start + 30 * minute + 1);
    expect(fleet.inBox(region)).toEqual([]);
    expect(fleet.departedAfter(version)).toEqual([1, 2]);
    expect(fleet.find(1)).toBeUndefined();
    expect(fleet.find(2)).toMatchObject({ name: "KRAFT", fix: null, track: [] });
    fleet.expire(start + 50 * minute + 1);
    expect(fleet.size).toBe(0);
    expect(fleet.departedAfter(version)).toEqual([1, 2]);
  });
});

describe("a track", () => {
  const go = (steps: readonly (readonly [seconds: number, latitude: number])[]) => {
    const fleet = createFleet();
    for (const [seconds, latitude] of steps)
      fleet.take(report(1, start + seconds * 1000, [latitude, -71]));
    return fleet.find(1)?.track.map(({ at, latitude }) => [(at - start) / 1000, latitude]);
  };

  test("gets a point every half minute at most, and none from a moored vessel", () => {
    expect(
      go([
        [0, 42.3],
        [29, 42.31],
        [30, 42.32],
        [90, 42.3201],
        [120, 42.3203],
      ]),
    ).toEqual([
      [0, 42.3],
      [30, 42.32],
      [120, 42.3203],
    ]);
  });
});

test("a viewer that receives every change knows the vessels in the box", () => {
  const box = { south: 42, west: -71, north: 42.5, east: -70.5 };
  const step = fc.record({
    mmsi: fc.integer({ min: 1, max: 6 }),
    latitude: fc.double({ min: 41.8, max: 42.7, noNaN: true }),
    minutes: fc.integer({ min: 0, max: 20 }),
    isClosing: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const fleet = createFleet();
      const shown = new Set<number>();
      let version = fleet.closeVersion();
      let now = start;
      for (const { mmsi, latitude, minutes, isClosing } of steps) {
        now += minutes * minute;
        fleet.take(report(mmsi, now, [latitude, -70.8]));
        fleet.expire(now);
        if (!isClosing) continue;
        for (const gone of fleet.departedAfter(version) ?? []) shown.delete(gone);
        for (const { mmsi: changed, fix } of fleet.changedAfter(version)) {
          if (fix !== null && isInside(box, fix.latitude, fix.longitude)) shown.add(changed);
          else shown.delete(changed);
        }
        version = fleet.closeVersion();
        expect(shown).toEqual(new Set(mmsisOf(fleet.inBox(box))));
      }
    }),
  );
});
