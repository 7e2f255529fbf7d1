import { describe, expect, test } from "vitest";
import {
  directionsLink,
  formatCoordinates,
  harborPreferences,
  jurisdictionOfSpot,
  preferencesOf,
  type Spot,
  spotById,
  spotColor,
  spotDetails,
  spots,
  spotsAsGeoJson,
  spotsAsGpx,
  spotTypes,
  stationsNear,
  stationsOfSpot,
} from "#angling/spots/index.ts";

function known(id: string): Spot {
  const spot = spotById(id);
  if (spot === undefined) throw new Error(`no spot ${id}`);
  return spot;
}

describe("a spot's details", () => {
  test("come from its record when present", () => {
    const spot = known("castle-island");
    expect(spotDetails(spot)).toEqual({
      depth: "10–35 ft",
      difficulty: spot.difficulty,
      season: "April–November",
      crowdLevel: spot.crowdLevel,
      rating: spot.rating,
      coordinatesText: spot.coordinates_text,
    });
  });

  // SPEC 2.56
  test("give coordinates with three decimals", () => {
    expect(formatCoordinates([-70.5, 41])).toBe("41.000° N, 70.500° W");
  });

  // SPEC 3.24
  test("name a color token of its own for each type", () => {
    expect(new Set(spotTypes.map(spotColor)).size).toBe(spotTypes.length);
    expect(spotColor("rocks")).toBe("spot-rocks");
  });
});

describe("a spot's preferences", () => {
  test("default to the harbor's ebb", () => {
    expect(harborPreferences.flow).toBe("ebb");
    expect(preferencesOf(known("deer-island-rip"))).toEqual({
      flow: "ebb",
      wind: null,
      exposure: "boat",
    });
    expect(preferencesOf(known("carson-beach")).flow).toBe("flood");
    expect(preferencesOf(known("castle-island")).flow).toBe("either");
  });

  test("follow the flood when high tide is a best time, unless its text names the ebb", () => {
    expect(preferencesOf({ id: "x", bestTimes: ["High Tide"], access: "Shore" }).flow).toBe(
      "flood",
    );
    expect(known("weir-river-mouth").bestTimes).toContain("High Tide");
    expect(preferencesOf(known("weir-river-mouth")).flow).toBe("ebb");
  });

  test("include the best wind, and boat or shore exposure", () => {
    expect(preferencesOf(known("nantasket-beach"))).toMatchObject({
      wind: { from: 90 },
      exposure: "shore",
    });
    expect(preferencesOf(known("hingham-harbor")).exposure).toBe("boat");
    expect(preferencesOf(known("georges-island")).exposure).toBe("shore");
  });
});

describe("a spot's stations", () => {
  test("include a tide station for every spot", () => {
    for (const spot of spots) {
      const { tide } = stationsOfSpot(spot);
      expect(tide).not.toBeNull();
      expect(tide?.distance).toBeLessThanOrEqual(35);
    }
  });

  test("include a current station only nearby", () => {
    const withCurrent = spots.filter((spot) => stationsOfSpot(spot).current !== null);
    expect(withCurrent.length).toBeGreaterThan(80);
    expect(withCurrent.length).toBeLessThan(spots.length);
    for (const spot of withCurrent) {
      const limit = spot.region === "Offshore" ? 3.5 : 1.5;
      expect(stationsOfSpot(spot).current?.distance).toBeLessThanOrEqual(limit);
    }
    expect(stationsOfSpot(known("provincetown-harbor")).current).toBeNull();
    expect(stationsOfSpot(known("stellwagen-middle")).current?.id).toBe("BOS1131");
  });

  test("prefer a harmonic station that is only slightly farther", () => {
    expect(stationsOfSpot(known("castle-island"))).toMatchObject({
      tide: { id: "8443970", method: "harmonic" },
      current: { method: "harmonic" },
    });
    expect(stationsOfSpot(known("hingham-harbor")).tide?.method).toBe("subordinate");
    expect(stationsOfSpot(known("deer-island-rip")).current?.id).toBe("BOS1111");
  });

  test("are on the spot's own water, not merely near it", () => {
    expect(stationsOfSpot(known("brewster-flats")).tide?.name).toContain("Sesuit");
    expect(stationsOfSpot(known("chatham-light-beach"))).toMatchObject({
      tide: { id: "8447435" },
      current: null,
    });
    expect(stationsOfSpot(known("nantasket-beach"))).toMatchObject({
      tide: { id: "8444162" },
      current: null,
    });
  });

  test("are null far at sea and inland", () => {
    expect(stationsNear({ latitude: 40, longitude: -60 })).toEqual({ tide: null, current: null });
    expect(stationsNear({ latitude: 42.36, longitude: -70.9 }).tide).not.toBeNull();
  });
});

describe("a spot's jurisdiction", () => {
  test.each(spots.map((spot) => [spot.id, spot] as const))(
    "at %s agrees with the catalogue",
    (_, spot) => {
      const answer = jurisdictionOfSpot(spot);
      const expected = spot.waters === "federal" ? "FED" : spot.state;
      expect(answer).toMatchObject({ jurisdiction: expected });
    },
  );
});

describe("directions", () => {
  // SPEC 2.52
  test("lead to the coordinates and carry the name", () => {
    const link = new URL(directionsLink(known("castle-island")));
    expect(link.protocol).toBe("https:");
    expect(link.searchParams.get("destination")).toBe("42.33665,-71.01");
    expect(link.searchParams.get("destination_name")).toBe("Castle Island (Fort Independence)");
  });
});

function unclosedTags(xml: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = ""] of xml.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (slash === "") open.push(name);
    else if (open.at(-1) === name) open.pop();
    else return [...open, name];
  }
  return open;
}

describe("the exports", () => {
  test("hold every spot as a GPX waypoint", () => {
    const gpx = spotsAsGpx(spots);
    expect(gpx.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1"')).toBe(true);
    expect(gpx.match(/<wpt /g)).toHaveLength(spots.length);
    expect(gpx).toContain('<wpt lat="42.33665" lon="-71.01">');
    expect(gpx).toContain("Boston &quot;B&quot; Buoy");
    expect(gpx.replaceAll(/&(?:amp|lt|gt|quot|apos);/g, "")).not.toContain("&");
    expect(unclosedTags(gpx)).toEqual([]);
  });

  test("hold every spot as a GeoJSON point, longitude first", () => {
    const { type, features } = spotsAsGeoJson(spots);
    expect(type).toBe("FeatureCollection");
    expect(features).toHaveLength(spots.length);
    expect(features[0]).toMatchObject({
      type: "Feature",
      id: "castle-island",
      geometry: { type: "Point", coordinates: [-71.01, 42.33665] },
      properties: { name: "Castle Island (Fort Independence)" },
    });
    expect(features[0]?.properties).not.toHaveProperty("coordinates");
    expect(JSON.parse(JSON.stringify(features))).toEqual(features);
  });
});
