import { blankDay, packagedTable, type DayState } from "@striper/angling/regulations";
import { describe, expect, test } from "vitest";
import { fishKeptOnDayOf } from "#web/features/catches/log/own-catches.ts";
import { someCatch, someContent, someId } from "#web/features/catches/log/testing/some-catch.ts";
import {
  isAgainst,
  recordedVerdict,
  verdictAtCatch,
} from "#web/features/catches/logging/verdict-at-catch.ts";

const today = blankDay("2026-06-13");
const keptBass = (id: number) => someCatch(id, { is_released: false });

function verdictOf(
  parts: Parameters<typeof someContent>[0],
  kept = 0,
  day: Partial<DayState> = {},
) {
  const catches = Array.from({ length: kept }, (_, index) => keptBass(index + 1));
  const content = someContent({ location_name: "Boston Harbor", ...parts });
  return verdictAtCatch(
    content,
    { catches, ownId: null, today: { ...today, ...day } },
    packagedTable,
  );
}

describe("keep or release in the form", () => {
  test.each([
    [29, 0, "keep"],
    [27.9, 0, "release"],
    [31, 0, "release"],
    [29, 1, "release"],
  ])("a bass of %s in with %i kept that day: %s", (length_inches, kept, verdict) => {
    const answer = verdictOf({ length_inches }, kept);
    expect(answer.kind === "answer" && answer.answer.verdict).toBe(verdict);
  });

  test("asks for a place, and for a species", () => {
    expect(verdictOf({ location_name: null }).kind).toBe("needs-place");
    expect(verdictOf({ species: " " }).kind).toBe("needs-species");
  });

  test("uses today's water and fishing mode when the form has none", () => {
    const federal = { jurisdiction: "FED", area: "gulf-of-maine" } as const;
    const parts = { location_name: null, length_inches: 29, mode: null };
    const answer = verdictOf(parts, 0, { place: federal, mode: "private" });
    expect(answer.kind === "answer" && answer.answer.code).toBe("prohibited");
    expect(answer.kind === "answer" && answer.chips.map(({ label }) => label)).toEqual([
      "0 kept",
      "Federal water",
      "Boat",
      "1 angler",
    ]);
  });

  test("counts fish tapped today, but for another day only the log", () => {
    const tapped = { striped_bass: { own: 1, others: null, isLongKept: null } };
    const full = verdictOf({ length_inches: 29 }, 0, { tapped });
    expect(full.kind === "answer" && full.answer.code).toBe("bag-full");
    const before = { length_inches: 29, date_caught: "2026-06-10T15:00:00.000Z" };
    const other = verdictOf(before, 0, { tapped });
    expect(other.kind === "answer" && other.answer.verdict).toBe("keep");
  });

  test("forbids every bass in federal water", () => {
    const answer = verdictOf({ location_name: "Stellwagen Bank", length_inches: 29 });
    expect(answer.kind === "answer" && answer.answer.code).toBe("prohibited");
  });

  test("is recorded with its rule and whether it was overridden", () => {
    const answer = verdictOf({ length_inches: 33 });
    expect(recordedVerdict(answer, packagedTable, false)).toEqual({
      verdict: "release",
      rule_id: "ma/striped_bass",
      regulations_version: packagedTable.version,
      kept_against: true,
    });
    expect(recordedVerdict(answer, packagedTable, true)?.kept_against).toBe(false);
  });

  test("is shown for another year, but neither asked about nor recorded", () => {
    const answer = verdictOf({ length_inches: 33, date_caught: "2021-06-13T15:00:00.000Z" });
    expect(answer.kind === "answer" && answer.answer.reason).toMatch(/^By the rule of 2026;/);
    expect(isAgainst(answer)).toBe(false);
    expect(recordedVerdict(answer, packagedTable, false)).toBeNull();
  });
});

test("the count of kept fish uses the Boston day and leaves out released fish and the catch being edited", () => {
  const log = [
    keptBass(1),
    someCatch(2, { is_released: false, species: "striped bass " }),
    someCatch(3, { is_released: true }),
    someCatch(4, { is_released: false, species: "Bluefish" }),
    // 23:30 in Boston the evening before.
    someCatch(5, { is_released: false, date_caught: "2026-06-13T03:30:00.000Z" }),
  ];
  const at = Date.parse(someContent().date_caught);
  expect(fishKeptOnDayOf(log, at, null)).toHaveLength(3);
  expect(fishKeptOnDayOf(log, at, someId(1))).toHaveLength(2);
});
