import { describe, expect, test } from "vitest";
import { ageText, sourceChipView } from "#web/ui/figures/source-chip-view.ts";

const now = Date.UTC(2026, 5, 13, 12);
const minute = 60_000;

describe("age", () => {
  test.each([
    [0, "just now"],
    [59_999, "just now"],
    [minute, "1 min ago"],
    [59.9 * minute, "59 min ago"],
    [60 * minute, "1 h ago"],
    [47.9 * 60 * minute, "47 h ago"],
    [48 * 60 * minute, "2 days ago"],
  ])("of %d ms reads %s", (age, text) => {
    expect(ageText(now - age, now)).toBe(text);
  });

  test("a time in the future reads as now, since a clock may run ahead", () => {
    expect(ageText(now + 5 * minute, now)).toBe("just now");
  });
});

describe("the source chip", () => {
  test("shows no age for a computed value", () => {
    expect(sourceChipView({ kind: "computed", from: "8443970" }, now).text).toBe(
      "8443970 · computed",
    );
  });

  test("shows the age of an observation", () => {
    const at = now - 20 * minute;
    expect(sourceChipView({ kind: "observed", from: "44013", at }, now).text).toBe(
      "44013 · 20 min ago",
    );
  });

  test("distinguishes a forecast's issue time from a measurement", () => {
    const issuedAt = now - 120 * minute;
    const view = sourceChipView({ kind: "forecast", from: "NWS", issuedAt }, now);
    expect(view.text).toBe("NWS · issued 2 h ago");
    expect(view.meaning).toMatch(/forecast/i);
  });

  test("labels an estimate as one", () => {
    expect(sourceChipView({ kind: "estimate", from: "Seasonal normal" }, now).text).toBe(
      "Seasonal normal · estimate",
    );
  });
});
