import { linesOfJson, type GeneratedFiles } from "../generated-files.ts";
import { readLand, type Topology } from "./coast.ts";
import { metresPerDegree, simplify, type Point } from "./geometry.ts";

/** Metres; nothing is seen of it beside the 100 to 200 m of the shoreline itself. */
const tolerance = 30;
/** Square metres; smaller islets are a pixel at the closest zoom of the map. */
const leastArea = 2500;
/** Steps in a degree: about 10 m. */
const precision = 10_000;

function areaOf(ring: readonly Point[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [px, py] = ring.at(index - 1) ?? [x, y];
    return sum + (px * y - x * py);
  }, 0);
  const scale = metresPerDegree(ring[0]?.[1] ?? 0);
  return Math.abs(doubled / 2) * scale.north * scale.east;
}

/** First and last point of a closed ring are the same: cut it in two, or nothing would stay. */
function simplifyRing(ring: readonly Point[]): Point[] {
  const middle = Math.floor(ring.length / 2);
  const head = simplify(ring.slice(0, middle + 1), tolerance);
  return [...head.slice(0, -1), ...simplify(ring.slice(middle), tolerance)];
}

/** Whole steps, each point relative to the one before; a closed ring does not repeat its first. */
function encode(ring: readonly Point[]): string {
  let [x, y] = [0, 0];
  const numbers: number[] = [];
  for (const [longitude, latitude] of ring.slice(0, -1)) {
    const [nextX, nextY] = [Math.round(longitude * precision), Math.round(latitude * precision)];
    if (nextX === x && nextY === y) continue;
    numbers.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return numbers.join(" ").replaceAll(" -", "-");
}

/** The shoreline of the bundled map: land, a ring a text. */
export function drawBasemap(topology: Topology): GeneratedFiles {
  const rings = readLand(topology)
    .map(simplifyRing)
    .filter((ring) => ring.length > 3 && areaOf(ring) >= leastArea)
    .map(encode);
  const covered = { west: -71.3, south: 41.5, east: -69.8, north: 43.2 };
  const file = { covered, steps: precision, rings };
  return new Map([
    ["packages/marine/src/shoreline/catalogue/coastline.json", linesOfJson(file, 2)],
  ]);
}
