import { predictors, type StationPredictor } from "@striper/marine/predictors";
import type { Station } from "@striper/marine/stations";
import { storedOfBuild } from "#web/platform/stored.ts";

const stored = storedOfBuild<readonly Station[]>("cached_stations");

/**
 * Returns the stations shown last, stored together so that the first frame has tide and current.
 * Otherwise each loads from its own file.
 */
export const cachedStations = (): ReadonlyMap<string, StationPredictor> =>
  new Map((stored.read() ?? []).map((station) => [station.id, predictors.ofStation(station)]));

export async function cacheStations(ids: readonly string[]): Promise<void> {
  const known = new Set((stored.read() ?? []).map(({ id }) => id));
  if (ids.every((id) => known.has(id))) return;
  const found = await Promise.all(ids.map((id) => predictors.at(id)));
  stored.write(found.map(({ station }) => station));
}
