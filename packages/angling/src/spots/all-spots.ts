import catalogue from "./catalogue/spots.json" with { type: "json" };
import type { Spot } from "./spot.ts";

export const spots: readonly Spot[] = catalogue;

const byId: ReadonlyMap<string, Spot> = new Map(spots.map((spot) => [spot.id, spot]));

export function spotById(id: string): Spot | undefined {
  return byId.get(id);
}
