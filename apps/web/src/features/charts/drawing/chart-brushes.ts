import type { Context2D } from "#web/ui/basemap/overlay/fit-canvas.ts";
import type { Palette } from "#web/ui/basemap/overlay/palette.ts";
import type { DepthStyle } from "./depth-style.ts";

export interface Brushes {
  readonly depth: (look: DepthStyle) => readonly Fill[];
  readonly land: readonly Fill[];
  readonly floating: readonly Fill[];
  readonly unknown: readonly Fill[];
  readonly poorSurvey: readonly Fill[];
  readonly kelp: readonly Fill[];
  readonly noChart: readonly Fill[];
  /** A chart enlarged beyond its scale: vertical lines, as in IHO S-52 (OVERSC01). */
  readonly enlarged: readonly Fill[];
}

export type Fill = string | CanvasPattern;

/** Fills a path. Patterns keep their size at any scale, which is in pixels per path unit. */
export function fillArea(
  context: Context2D,
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

type DrawCell = (context: Context2D, size: number) => void;

function pattern(context: Context2D, size: number, draw: DrawCell): CanvasPattern[] {
  const cell = document.createElement("canvas");
  const ratio = 2;
  cell.width = size * ratio;
  cell.height = size * ratio;
  const own = cell.getContext("2d");
  if (own === null) return [];
  own.scale(ratio, ratio);
  draw(own, size);
  const made = context.createPattern(cell, "repeat");
  return made === null ? [] : [made];
}

const diagonals =
  (color: string, width: number, rises = true): DrawCell =>
  (context, size) => {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.beginPath();
    for (const shift of [-size, 0, size]) {
      context.moveTo(shift - 2, rises ? size + 2 : -2);
      context.lineTo(shift + size + 2, rises ? -2 : size + 2);
    }
    context.stroke();
  };

const uprights =
  (color: string): DrawCell =>
  (context, size) => {
    context.fillStyle = color;
    context.fillRect(size / 2, 0, 0.7, size);
  };

const dots =
  (color: string): DrawCell =>
  (context, size) => {
    context.fillStyle = color;
    context.fillRect(size / 4 - 0.5, size / 4 - 0.5, 1.2, 1.2);
    context.fillRect((3 * size) / 4 - 0.5, (3 * size) / 4 - 0.5, 1.2, 1.2);
  };

export function createBrushes(context: Context2D, { color }: Palette): Brushes {
  const flat = color("chart-flat");
  const hatch = (share: number) =>
    pattern(context, 9, diagonals(color("chart-flat-line"), share * 9 * Math.SQRT1_2));
  const drying = { 1: hatch(0.25), 2: hatch(0.5), 3: hatch(0.75) };
  const shoalest = color("chart-depth-0");
  const unknown = [color("map-beyond")];
  return {
    depth: (look) => {
      if (look.kind === "water") return [color(`chart-depth-${look.tint}`)];
      if (look.kind === "dry") return [flat];
      if (look.kind === "drying") return [shoalest, ...drying[look.quarters]];
      return unknown;
    },
    land: [color("chart-land"), ...pattern(context, 8, dots(color("chart-land-dot")))],
    floating: [color("chart-land-dot")],
    unknown,
    poorSurvey: pattern(context, 14, diagonals(color("chart-poor"), 0.8, false)),
    kelp: pattern(context, 10, dots(color("chart-contour"))),
    enlarged: pattern(context, 18, uprights(color("chart-poor"))),
    noChart: pattern(context, 16, diagonals(color("line"), 1)),
  };
}
