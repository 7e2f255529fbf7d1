import { tripEntry } from "@striper/contract/catch-records";
import { describe, expect, test } from "vitest";
import { localTrip } from "#web/features/catches/log/record/local-catch.ts";
import { someCatch, someId } from "#web/features/catches/log/testing/some-catch.ts";
import { catchesByTrip, tripAt } from "#web/features/catches/trips/catches-by-trip.ts";
import {
  contentOfTripDraft,
  emptyTripDraft,
  startedTrip,
  tripDraftOf,
  tripProblems,
} from "#web/features/catches/trips/trip-draft.ts";

const noon = Date.UTC(2026, 5, 13, 16);
const evening = { ...emptyTripDraft, date: "2026-06-12", start: "20:00", end: "01:30" };

describe("a trip's form", () => {
  test("takes an end before the beginning as past midnight", () => {
    expect(tripProblems(evening, noon)).toEqual({});
    expect(contentOfTripDraft(evening, null, noon)).toMatchObject({
      started_at: "2026-06-13T00:00:00.000Z",
      ended_at: "2026-06-13T05:30:00.000Z",
    });
  });

  test("asks when it began, and refuses an end that lies ahead", () => {
    expect(tripProblems({ ...evening, start: "" }, noon)).toHaveProperty("start");
    const today = { ...evening, date: "2026-06-13", start: "11:00", end: "18:00" };
    expect(tripProblems(today, noon)).toHaveProperty("end");
  });

  test("fits the contract and changes nothing when it was not touched", () => {
    const draft = { ...evening, targets: "Striped Bass, Bluefish", tried: "Eels", mode: "shore" };
    const content = contentOfTripDraft(draft, null, noon);
    expect(content.targets).toEqual(["Striped Bass", "Bluefish"]);
    expect(tripEntry.safeParse({ ...content, revision: null }).error).toBeUndefined();
    const started = startedTrip(noon + 12_345, null);
    expect(contentOfTripDraft(tripDraftOf(started), started, noon + 60_000)).toEqual(started);
  });
});

test("a catch belongs to the trip its moment lies in", () => {
  const [past, running] = [
    { ...contentOfTripDraft(evening, null, noon), trip_id: someId(1) },
    { ...startedTrip(noon, null), trip_id: someId(2) },
  ].map((trip) => localTrip({ ...trip, created_at: "", updated_at: "", revision: 1 }, []));
  const trips = [past, running].flatMap((trip) => trip ?? []);
  expect(tripAt(trips, noon + 1, noon + 5)).toBe(someId(2));
  expect(tripAt(trips, Date.UTC(2026, 5, 13, 2), noon)).toBe(someId(1));
  expect(tripAt(trips, Date.UTC(2026, 5, 13, 9), noon)).toBeNull();
  const counts = catchesByTrip([someCatch(1, { trip_id: someId(2) }), someCatch(2)]);
  expect([...counts]).toEqual([[someId(2), 1]]);
});
