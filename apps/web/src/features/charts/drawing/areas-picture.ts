import type { Camera } from "#web/ui/basemap/geography/camera.ts";
import { fitCanvas, type Context2D } from "#web/ui/basemap/overlay/fit-canvas.ts";
import { type Brushes, fillArea } from "./chart-brushes.ts";
import { depthStyle, isSameStyle } from "./depth-style.ts";
import { groundPaths } from "./ground-paths.ts";
import type { ChartTile } from "./read-tile.ts";
import { placeOf } from "./tile-cover.ts";

export interface AreasStyle {
  readonly camera: Camera;
  readonly tiles: readonly ChartTile[];
  readonly brushes: Brushes;
  /** Height of the water in metres. */
  readonly height: number;
}

export interface AreasPicture {
  readonly draw: (look: AreasStyle) => void;
  /** Redraws only the areas that look different at the new height. */
  readonly setHeight: (height: number) => void;
  readonly camera: () => Camera | null;
}

/** Calls `work` with the canvas scaled to tile units. */
export function inTile(
  context: Context2D,
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

/**
 * From this zoom on, the shoreline below is too coarse, so everything outside the coverage is
 * hatched.
 */
const coarseFrom = 11;

function drawAll(context: Context2D, look: AreasStyle): void {
  const { camera, brushes, height } = look;
  if (camera.zoom >= coarseFrom) {
    const whole = new Path2D();
    whole.rect(0, 0, camera.width, camera.height);
    fillArea(context, whole, brushes.noChart, 1);
  }
  for (const tile of look.tiles) {
    const { coverage } = groundPaths(tile);
    inTile(context, tile, camera, (scale) => {
      fillArea(context, coverage, brushes.unknown, scale);
      // Without this line the map below shows through between two cells.
      context.lineWidth = 1 / scale;
      context.strokeStyle = context.fillStyle;
      context.stroke(coverage);
    });
  }
  for (const tile of look.tiles) {
    const paths = groundPaths(tile);
    inTile(context, tile, camera, (scale) => {
      for (const { range, path } of paths.depths) {
        fillArea(context, path, brushes.depth(depthStyle(range, height)), scale);
      }
      fillArea(context, paths.land, brushes.land, scale);
      fillArea(context, paths.floating, brushes.floating, scale);
    });
  }
}

function changeHeight(
  context: Context2D,
  { camera, tiles, brushes, height: before }: AreasStyle,
  height: number,
): void {
  for (const tile of tiles) {
    const changed = groundPaths(tile).depths.filter(
      ({ range }) => !isSameStyle(depthStyle(range, height), depthStyle(range, before)),
    );
    if (changed.length === 0) continue;
    inTile(context, tile, camera, (scale) => {
      for (const { range, path } of changed) {
        fillArea(context, path, brushes.depth(depthStyle(range, height)), scale);
      }
    });
  }
}

/** `sharpness` limits the canvas pixels per CSS pixel. */
export function createAreasPicture(canvas: HTMLCanvasElement, sharpness?: number): AreasPicture {
  let drawn: AreasStyle | null = null;
  let context: Context2D | null = null;
  return {
    camera: () => drawn?.camera ?? null,
    draw: (look) => {
      context = fitCanvas(canvas, look.camera, sharpness);
      drawn = look;
      if (context !== null) drawAll(context, look);
    },
    setHeight: (height) => {
      if (drawn === null || context === null || drawn.height === height) return;
      changeHeight(context, drawn, height);
      drawn = { ...drawn, height };
    },
  };
}
