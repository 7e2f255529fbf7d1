import { vesselKinds } from "@striper/contract/vessels";
import { kindStyles, type VesselKind } from "#web/features/vessels/vessel-kinds.ts";
import type { Palette } from "#web/ui/basemap/overlay/palette.ts";

/** CSS pixels of a sprite's side; a hull and its edge fit in whatever way it points. */
export const spriteSize = 26;
/** Pixels in a CSS pixel. */
const sharpness = 2;
/** Headings that are drawn differently: about six degrees. */
const headings = 64;
/** Bow, port quarter, notch, starboard quarter; pixels forward and to starboard. */
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
  /** All sprites in one picture: drawn from one, thousands go together. */
  readonly atlas: HTMLCanvasElement;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Thousands of small pictures are drawn far sooner than thousands of outlines. */
export function vesselSprite(palette: Palette, kind: VesselKind, turn: number | null): Sprite {
  const atlas = kept.get(palette) ?? drawAtlas(palette);
  kept.set(palette, atlas);
  const side = spriteSize * sharpness;
  const step = turn === null ? headings : Math.round((turn / (2 * Math.PI)) * headings) % headings;
  return { atlas, x: step * side, y: vesselKinds.indexOf(kind) * side, side };
}
