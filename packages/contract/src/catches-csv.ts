import { conditions } from "#contract/catch-circumstances.ts";
import { fieldNames, type FieldName } from "#contract/catch-fields.ts";
import type { CatchRecord, Trip } from "#contract/catch-records.ts";

/* The exported table of a log, identical from server and device. By RFC 4180, lines end with CR LF, and cells with
   a comma, quote or line break are quoted. */

type Cell = string | number | boolean | null | undefined;

/**
 * Matches text that a spreadsheet could take for a formula, full-width signs included. It also matches text that
 * begins with the apostrophe itself, so that unescaping is unambiguous.
 */
const readAsMore = /^(?:\s*[=+\-@'\uFF0B\uFF0D\uFF1D\uFF20]|[\t\r\n])/u;
const textSign = "'";

/** Prefixes text with an apostrophe where a spreadsheet could run it as a formula. */
const guarded = (text: string): string => (readAsMore.test(text) ? textSign + text : text);

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

function keysOf<Item extends object>(item: Item): (keyof Item)[];
function keysOf(item: object): string[] {
  return Object.keys(item);
}

const columnsOfParts = {
  position: [
    { name: "latitude", value: ({ position }) => position?.latitude },
    { name: "longitude", value: ({ position }) => position?.longitude },
  ],
  conditions: keysOf(conditions.shape).flatMap((name) => [
    { name, value: (entry) => entry.conditions[name]?.value },
    { name: `${name}_origin`, value: (entry) => entry.conditions[name]?.origin },
  ]),
  bite_score: [
    { name: "bite_score", value: ({ bite_score }) => bite_score?.score },
    { name: "bite_score_model", value: ({ bite_score }) => bite_score?.model_version },
  ],
  verdict: [
    { name: "verdict", value: ({ verdict }) => verdict?.verdict },
    { name: "verdict_rule", value: ({ verdict }) => verdict?.rule_id },
    { name: "kept_against_verdict", value: ({ verdict }) => verdict?.kept_against },
  ],
} as const satisfies Partial<Record<FieldName, readonly Column<CatchRecord>[]>>;

const hasParts = (field: FieldName): field is keyof typeof columnsOfParts =>
  field in columnsOfParts;

const columnsOf = (field: FieldName): readonly Column<CatchRecord>[] =>
  hasParts(field) ? columnsOfParts[field] : [{ name: field, value: (entry) => entry[field] }];

/** The personal-best column follows the columns for measured and released. */
const fieldsBeforeBest = fieldNames().indexOf("is_released") + 1;

const catchColumns: readonly Column<CatchRecord>[] = [
  { name: "catch_id", value: ({ catch_id }) => catch_id },
  ...fieldNames().slice(0, fieldsBeforeBest).flatMap(columnsOf),
  { name: "is_personal_best", value: ({ is_personal_best }) => is_personal_best },
  ...fieldNames().slice(fieldsBeforeBest).flatMap(columnsOf),
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
