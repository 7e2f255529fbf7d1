import { blankContent } from "@striper/contract/catch-content";
import type { CatchContent } from "@striper/contract/catch-records";
import { describe, expect, test } from "vitest";
import { markersOf, placedOf } from "#web/features/catches/catch-map-view.ts";
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
});
