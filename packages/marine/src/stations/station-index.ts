import catalogue from "./catalogue/station-rows.json" with { type: "json" };
import type { StationRow, StationSummary } from "./station.ts";

export const stationSource = {
  publisher: "NOAA CO-OPS",
  license: "public domain",
  credit: "Neaps tide database (https://github.com/openwatersio/tide-database)",
  version: catalogue.database,
} as const;

export const stationIndex: readonly StationSummary[] = catalogue.rows.map(summaryOf);

function summaryOf(row: StationRow): StationSummary {
  const [id, name, kind, method, latitude, longitude, referenceId] = row;
  const summary = { id, name, kind, method, position: { latitude, longitude } };
  return referenceId === undefined ? summary : { ...summary, referenceId };
}

const summaries = new Map(stationIndex.map((station) => [station.id, station]));

export function findStation(id: string): StationSummary | undefined {
  return summaries.get(id);
}
