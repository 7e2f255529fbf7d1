import preferences from "./catalogue/preferences.json" with { type: "json" };
import type { BestFlow, BestWind, Spot } from "./spot.ts";

const flows = new Map(preferences.flows);
const winds = new Map(preferences.winds);

export interface SpotPreferences {
  readonly flow: BestFlow;
  readonly wind: BestWind | null;
  /** Waves and wind reach a boat sooner than a caster on the beach. */
  readonly exposure: "boat" | "shore";
}

/** Away from any spot: the harbor's guides want the ebb, and nothing is known of the wind. */
export const harborPreferences: SpotPreferences = { flow: "ebb", wind: null, exposure: "boat" };

/** The flow a spot is said to fish on, by its own words or its best times; null: nothing is said. */
export const flowNamed = ({ id, bestTimes }: Pick<Spot, "id" | "bestTimes">): BestFlow | null =>
  flows.get(id) ?? (bestTimes.includes("High Tide") ? "flood" : null);

/**
 * The spot's own words first; a spot that lists "High Tide" among its best times fishes as the
 * water comes up; the rest follow the harbor and fish the ebb.
 */
export function preferencesOf(spot: Pick<Spot, "id" | "bestTimes" | "access">): SpotPreferences {
  return {
    flow: flowNamed(spot) ?? "ebb",
    wind: winds.get(spot.id) ?? null,
    exposure: spot.access.startsWith("Boat") ? "boat" : "shore",
  };
}
