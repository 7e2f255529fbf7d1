import { predictors, type StationPredictor } from "@striper/marine/predictors";
import { findStation } from "@striper/marine/stations";
import { AppError } from "#server/http/app-error.ts";

export type TideStationPredictor = Extract<StationPredictor, { kind: "tide" }>;

/** Finds a station that predicts heights; throws for currents and unknown ids. */
export async function findTideStation(id: string): Promise<TideStationPredictor> {
  const found = findStation(id) === undefined ? undefined : await predictors.at(id);
  if (found?.kind !== "tide")
    throw new AppError("not_found", { message: "There is no tide station of that number here." });
  return found;
}
