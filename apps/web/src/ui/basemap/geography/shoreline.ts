import { covered, rings, steps } from "#web/ui/basemap/generated/coastline.ts";

export { covered };

/** Longitude and latitude in turn, degrees. */
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

/** Every piece of land, without its lakes. */
export const landRings: readonly Ring[] = rings.map(decoded);
