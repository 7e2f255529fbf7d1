import type { TideStation } from "#marine/stations/index.ts";
import { harmonicTide } from "./harmonic-tide.ts";
import { subordinateTide } from "./subordinate-tide.ts";
import type { TidePredictor } from "./tide-predictor.ts";

export function createTidePredictor(station: TideStation): TidePredictor {
  return station.method === "harmonic" ? harmonicTide(station) : subordinateTide(station);
}
