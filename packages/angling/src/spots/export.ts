import type { Spot } from "#angling/spots/spot.ts";

/** Escapes text for XML content and attributes, and drops characters that XML 1.0 forbids. */
export function escapeXml(text: string): string {
  return (
    text
      .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      .replaceAll("'", "&apos;")
      // XML parsers turn an unescaped carriage return into a line feed.
      .replaceAll("\r", "&#13;")
  );
}

function waypoint(spot: Spot): string {
  const [longitude, latitude] = spot.coordinates;
  return [
    `  <wpt lat="${latitude}" lon="${longitude}">`,
    `    <name>${escapeXml(spot.name)}</name>`,
    `    <desc>${escapeXml(`${spot.note} ${spot.description}`)}</desc>`,
    `    <src>${escapeXml(`${spot.coordinateSource}; within about ${spot.coordinateUncertaintyMetres} m`)}</src>`,
    `    <type>${escapeXml(spot.type)}</type>`,
    "  </wpt>",
  ].join("\n");
}

/** Formats spots as GPX 1.1 waypoints (https://www.topografix.com/GPX/1/1/). */
export function spotsAsGpx(spots: readonly Spot[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Striper Conditions" xmlns="http://www.topografix.com/GPX/1/1">',
    "  <metadata><desc>Fishing spots. Not for navigation.</desc></metadata>",
    ...spots.map(waypoint),
    "</gpx>",
    "",
  ].join("\n");
}

export interface SpotFeature {
  readonly type: "Feature";
  readonly id: string;
  readonly geometry: {
    readonly type: "Point";
    readonly coordinates: readonly [longitude: number, latitude: number];
  };
  readonly properties: Omit<Spot, "id" | "coordinates">;
}

export interface SpotFeatureCollection {
  readonly type: "FeatureCollection";
  readonly features: readonly SpotFeature[];
}

/** Formats spots as GeoJSON (RFC 7946): WGS 84, longitude before latitude. */
export function spotsAsGeoJson(spots: readonly Spot[]): SpotFeatureCollection {
  return {
    type: "FeatureCollection",
    features: spots.map(({ id, coordinates, ...properties }) => ({
      type: "Feature",
      id,
      geometry: { type: "Point", coordinates },
      properties,
    })),
  };
}
