import type { Boundary } from "./boundaries.ts";
import type { Point } from "./geometry.ts";

const header = `// Drawn by scripts/coastline/generate.ts; do not edit. The shore behind these lines is GSHHG 2.3.7
// (Wessel and Smith 1996), LGPL-3.0-or-later: see NOTICE.md beside this file.
import type { Side } from "../jurisdiction.ts";

export interface EncodedBoundary {
  /** Seen along the path. */
  readonly left: Side;
  readonly right: Side;
  /** Nautical miles. */
  readonly uncertainty: number;
  /** Longitude and latitude of the first point in 0.00001 degree. */
  readonly start: readonly [longitude: number, latitude: number];
  /** From each point to the next. */
  readonly steps: readonly (readonly [east: number, north: number])[];
}
`;

type Step = readonly [number, number];

/** Whole steps of 0.00001 degree, about one metre. */
const round = ([longitude, latitude]: Point): Step => [
  Math.round(longitude * 1e5),
  Math.round(latitude * 1e5),
];

function encode(path: readonly Point[]): { start: Step; steps: Step[] } {
  const points = path.map(round);
  const start = points[0] ?? [0, 0];
  const steps = points.slice(1).map(([longitude, latitude], index): Step => {
    const [previousLongitude, previousLatitude] = points[index] ?? start;
    return [longitude - previousLongitude, latitude - previousLatitude];
  });
  return { start, steps };
}

export function render(boundaries: readonly Boundary[]): string {
  const lines = boundaries.map(({ left, right, uncertainty, path }) => {
    const { start, steps } = encode(path);
    const text = JSON.stringify(steps);
    return `  { left: "${left}", right: "${right}", uncertainty: ${uncertainty}, start: [${start.join(",")}], steps: ${text} },`;
  });
  return `${header}\nexport const boundaries: readonly EncodedBoundary[] = [\n${lines.join("\n")}\n];\n`;
}
