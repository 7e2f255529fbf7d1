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

const listOf = <Entry extends z.ZodMiniType>(
  name: string,
  entry: Entry,
  mostEntries: number,
  ofEach: { readonly elements: number; readonly keys: number },
): ListFormat<Entry> => ({
  name,
  list: name,
  mostEntries,
  entry,
  budget: {
    ...partBudget,
    elements: ofEach.elements * mostEntries,
    keys: ofEach.keys * mostEntries,
  },
});

export const catchesList = listOf("catches", exportedCatch, entriesPerPart, {
  elements: 2,
  keys: 200,
});
export const tripsList = listOf("trips", exportedTrip, entriesPerPart, { elements: 160, keys: 60 });
export const photosList = listOf("photos", exportedPhoto, catchPhotosPerAccount, {
  elements: 2,
  keys: 10,
});
export const listsOfLog: readonly ListFormat[] = [catchesList, tripsList, photosList];
