import type { Context2D } from "#web/ui/basemap/overlay/fit-canvas.ts";
import { linePath, threeMileLines } from "#web/ui/basemap/geography/boundary-lines.ts";
import type { Camera } from "#web/ui/basemap/geography/camera.ts";
import { mapSigns } from "#web/ui/basemap/overlay/map-signs.ts";
import type { Palette } from "#web/ui/basemap/overlay/palette.ts";
import { type Brushes, fillArea } from "./chart-brushes.ts";
import type { ChartLayers } from "./chart-layers.ts";
import type { GroundPaths } from "./ground-paths.ts";

interface LineStyle {
  readonly token: string;
  /** Pixels. */
  readonly width: number;
  /** Stroke and gap in pixels; a solid line without it. */
  readonly dash?: readonly [number, number];
}

export const lineStyles = {
  kelp: { token: "chart-contour", width: 0.8, dash: [3, 2.1] },
  contour: { token: "chart-contour", width: 0.6 },
  lowWater: { token: "chart-contour", width: 1.1 },
  fairway: { token: "map-boundary", width: 1.2, dash: [8, 5.6] },
  restricted: { token: "map-boundary", width: 1, dash: [4, 2.8] },
  bridge: { token: "chart-figure", width: 3 },
  dangerArea: { token: "map-danger", width: 1, dash: [2, 1.4] },
  coast: { token: "map-shore", width: 1 },
  construction: { token: "chart-figure", width: 1.4 },
} as const satisfies Record<string, LineStyle>;

export type LineName = keyof typeof lineStyles;

export function strokeLine(
  context: Context2D,
  path: Path2D,
  name: LineName,
  { color, scale }: Pick<Palette, "color"> & { readonly scale: number },
): void {
  const { token, width, dash }: LineStyle = lineStyles[name];
  context.strokeStyle = color(token);
  context.lineWidth = width / scale;
  context.setLineDash(dash?.map((length) => length / scale) ?? []);
  context.stroke(path);
  context.setLineDash([]);
}

/** Standard pixel size in metres: OGC 06-042, section 7.2.4.6.9. */
const pixel = 0.00028;
/** Metres per pixel at zoom 0 and 42.5° N. */
const pixelAtZoomZero = (40_075_016.686 / 512) * Math.cos((42.5 * Math.PI) / 180);

/**
 * Returns true for data shown at more than twice their scale, as in IHO S-52, section 10.1.10.2.
 */
export const isEnlarged = (scale: number, zoom: number): boolean =>
  pixelAtZoomZero / 2 ** zoom / pixel < scale / 2;

/** Below this zoom contours are too crowded. */
const contoursFrom = 11;

interface Pen {
  readonly context: Context2D;
  readonly palette: Palette;
  readonly layers: ChartLayers;
  readonly brushes: Brushes;
  readonly zoom: number;
  readonly scale: number;
}

export function drawLines(pen: Pen, paths: GroundPaths): void {
  const { context, palette, layers, brushes, zoom, scale } = pen;
  const stroke = (path: Path2D, name: LineName) =>
    strokeLine(context, path, name, { color: palette.color, scale });
  for (const { scale: made, path } of paths.coarse)
    if (isEnlarged(made, zoom)) fillArea(context, path, brushes.enlarged, scale);
  fillArea(context, paths.poorSurvey, brushes.poorSurvey, scale);
  if (layers.bottom) {
    fillArea(context, paths.kelp, brushes.kelp, scale);
    stroke(paths.kelp, "kelp");
  }
  if (zoom >= contoursFrom) {
    for (const { depth, path } of paths.contours)
      stroke(path, depth === 0 ? "lowWater" : "contour");
  }
  if (layers.areas) {
    stroke(paths.fairways, "fairway");
    stroke(paths.restricted, "restricted");
    stroke(paths.bridges, "bridge");
  }
  stroke(paths.dangerAreas, "dangerArea");
  stroke(paths.coast, "coast");
  stroke(paths.construction, "construction");
}

export function drawThreeMileLine(context: Context2D, camera: Camera, palette: Palette): void {
  mapSigns.boundary({ context, palette }, linePath(camera, threeMileLines), "three-mile");
}
