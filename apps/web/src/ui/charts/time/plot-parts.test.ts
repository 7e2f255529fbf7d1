import { hour, instantOfHarborTime } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { timeTicks } from "#web/ui/charts/time/plot-parts.tsx";

const labels = (date: string, hours: number, width: number) => {
  const from = instantOfHarborTime(date, 0);
  return timeTicks(from, from + hours * hour, width).map(({ label }) => label);
};

describe("the hours along an axis", () => {
  test("are six apart on a phone", () =>
    expect(labels("2026-06-13", 24, 340)).toEqual(["12 am", "6 am", "noon", "6 pm", "12 am"]));

  test("are closer where there is room", () =>
    expect(labels("2026-06-13", 24, 680)).toHaveLength(13));

  test("are those of the wall clock also when it is put forward", () =>
    expect(labels("2026-03-08", 23, 340)).toEqual(["12 am", "6 am", "noon", "6 pm", "12 am"]));
});
