import { linesOfJson, type GeneratedFiles } from "./generated-files.ts";
import { readData } from "./read-data.ts";
import { isHarmonic, stationFile, type HarmonicData, type StationFile } from "./station-data.ts";

const folder = "packages/marine/src/stations/catalogue";

/** Lower case, because some file systems do not distinguish "BH0101" from "bh0101". */
const harmonicFile = (id: string): string =>
  `harmonic/${id.toLowerCase().replaceAll(/[^a-z0-9]/g, "-")}.json`;

function rowsOf({ database, stations }: StationFile): string {
  const rows = stations.map((station) => {
    const { id, name, kind, position } = station;
    const place = [position.latitude, position.longitude];
    return isHarmonic(station)
      ? [id, name, kind, "harmonic", ...place]
      : [id, name, kind, "subordinate", ...place, station.reference];
  });
  return linesOfJson({ database, rows }, 2);
}

function offsetsOf({ stations }: StationFile): string {
  const tides: Record<string, object> = {};
  const currents: Record<string, object> = {};
  for (const station of stations) {
    if (isHarmonic(station)) continue;
    const { id, offsets } = station;
    if (station.kind === "tide") tides[id] = offsets;
    else {
      const { floodDirection, ebbDirection } = station;
      currents[id] = { floodDirection, ebbDirection, ...offsets };
    }
  }
  return linesOfJson({ tides, currents }, 2);
}

function numbersOf(station: HarmonicData): string {
  const { id: _id, name: _name, kind: _kind, position: _position, ...numbers } = station;
  const { corrected: _corrected, ...shipped } = numbers;
  return linesOfJson(shipped);
}

function loadersOf(harmonic: readonly HarmonicData[]): string {
  const entries = harmonic.map(
    ({ id }) =>
      `  [${JSON.stringify(id)}, () => import("./${harmonicFile(id)}", { with: { type: "json" } })],\n`,
  );
  return `// Made by scripts/data/stations.ts from data/stations/stations.json.

import type { HarmonicNumbers } from "#marine/stations/station.ts";

type Loader = () => Promise<{ readonly default: HarmonicNumbers }>;

export const harmonicLoaders: ReadonlyMap<string, Loader> = new Map<string, Loader>([
${entries.join("")}]);
`;
}

export function generateStations(data: string): GeneratedFiles {
  const file = readData(data, "stations/stations.json", stationFile);
  const harmonic = file.stations.filter(isHarmonic);
  const numbers = new Map(
    harmonic.map((station) => [`${folder}/${harmonicFile(station.id)}`, numbersOf(station)]),
  );
  if (numbers.size !== harmonic.length) throw new Error("two stations share a file");
  return new Map([
    ...numbers,
    [`${folder}/station-rows.json`, rowsOf(file)],
    [`${folder}/offsets.json`, offsetsOf(file)],
    [`${folder}/harmonic-loaders.ts`, loadersOf(harmonic)],
  ]);
}
