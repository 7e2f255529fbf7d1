import preferences from "./catalogue/preferences.json" with { type: "json" };
import type { BestFlow, BestWind, Spot } from "./spot.ts";

const flows = new Map(preferences.flows);
const winds = new Map(preferences.winds);

export interface SpotPreferences {
  readonly flow: BestFlow;
  readonly wind: BestWind | null;
  /** Wind and waves reach a boat sooner than a shore angler. */
  readonly exposure: "boat" | "shore";
}

/** Defaults away from any spot: harbor guides prefer the ebb, and no wind is known. */
export const harborPreferences: SpotPreferences = { flow: "ebb", wind: null, exposure: "boat" };

export const flowNamed = ({ id, bestTimes }: Pick<Spot, "id" | "bestTimes">): BestFlow | null =>
  flows.get(id) ?? (bestTimes.includes("High Tide") ? "flood" : null);

/**
 * Returns a spot's preferences. A flow in the spot's text comes first, then the flood for "High
 * Tide" among its best times, then the harbor's ebb.
 */
export function preferencesOf(spot: Pick<Spot, "id" | "bestTimes" | "access">): SpotPreferences {
  return {
    flow: flowNamed(spot) ?? "ebb",
    wind: winds.get(spot.id) ?? null,
    exposure: spot.access.startsWith("Boat") ? "boat" : "shore",
  };
}
