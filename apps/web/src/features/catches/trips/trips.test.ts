import { tripEntry } from "@striper/contract/catch-records";
import { describe, expect, test } from "vitest";
import type { TripContent } from "#web/features/catches/log/log-writes.ts";
import { localTrip } from "#web/features/catches/log/local-catch.ts";
import { someCatch, someId } from "#web/features/catches/log/testing/some-catch.ts";
import { catchesByTrip, tripAt } from "#web/features/catches/trips/catches-by-trip.ts";
import {
  emptyTripDraft,
  readTrip,
  startedTrip,
  tripDraftOf,
  type TripDraft,
} from "#web/features/catches/trips/trip-draft.ts";

const noon = Date.UTC(2026, 5, 13, 16);
const evening = { ...emptyTripDraft, date: "2026-06-12", start: "20:00", end: "01:30" };

function contentOf(draft: TripDraft): TripContent {
  const read = readTrip(draft, null, noon);
  if (read.kind === "errors") throw new Error("the form has errors");
  return read.entry;
}

function errorsOf(draft: TripDraft) {
  const read = readTrip(draft, null, noon);
  return read.kind === "errors" ? read.errors : {};
}

describe("a trip's form", () => {
  test("takes an end before the beginning as past midnight", () => {
    expect(contentOf(evening)).toMatchObject({
      started_at: "2026-06-13T00:00:00.000Z",
      ended_at: "2026-06-13T05:30:00.000Z",
    });
  });

  test("asks when it began, and refuses an end that lies ahead", () => {
    expect(errorsOf({ ...evening, start: "" })).toEqual({ start: "Enter when it began." });
    const today = { ...evening, date: "2026-06-13", start: "11:00", end: "18:00" };
    expect(errorsOf(today)).toEqual({ end: expect.stringContaining("future") });
  });

  test("takes the number of stripers, including 0, and refuses anything else", () => {
    expect(contentOf({ ...evening, stripers_caught: "0" }).stripers_caught).toBe(0);
    expect(contentOf(evening).stripers_caught).toBeNull();
    for (const wrong of ["a few", "-1", "1.5", "1000"]) {
      const read = readTrip({ ...evening, stripers_caught: wrong }, null, noon);
      expect(read).toMatchObject({ errors: { stripers_caught: "A whole number from 0 to 999." } });
    }
  });

  test("fits the contract, and changes nothing when untouched", () => {
    const draft = { ...evening, targets: "Striped Bass, Bluefish", tried: "Eels", mode: "shore" };
    const content = contentOf(draft);
    expect(content.targets).toEqual(["Striped Bass", "Bluefish"]);
    expect(tripEntry.safeParse({ ...content, revision: null }).error).toBeUndefined();
    const started = startedTrip(noon + 12_345, { position: null, bite_score: null });
    expect(readTrip(tripDraftOf(started), started, noon + 60_000)).toEqual({
      kind: "entry",
      entry: started,
    });
  });
});

test("a catch belongs to the trip during which it was caught", () => {
  const [past, running] = [
    { ...contentOf(evening), trip_id: someId(1) },
    { ...startedTrip(noon, { position: null, bite_score: null }), trip_id: someId(2) },
  ].map((trip) => localTrip({ ...trip, created_at: "", updated_at: "", revision: 1 }, []));
  const trips = [past, running].flatMap((trip) => trip ?? []);
  expect(tripAt(trips, noon + 1, noon + 5)).toBe(someId(2));
  expect(tripAt(trips, Date.UTC(2026, 5, 13, 2), noon)).toBe(someId(1));
  expect(tripAt(trips, Date.UTC(2026, 5, 13, 9), noon)).toBeNull();
  const counts = catchesByTrip([someCatch(1, { trip_id: someId(2) }), someCatch(2)]);
  expect([...counts]).toEqual([[someId(2), 1]]);
});
