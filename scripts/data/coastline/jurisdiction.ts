import { linesOfJson, type GeneratedFiles } from "../generated-files.ts";
import { drawBoundaries } from "./boundaries.ts";
import { createLegalCoast, readLand, type Topology } from "./coast.ts";
import type { Point } from "./geometry.ts";
import type { LegalLines } from "./legal-lines.ts";

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

/** Metres; small beside the 100 to 200 m of the shoreline itself. */
const tolerance = 12;

/** The lines at which fishing jurisdiction changes. */
export function drawJurisdiction(topology: Topology, legal: LegalLines): GeneratedFiles {
  const coast = createLegalCoast(readLand(topology), legal);
  const lines = drawBoundaries(coast, legal, tolerance).map(
    ({ left, right, uncertainty, path }) => {
      const { start, steps } = encode(path);
      return { left, right, uncertainty, start, steps };
    },
  );
  return new Map([
    ["packages/marine/src/jurisdiction/catalogue/boundaries.json", linesOfJson(lines)],
  ]);
}
