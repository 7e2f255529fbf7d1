import type * as z from "zod/mini";
import {
  catchesList,
  mostPartsOf,
  partPath,
  photoFile,
  photosFile,
  photosList,
  tripsList,
} from "#server/features/catches/archive/log-format.ts";
import type {
  exportedCatch,
  exportedPhoto,
  exportedTrip,
} from "#server/features/catches/archive/log-format.ts";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import { contentHash } from "#server/features/catches/entries/catches.presenter.ts";
import { exportedPhotoLimits, storePhoto } from "#server/features/catches/photos/store-photo.ts";
import { findPhoto } from "#server/features/catches/photos/photos.store.ts";
import { addCatches } from "#server/features/catches/entries/log-catch.ts";
import type { Adding, CatchToAdd } from "#server/features/catches/entries/log-catch.ts";
import { importTrips } from "#server/features/catches/trips/import-trips.ts";
import type { TripToImport } from "#server/features/catches/trips/import-trips.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Importer } from "#server/platform/account-data/ports.ts";
import { readEntries } from "#server/platform/account-data/reading/read-entries.ts";
import type { AccountImport } from "#server/platform/account-data/reading/read-entries.ts";
import type { ReadEntry } from "#server/platform/account-data/reading/list-format.ts";
import { UnreadableArchive } from "#server/platform/account-data/reading/unreadable-archive.ts";

type Context = Pick<CatchesDependencies, "orm" | "clock" | "images" | "blobs">;

interface Import extends AccountImport {
  readonly context: Context;
}

/** Rows per statement; other callers wait for at most one statement. */
const batchSize = 200;

function* partsOf({ archive }: Import, kind: "catches" | "trips"): Generator<string> {
  for (let part = 1; archive.has(partPath(kind, part)); part++) {
    if (part > mostPartsOf[kind])
      throw new UnreadableArchive(`It has more than ${mostPartsOf[kind]} parts with ${kind}.`, {
        isTooLarge: true,
      });
    yield partPath(kind, part);
  }
}

function catchToAdd(entry: z.output<typeof exportedCatch>): CatchToAdd {
  const { catch_id: id, created_at, updated_at, revision, ...content } = entry;
  return {
    id,
    content,
    contentHash: contentHash(content),
    createdAt: Date.parse(created_at),
    updatedAt: Date.parse(updated_at),
    revision,
  };
}

function tripToTake(entry: z.output<typeof exportedTrip>): TripToImport {
  const { trip_id: id, created_at, updated_at, revision, ...content } = entry;
  const times = { createdAt: Date.parse(created_at), updatedAt: Date.parse(updated_at) };
  return { id, content, ...times, revision: revision ?? 1 };
}

/** Imports a part completely or not at all; aborting rolls it back. */
async function inOneTransaction<Entry>(
  { context: { orm, clock }, by, archive }: Import,
  entries: readonly ReadEntry<Entry>[],
  take: (context: Omit<Adding, "revives">, batch: readonly Entry[]) => Promise<number>,
): Promise<number> {
  return archive.runQueued(by, ({ signal }) =>
    orm.transaction(async (transaction) => {
      let added = 0;
      for (let at = 0; at < entries.length; at += batchSize) {
        signal.throwIfAborted();
        const batch = entries.slice(at, at + batchSize).map(({ value }) => value);
        added += await take({ orm: transaction, clock }, batch);
      }
      signal.throwIfAborted();
      return added;
    }),
  );
}

async function takeAllCatches(one: Import): Promise<void> {
  const { by, tally } = one;
  for (const path of partsOf(one, "catches")) {
    const entries = await readEntries(one, path, catchesList);
    const added = await inOneTransaction(one, entries, async (context, batch) => {
      const outcomes = await addCatches(
        { ...context, revives: true },
        by.key,
        batch.map(catchToAdd),
      );
      return [...outcomes.values()].filter(({ kind }) => kind === "added").length;
    });
    tally.took(path);
    tally.added({ catches: added });
    // Entries changed since the export keep their current content.
    tally.wasPresent(entries.length - added);
  }
}

async function takeAllTrips(one: Import): Promise<void> {
  const { by, tally } = one;
  for (const path of partsOf(one, "trips")) {
    const entries = await readEntries(one, path, tripsList);
    const added = await inOneTransaction(one, entries, (context, batch) =>
      importTrips(context, by.key, batch.map(tripToTake)),
    );
    tally.took(path);
    tally.added({ trips: added });
    tally.wasPresent(entries.length - added);
  }
}

const notTaken = new Set(["unsupported_image", "unreadable_image"]);

async function takePhoto(
  { context, by, archive }: Import,
  photo: z.output<typeof exportedPhoto>,
): Promise<"added" | "present" | "missing" | "refused"> {
  const { photo_id: id, taken_at, position } = photo;
  if ((await findPhoto(context.orm, by.key, id)) !== undefined) return "present";
  if (!archive.has(photoFile(id))) return "missing";
  const bytes = await archive.content(photoFile(id), exportedPhotoLimits.bytes, by);
  const facts = { takenAt: taken_at === null ? null : Date.parse(taken_at), position };
  const { pixels: mostPixels } = exportedPhotoLimits;
  try {
    await storePhoto(context, by.key, { id, bytes, withPosition: false, facts, by, mostPixels });
    return "added";
  } catch (error) {
    if (error instanceof AppError && notTaken.has(error.code)) return "refused";
    throw error;
  }
}

async function takeAllPhotos(one: Import): Promise<void> {
  const { archive, by, tally } = one;
  if (!archive.has(photosFile)) return;
  for (const { value: photo } of await readEntries(one, photosFile, photosList)) {
    by.signal.throwIfAborted();
    const outcome = await takePhoto(one, photo);
    if (outcome === "added") tally.added({ photos: 1 });
    else if (outcome === "present") tally.wasPresent(1);
    else {
      const reason = outcome === "missing" ? "is not in the archive" : "is no image that is taken";
      tally.rejected(photoFile(photo.photo_id), reason);
    }
  }
}

export const importerOfLog = (context: Context): Importer => ({
  name: "catches",
  /** Imports photos first, so that no catch appears before its photo. */
  async importArchive(by, archive, tally) {
    const one = { context, by, archive, tally };
    await takeAllPhotos(one);
    await takeAllTrips(one);
    await takeAllCatches(one);
  },
});
