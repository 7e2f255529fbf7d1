import { findStation, loadTideStation, type TideStation } from "@striper/marine/stations";
import { createTidePredictor, type TidePredictor } from "@striper/marine/tides";
import { AppError } from "#server/http/app-error.ts";

export interface TideStationAtHand {
  readonly station: TideStation;
  readonly predictor: TidePredictor;
}

const atHand = new Map<string, Promise<TideStationAtHand>>();

async function load(id: string): Promise<TideStationAtHand> {
  const station = await loadTideStation(id);
  return { station, predictor: createTidePredictor(station) };
}

/** A height station of the region with its predictor; loaded once. */
export function tideStationAtHand(id: string): Promise<TideStationAtHand> {
  if (findStation(id)?.kind !== "tide")
    throw new AppError("not_found", { message: "There is no tide station of that number here." });
  const known = atHand.get(id) ?? load(id);
  atHand.set(id, known);
  return known;
}
