import {
  photoUrl,
  recordOf,
  blankContent,
  canonicalText,
  hashedText,
  photoIdOf,
  type HashedContent,
} from "@striper/contract/catch-content";
import { catchFields } from "@striper/contract/catch-fields";
import type { CatchRecord, CatchContent } from "@striper/contract/catch-records";
import type { Instant } from "@striper/marine/time";
import { fieldsOf, fieldValuesOf } from "#server/features/catches/catches.table.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import { createHash } from "node:crypto";
import { speciesKey } from "@striper/angling/catches";
import type { logQuickCatch } from "@striper/contract/catches";
import type { OutputOf } from "@striper/contract/endpoint";

export const iso = (instant: Instant): string => new Date(instant).toISOString();

export const isoOrNull = (instant: Instant | null): string | null =>
  instant === null ? null : iso(instant);

export function presentCatch(row: CatchRow): CatchRecord {
  const content = {
    date_caught: iso(row.caughtAt),
    photo_url: row.photoId === null ? null : photoUrl(row.photoId),
    position: positionOf(row),
    ...fieldsOf(row),
    // Values from the angler's device take precedence over those added by the server.
    conditions: { ...row.addedConditions, ...row.conditions },
  };
  return recordOf(content, {
    catch_id: row.id,
    is_personal_best: row.isPersonalBest,
    created_at: iso(row.createdAt),
    updated_at: iso(row.updatedAt),
    revision: row.revision,
  });
}

type QuickEntry = OutputOf<(typeof logQuickCatch)["body"]>;

export type Conditions = CatchContent["conditions"];

/** The content of a request; a missing time means now. */
export type EnteredContent = HashedContent;

const usualLocation = "Boston Harbor";

export function contentOfQuickEntry(entry: QuickEntry): EnteredContent {
  return {
    ...blankContent(entry.species, ""),
    date_caught: entry.date_caught ?? null,
    length_inches: entry.length,
    weight_pounds: entry.weight,
    location_name: entry.location ?? usualLocation,
    notes: entry.notes,
    weather: entry.weather,
    bait_lure: entry.bait_lure,
  };
}

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

export const valueHash = (value: object): Buffer => sha256(canonicalText(value));

export const contentHash = (content: EnteredContent): Buffer => sha256(hashedText(content));

/** Leaves out conditions the server added: an edit sends back all that it was shown. */
function withoutAdded(conditions: Conditions, added: Conditions): Conditions {
  const addedTexts = new Map(
    Object.entries(added).map(([name, condition]) => [name, canonicalText(condition)]),
  );
  const own = Object.entries(conditions).filter(
    ([name, condition]) =>
      condition !== undefined && addedTexts.get(name) !== canonicalText(condition),
  );
  return Object.fromEntries(own);
}

const orNull = (value: number | null, inSteps: (value: number) => number): number | null =>
  value === null ? null : inSteps(value);

/**
 * Returns the columns an angler writes, with length and weight rounded to ruler and scale steps.
 */
export function columnsOf(content: CatchContent, added: Conditions = {}) {
  const { length_inches, weight_pounds } = catchFields;
  return {
    speciesKey: speciesKey(content.species),
    caughtAt: Date.parse(content.date_caught),
    photoId: photoIdOf(content.photo_url),
    latitude: content.position?.latitude ?? null,
    longitude: content.position?.longitude ?? null,
    ...fieldValuesOf(content),
    lengthInches: orNull(content.length_inches, length_inches.inSteps),
    weightPounds: orNull(content.weight_pounds, weight_pounds.inSteps),
    conditions: withoutAdded(content.conditions, added),
  };
}

export const positionOf = ({ latitude, longitude }: Pick<CatchRow, "latitude" | "longitude">) =>
  latitude === null || longitude === null ? null : { latitude, longitude };

export const isWritten = <Row extends object>(row: Row, columns: Partial<Row>): boolean =>
  canonicalText({ ...row, ...columns }) === canonicalText(row);
