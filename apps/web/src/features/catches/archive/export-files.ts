import { withoutPlace } from "@striper/contract/catch-content";
import type { CatchRecord, Trip } from "@striper/contract/catch-records";
import { catchLine, catchesHead } from "@striper/contract/catches-csv";
import { catchWaypoint, gpxHead, gpxTail, tripTrack } from "@striper/contract/catches-gpx";
import { harborDate, type Instant } from "@striper/marine/time";

export type ExportKind = "csv" | "json" | "gpx";

interface Log {
  readonly catches: readonly CatchRecord[];
  readonly trips: readonly Trip[];
}

function withoutPlaces({ catches, trips }: Log): Log {
  return {
    catches: catches.map(withoutPlace),
    trips: trips.map((trip) => ({ ...trip, position: null, spot_id: null })),
  };
}

/** Returns the tracks of the trips. The GPX schema puts every track after all waypoints. */
function tracksOf({ catches, trips }: Log): string {
  const byTrip = new Map<string | null, CatchRecord[]>();
  for (const entry of catches) {
    const others = byTrip.get(entry.trip_id);
    if (others === undefined) byTrip.set(entry.trip_id, [entry]);
    else others.push(entry);
  }
  return trips.map((trip) => tripTrack(trip, byTrip.get(trip.trip_id) ?? [])).join("");
}

const types: Readonly<Record<ExportKind, string>> = {
  csv: "text/csv;charset=utf-8",
  json: "application/json",
  gpx: "application/gpx+xml",
};

const texts: Readonly<Record<ExportKind, (log: Log) => string>> = {
  csv: ({ catches }) => catchesHead + catches.map(catchLine).join(""),
  json: (log) => `${JSON.stringify(log, null, 2)}\n`,
  gpx: (log) => gpxHead + log.catches.map(catchWaypoint).join("") + tracksOf(log) + gpxTail,
};

export interface ExportFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export function exportFile(
  log: Log,
  kind: ExportKind,
  withPositions: boolean,
  now: Instant,
): ExportFile {
  return {
    name: `catches-${harborDate(now)}.${kind}`,
    type: types[kind],
    text: texts[kind](withPositions ? log : withoutPlaces(log)),
  };
}
