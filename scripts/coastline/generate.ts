/**
 * Draws the lines at which fishing jurisdiction changes and writes them for the marine package:
 *   npx tsx scripts/coastline/generate.ts <land.topojson>
 * The file holds GSHHG land polygons around lon -71.3 to -69.8, lat 41.5 to 43.2.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drawBoundaries } from "./boundaries.ts";
import { createLegalCoast, isTopology, readLand } from "./coast.ts";
import { render } from "./render.ts";

/** Metres; small beside the 100 to 200 m of the shoreline itself. */
const tolerance = 12;

function readTopology(path: string): Parameters<typeof readLand>[0] {
  const topology: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!isTopology(topology)) throw new Error(`${path} holds no TopoJSON with quantized arcs`);
  return topology;
}

const [input] = process.argv.slice(2);
if (input === undefined) {
  console.error("usage: npx tsx scripts/coastline/generate.ts <land.topojson>");
  process.exitCode = 1;
} else {
  const coast = createLegalCoast(readLand(readTopology(input)));
  const boundaries = drawBoundaries(coast, tolerance);
  const output = fileURLToPath(
    new URL("../../packages/marine/src/jurisdiction/catalogue/boundaries.ts", import.meta.url),
  );
  const text = render(boundaries);
  writeFileSync(output, text);
  const points = boundaries.reduce((sum, { path }) => sum + path.length, 0);
  console.log(`${boundaries.length} lines, ${points} points, ${text.length} bytes`);
}
