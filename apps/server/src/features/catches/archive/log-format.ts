import { enteredFields, tripEntry } from "@striper/contract/catch-records";
import {
  catchesPerAccount,
  catchPhotosPerAccount,
  notesMaxLength,
  tripsPerAccount,
} from "@striper/contract/limits";
import { enteredInstant, id, instant, position, integerBetween } from "@striper/contract/schemas";
import * as z from "zod/mini";
import type { ListFormat } from "#server/platform/account-data/reading/list-format.ts";

/* Archive format of a log, and what an import accepts. */

export const folder = "catches";
export const photosFile = `${folder}/photos.json`;
export const photoFile = (photoId: string): string => `${folder}/photos/${photoId}.webp`;

/** A log may be long: its parts hold so many entries each, and none is large. */
export const entriesPerPart = 1000;

/** The most entries of a full log. */
export const mostPartsOf = {
  catches: catchesPerAccount / entriesPerPart,
  trips: tripsPerAccount / entriesPerPart,
} as const;

/** `catches/catches.json`, `catches/catches-2.json`, … */
export const partPath = (kind: "catches" | "trips", part: number): string =>
  `${folder}/${kind}${part === 1 ? "" : `-${part}`}.json`;

const kept = { created_at: instant, updated_at: instant, revision: integerBetween(1, 1_000_000) };

export const exportedCatch = z.object({
  ...enteredFields,
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

/*
 * Entries are looked at one by one, so that a damaged one does not cost the others. A thousand full
 * ones stay far below these limits: a catch has up to 120 names, a trip up to 132 items in lists.
 */

const partBudget = {
  bytes: 16 * 1024 * 1024,
  depth: 8,
  textLength: 2 * notesMaxLength,
};

export const catchesList: ListFormat<typeof exportedCatch> = {
  name: "catches",
  list: "catches",
  mostEntries: entriesPerPart,
  entry: exportedCatch,
  budget: { ...partBudget, elements: 2 * entriesPerPart, keys: 200 * entriesPerPart },
};
export const tripsList: ListFormat<typeof exportedTrip> = {
  name: "trips",
  list: "trips",
  mostEntries: entriesPerPart,
  entry: exportedTrip,
  budget: { ...partBudget, elements: 160 * entriesPerPart, keys: 60 * entriesPerPart },
};
export const photosList: ListFormat<typeof exportedPhoto> = {
  name: "photos",
  list: "photos",
  mostEntries: catchPhotosPerAccount,
  entry: exportedPhoto,
  budget: {
    ...partBudget,
    elements: 2 * catchPhotosPerAccount,
    keys: 10 * catchPhotosPerAccount,
  },
};
export const listsOfLog: readonly ListFormat[] = [catchesList, tripsList, photosList];
