import { leaveBy } from "@striper/angling/trip-plan";
import { hour, minute } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import {
  leaveText,
  nextLeave,
  type LeaveQuestion,
} from "#web/app/dashboard/first-screen/leave-by-view.ts";

const now = Date.UTC(2026, 5, 13, 8);
const plan = {
  placeId: "8443970",
  startsAt: now + 2 * hour,
  travelMinutes: 30,
  vessel: "shore",
  outAt: null,
  homeAt: null,
  turnBackBy: null,
  backAt: now + 7 * hour,
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

describe("without a planned trip", () => {
  const past = {
    ...plan,
    startsAt: now - 72 * hour,
    outAt: now - 72 * hour,
    homeAt: now - 70 * hour,
  };
  const leave = (parts: Partial<LeaveQuestion>) =>
    leaveText({
      plans: [past],
      good: { from: now + 2 * hour, to: now + 5 * hour },
      waterId: "8443970",
      exposure: "boat",
      now,
      ...parts,
    });

  test("the line is for the next good hours, by the last travel time and vessel", () =>
    expect(leave({})).toBe("Leave by 5:20 am for 6:00 am."));

  test.each([
    [
      "before its hour to turn back",
      { turnBackBy: now + hour },
      "You are out: turn back by 5:00 am.",
    ],
    ["after it", { turnBackBy: now }, "You are out: turn back now."],
    [
      "after its end",
      { turnBackBy: now - 3 * hour, backAt: now },
      "You wanted to be back by 4:00 am.",
    ],
    ["before that hour is known", {}, "Leave by 5:20 am for 6:00 am."],
  ])("a trip that runs comes before everything: %s", (_, parts, said) =>
    expect(leave({ plans: [past, { ...plan, outAt: now - hour, ...parts }] })).toBe(said),
  );

  test("a trip that is over says nothing of turning back", () =>
    expect(leave({ plans: [{ ...past, turnBackBy: now - 71 * hour }] })).toBe(
      "Leave by 5:20 am for 6:00 am.",
    ));

  test("an unknown travel time is not guessed", () => {
    const said = "Good from 6:00 am; plan when to leave.";
    expect(leave({ plans: [] })).toBe(said);
    expect(leave({ waterId: "joppa-flats" })).toBe(said);
  });

  test.each([
    ["begun a minute ago", now - minute],
    ["beginning this moment", now],
  ])("good hours %s are good now, until they end", (_, from) =>
    expect(leave({ plans: [], good: { from, to: now + 3 * hour } })).toBe(
      "Good now until 7:00 am; plan your trip.",
    ),
  );

  test("good hours at a shore spot are said to be good from shore", () => {
    const asked = { plans: [], exposure: "shore" } as const;
    expect(leave(asked)).toBe("From shore good from 6:00 am.");
    expect(leave({ ...asked, good: { from: now, to: now + 3 * hour } })).toBe(
      "From shore good now until 7:00 am.",
    );
  });

  test("in the middle of good hours it says when one would be there, while that is worth it", () => {
    expect(leave({ good: { from: now - hour, to: now + 3 * hour } })).toBe(
      "Leaving now: good 4:40 am to 7:00 am.",
    );
    expect(leave({ good: { from: now - hour, to: now + hour } })).toBe(
      "Good until 5:00 am: too late to leave.",
    );
  });

  test("hours are said to be good only where the card below lists them, and later ones with their time", () => {
    expect(leave({ good: null })).toBe("No good hours ahead.");
    expect(leave({ good: { from: now + 30 * hour, to: now + 33 * hour } })).toMatch(
      /^Next good hours from \w+ \d+:00 [ap]m\.$/,
    );
  });
});
