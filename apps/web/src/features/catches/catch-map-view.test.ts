import { blankContent } from "@striper/contract/catch-content";
import type { CatchContent } from "@striper/contract/catch-records";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boundsOf, inView, markersOf, placedOf } from "#web/features/catches/catch-map-view.ts";
import { localCatch } from "#web/features/catches/log/local-catch.ts";
import { unsentRecord } from "#web/features/catches/log/log-writes.ts";

const at = "2026-06-12T16:00:00.000Z";

function caught(id: string, change: Partial<CatchContent>) {
  return localCatch(unsentRecord(id, { ...blankContent("Striped Bass", at), ...change }, at), []);
}

const deerIsland = { latitude: 42.34, longitude: -70.95 };

describe("the map of own catches", () => {
  test("shows only catches with an exact place, kept ones in a shape of their own", () => {
    const placed = placedOf([
      caught("a", { position: deerIsland }),
      caught("b", { location_name: "Nahant" }),
      caught("c", { position: deerIsland, is_released: false }),
    ]);
    expect(markersOf(placed, "c")).toMatchObject([
      { id: "a", shape: "circle", label: "Striped Bass, Fri Jun 12, 2026", isSelected: false },
      { id: "c", shape: "square", isSelected: true },
    ]);
  });

  test("has nothing to show of a log without places", () => {
    expect(boundsOf(placedOf([caught("b", {})]))).toBeNull();
  });

  test("starts with every catch in view, wherever they are", () => {
    const position = fc.record({
      latitude: fc.double({ min: -80, max: 80, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(position, { minLength: 1, maxLength: 20 }), (positions) => {
        const placed = placedOf(positions.map((one, i) => caught(`${i}`, { position: one })));
        expect(inView(placed, boundsOf(placed))).toHaveLength(placed.length);
      }),
    );
  });
});
