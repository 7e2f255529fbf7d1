import { catalogue } from "#angling/spots/catalogue/index.ts";
import type { Spot } from "#angling/spots/spot.ts";

/** Every built-in spot, in the order of the gazetteer. */
export const spots: readonly Spot[] = catalogue;

const byId: ReadonlyMap<string, Spot> = new Map(catalogue.map((spot) => [spot.id, spot]));

export function spotById(id: string): Spot | undefined {
  return byId.get(id);
}
