import { hour, minute } from "@striper/marine/time";
import { expect, test } from "vitest";
import { departureAt } from "#web/features/trip-plans/departure.ts";

const startsAt = Date.UTC(2026, 5, 13, 9);
const plan = { startsAt, backAt: startsAt + 6 * hour };

test.each([
  ["before its time", startsAt - hour + 12_345, startsAt - hour],
  ["on time", startsAt, startsAt],
  ["late", startsAt + 90 * minute, startsAt],
  ["two days with the way back before its time", plan.backAt - 48 * hour, plan.backAt - 48 * hour],
  ["longer before than a plan may last", plan.backAt - 48 * hour - minute, startsAt],
])("the start of a trip that leaves %s", (_when, outAt, begins) => {
  expect(departureAt(plan, outAt)).toEqual({ outAt, startsAt: begins });
});
