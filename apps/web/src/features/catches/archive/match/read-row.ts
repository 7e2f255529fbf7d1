import type { CatchContent } from "@striper/contract/catch-records";
import { blankContent } from "@striper/contract/catch-content";
import {
  byName,
  catchFields,
  fieldNamesOf,
  type FieldNameOf,
} from "@striper/contract/catch-fields";
import type { Instant } from "@striper/marine/time";
import { day } from "@striper/marine/time";
import {
  plainFigures,
  plainFlags,
  type ImportField,
  type Matching,
} from "#web/features/catches/archive/match/fields.ts";
import type { ImportOptions } from "#web/features/catches/archive/match/options.ts";
import {
  lengthInInches,
  waterInCelsius,
  weightInPounds,
  type Converted,
} from "#web/features/catches/archive/match/quantities.ts";
import { readDate } from "#web/features/catches/archive/read-date.ts";
import { readFigure, readYesNo } from "#web/features/catches/archive/read-figure.ts";
import type { TextRow } from "#web/features/catches/archive/read-table.ts";
import { archiveWording } from "#web/features/catches/archive/wording.ts";

const { faults, fields } = archiveWording;

export interface ReadRow {
  readonly number: number;
  readonly content: CatchContent;
  readonly hasTime: boolean;
}

export interface FaultyRow {
  readonly number: number;
  readonly faults: readonly string[];
}

export type RowResult =
  | { readonly kind: "read"; readonly row: ReadRow }
  | ({ readonly kind: "faulty" } & FaultyRow);

interface Reading {
  readonly text: (field: ImportField) => string;
  readonly fault: (sentence: string) => void;
}

type WordsName = FieldNameOf<"name" | "line" | "text">;

/** Matches the line breaks that some programs put into long cells. */
const lineBreaks = /[^\S\n\r\t]*[\n\r\t\v\f\u2028\u2029]\s*/g;
const oneLine = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const lines = /[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\p{Cf}\p{Co}\p{Cn}\n\r\t]/u;

/** Returns null for an empty cell and for a faulty one. */
function words({ text, fault }: Reading, field: WordsName): string | null {
  const { kind, maxLength: most } = catchFields[field];
  const hasLines = kind === "text";
  const value = hasLines ? text(field) : text(field).replaceAll(lineBreaks, " ");
  if (value === "") return null;
  if (value.length > most) fault(faults.tooLong(fields[field], most));
  else if ((hasLines ? lines : oneLine).test(value)) fault(faults.character(fields[field]));
  else return value;
  return null;
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Older logs write 0 or a dash for an unknown value. */
const isUnknown = (text: string): boolean =>
  text === "" || /^(?:-+|0(?:[.,]0+)?|n\/?a|\?)$/i.test(text);

function quantity(
  { text, fault }: Reading,
  field: "length" | "weight" | "water",
  convert: (text: string) => Converted,
  { least, most }: Bounds,
): number | null {
  const written = text(field);
  if (field === "water" ? written === "" : isUnknown(written)) return null;
  const converted = convert(written);
  if (converted === null) fault(faults.figure(fields[field], written));
  else if (converted < least || converted > most) fault(faults.range(fields[field], written));
  else return converted;
  return null;
}

function plainFigure(reading: Reading, field: (typeof plainFigures)[number]): number | null {
  const written = reading.text(field);
  const { least, most } = catchFields[field];
  if (written === "") return null;
  const value = readFigure(written)?.value;
  if (value === undefined) reading.fault(faults.figure(fields[field], written));
  else if (value < least || value > most) reading.fault(faults.range(fields[field], written));
  else return value;
  return null;
}

const modeWords = {
  shore: ["shore", "surf", "beach", "bank", "jetty", "pier", "wading", "land"],
  private: ["private", "private boat", "boat", "kayak"],
  "for-hire": ["for hire", "charter", "guide", "party boat", "head boat"],
} as const;

/** Returns null for an unknown word, because other logs use "mode" for other things. */
function modeOf({ text }: Reading): CatchContent["mode"] {
  const written = text("mode")
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, " ")
    .trim();
  const modes = ["shore", "private", "for-hire"] as const;
  return modes.find((mode) => modeWords[mode].some((one) => one === written)) ?? null;
}

function yesNo(
  { text, fault }: Reading,
  field: "measured" | "released" | "kept" | (typeof plainFlags)[number],
): boolean | null {
  const written = text(field);
  if (written === "") return null;
  const value = readYesNo(written);
  if (value === null) fault(faults.yesNo(fields[field], written));
  return value;
}

function position({ text, fault }: Reading): CatchContent["position"] {
  if (text("latitude") === "" && text("longitude") === "") return null;
  const latitude = readFigure(text("latitude"))?.value;
  const longitude = readFigure(text("longitude"))?.value;
  const isOnEarth =
    latitude !== undefined &&
    longitude !== undefined &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180;
  if (isOnEarth) return { latitude, longitude };
  fault(faults.position);
  return null;
}

const earliest = Date.UTC(1950, 0, 2);

function when(
  { text, fault }: Reading,
  options: ImportOptions,
  now: Instant,
): { readonly at: Instant; readonly hasTime: boolean } | null {
  const written = text("date");
  if (written === "") {
    fault(faults.noDate);
    return null;
  }
  const read = readDate(written, text("time"), options.dates);
  if (read.kind === "no-date") fault(faults.date(written));
  else if (read.kind === "no-time") fault(faults.time(read.text));
  else if (read.at < earliest) fault(faults.year);
  // A row without a time counts as noon, which may still be ahead today.
  else if (read.at > now + day) fault(faults.future);
  else return read;
  return null;
}

export function readRow(
  { number, cells }: TextRow,
  matching: Matching,
  options: ImportOptions,
  now: Instant,
): RowResult {
  const found: string[] = [];
  const text = (field: ImportField): string => {
    const column = matching[field];
    return column === undefined ? "" : (cells[column] ?? "");
  };
  const reading: Reading = { text, fault: (sentence) => found.push(sentence) };
  const caught = when(reading, options, now);
  const species = words(reading, "species");
  if (text("species") === "") found.push(faults.noSpecies);
  const details = detailsOf(reading, options);
  if (found.length > 0 || caught === null || species === null) {
    return { kind: "faulty", number, faults: found };
  }
  const content = {
    ...blankContent(species, new Date(Math.min(caught.at, now)).toISOString()),
    ...details,
  };
  return { kind: "read", row: { number, content, hasTime: caught.hasTime } };
}

function detailsOf(reading: Reading, options: ImportOptions): Partial<CatchContent> {
  const kept = yesNo(reading, "kept");
  const water = quantity(reading, "water", (text) => waterInCelsius(text, options.water), {
    least: -5,
    most: 45,
  });
  return {
    length_inches: quantity(
      reading,
      "length",
      (text) => lengthInInches(text, options.length),
      catchFields.length_inches,
    ),
    weight_pounds: quantity(
      reading,
      "weight",
      (text) => weightInPounds(text, options.weight),
      catchFields.weight_pounds,
    ),
    is_measured: yesNo(reading, "measured") ?? true,
    is_released: yesNo(reading, "released") ?? (kept === null ? true : !kept),
    ...byName(fieldNamesOf("line", "text"), (field) => words(reading, field)),
    ...byName(plainFigures, (field) => plainFigure(reading, field)),
    ...byName(plainFlags, (field) => yesNo(reading, field) ?? catchFields[field].blank),
    mode: modeOf(reading),
    position: position(reading),
    conditions:
      water === null
        ? {}
        : { water_temperature_c: { value: water, origin: "typed", source: null } },
  };
}
