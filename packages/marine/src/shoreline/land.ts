/*!
 * The shoreline is from GSHHG 2.3.7, the Global Self-consistent, Hierarchical, High-resolution
 * Geography Database, by Paul Wessel and Walter H. F. Smith, distributed under the GNU Lesser General
 * Public License, version 3 or later; cut and simplified here and offered under the same license.
 * Not for navigation. https://www.soest.hawaii.edu/pwessel/gshhg/
 */
import coastline from "./catalogue/coastline.json" with { type: "json" };

/** The box in degrees within which the shoreline is drawn. */
export const { covered } = coastline;
const { rings, steps } = coastline;

/** Alternating longitudes and latitudes, degrees. */
export type Ring = Float64Array;

function decoded(text: string): Ring {
  const numbers = text.match(/-?\d+/g) ?? [];
  const ring = new Float64Array(numbers.length);
  let [x, y] = [0, 0];
  for (let index = 0; index < numbers.length; index += 2) {
    x += Number(numbers[index]);
    y += Number(numbers[index + 1]);
    ring[index] = x / steps;
    ring[index + 1] = y / steps;
  }
  return ring;
}

let known: readonly Ring[] | undefined;

export const landRings = (): readonly Ring[] => (known ??= rings.map(decoded));
