import { describe, expect, test } from "vitest";
import { inView, stationsInView } from "#web/app/map/in-view.ts";
import { parseLayers } from "#web/app/map/use-layers.ts";
import { mapMarkers } from "#web/app/map/map-markers.ts";
import { mapStations } from "#web/app/map/stations/predictors.ts";

const harbor = {
  bounds: { south: 42.25, west: -71.05, north: 42.42, east: -70.85 },
  center: { latitude: 42.33, longitude: -70.95 },
};

describe("what is in view", () => {
  test("comes nearest first and stays inside the map", () => {
    const places = [
      { name: "far", position: { latitude: 42.4, longitude: -70.86 } },
      { name: "near", position: { latitude: 42.331, longitude: -70.95 } },
      { name: "outside", position: { latitude: 41.9, longitude: -70.95 } },
    ];
    expect(inView(places, harbor).map(({ name }) => name)).toEqual(["near", "far"]);
  });

  test("of stations is fewer from far away", () => {
    const near = stationsInView(mapStations, { ...harbor, zoom: 11 });
    const far = stationsInView(mapStations, { ...harbor, zoom: 8 });
    expect(far.every(({ method }) => method === "harmonic")).toBe(true);
    expect(near.length).toBeGreaterThan(far.length);
    expect(near.length).toBeLessThanOrEqual(90);
  });
});

describe("the markers of the map", () => {
  const mine = {
    spot_id: "0198a000-0000-7000-8000-0000000000a1",
    name: "The ledge",
    notes: null,
    position: { latitude: 42.3, longitude: -70.9 },
    created_at: "2026-06-13T12:00:00Z",
    updated_at: "2026-06-13T12:00:00Z",
    syncState: "kept",
    refusal: null,
  } as const;

  test("are the layers that are on", () => {
    const none = { spots: false, own: false, selectedId: null };
    expect(mapMarkers([mine], none)).toEqual([]);
    expect(mapMarkers([mine], { ...none, own: true })).toMatchObject([{ label: "The ledge" }]);
    expect(mapMarkers([mine], { ...none, spots: true })).toHaveLength(176);
  });
});

describe("what the map remembers", () => {
  test("is which layers are on; the online chart is off until it is asked for", () => {
    expect(parseLayers(null)).toMatchObject({
      depths: true,
      figures: false,
      spots: true,
      tides: true,
      chart: false,
    });
    expect(parseLayers("chart,nonsense")).toEqual({
      depths: false,
      figures: false,
      aids: false,
      bottom: false,
      areas: false,
      spots: false,
      own: false,
      currents: false,
      tides: false,
      chart: true,
    });
  });
});
