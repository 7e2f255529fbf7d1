import { inches } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import { conditionRows, verdictText } from "#web/features/catches/book/catch-detail-view.ts";
import { catchRowView } from "#web/features/catches/list/catch-row-view.ts";
import { someCatch, someContent } from "#web/features/catches/log/testing/some-catch.ts";
import { celebrationView } from "#web/features/catches/logging/celebration-view.ts";

const noon = Date.UTC(2026, 5, 13, 16);

describe("a catch in the list", () => {
  // SPEC 5.14
  test("says its size, guessed where it was, and what is unknown", () => {
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

  test("of another year names it, and an unfinished one says so", () => {
    const old = someCatch(1, { date_caught: "2024-06-13T16:00:00.000Z", is_unfinished: true });
    const view = catchRowView(old, false, "us", noon);
    expect(view.when).toContain("(2024)");
    expect(view.badges).toEqual([{ kind: "unfinished", word: "Not finished" }]);
  });
});

test("every condition says how it is known", () => {
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

describe("the celebration", () => {
  const content = someContent({ length_inches: 41 });

  // SPEC 2.48
  test("is louder for a fish that beats another, and says which", () => {
    const best = { kind: "beats", longerThan: inches(38), heavierThan: null } as const;
    expect(celebrationView({ content, best, isNews: true }, "us")).toEqual({
      title: "CATCH LOGGED!",
      fish: "Striped Bass · 41 in",
      best: "New personal best!",
      details: ["Longer than your 38 in"],
    });
  });

  test("notes the first of a species without calling it a best", () => {
    const view = celebrationView({ content, best: { kind: "first" }, isNews: true }, "us");
    expect(view).toMatchObject({ best: null, details: ["Your first measured Striped Bass"] });
  });
});
