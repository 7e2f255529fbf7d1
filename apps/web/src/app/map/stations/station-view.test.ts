import { createCurrentPredictor } from "@striper/marine/currents";
import { loadCurrentStation, loadTideStation } from "@striper/marine/stations";
import { createTidePredictor } from "@striper/marine/tides";
import { instantOfHarborTime, minute } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { currentReading, tideReading } from "#web/app/map/stations/station-view.ts";

const tide = createTidePredictor(await loadTideStation("8443970"));
const current = createCurrentPredictor(await loadCurrentStation("BOS1111"));
const morning = instantOfHarborTime("2026-06-13", 6);
const day = Array.from({ length: 144 }, (_, index) => morning + index * 10 * minute);

describe("a current on the map", () => {
  test("points where the water goes: toward the flood or the ebb, as its sign says", () => {
    for (const at of day) {
      const { speed, direction, sentence } = currentReading(current, at);
      const signed = current.speedAt(at);
      expect(speed).toBeCloseTo(Math.abs(signed));
      const toward = signed < 0 ? current.ebbDirection : current.floodDirection;
      expect(direction).toBe(speed < 0.15 ? null : toward);
      expect(sentence).toMatch(/^(?:Slack|(?:Ebb|Flood) \d\.\d kt toward \d{3}°)$/);
    }
  });
});

describe("a tide on the map", () => {
  test("stands between the lowest and the highest water of its day", () => {
    for (const at of day) {
      const { level } = tideReading(tide, at, "us");
      expect(level).toBeGreaterThanOrEqual(0);
      expect(level).toBeLessThanOrEqual(1);
    }
  });
});
