import type { Jurisdiction } from "@striper/marine/jurisdiction";
import * as z from "zod/mini";
import { _default as withDefault } from "zod/mini";

export { withDefault };

/* Schemas shared by several nouns. Requests are strict objects of bounded values. Answers are plain objects, so
   that a newer server may add fields. */

/** Excludes control characters, line breaks and lone surrogates. */
const singleLineCharacters = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;
/** The same, but with line breaks and tabs. */
const multiLineCharacters = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/**
 * Matches invisible characters: bidirectional controls, zero-width spaces, tags and fillers. They can make a name
 * look like another or reverse the text around it.
 */
const hidden = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Joiners and variation selectors are kept only after emoji and letters of scripts without case. */
const joiner = /[\p{Join_Control}\p{Variation_Selector}]/u;
const joinable = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\p{Lo}\d#*]$/u;
/** Enough for the preceding character, which may be a surrogate pair. */
const charactersBefore = 2;

const withoutHidden = (text: string): string =>
  text.replaceAll(hidden, (character, at: number) => {
    const before = text.slice(Math.max(0, at - charactersBefore), at);
    return joiner.test(character) && joinable.test(before) ? character : "";
  });

/** Trimmed text of one line, without hidden characters. */
export const singleLine = (maxLength: number, minLength = 1) =>
  z
    .string()
    .check(
      z.overwrite(withoutHidden),
      z.trim(),
      z.minLength(minLength),
      z.maxLength(maxLength),
      z.regex(singleLineCharacters, { error: "must be one line of ordinary characters" }),
    );

export const multiLine = (maxLength: number, minLength = 1) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(minLength),
      z.maxLength(maxLength),
      z.regex(multiLineCharacters, { error: "must not contain control characters" }),
    );

const blankAsNull = z.transform((value: string | null) => (value === "" ? null : value));

export function optionalLine(maxLength: number) {
  return z.pipe(orNull(singleLine(maxLength, 0)), blankAsNull);
}

export function optionalText(maxLength: number) {
  return z.pipe(orNull(multiLine(maxLength, 0)), blankAsNull);
}

export function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return withDefault(z.nullable(schema), null);
}

/** Accepts a figure; zero means unknown and reads as null. */
export function figureOrNull(minimum: number, maximum: number) {
  if (minimum <= 0) return orNull(between(minimum, maximum));
  const zeroAsNull = z.transform((value: number | null) => (value === 0 ? null : value));
  return z.pipe(orNull(z.union([between(0, 0), between(minimum, maximum)])), zeroAsNull);
}

export function between(minimum: number, maximum: number) {
  return z.number().check(z.minimum(minimum), z.maximum(maximum));
}

export function integerBetween(minimum: number, maximum: number) {
  return z.int().check(z.minimum(minimum), z.maximum(maximum));
}

/**
 * A record under names of the sender's choice. The bound is registered, so that it appears in the API document too.
 */
export function recordOf<Name extends z.ZodMiniString, Value extends z.ZodMiniType>(
  name: Name,
  value: Value,
  maxProperties: number,
) {
  const isWithin = (given: object): boolean => Object.keys(given).length <= maxProperties;
  return z
    .record(name, value)
    .check(z.refine(isWithin, { error: `must not have more than ${maxProperties} names` }))
    .register(z.globalRegistry, { maxProperties });
}

/** The parsed types of query values, for the API document. */
export const queryValues = z.registry<{
  readonly type: "number" | "integer" | "boolean";
  readonly minimum?: number;
  readonly maximum?: number;
}>();

const decimalText = z.string().check(z.maxLength(24), z.regex(/^-?\d{1,12}(\.\d{1,12})?$/));

function fromText<Bounded extends z.ZodMiniType<number, number>>(bounded: Bounded) {
  const number = z.transform((value: number | string) => Number(value));
  return z.pipe(z.union([z.number(), decimalText]), z.pipe(number, bounded));
}

/** A number in a query. Clients may pass a number; on the wire it is decimal text. */
export function queryNumber(minimum: number, maximum: number) {
  const schema = fromText(between(minimum, maximum));
  return schema.register(queryValues, { type: "number", minimum, maximum });
}

export function queryInteger(minimum: number, maximum: number) {
  const schema = fromText(integerBetween(minimum, maximum));
  return schema.register(queryValues, { type: "integer", minimum, maximum });
}

export function queryBoolean() {
  return z
    .pipe(
      z.union([z.boolean(), z.enum(["true", "false"])]),
      z.transform((value: boolean | "true" | "false") => value === true || value === "true"),
    )
    .register(queryValues, { type: "boolean" });
}

export const id = z.uuid().check(z.maxLength(36), z.toLowerCase());

/** Lower-case words with hyphens, as in the ids of the built-in catalogues. */
export const slug = z.string().check(z.maxLength(64), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** NOAA's ids: `8443970` for heights, `BOS1111` or, at a second depth, `COD0911@5` for currents. */
export const stationId = z.string().check(z.maxLength(12), z.regex(/^[A-Za-z0-9_@]+$/));

export const ruleId = z.string().check(z.maxLength(120), z.regex(/^[a-z0-9]+(?:[-_/][a-z0-9]+)*$/));

/** ISO 8601 with `Z` or an offset. The server sends UTC. */
export const instant = z.iso.datetime({ offset: true }).check(z.maxLength(35));

/** A day in the harbor's zone, such as `2026-06-13`. */
export const calendarDate = z.iso.date().check(z.maxLength(10));

/** Plausible years of an entry; rejects slips such as 1900 or 2200. */
const plausibleYears = { from: "1950", before: "2100" };
const plausible = z.refine<string>(
  (date) => date >= plausibleYears.from && date < plausibleYears.before,
  { error: "must lie between 1950 and 2099" },
);
export const enteredInstant = instant.check(plausible);
export const enteredDate = calendarDate.check(plausible);

export const latitude = between(-90, 90);
export const longitude = between(-180, 180);

/** Decimal degrees, WGS 84. */
export const position = z.strictObject({ latitude, longitude });

export const cursor = z.string().check(z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+$/));

export const fishingMode = z.enum(["shore", "private", "for-hire"]);

export const jurisdiction = z.enum(["MA", "NH", "FED"]) satisfies z.ZodMiniType<Jurisdiction>;

export const succeeded = z.object({ success: z.literal(true), message: z.string() });

/**
 * Origin and age of a value. `computed` never ages, `estimate` is a seasonal normal, and `none` means that there is
 * no value.
 */
export const freshness = z.enum(["live", "stale", "estimate", "computed", "none"]);

export const provenance = {
  source: z.nullable(z.string()),
  observed_at: z.nullable(instant),
  issued_at: z.nullable(instant),
  status: freshness,
};

/** One observed, forecast or estimated figure; the field's name has its unit. */
export const reading = z.object({ value: z.nullable(z.number()), ...provenance });
