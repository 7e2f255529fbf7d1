import type { Position } from "@striper/marine/geo";
import type { Camera, MapBounds, Point } from "#web/ui/basemap/geography/camera.ts";
import type { Palette } from "#web/ui/basemap/overlay/palette.ts";

/** The bundled shoreline is accurate to 100 to 200 m; closer zoom would suggest more. */
export const closestZoom = 12.5;
/** With a chart, which is drawn for a closer zoom. */
export const closestChartZoom = 16;
export const farthestZoom = 6.8;

/** The map can be panned this far: a little beyond what is drawn, degrees. */
export const panBounds: MapBounds = { south: 41.2, west: -72.4, north: 43.5, east: -68.7 };

export interface OnlineChart {
  /** Address of a picture, with the corners in Web Mercator in the place of `{bbox-epsg-3857}`. */
  readonly tiles: string;
  /** Pixels. */
  readonly tileSize: number;
}

export interface EngineEvents {
  /** The camera has moved, also while it is moving. */
  readonly onCamera: () => void;
  readonly onTap: (point: Point) => void;
  /** Null when the pointer leaves. */
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

/** What draws water, land and lines and follows the fingers. */
export interface MapEngine {
  readonly kind: "webgl" | "plain";
  camera: () => Camera;
  moveTo: (target: { readonly center?: Position; readonly zoom?: number }, smooth: boolean) => void;
  recolor: (palette: Palette) => void;
  /** As close as the map may be looked at. */
  setClosest: (zoom: number) => void;
  /** Null takes the online chart away; the plain engine has none. */
  showChart: (chart: OnlineChart | null) => void;
  remove: () => void;
}
