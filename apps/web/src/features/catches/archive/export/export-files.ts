import { escapeXml } from "@striper/angling/spots";
import type { CatchRecord, Trip } from "@striper/contract/catch-records";
import { catchLine, catchesHead } from "@striper/contract/catches-csv";
import { harborDate, type Instant } from "@striper/marine/time";

export type ExportKind = "csv" | "json" | "gpx";

interface Log {
  readonly catches: readonly CatchRecord[];
  readonly trips: readonly Trip[];
}

/** A built-in spot says where somebody was as well as a position does. */
function withoutPlace<Entry extends CatchRecord | Trip>(entry: Entry): Entry {
  return { ...entry, position: null, spot_id: null };
}

function withoutPlaces({ catches, trips }: Log): Log {
  return {
    catches: catches.map((one) => ({ ...withoutPlace(one), position_accuracy_meters: null })),
    trips: trips.map(withoutPlace),
  };
}

const gpxHead = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<gpx version="1.1" creator="Striper Conditions" xmlns="http://www.topografix.com/GPX/1/1">',
  "  <metadata><desc>My catches. Not for navigation.</desc></metadata>",
  "",
].join("\n");

function sizeOf({ length_inches: length, weight_pounds: weight }: CatchRecord): string {
  const sizes = [length === null ? [] : [`${length} in`], weight === null ? [] : [`${weight} lb`]];
  return sizes.flat().join(", ");
}

/** Nothing for a catch without a position. */
function waypoint(entry: CatchRecord): string {
  const { position, species, notes, location_name: location } = entry;
  if (position === null) return "";
  const size = sizeOf(entry);
  const about = [location, notes].filter((text) => text !== null).join("\n");
  return [
    `  <wpt lat="${position.latitude}" lon="${position.longitude}">`,
    `    <time>${entry.date_caught}</time>`,
    `    <name>${escapeXml(size === "" ? species : `${species}, ${size}`)}</name>`,
    ...(about === "" ? [] : [`    <desc>${escapeXml(about)}</desc>`]),
    "    <type>catch</type>",
    "  </wpt>",
    "",
  ].join("\n");
}

const types: Readonly<Record<ExportKind, string>> = {
  csv: "text/csv;charset=utf-8",
  json: "application/json",
  gpx: "application/gpx+xml",
};

const texts: Readonly<Record<ExportKind, (log: Log) => string>> = {
  csv: ({ catches }) => catchesHead + catches.map(catchLine).join(""),
  json: (log) => `${JSON.stringify(log, null, 2)}\n`,
  gpx: ({ catches }) => `${gpxHead}${catches.map(waypoint).join("")}</gpx>\n`,
};

export interface ExportFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** The log of this device as a file, in the columns and fields of the account's own export. */
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
