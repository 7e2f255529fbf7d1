import { catchFields, tripEntry } from "@striper/contract/catch-records";
import { enteredInstant, id, instant, position, wholeBetween } from "@striper/contract/schemas";
import * as z from "zod/mini";

/* What an export of a log looks like, and what is taken back of one. */

export const folder = "catches";
export const photosFile = `${folder}/photos.json`;
export const photoFile = (photoId: string): string => `${folder}/photos/${photoId}.webp`;

/** A log may be long: its parts hold so many entries each, and none is large. */
export const entriesPerPart = 1000;

/** `catches/catches.json`, `catches/catches-2.json`, … */
export const partPath = (kind: "catches" | "trips", part: number): string =>
  `${folder}/${kind}${part === 1 ? "" : `-${part}`}.json`;

const kept = { created_at: instant, updated_at: instant, revision: wholeBetween(1, 1_000_000) };

/** Entries are looked at one by one, so that a damaged one does not cost the others. */
export const catchesPart = z.object({ catches: z.array(z.unknown()) });
export const tripsPart = z.object({ trips: z.array(z.unknown()) });
export const photosPart = z.object({ photos: z.array(z.unknown()) });

export const exportedCatch = z.object({
  ...catchFields,
  catch_id: id,
  date_caught: enteredInstant,
  ...kept,
});
export const exportedTrip = z.object({ ...tripEntry.shape, trip_id: id, ...kept });
export const exportedPhoto = z.object({
  photo_id: id,
  taken_at: z.nullable(instant),
  position: z.nullable(position),
});
