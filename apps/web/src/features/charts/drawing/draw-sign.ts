import type { Context2D } from "#web/ui/basemap/overlay/fit-canvas.ts";
import type { Palette } from "#web/ui/basemap/overlay/palette.ts";
import type { Sign, SignShape } from "./chart-signs.ts";

type Outline = readonly (readonly [x: number, y: number])[];

const filled: Partial<Record<SignShape, Outline>> = {
  can: [
    [-3.5, -4.5],
    [3.5, -4.5],
    [3.5, 4.5],
    [-3.5, 4.5],
  ],
  nun: [
    [-1.8, -5.5],
    [1.8, -5.5],
    [4.2, 4.5],
    [-4.2, 4.5],
  ],
  pillar: [
    [0, -6],
    [3.2, 0],
    [0, 6],
    [-3.2, 0],
  ],
  square: [
    [-4.5, -4.5],
    [4.5, -4.5],
    [4.5, 4.5],
    [-4.5, 4.5],
  ],
  triangle: [
    [0, -5.5],
    [5.2, 4],
    [-5.2, 4],
  ],
  pile: [
    [-2, -2],
    [2, -2],
    [2, 2],
    [-2, 2],
  ],
};

const diagonal = 2.8;

/** Danger symbols from U.S. Chart No. 1, section K. */
const strokes: Partial<Record<SignShape, readonly Outline[]>> = {
  rock: [
    [
      [-4, 0],
      [4, 0],
    ],
    [
      [0, -4],
      [0, 4],
    ],
  ],
  "rock-covers": [
    [
      [-4, 0],
      [4, 0],
    ],
    [
      [-diagonal, -diagonal],
      [diagonal, diagonal],
    ],
    [
      [-diagonal, diagonal],
      [diagonal, -diagonal],
    ],
  ],
  wreck: [
    [
      [-6, 0],
      [6, 0],
    ],
    [
      [0, -4],
      [0, 4],
    ],
    [
      [-3, -2.5],
      [-3, 2.5],
    ],
    [
      [3, -2.5],
      [3, 2.5],
    ],
  ],
};

function pathOf(shape: SignShape): Path2D {
  const path = new Path2D();
  const outline = filled[shape];
  if (outline !== undefined) {
    for (const [x, y] of outline) path.lineTo(x, y);
    path.closePath();
    return path;
  }
  const lines = strokes[shape === "rock-awash" ? "rock" : shape];
  for (const line of lines ?? []) {
    line.forEach(([x, y], index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  }
  if (shape === "rock-awash") {
    for (const [x, y] of [
      [2.6, 2.6],
      [-2.6, 2.6],
      [2.6, -2.6],
      [-2.6, -2.6],
    ] as const)
      path.rect(x - 0.4, y - 0.4, 0.8, 0.8);
  }
  if (shape === "obstruction" || shape === "ball") path.arc(0, 0, 4.2, 0, 2 * Math.PI);
  if (shape === "star") {
    for (let turn = 0; turn < 10; turn += 1) {
      const reach = turn % 2 === 0 ? 6.5 : 2.6;
      const angle = (turn / 10) * 2 * Math.PI - Math.PI / 2;
      path.lineTo(reach * Math.cos(angle), reach * Math.sin(angle));
    }
    path.closePath();
  }
  return path;
}

const paths = new Map<SignShape, Path2D>();

function pathFor(shape: SignShape): Path2D {
  const kept = paths.get(shape) ?? pathOf(shape);
  paths.set(shape, kept);
  return kept;
}

function flarePath(): Path2D {
  const path = new Path2D();
  path.moveTo(1, -1);
  path.lineTo(12, -7.5);
  path.quadraticCurveTo(13, -13, 7.5, -12);
  path.closePath();
  return path;
}

/** Draws a light's flare beside its buoy or beacon, as on printed charts. */
function drawFlare(context: Context2D, color: Palette["color"]): void {
  const flare = flarePath();
  context.lineJoin = "round";
  context.strokeStyle = color("chart-edge");
  context.lineWidth = 2.5;
  context.stroke(flare);
  context.fillStyle = color("map-boundary");
  context.fill(flare);
}

export function drawSign(
  context: Context2D,
  { shape, fills, light }: Sign,
  at: { readonly x: number; readonly y: number },
  { color }: Palette,
): void {
  const path = pathFor(shape);
  const [first = "chart-figure", second] = fills;
  context.save();
  context.translate(at.x, at.y);
  if (first === "map-danger") {
    context.strokeStyle = color(first);
    context.lineWidth = 1.4;
    if (shape === "obstruction") context.setLineDash([1.5, 1.8]);
    context.stroke(path);
  } else {
    if (light !== null) drawFlare(context, color);
    context.lineJoin = "round";
    context.strokeStyle = color("chart-edge");
    context.lineWidth = 3;
    context.stroke(path);
    context.fillStyle = color(first);
    context.fill(path);
    if (second !== undefined) {
      context.clip(path);
      context.fillStyle = color(second);
      context.fillRect(-8, 0, 16, 8);
    }
    context.strokeStyle = color("chart-figure");
    context.lineWidth = second === undefined ? 0.8 : 1.6;
    context.stroke(path);
  }
  context.restore();
}
