import { loadWater, type BitePlace, type WaterPredictors } from "@striper/angling/bite-score";

const known = new Map<string, Promise<WaterPredictors>>();

/** The predictors of a place's stations; each pair of stations is loaded once. */
export function waterOf({ stations }: Pick<BitePlace, "stations">): Promise<WaterPredictors> {
  const key = `${stations.tide?.station.id ?? ""} ${stations.current?.station.id ?? ""}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const water = loadWater(stations);
  known.set(key, water);
  // A part of the program that could not be fetched is asked for again next time.
  water.catch(() => known.delete(key));
  return water;
}
