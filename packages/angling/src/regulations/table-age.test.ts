import { describe, expect, test } from "vitest";
import { tableAgeWarning } from "./table-age.ts";

const fluke = { season: { kind: "dated", open: [{ from: "05-24", to: "09-23" }] } } as const;

describe("a table that no server has confirmed for long", () => {
  test.each([
    ["2026-05-25", "2026-06-24", false],
    ["2026-05-25", "2026-06-25", true],
    // The season is May 24 to September 23.
    ["2026-03-01", "2026-05-23", false],
    ["2026-03-01", "2026-05-24", true],
    ["2026-03-01", "2026-09-23", true],
    ["2026-03-01", "2026-09-24", false],
  ])("confirmed on %s gives a warning on %s: %s", (confirmedOn, today, isSaid) => {
    expect(tableAgeWarning(fluke, confirmedOn, today) !== null).toBe(isSaid);
  });

  test("names its day and the action to take", () => {
    expect(tableAgeWarning({ season: { kind: "all-year" } }, "2026-06-01", "2026-11-23")).toBe(
      "These rules are of Jun 1, 2026. This device has not asked for newer ones since: look at the official page before you keep a fish.",
    );
  });

  test("gives no warning without a rule", () => {
    expect(tableAgeWarning(null, "2026-01-01", "2026-11-23")).toBeNull();
  });
});
