import { packagedTable } from "@striper/angling/regulations";
import { describe, expect, test } from "vitest";
import { someCatch, someContent, someId } from "#web/features/catches/log/testing/some-catch.ts";
import {
  keptThatDay,
  recordedVerdict,
  verdictAtCatch,
} from "#web/features/catches/logging/verdict-at-catch.ts";

const verdictOf = (parts: Parameters<typeof someContent>[0], kept = 0) =>
  verdictAtCatch(someContent({ location_name: "Boston Harbor", ...parts }), kept, packagedTable);

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

  test("forbids every bass in federal water", () => {
    const answer = verdictOf({ location_name: "Stellwagen Bank", length_inches: 29 });
    expect(answer.kind === "answer" && answer.answer.code).toBe("prohibited");
  });

  test("is written down with its rule, and that it was overridden", () => {
    const answer = verdictOf({ length_inches: 33 });
    expect(recordedVerdict(answer, packagedTable, false)).toEqual({
      verdict: "release",
      rule_id: "ma/striped_bass",
      regulations_version: packagedTable.version,
      kept_against: true,
    });
    expect(recordedVerdict(answer, packagedTable, true)?.kept_against).toBe(false);
  });
});

test("kept that day counts the day in Boston, the species, and not the fish itself", () => {
  const log = [
    someCatch(1, { is_released: false }),
    someCatch(2, { is_released: false, species: "striped bass " }),
    someCatch(3, { is_released: true }),
    someCatch(4, { is_released: false, species: "Bluefish" }),
    // 23:30 the evening before, in Boston.
    someCatch(5, { is_released: false, date_caught: "2026-06-13T03:30:00.000Z" }),
  ];
  expect(keptThatDay(log, someContent(), null)).toBe(2);
  expect(keptThatDay(log, someContent(), someId(1))).toBe(1);
});
