import { present } from "./required.ts";
import { findStation } from "./station-index.ts";
import {
  constituentNames,
  type Constituent,
  type CurrentStation,
  type HarmonicNumbers,
  type HarmonicStation,
  type Station,
  type TideStation,
} from "./station.ts";

export async function loadStation(id: string): Promise<Station> {
  const summary = findStation(id);
  if (summary === undefined) throw new RangeError(`unknown station: ${id}`);
  const { referenceId } = summary;
  if (referenceId === undefined) return loadHarmonic(id);
  const [reference, { default: all }] = await Promise.all([
    loadHarmonic(referenceId),
    import("./catalogue/offsets.json", { with: { type: "json" } }),
  ]);
  const subordinate = { ...summary, method: "subordinate", referenceId } as const;
  if (reference.kind === "tide") {
    const offsets = present(all.tides[id], `offsets of ${id}`);
    return { ...subordinate, kind: "tide", offsets, reference };
  }
  const current = present(all.currents[id], `offsets of ${id}`);
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
  const summary = { ...present(findStation(id), `station ${id}`), method: "harmonic" } as const;
  const { harmonicLoaders } = await import("./catalogue/harmonic-loaders.ts");
  const load = present(harmonicLoaders.get(id), `constituents of ${id}`);
  const { default: numbers } = await load();
  const constituents = constituentsOf(numbers);
  return "levels" in numbers
    ? { ...summary, kind: "tide", datum: "MLLW", ...numbers, constituents }
    : { ...summary, kind: "current", ...numbers, constituents };
}

function constituentsOf(numbers: HarmonicNumbers): Constituent[] {
  return constituentNames.flatMap((name): Constituent[] => {
    const [amplitude, phase] = numbers.constituents[name] ?? [];
    return amplitude === undefined || phase === undefined ? [] : [[name, amplitude, phase]];
  });
}
