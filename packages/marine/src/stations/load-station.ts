import { present } from "./present.ts";
import { findStation } from "./station-index.ts";
import type { CurrentStation, HarmonicStation, Station, TideStation } from "./station.ts";

/** Everything needed to predict at one station; the numbers arrive one station at a time. */
export async function loadStation(id: string): Promise<Station> {
  const summary = findStation(id);
  if (summary === undefined) throw new RangeError(`unknown station: ${id}`);
  const { referenceId } = summary;
  if (referenceId === undefined) return loadHarmonic(id);
  const [reference, { tideOffsets, currentOffsets }] = await Promise.all([
    loadHarmonic(referenceId),
    import("./catalogue/offsets.ts"),
  ]);
  const subordinate = { ...summary, method: "subordinate", referenceId } as const;
  if (reference.kind === "tide") {
    const offsets = present(tideOffsets.get(id), `offsets of ${id}`);
    return { ...subordinate, kind: "tide", offsets, reference };
  }
  const current = present(currentOffsets.get(id), `offsets of ${id}`);
  const { floodDirection, ebbDirection, ...offsets } = current;
  return { ...subordinate, kind: "current", floodDirection, ebbDirection, offsets, reference };
}

export async function loadTideStation(id: string): Promise<TideStation> {
  const station = await loadStation(id);
  if (station.kind !== "tide") throw new RangeError(`not a tide station: ${id}`);
  return station;
}

export async function loadCurrentStation(id: string): Promise<CurrentStation> {
  const station = await loadStation(id);
  if (station.kind !== "current") throw new RangeError(`not a current station: ${id}`);
  return station;
}

async function loadHarmonic(id: string): Promise<HarmonicStation> {
  const { harmonicLoaders } = await import("./catalogue/harmonic-loaders.ts");
  const load = present(harmonicLoaders.get(id), `constituents of ${id}`);
  const { station } = await load();
  return station;
}
