import { tilePixels } from "./tile-cover.ts";
import { type Camera, mercatorX, mercatorY, type Point } from "#web/ui/basemap/geography/camera.ts";
import type { Painter, Scene } from "#web/ui/basemap/overlay/painter.ts";
import { drawWords } from "#web/ui/basemap/overlay/symbols.ts";
import { boxAround, isSeen, mapFont } from "#web/ui/basemap/painters/map-text.ts";
import type { UnitSystem } from "#web/platform/units.ts";
import { clearanceText, contourText, soundingText } from "./chart-figures.ts";
import type { ChartLayers } from "./chart-layers.ts";
import { marksOf, type PlacedFigure, type PlacedSign, type TileMarks } from "./chart-marks.ts";
import { drawSign } from "./draw-sign.ts";
import type { ChartTile } from "./read-tile.ts";

export interface MarksStyle {
  readonly tiles: () => readonly ChartTile[];
  readonly layers: ChartLayers;
  readonly units: UnitSystem;
}

function pixelsOf({ center, zoom, width, height }: Camera): (place: Point) => Point {
  const size = tilePixels * 2 ** zoom;
  const left = mercatorX(center.longitude) * size - width / 2;
  const top = mercatorY(center.latitude) * size - height / 2;
  return ({ x, y }) => ({ x: x * size - left, y: y * size - top });
}

const aidNamesFrom = 13;
const lightsOfAidsFrom = 14;
const dangerFiguresFrom = 13.5;
const lettersFrom = 13.2;
/**
 * Smallest named place in square kilometers: 2.5 up to zoom 10, a quarter of it per further zoom.
 */
const smallestNamedAt = (zoom: number): number => 2.5 / 4 ** Math.max(0, zoom - 10);

function drawText(
  { context, palette, reserveBox }: Scene,
  text: string,
  at: Point,
  { font, token, height = 13 }: { font: string; token: string; height?: number },
): boolean {
  context.font = font;
  context.textAlign = "center";
  context.textBaseline = "middle";
  if (!reserveBox(boxAround(at, context.measureText(text).width + 5, height))) return false;
  drawWords(context, text, at, { fill: palette.color(token), edge: palette.color("chart-edge") });
  return true;
}

const nameFonts = { water: mapFont(12, "italic 500"), land: mapFont(12) } as const;
const figureFont = mapFont(11, "500");
const labelFont = mapFont(10, "600");

function paintNames(scene: Scene, marks: readonly TileMarks[], at: (place: Point) => Point): void {
  const least = smallestNamedAt(scene.camera.zoom);
  const names = marks
    .flatMap((each) => each.names)
    .filter(({ size }) => size >= least)
    .toSorted((a, b) => b.size - a.size);
  // Neighboring cells and tiles repeat the same bay.
  const drawn = new Set<string>();
  for (const name of names) {
    const place = at(name);
    if (drawn.has(name.name) || !isSeen(place, scene.camera, 0)) continue;
    drawn.add(name.name);
    const font = name.isWater ? nameFonts.water : nameFonts.land;
    drawText(scene, name.name, place, { font, token: "ink-soft", height: 16 });
  }
}

function paintSigns(
  scene: Scene,
  signs: readonly PlacedSign[],
  at: (place: Point) => Point,
  units: UnitSystem,
) {
  for (const sign of signs) {
    const place = at(sign);
    if (!isSeen(place, scene.camera, 8)) continue;
    drawSign(scene.context, sign, place, scene.palette);
  }
  for (const sign of signs) {
    const place = at(sign);
    if (!isSeen(place, scene.camera, 0)) continue;
    const below = { x: place.x, y: place.y + 13 };
    if (sign.isAid && sign.label !== null && scene.camera.zoom >= aidNamesFrom) {
      drawText(scene, sign.label, below, { font: labelFont, token: "ink" });
      if (sign.light !== null && scene.camera.zoom >= lightsOfAidsFrom) {
        const lower = { x: below.x, y: below.y + 12 };
        drawText(scene, sign.light, lower, { font: labelFont, token: "ink-soft" });
      }
    } else if (sign.depth !== null && scene.camera.zoom >= dangerFiguresFrom) {
      const text = soundingText(sign.depth, units);
      drawText(scene, text, below, { font: labelFont, token: "map-danger" });
    }
  }
}

/** Below this zoom, rocks lie so close together that some are left out. */
const allDangersFrom = 14.5;

/**
 * Creates the painter of rocks, wrecks, buoys, lights and names. It reserves the signs' places
 * before any text is drawn.
 */
export function createSignsPainter({ tiles, layers, units }: MarksStyle): Painter {
  let shown: readonly PlacedSign[] = [];
  return {
    order: 8,
    claim: (scene) => {
      const at = pixelsOf(scene.camera);
      const isCrowded = scene.camera.zoom < allDangersFrom;
      shown = tiles()
        .flatMap((tile) => marksOf(tile).signs)
        .filter((sign) => {
          if (sign.isAid && !layers.aids) return false;
          const place = at(sign);
          if (!isSeen(place, scene.camera, 8)) return false;
          const isFree = scene.reserveBox(boxAround(place, 8, 8));
          return isFree || sign.isAid || !isCrowded;
        });
    },
    paint: (scene) => {
      const at = pixelsOf(scene.camera);
      paintNames(scene, tiles().map(marksOf), at);
      paintSigns(scene, shown, at, units);
    },
  };
}

function textOf({ kind, value }: PlacedFigure, units: UnitSystem): string {
  if (kind === "clearance") return clearanceText(value, units);
  return kind === "contour" ? contourText(value, units) : soundingText(value, units);
}

const figureTokens = { sounding: "chart-figure", contour: "chart-contour-ink", clearance: "ink" };

function underline({ context, palette }: Scene, text: string, at: Point): void {
  const half = context.measureText(text).width / 2;
  context.beginPath();
  context.moveTo(at.x - half, at.y + 6.5);
  context.lineTo(at.x + half, at.y + 6.5);
  context.lineWidth = 1;
  context.strokeStyle = palette.color("chart-figure");
  context.stroke();
}

/**
 * Creates the painter of figures and letters. They are drawn last, give way to everything else and
 * thin out by zoom.
 */
export function createFiguresPainter({ tiles, layers, units }: MarksStyle): Painter {
  return {
    order: 45,
    paint: (scene) => {
      const { zoom } = scene.camera;
      const at = pixelsOf(scene.camera);
      const marks = tiles().map(marksOf);
      for (const figure of marks.flatMap(({ figures }) => figures)) {
        const isWanted = figure.kind === "clearance" ? layers.areas : layers.figures;
        if (!isWanted || figure.fromZoom > zoom + 0.2) continue;
        const place = at(figure);
        if (!isSeen(place, scene.camera, 0)) continue;
        const text = textOf(figure, units);
        const isDrawn = drawText(scene, text, place, {
          font: figureFont,
          token: figureTokens[figure.kind],
        });
        if (isDrawn && figure.kind === "sounding" && figure.value < 0)
          underline(scene, text, place);
      }
      if (!layers.bottom || zoom < lettersFrom) return;
      for (const mark of marks.flatMap(({ letters }) => letters)) {
        const place = at(mark);
        if (!isSeen(place, scene.camera, 0)) continue;
        drawText(scene, mark.letters, place, { font: figureFont, token: "ink-soft" });
      }
    },
  };
}
