import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  pixelsPerNauticalMile,
  project,
  unproject,
  type Camera,
} from "#web/ui/basemap/geography/camera.ts";

const harbor: Camera = {
  center: { latitude: 42.33, longitude: -70.95 },
  zoom: 11,
  width: 800,
  height: 600,
};

const anyPosition = fc.record({
  latitude: fc.double({ min: 41.5, max: 43.2, noNaN: true }),
  longitude: fc.double({ min: -71.3, max: -69.8, noNaN: true }),
});
const anyCamera = fc.record({
  center: anyPosition,
  zoom: fc.double({ min: 6.8, max: 16, noNaN: true }),
  width: fc.integer({ min: 200, max: 2000 }),
  height: fc.integer({ min: 200, max: 2000 }),
});

describe("what is seen", () => {
  test("has its center in the middle", () => {
    const { x, y } = project(harbor, harbor.center);
    expect(x).toBeCloseTo(400);
    expect(y).toBeCloseTo(300);
  });

  test("is found again at its pixel", () => {
    fc.assert(
      fc.property(anyCamera, anyPosition, (camera, position) => {
        const again = unproject(camera, project(camera, position));
        expect(again.latitude).toBeCloseTo(position.latitude, 8);
        expect(again.longitude).toBeCloseTo(position.longitude, 8);
      }),
    );
  });

  test("lies north up: farther north is higher, farther east is to the right", () => {
    const { latitude, longitude } = harbor.center;
    expect(project(harbor, { latitude: latitude + 0.01, longitude }).y).toBeLessThan(300);
    expect(project(harbor, { latitude, longitude: longitude + 0.01 }).x).toBeGreaterThan(400);
  });

  test("has a nautical mile as long as a minute of latitude", () => {
    const { latitude, longitude } = harbor.center;
    const north = project(harbor, { latitude: latitude + 1 / 120, longitude });
    const south = project(harbor, { latitude: latitude - 1 / 120, longitude });
    const minute = south.y - north.y;
    expect(pixelsPerNauticalMile(harbor.zoom, latitude) / minute).toBeCloseTo(1, 2);
  });
});
