import type { Jurisdiction } from "@striper/marine/jurisdiction";
import * as z from "zod/mini";
import { _default as withDefault } from "zod/mini";

export { withDefault };

/*
 * Schemas shared by several nouns. Requests are strict objects of bounded values; answers are plain
 * objects, so that a newer server may add fields.
 */

/** No control characters, no line breaks, no halves of surrogate pairs. */
const singleLineCharacters = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;
/** The same, with line breaks and tabs. */
const multiLineCharacters = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/**
 * Characters that show nothing: controls of the reading direction, spaces without width, tags, fillers. With them
 * a name looks like another, or turns the text around it.
 */
const hidden = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Joiners and variants of emoji and of scripts without case have a use after such a character only. */
const joiner = /[\p{Join_Control}\p{Variation_Selector}]/u;
const joinable = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\p{Lo}\d#*]$/u;
/** Long enough for the character before, which may be a surrogate pair. */
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

/** Trimmed text that may have several lines. */
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

/** A request's text that may be missing, null or blank: null then. */
export function optionalLine(maxLength: number) {
  return z.pipe(orNull(singleLine(maxLength, 0)), blankAsNull);
}

export function optionalText(maxLength: number) {
  return z.pipe(orNull(multiLine(maxLength, 0)), blankAsNull);
}

/** A request's value that may be missing: null then. */
export function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return withDefault(z.nullable(schema), null);
}

/** A figure of a request; zero means that nobody knows it. */
export function figureOrNull(minimum: number, maximum: number) {
  if (minimum <= 0) return orNull(between(minimum, maximum));
  const zeroAsNull = z.transform((value: number | null) => (value === 0 ? null : value));
  return z.pipe(orNull(z.union([between(0, 0), between(minimum, maximum)])), zeroAsNull);
}

/** A finite number. */
export function between(minimum: number, maximum: number) {
  return z.number().check(z.minimum(minimum), z.maximum(maximum));
}

export function integerBetween(minimum: number, maximum: number) {
  return z.int().check(z.minimum(minimum), z.maximum(maximum));
}

/** Values under names of the sender's choice; the bound stands in the document of the calls too. */
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

/** How a value that travels as text in a query reads once it is parsed. */
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

/** A number in a query: a client may pass a number, on the wire it is decimal text. */
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

/** An id made by the server or by the client that first wrote the thing. */
export const id = z.uuid().check(z.maxLength(36), z.toLowerCase());

/** Lower-case words with hyphens: the ids of the built-in catalogues. */
export const slug = z.string().check(z.maxLength(64), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** NOAA's ids: `8443970` for heights, `BOS1111` or, at a second depth, `COD0911@5` for currents. */
export const stationId = z.string().check(z.maxLength(12), z.regex(/^[A-Za-z0-9_@]+$/));

/** Ids of rules and notices: `ma/atlantic_cod/western-gulf-of-maine`. */
export const ruleId = z.string().check(z.maxLength(120), z.regex(/^[a-z0-9]+(?:[-_/][a-z0-9]+)*$/));

/** ISO 8601 with `Z` or an offset. What the server sends is UTC. */
export const instant = z.iso.datetime({ offset: true }).check(z.maxLength(35));

/** `2026-06-13`, a day in the harbor's zone. */
export const calendarDate = z.iso.date().check(z.maxLength(10));

/** Years in which a person's entry can lie: refuses slips such as 1900 or 2200. */
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

/** An opaque mark of how far a list has been read. */
export const cursor = z.string().check(z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+$/));

/** How the angler fishes, as the rules distinguish it. */
export const fishingMode = z.enum(["shore", "private", "for-hire"]);

export const jurisdiction = z.enum(["MA", "NH", "FED"]) satisfies z.ZodMiniType<Jurisdiction>;

export const succeeded = z.object({ success: z.literal(true), message: z.string() });

/**
 * Where a value is from and how old it is. `computed` never ages; `estimate` is a seasonal normal
 * that stands in; `none` means that there is no value.
 */
export const freshness = z.enum(["live", "stale", "estimate", "computed", "none"]);

export const provenance = {
  source: z.nullable(z.string()),
  observed_at: z.nullable(instant),
  issued_at: z.nullable(instant),
  status: freshness,
};

/** One observed, forecast or estimated figure; the field's name says its unit. */
export const reading = z.object({ value: z.nullable(z.number()), ...provenance });
