import { contentOf } from "@striper/contract/catch-content";
import { catchEntry } from "@striper/contract/catch-records";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  contentOfDraft,
  draftOf,
  draftProblems,
  emptyDraft,
  type CatchDraft,
} from "#web/features/catches/logging/form/catch-draft.ts";
import {
  averageText,
  lengthMeasure,
  weightMeasure,
} from "#web/features/catches/logging/form/measure.ts";
import { readWhen } from "#web/features/catches/logging/form/when.ts";
import { unsentRecord } from "#web/features/catches/log/log-writes.ts";

const noon = Date.UTC(2026, 5, 13, 16);
const bass: CatchDraft = { ...emptyDraft, species: "Striped Bass", fate: "released" };

describe("a form with few entries", () => {
  test("shows averages as examples in the user's units, without false precision", () => {
    const examples = (units: "us" | "metric") => [
      averageText(lengthMeasure, 18, units),
      averageText(weightMeasure, 2.5, units),
      averageText(weightMeasure, 35, units),
    ];
    expect(examples("us")).toEqual(["18", "2.5", "35"]);
    expect(examples("metric")).toEqual(["46", "1.1", "16"]);
  });

  // SPEC 4.26, 4.27, 5.18
  test("stores unknown values as unknown, and the current time", () => {
    expect(contentOfDraft(bass, null, "us", noon)).toMatchObject({
      length_inches: null,
      weight_pounds: null,
      location_name: null,
      time_of_day: null,
      notes: null,
      is_released: true,
      date_caught: "2026-06-13T16:00:00.000Z",
    });
  });

  // SPEC 5.9
  test("asks for a species", () => {
    expect(draftProblems({ ...bass, species: "" }, "us", noon)).toEqual({
      species: "Please select a species",
    });
  });

  test("requires an answer whether the fish was kept", () => {
    expect(draftProblems({ ...bass, fate: "" }, "us", noon)).toHaveProperty("fate");
    expect(contentOfDraft({ ...bass, fate: "kept" }, null, "us", noon).is_released).toBe(false);
  });
});

describe("impossible figures", () => {
  // SPEC 5.15
  test.each([
    ["-1", "It has to be more than 0."],
    ["0", "It has to be more than 0."],
    ["1000000000", "Write a number, such as 28.5."],
    ["99999999", "No fish is that large."],
    ["28,5", "Write it with a point, such as 28.5."],
    ["28.123456", "One decimal is enough, such as 28.5."],
    ["28.51", "One decimal is enough, such as 28.5."],
    ["NaN", "Write a number, such as 28.5."],
    ["1e3", "Write a number, such as 28.5."],
    ["long", "Write a number, such as 28.5."],
  ])("a length of %s is refused in words", (length, sentence) => {
    expect(draftProblems({ ...bass, length_inches: length }, "us", noon)).toEqual({
      length_inches: sentence,
    });
  });

  test.each([
    ["1900-06-13", "10:00", "The log reaches back to 1950."],
    ["2200-06-13", "10:00", "That is in the future."],
    ["2026-02-30", "10:00", "There is no such day."],
  ])("the date %s is refused", (date, time, sentence) => {
    expect(draftProblems({ ...bass, date, time }, "us", noon)).toEqual({ date: sentence });
  });

  test("notes of 10,000 characters are too long; emoji and right-to-left text are fine", () => {
    expect(draftProblems({ ...bass, notes: "n".repeat(10_000) }, "us", noon).notes).toBeDefined();
    const notes = "🐟 דג גדול";
    expect(contentOfDraft({ ...bass, notes }, null, "us", noon).notes).toBe(notes);
  });
});

test("a day without a time is its noon, but never later than now", () => {
  expect(readWhen("2026-06-12", "", noon)).toEqual({ kind: "at", at: Date.UTC(2026, 5, 12, 16) });
  const early = Date.UTC(2026, 5, 13, 9);
  expect(readWhen("2026-06-13", "", early)).toEqual({ kind: "at", at: early });
});

test("centimeters and kilograms are stored as inches and pounds", () => {
  const content = contentOfDraft(
    { ...bass, length_inches: "71.12", weight_pounds: "5" },
    null,
    "metric",
    noon,
  );
  expect(content.length_inches).toBe(28);
  expect(content.weight_pounds).toBeCloseTo(11.0231, 4);
});

const text = fc.string({ maxLength: 60 });
const filledIn = (typed: Partial<CatchDraft>): CatchDraft => ({ ...emptyDraft, ...typed });
const anyDraft = fc
  .record({
    species: text,
    length_inches: fc.oneof(
      text,
      fc.float({ min: Math.fround(0.2), max: 60, noNaN: true }).map((x) => x.toFixed(1)),
    ),
    weight_pounds: fc.constantFrom("", "6", "0.5"),
    is_measured: fc.boolean(),
    fate: fc.constantFrom("kept" as const, "released" as const),
    is_unfinished: fc.constant(false),
    location_name: text,
    position: fc.option(
      fc.record({
        latitude: fc.double({ min: 40, max: 44, noNaN: true }),
        longitude: fc.constant(-70),
      }),
    ),
    position_accuracy_meters: fc.option(fc.integer({ min: 0, max: 500 })),
    time_of_day: fc.constantFrom("", "Dawn"),
    date: fc.constantFrom("", "2026-06-01"),
    time: fc.constantFrom("", "04:41"),
    notes: fc.string({ unit: "grapheme", maxLength: 80 }),
    weather: text,
    bait_lure: text,
    mode: fc.constantFrom("", "shore", "rowing"),
    waterTemperature: fc.constantFrom("", "61"),
  })
  .map(filledIn);

test("the server accepts every valid form unchanged", () => {
  fc.assert(
    fc.property(anyDraft, fc.constantFrom("us" as const, "metric" as const), (draft, units) => {
      fc.pre(Object.keys(draftProblems(draft, units, noon)).length === 0);
      const content = contentOfDraft(draft, null, units, noon);
      const parsed = catchEntry.safeParse(content);
      expect(parsed.error?.issues).toBeUndefined();
      expect(parsed.data).toEqual(content);
    }),
  );
});

test("opening and saving without a change changes nothing", () => {
  fc.assert(
    fc.property(anyDraft, fc.constantFrom("us" as const, "metric" as const), (draft, units) => {
      fc.pre(Object.keys(draftProblems(draft, "us", noon)).length === 0);
      const before = contentOfDraft(draft, null, "us", noon + 12_345);
      const record = unsentRecord(
        "0198a000-0000-7000-8000-000000000001",
        before,
        before.date_caught,
      );
      const again = contentOfDraft(draftOf(contentOf(record), units), before, units, noon + 60_000);
      expect(again).toEqual(before);
    }),
  );
});
