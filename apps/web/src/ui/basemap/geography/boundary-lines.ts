import { boundarySegments } from "@striper/marine/jurisdiction";
import { type Camera, projection } from "#web/ui/basemap/geography/camera.ts";

export type Line = readonly (readonly [longitude: number, latitude: number])[];

type Segment = (typeof boundarySegments)[number];

const touches = (segment: Segment, side: string): boolean =>
  segment.left === side || segment.right === side;

function linesOf(segments: readonly Segment[]): Line[] {
  const lines: [number, number][][] = [];
  let end: readonly [number, number] | null = null;
  for (const segment of segments) {
    const { startLongitude, startLatitude, endLongitude, endLatitude } = segment;
    const continues = end?.[0] === startLongitude && end[1] === startLatitude;
    if (!continues) lines.push([[startLongitude, startLatitude]]);
    lines.at(-1)?.push([endLongitude, endLatitude]);
    end = [endLongitude, endLatitude];
  }
  return lines;
}

export const threeMileLines: readonly Line[] = linesOf(
  boundarySegments.filter(
    (segment) => touches(segment, "FED") && !touches(segment, "outside-coverage"),
  ),
);

export const stateLines: readonly Line[] = linesOf(
  boundarySegments.filter((segment) => touches(segment, "MA") && touches(segment, "NH")),
);

export function linePath(camera: Camera, lines: readonly Line[]): Path2D {
  const project = projection(camera);
  const path = new Path2D();
  for (const line of lines) {
    line.forEach(([longitude, latitude], index) => {
      const { x, y } = project(longitude, latitude);
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    });
  }
  return path;
}
