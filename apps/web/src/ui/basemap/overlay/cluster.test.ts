import * as fc from "fast-check";
import { expect, test } from "vitest";
import { clustersAt } from "#web/ui/basemap/overlay/cluster.ts";

const places = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 6 }),
    position: fc.record({
      latitude: fc.double({ min: 42, max: 42.6, noNaN: true }),
      longitude: fc.double({ min: -71, max: -70.4, noNaN: true }),
    }),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);

test("every place is in exactly one cluster or stands by itself", () => {
  fc.assert(
    fc.property(places, fc.integer({ min: 6, max: 13 }), (items, zoom) => {
      const ids = clustersAt(items, zoom).flatMap((shown) =>
        shown.kind === "single" ? [shown.item.id] : shown.items.map(({ id }) => id),
      );
      expect(ids.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
    }),
  );
});

test("a cluster lies among its places and holds two at least", () => {
  fc.assert(
    fc.property(places, (items) => {
      for (const shown of clustersAt(items, 9)) {
        if (shown.kind === "single") continue;
        expect(shown.items.length).toBeGreaterThan(1);
        const { south, north, west, east } = shown.bounds;
        expect(shown.position.latitude).toBeGreaterThanOrEqual(south - 1e-9);
        expect(shown.position.latitude).toBeLessThanOrEqual(north + 1e-9);
        expect(shown.position.longitude).toBeGreaterThanOrEqual(west - 1e-9);
        expect(shown.position.longitude).toBeLessThanOrEqual(east + 1e-9);
      }
    }),
  );
});

const near = [
  { id: "a", position: { latitude: 42.33, longitude: -70.95 } },
  { id: "b", position: { latitude: 42.331, longitude: -70.951 } },
  { id: "c", position: { latitude: 42.5, longitude: -70.8 } },
];

test("neighbors are one from far away and two from near", () => {
  expect(clustersAt(near, 9).map(({ kind }) => kind)).toEqual(["cluster", "single"]);
  expect(clustersAt(near, 16)).toHaveLength(3);
});
