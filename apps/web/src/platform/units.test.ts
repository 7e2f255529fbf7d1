import { describe, expect, test, vi } from "vitest";
import { chooseUnits, inUnits } from "#web/platform/units.ts";

describe("a sentence with figures", () => {
  test.each([
    ["wind 15 kt, gusts 22 kt", "wind 28 km/h, gusts 41 km/h"],
    [
      "Strong ebb at first light, SW wind 8\u00A0kt",
      "Strong ebb at first light, SW wind 15\u00A0km/h",
    ],
    ["against waves of 3 ft (buoy)", "against waves of 0.9 m (buoy)"],
    ["2 to 4 ft", "0.6 to 1.2 m"],
    ["1 foot or less", "0.3 m or less"],
    ["52 °F, down 2.7 °F in a day", "11 °C, down 1.5 °C in a day"],
    ["About 50 °F, seasonal estimate", "About 10 °C, seasonal estimate"],
    ["Small Craft Advisory, 3 reports", "Small Craft Advisory, 3 reports"],
  ])("%s is in metric units %s", (sentence, metric) => {
    expect(inUnits(sentence, "metric")).toBe(metric);
    expect(inUnits(sentence, "us")).toBe(sentence);
  });
});

test("the chosen units are stored on the device", () => {
  const setItem = vi.fn<Storage["setItem"]>();
  vi.stubGlobal("localStorage", { setItem });
  chooseUnits("metric");
  expect(setItem).toHaveBeenLastCalledWith("units", "metric");
  chooseUnits("us");
});
