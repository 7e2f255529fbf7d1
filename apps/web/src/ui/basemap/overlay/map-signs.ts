import type { Point } from "#web/ui/basemap/geography/camera.ts";
import type { Context2D } from "#web/ui/basemap/overlay/fit-canvas.ts";
import type { Palette } from "#web/ui/basemap/overlay/palette.ts";
import { drawShape, type MarkerShape, shapePath } from "#web/ui/basemap/overlay/symbols.ts";
import { mapFont } from "#web/ui/basemap/painters/map-text.ts";

export interface Pen {
  readonly context: Context2D;
  readonly palette: Palette;
}

/** Strokes of boundary lines: widths and dashes in pixels. */
export const boundaries = {
  "three-mile": { width: 1.5, dash: [9, 4.5] },
  state: { width: 1, dash: [2, 3] },
} as const;

const markerRadius = 8;
const outstandingRadius = 11;
const clusterRadius = 15;
const dotRadius = 7;
const column = { width: 8, height: 18 } as const;
const cross = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const quarters = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** Diameters of symbols in pixels, used to reserve their space. */
export const signSizes = { marker: 2 * markerRadius, cluster: 2 * clusterRadius } as const;

/** Strokes the given path, or the context's current path; width in pixels. */
function strokeIn({ context, palette }: Pen, token: string, width: number, path?: Path2D): void {
  context.lineWidth = width;
  context.strokeStyle = palette.color(token);
  if (path === undefined) context.stroke();
  else context.stroke(path);
}

interface Marker {
  readonly shape: MarkerShape;
  readonly color: string;
  readonly stands: boolean;
}

function marker({ context, palette }: Pen, at: Point, { shape, color, stands }: Marker): void {
  const path = shapePath(shape, stands ? outstandingRadius : markerRadius);
  drawShape(context, path, at, { fill: palette.color(color), edge: palette.color("surface") });
}

/** Draws the ring around a selected or highlighted symbol. */
function chosen(pen: Pen, at: Point, radius = outstandingRadius + 6): void {
  const { context } = pen;
  context.beginPath();
  context.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  strokeIn(pen, "focus", 3);
}

interface Cluster {
  readonly count: number;
  readonly isLit: boolean;
}

function cluster({ context, palette }: Pen, at: Point, { count, isLit }: Cluster): void {
  const size = clusterRadius + Math.min(5, Math.log2(count)) + (isLit ? 3 : 0);
  const look = { fill: palette.color("surface"), edge: palette.color("primary") };
  drawShape(context, shapePath("circle", size), at, look);
  context.font = mapFont(13, "700");
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = palette.color("ink");
  context.fillText(String(count), at.x, at.y + 0.5);
}

function ownPosition(pen: Pen, at: Point, accuracy: number): void {
  const { context, palette } = pen;
  context.beginPath();
  context.arc(at.x, at.y, Math.max(accuracy, dotRadius + 3), 0, 2 * Math.PI);
  context.globalAlpha = 0.18;
  context.fillStyle = palette.color("focus");
  context.fill();
  context.globalAlpha = 1;
  strokeIn(pen, "focus", 1.5);
  const look = { fill: palette.color("focus"), edge: palette.color("surface") };
  drawShape(context, shapePath("circle", dotRadius), at, look);
}

function flowPath(length: number): Path2D {
  const path = new Path2D();
  path.moveTo(-length / 2, 0);
  path.lineTo(length / 2 - 3, 0);
  path.moveTo(length / 2 - 8, -5);
  path.lineTo(length / 2, 0);
  path.lineTo(length / 2 - 8, 5);
  return path;
}

interface Flow {
  /** Direction toward which the water runs, degrees. */
  readonly direction: number;
  /** Speed in knots. The arrow grows with it up to 3 kn. */
  readonly speed: number;
}

