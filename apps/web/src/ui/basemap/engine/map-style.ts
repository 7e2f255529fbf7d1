import type { Feature, Geometry } from "geojson";
import type { StyleSpecification } from "maplibre-gl";
import { stateLines, threeMileLines, type Line } from "#web/ui/basemap/geography/boundary-lines.ts";
import { covered, landRings, type Ring } from "@striper/marine/shoreline";
import { boundaries } from "#web/ui/basemap/overlay/map-signs.ts";
import type { Palette } from "#web/ui/basemap/overlay/palette.ts";

type Corner = [longitude: number, latitude: number];

function closed(ring: Ring): Corner[] {
  const corners: Corner[] = [];
  for (let index = 0; index < ring.length; index += 2) {
    corners.push([ring[index] ?? 0, ring[index + 1] ?? 0]);
  }
  const [first] = corners;
  return first === undefined ? corners : [...corners, first];
}

const feature = (geometry: Geometry): Feature => ({
  type: "Feature",
  properties: {},
  geometry,
});

const land = feature({
  type: "MultiPolygon",
  coordinates: landRings().map((ring) => [closed(ring)]),
});

const lines = (all: readonly Line[]): Feature =>
  feature({
    type: "MultiLineString",
    coordinates: all.map((line) => line.map(([x, y]): Corner => [x, y])),
  });

const { west, south, east, north } = covered;
const frame: Corner[] = [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

/** The area outside the drawn frame: a wide ring with the frame cut out. */
const beyond = feature({
  type: "Polygon",
  coordinates: [
    [
      [-76, 38],
      [-76, 47],
      [-64, 47],
      [-64, 38],
      [-76, 38],
    ],
    frame,
  ],
});

/** The bundled data is already simplified, so MapLibre's own tolerance stays small. */
const geojson = (data: Feature) =>
  ({ type: "geojson", data, tolerance: 0.1, buffer: 16, maxzoom: 13 }) as const;

/** Id of the online chart's layer, which covers land and shore and lies below the lines. */
export const chartLayer = "chart";
export const firstLayerAboveChart = "state";
export const chartBounds: [number, number, number, number] = [west, south, east, north];

export const layerTokens = {
  water: "map-water",
  land: "map-land",
  shore: "map-shore",
  state: "map-boundary",
  "three-mile": "map-boundary",
  beyond: "map-beyond",
  edge: "line-strong",
} as const;

/** MapLibre counts dashes in multiples of the line width. */
const boundaryPaint = (kind: keyof typeof boundaries, color: Palette["color"]) => {
  const { width, dash } = boundaries[kind];
  return {
    "line-color": color(layerTokens[kind]),
    "line-width": width,
    "line-dasharray": dash.map((length) => length / width),
  };
};

export const mapLayers = ({ color }: Palette) =>
  [
    { id: "water", type: "background", paint: { "background-color": color(layerTokens.water) } },
    { id: "land", type: "fill", source: "land", paint: { "fill-color": color(layerTokens.land) } },
    {
      id: "shore",
      type: "line",
      source: "land",
      paint: { "line-color": color(layerTokens.shore), "line-width": 1 },
    },
    {
      id: "state",
      type: "line",
      source: "state",
      paint: boundaryPaint("state", color),
    },
    {
      id: "three-mile",
      type: "line",
      source: "three-mile",
      paint: boundaryPaint("three-mile", color),
    },
    {
      id: "beyond",
      type: "fill",
      source: "beyond",
      paint: { "fill-color": color(layerTokens.beyond) },
    },
    {
      id: "edge",
      type: "line",
      source: "beyond",
      paint: { "line-color": color(layerTokens.edge), "line-width": 1 },
    },
  ] as const;

/** Returns the ground's style. It needs no glyphs or sprites because the overlay draws text and symbols. */
export function mapStyle(palette: Palette): StyleSpecification {
  return {
    version: 8,
    // Change colors at once: a fade out of Day would spoil night vision.
    transition: { duration: 0, delay: 0 },
    sources: {
      land: geojson(land),
      "three-mile": geojson(lines(threeMileLines)),
      state: geojson(lines(stateLines)),
      beyond: geojson(beyond),
    },
    layers: [...mapLayers(palette)],
  };
}
