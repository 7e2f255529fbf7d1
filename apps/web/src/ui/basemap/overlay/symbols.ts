import type { Context2D } from "#web/ui/basemap/overlay/fit-canvas.ts";

export const markerShapes = [
  "circle",
  "square",
  "diamond",
  "triangle",
  "pentagon",
  "hexagon",
  "wedge",
  "star",
  "cross",
] as const;
export type MarkerShape = (typeof markerShapes)[number];

/** The number of corners, the rotation in turns, and the notch's radius as a share of the outer one. */
const outlines: Record<
  Exclude<MarkerShape, "circle" | "cross">,
  readonly [number, number, number]
> = {
  square: [4, 1 / 8, 1],
  diamond: [4, 0, 1],
  triangle: [3, 0, 1],
  wedge: [3, 1 / 2, 1],
  pentagon: [5, 0, 1],
  hexagon: [6, 1 / 12, 1],
  star: [5, 0, 0.5],
};

function crossPath(radius: number): Path2D {
  const path = new Path2D();
  const arm = radius * 0.38;
  const [near, far] = [arm, radius];
  const corners = [
    [near, far],
    [near, near],
    [far, near],
    [far, -near],
    [near, -near],
    [near, -far],
    [-near, -far],
    [-near, -near],
    [-far, -near],
    [-far, near],
    [-near, near],
    [-near, far],
  ] as const;
  for (const [x, y] of corners) path.lineTo(x, y);
  path.closePath();
  return path;
}

/** Returns a path around 0, 0; every shape covers about the same area. */
export function shapePath(shape: MarkerShape, radius: number): Path2D {
  const path = new Path2D();
  if (shape === "circle") {
    path.arc(0, 0, radius * 0.95, 0, 2 * Math.PI);
    return path;
  }
  if (shape === "cross") return crossPath(radius * 1.05);
  const [corners, turned, notch] = outlines[shape];
  const points = notch === 1 ? corners : corners * 2;
  const reach = radius * (corners === 3 ? 1.25 : 1.15);
  for (let index = 0; index < points; index += 1) {
    const angle = (index / points + turned) * 2 * Math.PI - Math.PI / 2;
    const length = notch !== 1 && index % 2 === 1 ? reach * notch : reach * (notch === 1 ? 1 : 1.1);
    path.lineTo(length * Math.cos(angle), length * Math.sin(angle));
  }
  path.closePath();
  return path;
}

export interface Look {
  readonly fill: string;
  readonly edge: string;
}

export function drawShape(
  context: Context2D,
  path: Path2D,
  at: { readonly x: number; readonly y: number },
  { fill, edge }: Look,
): void {
  context.translate(at.x, at.y);
  context.lineJoin = "round";
  context.lineWidth = 3;
  context.strokeStyle = edge;
  context.stroke(path);
  context.fillStyle = fill;
  context.fill(path);
  context.translate(-at.x, -at.y);
}

export function drawWords(
  context: Context2D,
  words: string,
  at: { readonly x: number; readonly y: number },
  { fill, edge }: Look,
): void {
  context.lineJoin = "round";
  context.lineWidth = 3.5;
  context.strokeStyle = edge;
  context.strokeText(words, at.x, at.y);
  context.fillStyle = fill;
  context.fillText(words, at.x, at.y);
}