function flow(pen: Pen, at: Point, { direction, speed }: Flow): void {
  const { context } = pen;
  const path = flowPath(14 + 8 * Math.min(3, speed));
  context.save();
  context.translate(at.x, at.y);
  context.rotate(((direction - 90) * Math.PI) / 180);
  context.lineCap = "round";
  context.lineJoin = "round";
  strokeIn(pen, "map-water", 5, path);
  strokeIn(pen, "map-flow", 2.5, path);
  context.restore();
}

function slack(pen: Pen, at: Point): void {
  const { context } = pen;
  context.beginPath();
  context.arc(at.x, at.y, 3.5, 0, 2 * Math.PI);
  strokeIn(pen, "map-flow", 2);
}

interface Height {
  /** Position between the day's lowest (0) and highest (1) water. */
  readonly level: number;
  readonly isRising: boolean;
}

function tide({ context, palette }: Pen, at: Point, { level, isRising }: Height): void {
  const [left, top] = [at.x - column.width / 2, at.y - column.height / 2];
  const height = column.height * level;
  context.fillStyle = palette.color("surface");
  context.fillRect(left, top, column.width, column.height);
  context.fillStyle = palette.color("water-line");
  context.fillRect(left, top + column.height - height, column.width, height);
  context.lineWidth = 1.5;
  context.strokeStyle = palette.color("ink");
  context.strokeRect(left, top, column.width, column.height);
  context.beginPath();
  const tip = at.x + column.width;
  const up = isRising ? -1 : 1;
  context.moveTo(tip, at.y - 4 * up);
  context.lineTo(tip, at.y + 4 * up);
  context.moveTo(tip - 3, at.y + 1 * up);
  context.lineTo(tip, at.y + 4 * up);
  context.lineTo(tip + 3, at.y + 1 * up);
  context.stroke();
}

/** Draws the symbol of paper charts: a cross with a dot in each quarter. */
function rock(pen: Pen, { x, y }: Point): void {
  const path = new Path2D();
  path.moveTo(x - 4, y);
  path.lineTo(x + 4, y);
  path.moveTo(x, y - 4);
  path.lineTo(x, y + 4);
  for (const [dx, dy] of quarters) path.rect(x + dx * 2.6 - 0.3, y + dy * 2.6 - 0.3, 0.6, 0.6);
  strokeIn(pen, "ink", 1.5, path);
}

function tapped(pen: Pen, { x, y }: Point): void {
  const path = new Path2D();
  path.arc(x, y, 9, 0, 2 * Math.PI);
  for (const [dx, dy] of cross) {
    path.moveTo(x + 5 * dx, y + 5 * dy);
    path.lineTo(x + 14 * dx, y + 14 * dy);
  }
  strokeIn(pen, "surface", 5, path);
  strokeIn(pen, "focus", 2.5, path);
}

function measured(pen: Pen, ends: readonly Point[]): void {
  const { context, palette } = pen;
  const [from, to] = ends;
  if (from !== undefined && to !== undefined) {
    const line = new Path2D();
    line.moveTo(from.x, from.y);
    line.lineTo(to.x, to.y);
    strokeIn(pen, "surface", 6, line);
    strokeIn(pen, "ink", 3, line);
  }
  const look = { fill: palette.color("first-light"), edge: palette.color("ink") };
  for (const at of ends) drawShape(context, shapePath("circle", 6), at, look);
}

function boundary({ context, palette }: Pen, path: Path2D, kind: keyof typeof boundaries): void {
  const { width, dash } = boundaries[kind];
  context.strokeStyle = palette.color("map-boundary");
  context.lineWidth = width;
  context.setLineDash([...dash]);
  context.stroke(path);
  context.setLineDash([]);
}

/** The signs of the map and its legend. The legend must explain each of them; charts bring their own legend. */
export const mapSigns = {
  marker,
  chosen,
  cluster,
  ownPosition,
  flow,
  slack,
  tide,
  rock,
  tapped,
  measured,
  boundary,
} as const;

export type MapSign = keyof typeof mapSigns;
