import type { AisMessage } from "@striper/marine/ais";
import { degrees, knots } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import { readReport } from "#server/features/vessels/fleet/read-report.ts";

const now = Date.UTC(2026, 5, 13, 12);
const minute = 60_000;
const harbor: AisMessage = {
  type: 1,
  mmsi: 366_000_001,
  latitude: 42.35,
  longitude: -71,
  speed: knots(7),
  course: degrees(90),
  heading: degrees(88),
};
const read = (changes: Partial<AisMessage>, at = now) =>
  readReport({ ...harbor, ...changes }, at, now);

describe("a message", () => {
  test("becomes a vessel's position and movement", () => {
    expect(read({})).toEqual({
      kind: "report",
      report: {
        mmsi: 366_000_001,
        at: now,
        fix: { at: now, latitude: 42.35, longitude: -71, speed: 7, course: 90, heading: 88 },
        particulars: {},
      },
    });
  });

  test.each([
    ["Kansas", { latitude: 38.5, longitude: -98.4 }],
    ["the Gulf of Guinea, 0 by 0", { latitude: 0, longitude: 0 }],
    ["beyond the pole", { latitude: -101, longitude: -71 }],
    ["the wrong way round", { latitude: -71, longitude: 42.35 }],
    ["just south of the region", { latitude: 40.799 }],
  ])("from %s is refused", (_place, changes) => {
    expect(read(changes)).toEqual({ kind: "refused" });
  });

  test("older than half an hour is refused, and one from the future counts as now", () => {
    expect(read({}, now - 30 * minute)).toMatchObject({ kind: "report" });
    expect(read({}, now - 30 * minute - 1)).toEqual({ kind: "refused" });
    expect(read({}, now + 30 * minute)).toMatchObject({ report: { at: now, fix: { at: now } } });
  });

  test.each([
    [1, "noise"],
    [3_669_713, "noise"],
    [123_456_789, "noise"],
    [993_692_049, "noise"],
    [800_000_000, "noise"],
    [199_999_999, "noise"],
    [111_265_591, "report"],
    [200_000_000, "report"],
    [799_999_999, "report"],
    [970_012_345, "report"],
    [983_661_234, "report"],
  ])("of number %d is %s", (mmsi, kind) => {
    expect(read({ mmsi }).kind).toBe(kind);
  });
});
