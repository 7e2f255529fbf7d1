import type { CatchRecord, Trip } from "#contract/catch-records.ts";

/* The table of a log, the same from the server and from a device. RFC 4180: lines end with CR LF, what
 * holds a comma, quote or line break is quoted. */

type Cell = string | number | boolean | null | undefined;

/**
 * What a spreadsheet could take for a formula, in its wide form too, and whatever else begins with the
 * sign that says "text": so that the sign can be taken off again without a doubt.
 */
const readAsMore = /^(?:\s*[=+\-@'\uFF0B\uFF0D\uFF1D\uFF20]|[\t\r\n])/u;
const textSign = "'";

/** A figure stays a figure; words never run as a formula in whoever's spreadsheet. */
const guarded = (text: string): string => (readAsMore.test(text) ? textSign + text : text);

/** The words of a cell as they were before they were written into a table. */
export function wordsOfCell(cell: string): string {
  const words = cell.slice(textSign.length);
  return cell.startsWith(textSign) && readAsMore.test(words) ? words : cell;
}

function cellText(value: Cell): string {
  const text = typeof value === "string" ? guarded(value) : String(value ?? "");
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

interface Column<Entry> {
  readonly name: string;
  readonly value: (entry: Entry) => Cell;
}

function lineOf<Entry>(columns: readonly Column<Entry>[], entry: Entry): string {
  return `${columns.map(({ value }) => cellText(value(entry))).join(",")}\r\n`;
}

const headOf = (columns: readonly { readonly name: string }[]): string =>
  `${columns.map(({ name }) => name).join(",")}\r\n`;

const plain = [
  "catch_id",
  "date_caught",
  "species",
  "length_inches",
  "weight_pounds",
  "is_measured",
  "is_released",
  "is_personal_best",
  "location_name",
  "time_of_day",
  "spot_id",
  "trip_id",
  "mode",
  "weather",
  "bait_lure",
  "notes",
  "photo_url",
  "is_unfinished",
] as const satisfies readonly (keyof CatchRecord)[];

const conditions = [
  "tide_height_feet",
  "tide_stage",
  "current_knots",
  "sun_altitude_degrees",
  "moon_phase",
  "moon_illumination",
  "wind_speed_kt",
  "wind_direction_degrees",
  "air_temperature_c",
  "water_temperature_c",
  "pressure_hpa",
  "cloud_cover_percent",
] as const satisfies readonly (keyof CatchRecord["conditions"])[];

const catchColumns: readonly Column<CatchRecord>[] = [
  ...plain.map((name) => ({ name, value: (entry: CatchRecord) => entry[name] })),
  { name: "latitude", value: ({ position }) => position?.latitude },
  { name: "longitude", value: ({ position }) => position?.longitude },
  { name: "position_accuracy_meters", value: (entry) => entry.position_accuracy_meters },
  ...conditions.flatMap((name) => [
    { name, value: (entry: CatchRecord) => entry.conditions[name]?.value },
    { name: `${name}_origin`, value: (entry: CatchRecord) => entry.conditions[name]?.origin },
  ]),
  { name: "bite_score", value: ({ bite_score }) => bite_score?.score },
  { name: "bite_score_model", value: ({ bite_score }) => bite_score?.model_version },
  { name: "verdict", value: ({ verdict }) => verdict?.verdict },
  { name: "verdict_rule", value: ({ verdict }) => verdict?.rule_id },
  { name: "kept_against_verdict", value: ({ verdict }) => verdict?.kept_against },
  { name: "created_at", value: ({ created_at }) => created_at },
  { name: "updated_at", value: ({ updated_at }) => updated_at },
];

export const catchesHead = headOf(catchColumns);
export const catchLine = (entry: CatchRecord): string => lineOf(catchColumns, entry);

const tripColumns: readonly Column<Trip>[] = [
  { name: "trip_id", value: ({ trip_id }) => trip_id },
  { name: "started_at", value: ({ started_at }) => started_at },
  { name: "ended_at", value: ({ ended_at }) => ended_at },
  { name: "location_name", value: ({ location_name }) => location_name },
  { name: "spot_id", value: ({ spot_id }) => spot_id },
  { name: "latitude", value: ({ position }) => position?.latitude },
  { name: "longitude", value: ({ position }) => position?.longitude },
  { name: "mode", value: ({ mode }) => mode },
  { name: "targets", value: ({ targets }) => targets.join("; ") },
  { name: "tried", value: ({ tried }) => tried.join("; ") },
  { name: "notes", value: ({ notes }) => notes },
  { name: "stripers_caught", value: ({ stripers_caught }) => stripers_caught },
  { name: "bite_score", value: ({ bite_score }) => bite_score?.scores.join("; ") },
  { name: "bite_score_model", value: ({ bite_score }) => bite_score?.model_version },
];

export const tripsHead = headOf(tripColumns);
export const tripLine = (trip: Trip): string => lineOf(tripColumns, trip);
