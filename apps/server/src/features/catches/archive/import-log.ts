import { readFromOutside } from "@striper/contract/validation";
import type * as z from "zod/mini";
import {
  catchesPart,
  exportedCatch,
  exportedPhoto,
  exportedTrip,
  partPath,
  photoFile,
  photosFile,
  photosPart,
  tripsPart,
} from "#server/features/catches/archive/log-format.ts";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import { contentHash } from "#server/features/catches/entries/content.ts";
import { keepPhoto } from "#server/features/catches/photos/keep-photo.ts";
import { findPhoto } from "#server/features/catches/photos/photos.store.ts";
import { takeCatches } from "#server/features/catches/sync/take-catches.ts";
import type { CatchToTake } from "#server/features/catches/sync/take-catches.ts";
import { takeTrips } from "#server/features/catches/trips/take-trips.ts";
import type { TripToTake } from "#server/features/catches/trips/take-trips.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Archive, Importer, ImportReport } from "#server/platform/account-data/ports.ts";
import { UnreadableArchive } from "#server/platform/account-data/receive-archive.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

type Context = Pick<CatchesDependencies, "orm" | "clock" | "images" | "blobs">;

interface Tally {
  added: { catches: number; trips: number; photos: number };
  alreadyPresent: number;
  rejected: { entry: string; reason: string }[];
}

const batchSize = 200;

async function readJson<Schema extends z.ZodMiniType>(
  archive: Archive,
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = (await archive.read(path)).toString("utf8");
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new UnreadableArchive(`${path} cannot be read`, { cause });
  }
}

async function* partsOf(archive: Archive, kind: "catches" | "trips"): AsyncGenerator<string> {
  for (let part = 1; archive.paths.includes(partPath(kind, part)); part++)
    yield partPath(kind, part);
}

/** The entries that are as they should be; the others are told. */
function readEntries<Schema extends z.ZodMiniType>(
  path: string,
  entries: readonly unknown[],
  schema: Schema,
  tally: Tally,
): z.output<Schema>[] {
  return entries.flatMap((entry, index) => {
    const read = readFromOutside(schema, entry);
    if (read.success) return [read.data];
    const [issue] = read.error.issues;
    const reason = `${issue?.path.map(String).join(".") ?? ""}: ${issue?.message ?? ""}`;
    tally.rejected.push({ entry: `${path}, entry ${index + 1}`, reason: reason.slice(0, 200) });
    return [];
  });
}

function catchToTake(entry: z.output<typeof exportedCatch>): CatchToTake {
  const { catch_id: id, date_caught, created_at, updated_at, revision, ...fields } = entry;
  return {
    id,
    content: { ...fields, caughtAt: Date.parse(date_caught) },
    contentHash: contentHash({ ...fields, date_caught }),
    createdAt: Date.parse(created_at),
    updatedAt: Date.parse(updated_at),
    revision,
  };
}

function tripToTake(entry: z.output<typeof exportedTrip>): TripToTake {
  const { trip_id: id, created_at, updated_at, revision, ...content } = entry;
  const times = { createdAt: Date.parse(created_at), updatedAt: Date.parse(updated_at) };
  return { id, content, ...times, revision: revision ?? 1 };
}

function* inBatches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += batchSize) yield items.slice(at, at + batchSize);
}

async function takeAllCatches(context: Context, accountId: string, archive: Archive, tally: Tally) {
  for await (const path of partsOf(archive, "catches")) {
    const { catches } = await readJson(archive, path, catchesPart);
    const items = readEntries(path, catches, exportedCatch, tally).map(catchToTake);
    for (const batch of inBatches(items)) {
      const outcomes = [...(await takeCatches(context, accountId, batch)).values()];
      const added = outcomes.filter((outcome) => outcome === "added").length;
      tally.added.catches += added;
      // What was changed since the export stays as it is now.
      tally.alreadyPresent += outcomes.length - added;
    }
  }
}

async function takeAllTrips(context: Context, accountId: string, archive: Archive, tally: Tally) {
  for await (const path of partsOf(archive, "trips")) {
    const { trips } = await readJson(archive, path, tripsPart);
    const items = readEntries(path, trips, exportedTrip, tally).map(tripToTake);
    for (const batch of inBatches(items)) {
      const added = await takeTrips(context, accountId, batch);
      tally.added.trips += added;
      tally.alreadyPresent += batch.length - added;
    }
  }
}

const notTaken = new Set(["unsupported_image", "unreadable_image"]);

async function takePhoto(
  context: Context,
  accountId: string,
  archive: Archive,
  photo: z.output<typeof exportedPhoto>,
  by: Requester,
): Promise<"added" | "present" | "missing" | "refused"> {
  const { photo_id: id, taken_at, position } = photo;
  if ((await findPhoto(context.orm, accountId, id)) !== undefined) return "present";
  if (!archive.paths.includes(photoFile(id))) return "missing";
  const bytes = await archive.read(photoFile(id));
  const facts = { takenAt: taken_at === null ? null : Date.parse(taken_at), position };
  try {
    await keepPhoto(context, accountId, { id, bytes, withPosition: false, facts, by });
    return "added";
  } catch (error) {
    if (error instanceof AppError && notTaken.has(error.code)) return "refused";
    throw error;
  }
}

async function takeAllPhotos(
  context: Context,
  accountId: string,
  archive: Archive,
  tally: Tally,
  by: Requester,
) {
  if (!archive.paths.includes(photosFile)) return;
  const { photos } = await readJson(archive, photosFile, photosPart);
  for (const photo of readEntries(photosFile, photos, exportedPhoto, tally)) {
    const outcome = await takePhoto(context, accountId, archive, photo, by);
    if (outcome === "added") tally.added.photos += 1;
    else if (outcome === "present") tally.alreadyPresent += 1;
    else {
      const reason = outcome === "missing" ? "is not in the archive" : "is no image that is taken";
      tally.rejected.push({ entry: photoFile(photo.photo_id), reason });
    }
  }
}

/** Photos first: a catch is never shown with a photo that is yet to come. */
async function takeBack(
  context: Context,
  accountId: string,
  archive: Archive,
  by: Requester,
): Promise<ImportReport> {
  const tally: Tally = {
    added: { catches: 0, trips: 0, photos: 0 },
    alreadyPresent: 0,
    rejected: [],
  };
  await takeAllPhotos(context, accountId, archive, tally, by);
  await takeAllTrips(context, accountId, archive, tally);
  await takeAllCatches(context, accountId, archive, tally);
  return tally;
}

export const importerOfLog = (context: Context): Importer => ({
  name: "catches",
  takeBack: (accountId, archive, by) => takeBack(context, accountId, archive, by),
});
