import { leaveBy } from "@striper/angling/trip-plan";
import { hour, minute } from "@striper/marine/time";
import { expect, test } from "vitest";
import { nextLeave } from "#web/app/dashboard/first-screen/leave-by-line.tsx";

const now = Date.UTC(2026, 5, 13, 8);
const plan = {
  startsAt: now + 2 * hour,
  travelMinutes: 30,
  vessel: "shore",
  outAt: null,
  homeAt: null,
} as const;

test("the next trip of the day says when to leave, as its own timeline does", () => {
  const later = { ...plan, startsAt: now + 9 * hour };
  const leave = nextLeave([later, plan], now);
  expect(leave).toBe(leaveBy(plan.startsAt, 30, "shore"));
  expect(leave).toBeLessThanOrEqual(plan.startsAt - 30 * minute);
});

test.each([
  ["no trip", []],
  ["one that has begun", [{ ...plan, outAt: now - hour }]],
  ["one that is over", [{ ...plan, outAt: now - hour, homeAt: now }]],
  ["one of tomorrow night", [{ ...plan, startsAt: now + 30 * hour }]],
])("%s says nothing", (_, plans) => expect(nextLeave(plans, now)).toBeNull());
