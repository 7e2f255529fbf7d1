import { describe, expect, test } from "vitest";
import type { Vessel } from "#server/features/vessels/fleet/vessel.ts";
import { readNotice, reportOf, vesselNotices } from "#server/features/vessels/sharing/notices.ts";

const vessel = (mmsi: number, changes: Partial<Vessel> = {}): Vessel => ({
  mmsi,
  name: "STAND-IN FAST FERRY1",
  callSign: "WDA1234",
  shipType: 60,
  destination: "PROVINCETOWN HARBOR1",
  fix: {
    at: 1_780_000_000_000,
    latitude: 42.35019,
    longitude: -71.00001,
    speed: 33.4,
    course: 359.9,
    heading: 359,
  },
  track: [],
  heardAt: 1_780_000_000_001,
  version: 7,
  ...changes,
});

function reportsIn(notices: readonly string[]) {
  return notices.flatMap((text) => {
    const notice = readNotice(text);
    return notice?.kind === "vessels" ? notice.vessels.map(reportOf) : [];
  });
}

describe("notices about vessels", () => {
  test("contain everything known about them", () => {
    const { track: _track, version: _version, heardAt, mmsi, fix, ...particulars } = vessel(1);
    expect(reportsIn(vesselNotices([vessel(1), vessel(2, { fix: null, name: null })]))).toEqual([
      { mmsi, at: heardAt, fix, particulars },
      { mmsi: 2, at: heardAt, fix: null, particulars: { ...particulars, name: null } },
    ]);
  });

  test("are as few as the database's limit allows, and none without vessels", () => {
    const fleet = Array.from({ length: 5000 }, (_, index) => vessel(200_000_000 + index));
    const notices = vesselNotices(fleet);
    expect(notices.length).toBeGreaterThan(50);
    expect(notices.length).toBeLessThan(130);
    for (const notice of notices) expect(Buffer.byteLength(notice)).toBeLessThan(8000);
    expect(reportsIn(notices).map(({ mmsi }) => mmsi)).toEqual(fleet.map(({ mmsi }) => mmsi));
    expect(vesselNotices([])).toEqual([]);
  });
});
