import { jurisdictionAt } from "@striper/marine/jurisdiction";
import { describe, expect, test } from "vitest";
import { stateLines, threeMileLines } from "#web/ui/basemap/geography/boundary-lines.ts";
import { covered, landRings } from "@striper/marine/shoreline";

function isLand(longitude: number, latitude: number): boolean {
  let inside = false;
  for (const ring of landRings()) {
    for (let index = 0; index < ring.length; index += 2) {
      const next = (index + 2) % ring.length;
      const [x1, y1] = [ring[index] ?? 0, ring[index + 1] ?? 0];
      const [x2, y2] = [ring[next] ?? 0, ring[next + 1] ?? 0];
      if (y1 > latitude === y2 > latitude) continue;
      if (longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    }
  }
  return inside;
}

describe("the bundled map", () => {
  test("stays inside the area it declares as covered", () => {
    const all = landRings().flatMap((ring) => Array.from(ring));
    const longitudes = all.filter((_, index) => index % 2 === 0);
    const latitudes = all.filter((_, index) => index % 2 === 1);
    expect(Math.min(...longitudes)).toBeCloseTo(covered.west, 3);
    expect(Math.max(...longitudes)).toBeLessThanOrEqual(covered.east + 1e-4);
    expect(Math.min(...latitudes)).toBeGreaterThanOrEqual(covered.south - 1e-4);
    expect(Math.max(...latitudes)).toBeCloseTo(covered.north, 3);
  });

  test.each([
    ["Boston Common", -71.065, 42.355, true],
    ["Long Island in the harbor", -70.963, 42.3205, true],
    ["Plum Island", -70.8, 42.755, true],
    ["the middle of Massachusetts Bay", -70.6, 42.38, false],
    ["Cape Cod Bay", -70.27, 41.89, false],
    ["Quincy Bay", -70.985, 42.291, false],
  ])("%s is on land or in water as expected", (_, longitude, latitude, expected) =>
    expect(isLand(longitude, latitude)).toBe(expected),
  );
});

describe("the boundary lines", () => {
  test("the three-mile lines have federal water on one side and state water on the other", () => {
    const beside = threeMileLines.flatMap((line) => {
      const [x, y] = line[Math.floor(line.length / 2)] ?? [0, 0];
      const around = [-0.02, 0.02].map((off) =>
        jurisdictionAt({ latitude: y, longitude: x + off }),
      );
      return around.map((answer) => ("jurisdiction" in answer ? answer.jurisdiction : "none"));
    });
    expect(beside).toContain("FED");
    expect(beside).toContain("MA");
    expect(threeMileLines.flat().length).toBeGreaterThan(100);
    expect(stateLines.length).toBeGreaterThan(0);
  });
});
