import { hour, minute } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { gaugeView, surpriseText } from "#web/features/tides/gauge-view.ts";

const now = Date.UTC(2026, 5, 13, 12);
const measured = {
  height: 7.31,
  above_prediction: 0.42,
  source: "NOAA CO-OPS 8443970",
  observed_at: "2026-06-13T11:48:00Z",
  issued_at: null,
  status: "live" as const,
};

describe("what the gauge measured", () => {
  test("is told with how far it is off the prediction", () =>
    expect(gaugeView(measured, now, "us")).toEqual({
      text: "Measured 7.3 ft at 7:48 am, 0.4 ft above the prediction",
      at: now - 12 * minute,
    }));

  test("is left out when unknown, half known or older than three hours", () => {
    expect(gaugeView(undefined, now, "us")).toBeNull();
    expect(gaugeView({ ...measured, observed_at: null }, now, "us")).toBeNull();
    expect(gaugeView({ ...measured, above_prediction: null }, now, "us")).toBeNull();
    expect(gaugeView(measured, now + 3 * hour, "us")).toBeNull();
  });

  test.each([
    [0.42, "0.4 ft above the prediction"],
    [-0.3, "0.3 ft below the prediction"],
    [0.04, "as predicted"],
  ])("a level %f ft off is %s", (feet, text) => expect(surpriseText(feet, "us")).toBe(text));
});
