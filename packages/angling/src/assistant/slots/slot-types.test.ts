import { describe, expect, test } from "vitest";
import { isProblem, slotTypes } from "./slot-types.ts";
import type { SlotName } from "./slots.ts";

const context = { now: Date.UTC(2026, 5, 13, 14), ownSpots: [] };
const parse = (name: SlotName, given: unknown) => slotTypes[name].parse(given, context);

describe("a value from outside", () => {
  test.each([
    ["date", "2026-06-20", "2026-06-20"],
    ["date", "2026-10-20T06:00:00-04:00", "2026-10-20"],
    ["date", "2026-06-21T02:00:00Z", "2026-06-20"],
    ["date", "tomorrow", "2026-06-14"],
    ["date", "june 20", "2026-06-20"],
    ["hour", "5 pm", 17],
    ["hour", 6, 6],
    ["species", "black sea bass", "black_sea_bass"],
    ["species", "striped_bass", "striped_bass"],
    ["length_inches", "29.5 in", 29.5],
    ["water", "massachusetts", "MA"],
    ["craft", "small boat", "small-boat"],
    ["place", "Hull Gut", "Hull Gut"],
    ["place", "42.36,-70.90", "42.36,-70.90"],
    ["hazards", ["fog", "alone"], ["fog", "alone"]],
    ["period", "2025-06", "2025-06"],
  ] as const)("%s %j is read", (name, given, value) => {
    expect(parse(name, given)).toEqual(value);
  });

  test.each([
    ["date", "someday"],
    ["date", "2026-02-30"],
    ["date", "this weekend"],
    ["hour", "tonight"],
    ["hour", 24],
    ["species", "largemouth"],
    ["length_inches", -3],
    ["count", 1.5],
    ["water", "Massachusetts Bay"],
    ["place", "Atlantis"],
    ["hazards", ["sharks"]],
    ["period", "last week"],
  ] as const)("%s %j is refused with what is accepted, never replaced", (name, given) => {
    const parsed = parse(name, given);
    expect(isProblem(parsed)).toBe(true);
    expect(parsed).toMatchObject({ problem: expect.stringMatching(/^Accepted: /) });
  });
});

test("chips say the value as a person does", () => {
  expect(slotTypes.date.label("2026-06-14", context)).toBe("Tomorrow");
  expect(slotTypes.date.label("2026-06-20", context)).toBe("Sat Jun 20");
  expect(slotTypes.hour.label(17, context)).toBe("5 pm");
  expect(slotTypes.length_inches.label(29.5, context)).toBe("29.5 in");
  expect(slotTypes.hazards.label(["no-life-jacket", "fog"], context)).toBe("No life jacket, Fog");
});
