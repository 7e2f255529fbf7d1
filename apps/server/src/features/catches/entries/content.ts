import { createHash } from "node:crypto";
import { speciesKey } from "@striper/angling/catches";
import type { catchEntry, CatchRecord } from "@striper/contract/catch-records";
import type { logQuickCatch } from "@striper/contract/catches";
import type { OutputOf } from "@striper/contract/endpoint";
import type { Instant } from "@striper/marine/time";
import type { CatchRow } from "#server/features/catches/entries/catches.store.ts";

type Entry = OutputOf<typeof catchEntry>;
type QuickEntry = OutputOf<(typeof logQuickCatch)["body"]>;

/** What an angler wrote about a catch, under the names of the log book. */
export type CatchFields = Omit<Entry, "catch_id" | "date_caught">;

/** What an angler entered, with the time as an instant. */
export interface EnteredCatch extends CatchFields {
  readonly caughtAt: Instant;
}

export type Conditions = CatchRecord["conditions"];

/** The short form's default. */
const usualLocation = "Boston Harbor";

/** The short form in the words of the log book. */
export function fieldsOfQuickEntry(entry: QuickEntry): CatchFields {
  return {
    species: entry.species,
    length_inches: entry.length,
    weight_pounds: entry.weight,
    is_measured: true,
    is_released: true,
    location_name: entry.location ?? usualLocation,
    time_of_day: null,
    notes: entry.notes,
    weather: entry.weather,
    bait_lure: entry.bait_lure,
    photo_url: null,
    position: null,
    position_accuracy_meters: null,
    spot_id: null,
    trip_id: null,
    mode: null,
    is_unfinished: false,
    conditions: {},
    bite_score: null,
    verdict: null,
  };
}

function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const pairs = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return Object.fromEntries(pairs.map(([name, inner]) => [name, sorted(inner)]));
}

/** The same for the same content, whatever the order of its properties. */
export function contentHash(content: object): Buffer {
  return createHash("sha256")
    .update(JSON.stringify(sorted(content)))
    .digest();
}

const photoPath = "/api/catch-logger/photos/";
const idLength = 36;

const photoIdOf = (url: string | null): string | null =>
  url === null ? null : url.slice(photoPath.length, photoPath.length + idLength);

export const photoUrl = (photoId: string, size: "large" | "small"): string =>
  `${photoPath}${photoId}/${size}`;

/** An edit sends back all conditions it was shown; those the server added are left out. */
function withoutAdded(conditions: Conditions, added: Conditions): Conditions {
  const addedTexts = new Map(
    Object.entries(added).map(([name, condition]) => [name, JSON.stringify(sorted(condition))]),
  );
  const own = Object.entries(conditions).filter(
    ([name, condition]) =>
      condition !== undefined && addedTexts.get(name) !== JSON.stringify(sorted(condition)),
  );
  return Object.fromEntries(own);
}

/** The columns that an angler writes. */
export function columnsOf(content: EnteredCatch, added: Conditions = {}) {
  return {
    species: content.species,
    speciesKey: speciesKey(content.species),
    caughtAt: content.caughtAt,
    lengthInches: content.length_inches,
    weightPounds: content.weight_pounds,
    isMeasured: content.is_measured,
    isReleased: content.is_released,
    locationName: content.location_name,
    timeOfDay: content.time_of_day,
    notes: content.notes,
    weather: content.weather,
    baitLure: content.bait_lure,
    photoId: photoIdOf(content.photo_url),
    latitude: content.position?.latitude ?? null,
    longitude: content.position?.longitude ?? null,
    positionAccuracyMeters: content.position_accuracy_meters,
    spotId: content.spot_id,
    tripId: content.trip_id,
    mode: content.mode,
    isUnfinished: content.is_unfinished,
    conditions: withoutAdded(content.conditions, added),
    biteScore: content.bite_score,
    verdict: content.verdict,
  };
}

export const positionOf = ({ latitude, longitude }: Pick<CatchRow, "latitude" | "longitude">) =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Whether writing these columns would change nothing. */
export const isWritten = (row: CatchRow, columns: Partial<CatchRow>): boolean =>
  contentHash({ ...row, ...columns }).equals(contentHash(row));
