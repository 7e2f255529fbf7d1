import { drawBasemap } from "./coastline/basemap.ts";
import { topology } from "./coastline/coast.ts";
import { drawJurisdiction } from "./coastline/jurisdiction.ts";
import { drawLanding } from "./coastline/landing.ts";
import type { GeneratedFiles } from "./generated-files.ts";
import { readData } from "./read-data.ts";

/** Everything that is drawn from the shoreline. */
export function generateCoastline(data: string): GeneratedFiles {
  const land = readData(data, "coastline/land.topojson", topology);
  return new Map([...drawBasemap(land), ...drawLanding(land), ...drawJurisdiction(land)]);
}
