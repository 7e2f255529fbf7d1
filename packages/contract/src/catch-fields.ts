import * as z from "zod/mini";
import { conditions, scoreAtCatch, verdictAtCatch } from "#contract/catch-circumstances.ts";
import { lengthInSteps, weightInSteps } from "#contract/figure-steps.ts";
import { notesMaxLength } from "#contract/limits.ts";
import {
  enteredInstant,
  figureOrNull,
  fishingMode,
  id,
  instant,
  optionalLine,
  optionalText,
  orNull,
  position,
  singleLine,
  slug,
  withDefault,
} from "#contract/schemas.ts";

/* The fields of a catch. The calls, the record, the form's draft, the content hash, the database columns and the
   exported table are derived from this table; the exported table uses its order. `entered` is the schema of a
   request, `recorded` that of an answer, and `blank` the value of an empty field. */

const oneLine = (maxLength: number) =>
  ({
    kind: "name",
    maxLength,
    entered: singleLine(maxLength),
    recorded: z.string(),
    blank: "",
  }) as const;

export const line = (maxLength: number) =>
  ({
    kind: "line",
    maxLength,
    entered: optionalLine(maxLength),
    recorded: z.nullable(z.string()),
    blank: null,
  }) as const;

const text = (maxLength: number) =>
  ({
    kind: "text",
    maxLength,
    entered: optionalText(maxLength),
    recorded: z.nullable(z.string()),
    blank: null,
  }) as const;

const figure = (least: number, most: number, inSteps: (value: number) => number) =>
  ({
    kind: "figure",
    least,
    most,
    inSteps,
    entered: figureOrNull(least, most),
    recorded: z.nullable(z.number()),
    blank: null,
  }) as const;

const flag = (blank: boolean) =>
  ({
    kind: "flag",
    entered: withDefault(z.boolean(), blank),
    recorded: z.boolean(),
    blank,
  }) as const;

const tellsPlace = <const Field>(field: Field) => ({ ...field, tellsPlace: true }) as const;

/**
 * Marks a field that was added after the first release. While it is blank, the content hash stays the same, so that a
 * request sent twice is still recognized.
 */
export const addedLater = <const Field>(field: Field) => ({ ...field, addedLater: true }) as const;

const photoUrl = z
  .string()
  .check(
    z.maxLength(120),
    z.regex(/^\/api\/catch-logger\/photos\/[0-9a-f-]{36}\/(?:large|small)$/),
  );

export const catchFields = {
  date_caught: { kind: "instant", entered: enteredInstant, recorded: instant, blank: "" },
  /** The displayed name; free text, because imported logs contain arbitrary names. */
  species: oneLine(60),
  length_inches: figure(0.1, 1500, lengthInSteps),
  weight_pounds: figure(0.01, 5000, weightInSteps),
  /** False for guessed figures, which do not count as records. */
  is_measured: flag(true),
  is_released: flag(true),
  location_name: line(120),
  time_of_day: line(40),
  /** A built-in spot's name or an own spot's id. */
  spot_id: tellsPlace({
    kind: "spot",
    entered: orNull(z.union([slug, id])),
    recorded: z.nullable(z.string()),
    blank: null,
  }),
  trip_id: { kind: "id", entered: orNull(id), recorded: z.nullable(id), blank: null },
  mode: {
    kind: "mode",
    entered: orNull(fishingMode),
    recorded: z.nullable(fishingMode),
    blank: null,
  },
  weather: line(120),
  bait_lure: line(120),
  notes: text(notesMaxLength),
  photo_url: {
    kind: "photo",
    entered: orNull(photoUrl),
    recorded: z.nullable(z.string()),
    blank: null,
  },
  is_unfinished: flag(false),
  position: tellsPlace({
    kind: "position",
    entered: orNull(position),
    recorded: z.nullable(position),
    blank: null,
  }),
  position_accuracy_meters: tellsPlace(figure(0, 100_000, (value) => value)),
  conditions: {
    kind: "conditions",
    entered: withDefault(conditions, {}),
    recorded: z.object(conditions.shape),
    blank: {},
  },
  bite_score: {
    kind: "score",
    entered: orNull(scoreAtCatch),
    recorded: z.nullable(z.object(scoreAtCatch.shape)),
    blank: null,
  },
  verdict: {
    kind: "verdict",
    entered: orNull(verdictAtCatch),
    recorded: z.nullable(z.object(verdictAtCatch.shape)),
    blank: null,
  },
} as const;

export type CatchFields = typeof catchFields;
export type FieldName = keyof CatchFields;
type FieldKind = CatchFields[FieldName]["kind"];
export type FieldNameOf<Kind extends FieldKind> = {
  [Name in FieldName]: CatchFields[Name]["kind"] extends Kind ? Name : never;
}[FieldName];

const isFieldName = (key: string): key is FieldName => Object.hasOwn(catchFields, key);

/** Returns all names in the order of the table. */
export const fieldNames = (): FieldName[] => Object.keys(catchFields).filter(isFieldName);

export function fieldNamesOf<Kind extends FieldKind>(
  ...kinds: readonly Kind[]
): FieldNameOf<Kind>[] {
  const wanted: readonly string[] = kinds;
  const isWanted = (field: FieldName): field is FieldNameOf<Kind> =>
    wanted.includes(catchFields[field].kind);
  return fieldNames().filter(isWanted);
}

export function byName<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value>;
export function byName(names: readonly string[], valueOf: (name: string) => unknown): object {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

type Property = "entered" | "recorded" | "blank";

export function ofEachField<Key extends Property>(
  property: Key,
): { [Name in FieldName]: CatchFields[Name][Key] };
export function ofEachField(property: Property): object {
  return Object.fromEntries(fieldNames().map((field) => [field, catchFields[field][property]]));
}
