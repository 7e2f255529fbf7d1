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

/*
 * The fields of a catch. The calls, the record, the form's draft, the content hash, the columns of the
 * database and of the exported table are derived from this table, the last in its order.
 *
 * `entered` is the schema of a request, `recorded` that of an answer, `blank` the value of a field that
 * nobody filled in.
 */

/** One line that is never blank. */
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

/** Of several lines. */
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
    /** As it is stored: what an instrument shows. */
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

/** Left out of an export without positions. */
const tellsPlace = <const Field>(field: Field) => ({ ...field, tellsPlace: true }) as const;

/**
 * Of a field that was added when logs were in use: while it is blank, the content hash is the one from
 * before, so that a request sent twice is still known as one.
 */
export const addedLater = <const Field>(field: Field) => ({ ...field, addedLater: true }) as const;

/** Relative path of an uploaded photo. */
const photoUrl = z
  .string()
  .check(
    z.maxLength(120),
    z.regex(/^\/api\/catch-logger\/photos\/[0-9a-f-]{36}\/(?:large|small)$/),
  );

export const catchFields = {
  date_caught: { kind: "instant", entered: enteredInstant, recorded: instant, blank: "" },
  /** The name a person reads; free text, because imported logs contain arbitrary names. */
  species: oneLine(60),
  length_inches: figure(0.1, 1500, lengthInSteps),
  weight_pounds: figure(0.01, 5000, weightInSteps),
  /** The figures were measured and not guessed: only those count as records. */
  is_measured: flag(true),
  is_released: flag(true),
  location_name: line(120),
  time_of_day: line(40),
  /** A built-in spot's name or the id of an own spot. */
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
  /** Only time, place or photo were saved; the rest follows. */
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

/** In the order of the table. */
export const fieldNames = (): FieldName[] => Object.keys(catchFields).filter(isFieldName);

export function fieldNamesOf<Kind extends FieldKind>(
  ...kinds: readonly Kind[]
): FieldNameOf<Kind>[] {
  const wanted: readonly string[] = kinds;
  const isWanted = (field: FieldName): field is FieldNameOf<Kind> =>
    wanted.includes(catchFields[field].kind);
  return fieldNames().filter(isWanted);
}

/** A value for each of these names. */
export function byName<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value>;
export function byName(names: readonly string[], valueOf: (name: string) => unknown): object {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

type Property = "entered" | "recorded" | "blank";

/** One property of each field, under the fields' names. */
export function ofEachField<Key extends Property>(
  property: Key,
): { [Name in FieldName]: CatchFields[Name][Key] };
export function ofEachField(property: Property): object {
  return Object.fromEntries(fieldNames().map((field) => [field, catchFields[field][property]]));
}
