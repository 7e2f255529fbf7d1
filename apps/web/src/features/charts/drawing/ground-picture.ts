import type { Camera } from "#web/ui/basemap/geography/camera.ts";
import { threeMileLines } from "#web/ui/basemap/geography/boundary-lines.ts";
import { projection } from "#web/ui/basemap/geography/camera.ts";
import { fitCanvas } from "#web/ui/basemap/overlay/fit-canvas.ts";
import type { Palette } from "#web/ui/basemap/overlay/palette.ts";
import { type Brushes, type Fill, createBrushes } from "./chart-brushes.ts";
import type { ChartLayers } from "./chart-layers.ts";
import { depthLook, lookKey } from "./depth-look.ts";
import { type GroundPaths, groundPaths } from "./ground-paths.ts";
import type { ChartTile } from "./read-tile.ts";
import { placeOf } from "./tile-cover.ts";

export interface GroundLook {
  readonly camera: Camera;
  readonly palette: Palette;
  readonly tiles: readonly ChartTile[];
  readonly layers: ChartLayers;
  /** Height of the water above the chart's zero, metres. */
  readonly water: number;
}

/** Areas and lines, drawn once for a place and a light; only what the water changes is filled again. */
export interface GroundPicture {
  readonly draw: (look: GroundLook) => void;
  /** What was drawn last. */
  readonly drawn: () => GroundLook | null;
  readonly copyTo: (context: CanvasRenderingContext2D, camera: Camera) => void;
}

const samePlace = (a: Camera, b: Camera): boolean =>
  a.zoom === b.zoom &&
  a.width === b.width &&
  a.height === b.height &&
  a.center.latitude === b.center.latitude &&
  a.center.longitude === b.center.longitude;

/** Calls back with a canvas whose units are those of the tile. */
function inTile(
  context: CanvasRenderingContext2D,
  tile: ChartTile,
  camera: Camera,
  work: (scale: number) => void,
): void {
  const { left, top, scale } = placeOf(tile.address, camera);
  context.save();
  context.translate(left, top);
  context.scale(scale, scale);
  work(scale);
  context.restore();
}

/** Patterns keep their size whatever the scale of the tile. */
function fill(
  context: CanvasRenderingContext2D,
  path: Path2D,
  fills: readonly Fill[],
  scale: number,
): void {
  for (const each of fills) {
    if (typeof each !== "string") each.setTransform(new DOMMatrix().scale(0.5 / scale));
    context.fillStyle = each;
    context.fill(path, "evenodd");
  }
}

/** Contours from the zoom at which they no longer crowd. */
const contoursFrom = 11;

interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly look: GroundLook;
  readonly brushes: Brushes;
  readonly scale: number;
}

function stroke({ context, scale }: Pen, path: Path2D, color: string, width: number, dash = 0) {
  context.strokeStyle = color;
  context.lineWidth = width / scale;
  context.setLineDash(dash === 0 ? [] : [dash / scale, (dash * 0.7) / scale]);
  context.stroke(path);
}

function drawLines(pen: Pen, paths: GroundPaths): void {
  const { context, look, brushes, scale } = pen;
  const { color } = look.palette;
  const { zoom } = look.camera;
  fill(context, paths.poorSurvey, brushes.poorSurvey, scale);
  if (look.layers.bottom) {
    fill(context, paths.kelp, brushes.kelp, scale);
    stroke(pen, paths.kelp, color("chart-contour"), 0.8, 3);
  }
  if (zoom >= contoursFrom) {
    for (const { depth, path } of paths.contours) {
      stroke(pen, path, color("chart-contour"), depth === 0 ? 1.1 : 0.6);
    }
  }
  if (look.layers.areas) {
    stroke(pen, paths.fairways, color("map-boundary"), 1.2, 8);
    stroke(pen, paths.restricted, color("map-boundary"), 1, 4);
    stroke(pen, paths.bridges, color("chart-figure"), 3);
  }
  stroke(pen, paths.dangerAreas, color("map-danger"), 1, 2);
  stroke(pen, paths.coast, color("map-shore"), 1);
  stroke(pen, paths.construction, color("chart-figure"), 1.4);
}

