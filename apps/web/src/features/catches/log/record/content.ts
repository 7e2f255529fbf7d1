import type { CatchRecord, Trip } from "@striper/contract/catch-records";

/** What an angler writes about a catch; the rest of a record follows from it or is the server's. */
export const contentFields = [
  "species",
  "date_caught",
  "length_inches",
  "weight_pounds",
  "is_measured",
  "is_released",
  "location_name",
  "time_of_day",
  "notes",
  "weather",
  "bait_lure",
  "photo_url",
  "position",
  "position_accuracy_meters",
  "spot_id",
  "trip_id",
  "mode",
  "is_unfinished",
  "conditions",
  "bite_score",
  "verdict",
] as const satisfies readonly (keyof CatchRecord)[];

export type CatchContent = Pick<CatchRecord, (typeof contentFields)[number]>;

export function contentOf(record: CatchRecord): CatchContent {
  return {
    species: record.species,
    date_caught: record.date_caught,
    length_inches: record.length_inches,
    weight_pounds: record.weight_pounds,
    is_measured: record.is_measured,
    is_released: record.is_released,
    location_name: record.location_name,
    time_of_day: record.time_of_day,
    notes: record.notes,
    weather: record.weather,
    bait_lure: record.bait_lure,
    photo_url: record.photo_url,
    position: record.position,
    position_accuracy_meters: record.position_accuracy_meters,
    spot_id: record.spot_id,
    trip_id: record.trip_id,
    mode: record.mode,
    is_unfinished: record.is_unfinished,
    conditions: record.conditions,
    bite_score: record.bite_score,
    verdict: record.verdict,
  };
}

/** A catch of which nothing is known but its species and time. */
export function blankContent(species: string, dateCaught: string): CatchContent {
  return {
    species,
    date_caught: dateCaught,
    length_inches: null,
    weight_pounds: null,
    is_measured: true,
    is_released: true,
    location_name: null,
    time_of_day: null,
    notes: null,
    weather: null,
    bait_lure: null,
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

export type TripContent = Omit<Trip, "trip_id" | "created_at" | "updated_at" | "revision">;

export function tripContentOf(trip: Trip): TripContent {
  const { started_at, ended_at, location_name, spot_id, position, mode, targets, tried, notes } =
    trip;
  const { stripers_caught = null, bite_score = null } = trip;
  const outing = { started_at, ended_at, location_name, spot_id, position, mode };
  return { ...outing, targets, tried, notes, stripers_caught, bite_score };
}

const photoPath = "/api/catch-logger/photos/";

/** The address a photo has once it is uploaded; its id is made here, so it is known before. */
export const photoUrl = (photoId: string, size: "large" | "small" = "large"): string =>
  `${photoPath}${photoId}/${size}`;

export function photoIdOf(url: string | null): string | null {
  if (url === null || !url.startsWith(photoPath)) return null;
  return url.slice(photoPath.length).split("/")[0] ?? null;
}

/** The record a device shows of a catch the server has not answered for yet. */
export function recordOf(catchId: string, content: CatchContent, at: string): CatchRecord {
  const photoId = photoIdOf(content.photo_url);
  return {
    ...content,
    catch_id: catchId,
    length: content.length_inches,
    weight: content.weight_pounds,
    location: content.location_name,
    is_personal_best: false,
    small_photo_url: photoId === null ? null : photoUrl(photoId, "small"),
    created_at: at,
    updated_at: at,
    revision: 0,
  };
}

function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const pairs = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return pairs.map(([name, inner]) => [name, sorted(inner)]);
}

export const isSameContent = (a: CatchContent, b: CatchContent): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
