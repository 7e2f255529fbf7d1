import { landRings } from "@striper/marine/shoreline";
import type { Position } from "@striper/marine/geo";
import {
  type Camera,
  mercatorX,
  mercatorY,
  type Point,
  unproject,
} from "#web/ui/basemap/geography/camera.ts";
import type { Painter, Scene } from "#web/ui/basemap/overlay/painter.ts";
import { drawWords } from "#web/ui/basemap/overlay/symbols.ts";
import { boxAround, mapFont } from "#web/ui/basemap/painters/map-text.ts";
import { chartWording } from "#web/features/charts/wording.ts";
import type { ChartTile } from "./read-tile.ts";
import { tilePixels, tileUnits } from "./tile-cover.ts";

/** Tests a point by the even-odd rule. A ring holds x and y alternately. */
function isIn(rings: readonly ArrayLike<number>[], x: number, y: number): boolean {
  const crossings = rings.map((ring) => {
    let count = 0;
    let [x0 = 0, y0 = 0] = [ring[ring.length - 2], ring[ring.length - 1]];
    for (let at = 0; at < ring.length; at += 2) {
      const [x1 = 0, y1 = 0] = [ring[at], ring[at + 1]];
      if (y1 > y !== y0 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) count += 1;
      [x0, y0] = [x1, y1];
    }
    return count;
  });
  return crossings.reduce((sum, count) => sum + count, 0) % 2 === 1;
}

/** Returns true if a cell covers the place, which is given as a fraction of the world map. */
export function isCharted(tiles: readonly ChartTile[], place: Point): boolean {
  return tiles.some((tile) => {
    const count = 2 ** tile.address.zoom;
    const x = (place.x * count - tile.address.x) * tileUnits;
    const y = (place.y * count - tile.address.y) * tileUnits;
    if (x < 0 || y < 0 || x >= tileUnits || y >= tileUnits) return false;
    return isIn(
      tile.layer("coverage").flatMap(({ paths }) => paths),
      x,
      y,
    );
  });
}

/** Candidate positions for the words as shares of width and height, middle first. */
const shares = [0.5, 0.3, 0.7];

/** Uses the coarse shoreline, which is enough for placing words. */
const isLand = ({ longitude, latitude }: Position): boolean =>
  isIn(landRings(), longitude, latitude);

/** Returns a point in pixels on uncharted water in view, or null without one. */
export function unchartedPoint(tiles: readonly ChartTile[], camera: Camera): Point | null {
  const size = tilePixels * 2 ** camera.zoom;
  const left = mercatorX(camera.center.longitude) * size - camera.width / 2;
  const top = mercatorY(camera.center.latitude) * size - camera.height / 2;
  for (const down of shares) {
    for (const across of shares) {
      const point = { x: across * camera.width, y: down * camera.height };
      const place = { x: (point.x + left) / size, y: (point.y + top) / size };
      if (!isCharted(tiles, place) && !isLand(unproject(camera, point))) return point;
    }
  }
  return null;
}

interface ChartEnd {
  readonly tiles: () => readonly ChartTile[];
  readonly isComplete: () => boolean;
}

/** Below this zoom the words would appear on every view of the coast. */
const shownFrom = 9.5;

function paintWords(scene: Scene, at: Point): void {
  const { context, palette } = scene;
  context.font = mapFont(12, "600");
  context.textAlign = "center";
  context.textBaseline = "middle";
  const words = chartWording.noChart;
  if (!scene.reserveBox(boxAround(at, context.measureText(words).width + 8, 18))) return;
  drawWords(context, words, at, {
    fill: palette.color("ink-soft"),
    edge: palette.color("chart-edge"),
  });
}

export function createChartEndPainter({ tiles, isComplete }: ChartEnd): Painter {
  return {
    order: 44,
    paint: (scene) => {
      if (scene.camera.zoom < shownFrom || !isComplete()) return;
      const at = unchartedPoint(tiles(), scene.camera);
      if (at !== null) paintWords(scene, at);
    },
  };
}
