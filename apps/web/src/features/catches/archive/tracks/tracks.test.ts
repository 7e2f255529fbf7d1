import { blankContent } from "@striper/contract/catch-content";
import type { Trip } from "@striper/contract/catch-records";
import { hour, minute } from "@striper/marine/time";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exportFile } from "#web/features/catches/archive/export-files.ts";
import { planTracks, trackSentences } from "#web/features/catches/archive/tracks/plan-tracks.ts";
import { unsentRecord } from "#web/features/catches/log/log-writes.ts";
import { readGpx } from "#web/platform/gpx/read-gpx.ts";

const start = Date.parse("2026-06-13T09:00:00Z");
const now = start + 48 * hour;
const position = { latitude: 42.3397, longitude: -70.9547 };
const points = (...times: (number | null)[]) => times.map((time) => ({ position, time }));
const track = (...times: (number | null)[]) => ({
  name: "Dawn",
  notes: null,
  points: points(...times),
});
const iso = (at: number) => new Date(at).toISOString();

function tripOf(began: number, ended: number | null, changes: Partial<Trip> = {}): Trip {
  return {
    trip_id: "0f8fad5b-d9cb-469f-a165-70867728950e",
    started_at: iso(began),
    ended_at: ended === null ? null : iso(ended),
    location_name: "Bug & <Light> 🐟",
    spot_id: null,
    position,
    mode: null,
    targets: [],
    tried: [],
    notes: "two lines\nof it",
    created_at: iso(began),
    updated_at: iso(began),
    revision: 1,
    ...changes,
  };
}

test("a pause of three hours begins a new trip, whatever the order of the points", () => {
  const afternoon = start + 6 * hour;
  const plan = planTracks(
    [track(afternoon + hour, start, null, afternoon, start + 2 * hour)],
    [],
    now,
  );
  expect(plan.toAdd).toMatchObject([
    { started_at: iso(start), ended_at: iso(start + 2 * hour), location_name: "Dawn", position },
    { started_at: iso(afternoon), ended_at: iso(afternoon + hour) },
  ]);
});

test("tracks that cannot be trips are counted, and nothing is added twice", () => {
  const dense = Array.from({ length: 30 }, (_, index) => start + index * hour);
  const file = {
    waypoints: [{ position, name: "a", notes: null }],
    tracks: [
      track(start, start + hour),
      track(start, start + hour),
      track(null),
      track(...dense),
      track(now + hour),
    ],
    routes: 0,
  };
  const plan = planTracks(file.tracks, [tripOf(start, start + hour)], now);
  expect(plan).toEqual({ toAdd: [], present: 2, withoutTimes: 1, leftOut: 2, noRoom: 0 });
  expect(trackSentences(plan, file)).toEqual([
    "There is no new trip in this file.",
    "2 are in your log already.",
    "One track has no times, so it cannot be a trip.",
    expect.stringMatching(/^2 are left out: longer than a day/),
    expect.stringMatching(/^One waypoint is left out here/),
  ]);
});

test("trips exported as tracks are imported with their hours and places", async () => {
  const lasts = fc.integer({ min: 0, max: 3 * hour });
  await fc.assert(
    fc.asyncProperty(lasts, fc.integer({ min: 0, max: 90 }), async (length, caughtAfter) => {
      const trip = tripOf(start, start + length);
      const caught = unsentRecord(
        trip.trip_id,
        {
          ...blankContent("Striped Bass", iso(start + caughtAfter * minute)),
          trip_id: trip.trip_id,
          position: { latitude: 42.4, longitude: -70.9 },
        },
        iso(start),
      );
      const { text } = exportFile({ catches: [caught], trips: [trip] }, "gpx", true, now);
      const reading = await readGpx(text);
      if (reading.kind !== "content") throw new Error(reading.kind);
      const { toAdd } = planTracks(reading.content.tracks, [], now);
      expect(toAdd).toMatchObject([
        {
          started_at: trip.started_at,
          ended_at: trip.ended_at,
          location_name: trip.location_name,
          notes: trip.notes,
          position,
        },
      ]);
      expect(planTracks(reading.content.tracks, [trip], now)).toMatchObject({ present: 1 });
    }),
    { numRuns: 40 },
  );
});

test("a running trip, or one without a known place, is not exported as a track", () => {
  const trips = [tripOf(start, null), tripOf(start, start + hour, { position: null })];
  expect(exportFile({ catches: [], trips }, "gpx", true, now).text).not.toContain("<trk>");
});
