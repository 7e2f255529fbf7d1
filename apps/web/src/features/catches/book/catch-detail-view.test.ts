import { describe, expect, test } from "vitest";
import { conditionRows, verdictText } from "#web/features/catches/book/catch-detail-view.ts";
import { catchRowView } from "#web/features/catches/list/catch-row-view.ts";
import { someCatch } from "#web/features/catches/log/testing/some-catch.ts";

const noon = Date.UTC(2026, 5, 13, 16);

describe("a catch in the list", () => {
  // SPEC 5.14
  test("shows its size, marks a guess, and says when it is unknown", () => {
    const measured = someCatch(1, { length_inches: 28.5, weight_pounds: 9 });
    expect(catchRowView(measured, true, "us", noon)).toMatchObject({
      size: "28.5 in · 9 lb",
      place: "Unknown Location",
      when: "Sat Jun 13, 12:00 pm",
      badges: [{ word: "Best when caught" }, { word: "Released" }],
    });
    const guessed = someCatch(2, { length_inches: 28, is_measured: false });
    expect(catchRowView(guessed, false, "metric", noon).size).toBe("71.12 cm (guessed)");
    expect(catchRowView(someCatch(3), false, "us", noon).size).toBe("Size unknown");
  });
});

test("every condition names its origin", () => {
  const { record } = someCatch(1, {
    conditions: {
      current_knots: { value: -1.42, origin: "computed", source: "Deer Island Light" },
      water_temperature_c: { value: 15, origin: "typed", source: null },
      wind_direction_degrees: { value: 225, origin: "filled_in_later", source: "44013" },
    },
    bite_score: { score: 72, model_version: "2026.1", inputs: {} },
  });
  expect(conditionRows(record, "us")).toEqual([
    { label: "Bite score", value: "72", origin: "computed, model 2026.1" },
    { label: "Current", value: "1.4 kt ebb", origin: "computed, Deer Island Light" },
    { label: "Water", value: "59°F", origin: "typed in" },
    { label: "Wind from", value: "SW", origin: "filled in later, 44013" },
  ]);
  expect(verdictText(record)).toBeNull();
});