function drawThreeMileLine({ context, look }: Omit<Pen, "scale">): void {
  const project = projection(look.camera);
  context.beginPath();
  for (const line of threeMileLines) {
    line.forEach(([longitude, latitude], index) => {
      const { x, y } = project(longitude, latitude);
      if (index === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    });
  }
  context.strokeStyle = look.palette.color("map-boundary");
  context.lineWidth = 1.5;
  context.setLineDash([9, 4]);
  context.stroke();
  context.setLineDash([]);
}

/** Everything but the coverage is hatched where the shoreline below is too coarse for the zoom. */
const coarseFrom = 11;

interface Canvases {
  readonly fills: HTMLCanvasElement;
  readonly lines: HTMLCanvasElement;
}

function drawAreas({ fills }: Canvases, look: GroundLook, brushes: Brushes): void {
  const context = fitCanvas(fills, look.camera);
  if (context === null) return;
  if (look.camera.zoom >= coarseFrom) {
    const whole = new Path2D();
    whole.rect(0, 0, look.camera.width, look.camera.height);
    fill(context, whole, brushes.noChart, 1);
  }
  for (const tile of look.tiles) {
    const paths = groundPaths(tile);
    inTile(context, tile, look.camera, (scale) => {
      fill(context, paths.coverage, brushes.unknown, scale);
      for (const { range, path } of paths.depths) {
        fill(context, path, brushes.depth(depthLook(range, look.water)), scale);
      }
      fill(context, paths.land, brushes.land, scale);
      fill(context, paths.floating, brushes.floating, scale);
    });
  }
}

/** Fills again what another height of the water makes look different. */
function changeWater({ fills }: Canvases, look: GroundLook, before: number, brushes: Brushes) {
  const context = fills.getContext("2d");
  if (context === null || before === look.water) return;
  for (const tile of look.tiles) {
    const changed = groundPaths(tile).depths.filter(
      ({ range }) => lookKey(depthLook(range, look.water)) !== lookKey(depthLook(range, before)),
    );
    if (changed.length === 0) continue;
    inTile(context, tile, look.camera, (scale) => {
      for (const { range, path } of changed) {
        fill(context, path, brushes.depth(depthLook(range, look.water)), scale);
      }
    });
  }
}

function drawAllLines({ lines }: Canvases, look: GroundLook, brushes: Brushes): void {
  const context = fitCanvas(lines, look.camera);
  if (context === null) return;
  drawThreeMileLine({ context, look, brushes });
  for (const tile of look.tiles) {
    inTile(context, tile, look.camera, (scale) =>
      drawLines({ context, look, brushes, scale }, groundPaths(tile)),
    );
  }
}

const differsInWaterOnly = (a: GroundLook, b: GroundLook): boolean =>
  a.palette === b.palette &&
  a.layers === b.layers &&
  a.tiles.length === b.tiles.length &&
  a.tiles.every((tile, index) => tile === b.tiles[index]) &&
  samePlace(a.camera, b.camera);

export function createGroundPicture(): GroundPicture {
  const canvases: Canvases = {
    fills: document.createElement("canvas"),
    lines: document.createElement("canvas"),
  };
  let drawn: GroundLook | null = null;
  let brushes: Brushes | null = null;
  return {
    drawn: () => drawn,
    draw: (look) => {
      const before = drawn;
      const context = canvases.lines.getContext("2d");
      if (context === null) return;
      if (brushes === null || before?.palette !== look.palette) {
        brushes = createBrushes(context, look.palette);
      }
      drawn = look;
      if (before !== null && differsInWaterOnly(before, look)) {
        changeWater(canvases, look, before.water, brushes);
        return;
      }
      drawAreas(canvases, look, brushes);
      drawAllLines(canvases, look, brushes);
    },
    copyTo: (context, camera) => {
      if (drawn === null) return;
      const { center, width, height, zoom } = drawn.camera;
      const { x, y } = projection(camera)(center.longitude, center.latitude);
      const scale = 2 ** (camera.zoom - zoom);
      const place = [x - (width * scale) / 2, y - (height * scale) / 2] as const;
      for (const canvas of [canvases.fills, canvases.lines]) {
        context.drawImage(canvas, ...place, width * scale, height * scale);
      }
    },
  };
}
