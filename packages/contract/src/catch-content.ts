import {
  catchFields,
  fieldNames,
  ofEachField,
  type CatchFields,
  type FieldName,
} from "#contract/catch-fields.ts";
import type { CatchContent, CatchRecord } from "#contract/catch-records.ts";

/* What an angler writes about a catch: taken out of a record, put into one, and compared with another. */

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

/** A catch of which nothing is known but its species and time. */
export const blankContent = (species: string, dateCaught: string): CatchContent => ({
  ...ofEachField("blank"),
  species,
  date_caught: dateCaught,
});

const photoPath = "/api/catch-logger/photos/";

/** Where a photo is once it is uploaded; its id is made by the device, so it is known before. */
export const photoUrl = (photoId: string, size: "large" | "small" = "large"): string =>
  `${photoPath}${photoId}/${size}`;

export function photoIdOf(url: string | null): string | null {
  if (url === null || !url.startsWith(photoPath)) return null;
  return url.slice(photoPath.length).split("/")[0] ?? null;
}

/** What a record says beside the content and what follows from it. */
type OwnOfRecord = Pick<
  CatchRecord,
  "catch_id" | "is_personal_best" | "created_at" | "updated_at" | "revision"
>;

export function recordOf(content: CatchContent, own: OwnOfRecord): CatchRecord {
  const photoId = photoIdOf(content.photo_url);
  // In V8 an object that begins with a spread costs ten times as much when other names follow.
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

/** A built-in spot says where somebody was as well as a position does. */
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

/** The same for the same value, whatever the order of its properties. */
export const canonicalText = (value: unknown): string => JSON.stringify(sorted(value));

/** A request may leave the time to the server. */
export type HashedContent = Omit<CatchContent, "date_caught"> & {
  readonly date_caught: string | null;
};

/**
 * What the content hash of a catch is made of. Hashes are stored, so this text stays as it is: a field
 * that was added later is left out while it is blank.
 */
export function hashedText(content: HashedContent): string {
  const isHashed = (field: FieldName): boolean =>
    !("addedLater" in catchFields[field]) ||
    (content[field] ?? catchFields[field].blank) !== catchFields[field].blank;
  return canonicalText(pick(content, fieldNames().filter(isHashed)));
}

export const isSameContent = (one: CatchContent, other: CatchContent): boolean =>
  hashedText(one) === hashedText(other);
