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

export const folder = "catches";
export const photosFile = `${folder}/photos.json`;
export const photoFile = (photoId: string): string => `${folder}/photos/${photoId}.webp`;

/** Entries per part file; a long log is split so that no file gets large. */
export const entriesPerPart = 1000;

export const mostPartsOf = {
  catches: catchesPerAccount / entriesPerPart,
  trips: tripsPerAccount / entriesPerPart,
} as const;

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
 * Entries are parsed one by one, so that a damaged one does not lose the others. A part of 1000
 * full entries stays far below these limits: a catch has up to 120 keys, a trip up to 132 list
 * items.
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
