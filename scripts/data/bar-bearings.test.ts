import { readFileSync } from "node:fs";
import { spots } from "@striper/angling/spots";
import { describe, expect, test } from "vitest";
import { readPolygons, topology } from "./coastline/coast.ts";
import { destination, type Point } from "./coastline/geometry.ts";

const land = readPolygons(
  topology.parse(JSON.parse(readFileSync("data/coastline/land.topojson", "utf8"))),
);

const cross = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

function crosses(from: Point, to: Point, ring: readonly Point[]): boolean {
  let previous = ring.at(-1);
  for (const corner of ring) {
    if (
      previous !== undefined &&
      cross(from, to, previous) * cross(from, to, corner) < 0 &&
      cross(previous, corner, from) * cross(previous, corner, to) < 0
    )
      return true;
    previous = corner;
  }
  return false;
}

const openFor = 5000;

/** Returns the middle of the bearings without land within 5 km. */
function middleOfOpenWater(from: Point): number {
  let [north, east] = [0, 0];
  for (let bearing = 0; bearing < 360; bearing += 2) {
    const to = destination(from, bearing, openFor);
    if (land.some((polygon) => polygon.some((ring) => crosses(from, to, ring)))) continue;
    north += Math.cos((bearing * Math.PI) / 180);
    east += Math.sin((bearing * Math.PI) / 180);
  }
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

describe("the seaward bearing of every rated bar is read off the shoreline", () => {
  const rated = spots.flatMap(({ id, bar }) => (bar?.rating === "rated" ? [{ id, bar }] : []));

  test("of seven spots", () => expect(rated).toHaveLength(7));

  test.each(rated)("at $id", ({ bar }) => {
    expect(Math.abs(middleOfOpenWater(bar.seawardFrom) - bar.seaward)).toBeLessThanOrEqual(5);
  });
});
