import { vesselKinds } from "@striper/contract/vessels";
import { kindStyles, type VesselKind } from "#web/features/vessels/vessel-kinds.ts";
import type { Palette } from "#web/ui/basemap/overlay/palette.ts";

/** Side of a sprite in CSS pixels; fits a hull and its edge in any direction. */
export const spriteSize = 26;
/** Canvas pixels per CSS pixel. */
const sharpness = 2;
/** Number of drawn headings, about six degrees apart. */
const headings = 64;
/** Bow, port quarter, notch and starboard quarter, in pixels forward and to starboard. */
const hull = [
  [10, 0],
  [-7, -5.5],
  [-4, 0],
  [-7, 5.5],
] as const;
const dotRadius = 4.5;

function hullPath(turn: number | null): Path2D {
  const path = new Path2D();
  if (turn === null) {
    path.arc(0, 0, dotRadius, 0, 2 * Math.PI);
    return path;
  }
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  for (const [forward, starboard] of hull) {
    path.lineTo(forward * sin + starboard * cos, starboard * sin - forward * cos);
  }
  path.closePath();
  return path;
}

function drawAtlas(palette: Palette): HTMLCanvasElement {
  const atlas = document.createElement("canvas");
  const side = spriteSize * sharpness;
  atlas.width = side * (headings + 1);
  atlas.height = side * vesselKinds.length;
  const context = atlas.getContext("2d");
  if (context === null) return atlas;
  context.lineJoin = "round";
  context.lineWidth = 2.5;
  context.strokeStyle = palette.color("surface");
  vesselKinds.forEach((kind, row) => {
    context.fillStyle = palette.color(kindStyles[kind].color);
    for (let column = 0; column <= headings; column += 1) {
      const path = hullPath(column === headings ? null : (column / headings) * 2 * Math.PI);
      const [x, y] = [(column + 0.5) * side, (row + 0.5) * side];
      context.setTransform(sharpness, 0, 0, sharpness, x, y);
      context.stroke(path);
      context.fill(path);
    }
  });
  return atlas;
}

const kept = new WeakMap<Palette, HTMLCanvasElement>();

export interface Sprite {
  /** One picture with all sprites, because drawing from a single source is faster. */
  readonly atlas: HTMLCanvasElement;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Returns a cached sprite. Thousands of them draw much faster than outlines. */
export function vesselSprite(palette: Palette, kind: VesselKind, turn: number | null): Sprite {
  const atlas = kept.get(palette) ?? drawAtlas(palette);
  kept.set(palette, atlas);
  const side = spriteSize * sharpness;
  const step = turn === null ? headings : Math.round((turn / (2 * Math.PI)) * headings) % headings;
  return { atlas, x: step * side, y: vesselKinds.indexOf(kind) * side, side };
}
