import { photoUrl, recordOf } from "@striper/contract/catch-content";
import type { CatchRecord } from "@striper/contract/catch-records";
import type { Instant } from "@striper/marine/time";
import { fieldsOf } from "#server/features/catches/catch-fields.table.ts";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";
import { positionOf } from "#server/features/catches/entries/content.ts";

export const iso = (instant: Instant): string => new Date(instant).toISOString();

export const isoOrNull = (instant: Instant | null): string | null =>
  instant === null ? null : iso(instant);

export function presentCatch(row: CatchRow): CatchRecord {
  const content = {
    date_caught: iso(row.caughtAt),
    photo_url: row.photoId === null ? null : photoUrl(row.photoId),
    position: positionOf(row),
    ...fieldsOf(row),
    // What the angler's device knew goes before what was found out here.
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
