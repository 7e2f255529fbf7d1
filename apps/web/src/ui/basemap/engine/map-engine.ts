import type { Position } from "@striper/marine/geo";
import type { Camera, MapBounds, Point } from "#web/ui/basemap/geography/camera.ts";
import type { Palette } from "#web/ui/basemap/overlay/palette.ts";

/** The bundled shoreline is accurate to 100 to 200 m; a closer zoom would suggest more. */
export const closestZoom = 12.5;
/** Closest zoom where a chart is loaded, since charts are drawn in more detail. */
export const closestChartZoom = 16;
export const farthestZoom = 6.8;

/** Limits of panning in degrees, slightly beyond the drawn area. */
export const panBounds: MapBounds = { south: 41.2, west: -72.4, north: 43.5, east: -68.7 };

export interface OnlineChart {
  /** URL template of a tile image; `{bbox-epsg-3857}` stands for its corners in Web Mercator. */
  readonly tiles: string;
  /** Edge length, px. */
  readonly tileSize: number;
}

export interface EngineEvents {
  readonly onCamera: () => void;
  readonly onTap: (point: Point) => void;
  readonly onPoint: (point: Point | null) => void;
  readonly onLongPress: (point: Point) => void;
  readonly onChartFailure: () => void;
}

export interface EngineOptions {
  readonly label: string;
  readonly camera: Pick<Camera, "center" | "zoom">;
  readonly palette: Palette;
  readonly events: EngineEvents;
}

export interface MapEngine {
  readonly kind: "webgl" | "plain";
  camera: () => Camera;
  moveTo: (target: { readonly center?: Position; readonly zoom?: number }, smooth: boolean) => void;
  recolor: (palette: Palette) => void;
  setClosest: (zoom: number) => void;
  /** Shows an online chart, or removes it when null; the plain engine ignores it. */
  showChart: (chart: OnlineChart | null) => void;
  remove: () => void;
}
