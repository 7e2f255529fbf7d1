import { hour, instantOfHarborTime, minute } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import {
  changesOf,
  draftOf,
  readTripPlan,
  type TripPlan,
  type TripPlanDraft,
} from "#web/features/trip-plans/trip-plan.ts";
import type { UnitSystem } from "#web/platform/units.ts";

const now = instantOfHarborTime("2026-06-12", 20);
const startsAt = instantOfHarborTime("2026-06-13", 5);
const graves = { id: "graves", name: "Graves", position: { latitude: 42.365, longitude: -70.869 } };
const hull = { id: "hull-gut", name: "Hull Gut", position: { latitude: 42.3, longitude: -70.92 } };
const plan: TripPlan = {
  id: "one",
  placeId: graves.id,
  placeName: graves.name,
  position: graves.position,
  vessel: "boat",
  people: 2,
  startsAt,
  backAt: startsAt + 6 * hour,
  travelMinutes: 40,
  homeMinutes: 30,
  afterDark: false,
  rampNeedsFeet: 3.937,
  logTripId: null,
  outAt: null,
  turnBackBy: null,
  homeAt: null,
};
const out: TripPlan = {
  ...plan,
  outAt: startsAt,
  logTripId: "log",
  turnBackBy: startsAt + 5 * hour,
};

function changed(
  known: TripPlan,
  parts: Partial<TripPlanDraft>,
  at = now,
  units: UnitSystem = "us",
) {
  const draft = { ...draftOf(known, units), ...parts };
  const place = [graves, hull].find(({ id }) => id === draft.placeId);
  const reading = readTripPlan(draft, { id: "another", place, now: at, units, known });
  return reading.kind === "plan" ? reading.plan : reading.sentence;
}
const changes = (known: TripPlan, parts: Partial<TripPlanDraft>, at = now) => {
  const after = changed(known, parts, at);
  return typeof after === "string" ? after : changesOf(known, after);
};

describe("a plan that is changed", () => {
  test.each(["us", "metric"] as const)(
    "stays exactly the same when saved untouched, in %s units",
    (units) => {
      const extended = { ...plan, backAt: plan.backAt + 61 * minute + 7 };
      expect(changed(extended, {}, now, units)).toEqual(extended);
      expect(changes(extended, {})).toBeNull();
    },
  );

  test("writes only the changed fields, and resets the time to turn back", () => {
    expect(changes(plan, { time: "04:30", people: "3" })).toEqual({
      startsAt: startsAt - 30 * minute,
      backAt: plan.backAt - 30 * minute,
      people: 3,
      turnBackBy: null,
    });
    expect(changes(plan, { hours: "8" })).toEqual({
      backAt: startsAt + 8 * hour,
      turnBackBy: null,
    });
    expect(changes(plan, { placeId: "hull-gut" })).toEqual({
      placeId: "hull-gut",
      placeName: "Hull Gut",
      position: hull.position,
      turnBackBy: null,
    });
    expect(changes(plan, { ramp: "" })).toEqual({ rampNeedsFeet: null, turnBackBy: null });
    expect(changes(plan, { ramp: "2" })).toEqual({ rampNeedsFeet: 2, turnBackBy: null });
  });

  test("keeps its start and its log trip while it runs", () => {
    expect(
      changed(out, { date: "2026-06-20", time: "09:00", hours: "7,5" }, startsAt + hour),
    ).toEqual({
      ...out,
      backAt: startsAt + 7.5 * hour,
    });
  });

  test("stays longer than the form allows while its length is unchanged", () => {
    const long = { ...out, backAt: startsAt + 26 * hour };
    expect(changes(long, { people: "1" })).toEqual({ people: 1, turnBackBy: null });
    expect(changed(long, { hours: "27" })).toMatch(/^Enter the hours/u);
  });

  test("is refused if it would be over or is unclear", () => {
    expect(changed(out, { hours: "2" }, startsAt + 3 * hour)).toBe(
      "This trip would be over already.",
    );
    expect(changed(plan, { ramp: "some" })).toMatch(/^Enter the tide/u);
    expect(changed(plan, { placeId: "nowhere" })).toBe("Choose a place.");
  });
});
