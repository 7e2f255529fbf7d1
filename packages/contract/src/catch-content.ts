import {
  catchFields,
  fieldNames,
  ofEachField,
  type CatchFields,
  type FieldName,
} from "#contract/catch-fields.ts";
import type { CatchContent, CatchRecord } from "#contract/catch-records.ts";

/* The part of a catch that the angler writes: extracting it from a record, building a record, and comparing. */

function pick<Source extends object, Name extends keyof Source>(
  source: Source,
  names: readonly Name[],
): Pick<Source, Name>;
function pick(source: Readonly<Record<string, unknown>>, names: readonly string[]): object {
  const picked: Record<string, unknown> = {};
  for (const name of names) picked[name] = source[name];
  return picked;
}

export const contentOf = (record: CatchContent): CatchContent => pick(record, fieldNames());

export const blankContent = (species: string, dateCaught: string): CatchContent => ({
  ...ofEachField("blank"),
  species,
  date_caught: dateCaught,
});

const photoPath = "/api/catch-logger/photos/";

/** Returns the path of a photo, known before the upload because the device makes its id. */
export const photoUrl = (photoId: string, size: "large" | "small" = "large"): string =>
  `${photoPath}${photoId}/${size}`;

export function photoIdOf(url: string | null): string | null {
  if (url === null || !url.startsWith(photoPath)) return null;
  return url.slice(photoPath.length).split("/")[0] ?? null;
}

type OwnOfRecord = Pick<
  CatchRecord,
  "catch_id" | "is_personal_best" | "created_at" | "updated_at" | "revision"
>;

export function recordOf(content: CatchContent, own: OwnOfRecord): CatchRecord {
  const photoId = photoIdOf(content.photo_url);
  // Spread last: in V8, an object that begins with a spread costs ten times as much when other names follow.
  return {
    length: content.length_inches,
    weight: content.weight_pounds,
    location: content.location_name,
    small_photo_url: photoId === null ? null : photoUrl(photoId, "small"),
    ...own,
    ...content,
  };
}

type PlaceFieldName = {
  [Name in FieldName]: CatchFields[Name] extends { readonly tellsPlace: true } ? Name : never;
}[FieldName];

const isPlaceField = (field: FieldName): field is PlaceFieldName =>
  "tellsPlace" in catchFields[field];

/** Clears the fields that tell where the catch was, including a built-in spot. */
export const withoutPlace = (record: CatchRecord): CatchRecord => ({
  ...record,
  ...pick(ofEachField("blank"), fieldNames().filter(isPlaceField)),
});

function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const pairs = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return Object.fromEntries(pairs.map(([name, inner]) => [name, sorted(inner)]));
}

/** Returns the same text for equal values, whatever the order of their properties. */
export const canonicalText = (value: unknown): string => JSON.stringify(sorted(value));

export type HashedContent = Omit<CatchContent, "date_caught"> & {
  readonly date_caught: string | null;
};

/**
 * Returns the text that the content hash is made of. Hashes are stored, so this text must never change: a field added
 * later is left out while blank.
 */
export function hashedText(content: HashedContent): string {
  const isHashed = (field: FieldName): boolean =>
    !("addedLater" in catchFields[field]) ||
    (content[field] ?? catchFields[field].blank) !== catchFields[field].blank;
  return canonicalText(pick(content, fieldNames().filter(isHashed)));
}

export const isSameContent = (one: CatchContent, other: CatchContent): boolean =>
  hashedText(one) === hashedText(other);
