import { day } from "@striper/marine/time";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import { deletePhoto, findOlder, knownKeys } from "#server/features/catches/photos/photos.store.ts";
import type { PhotoRow, PlaceOfPhoto } from "#server/features/catches/photos/photos.store.ts";
import { sweepOrphans } from "#server/platform/blob-storage/sweep-orphans.ts";
import { databaseIdentity } from "#server/platform/database/database-identity.ts";

type Context = Pick<CatchesDependencies, "orm" | "clock" | "blobs">;

/** Maximum time a device may be offline between uploading a photo and its catch. */
const looseFor = 30 * day;
const atOnce = 500;

/** Removes files before the row: a failed removal is retried while the row exists. */
export async function removePhoto({ orm, blobs }: Context, photo: PhotoRow): Promise<void> {
  await blobs.remove(photo.largeKey);
  await blobs.remove(photo.smallKey);
  await deletePhoto(orm, photo);
}

export async function removeLoosePhotos(context: Context, signal: AbortSignal): Promise<void> {
  const before = context.clock.now() - looseFor;
  let after: PlaceOfPhoto | undefined;
  while (!signal.aborted) {
    const photos = await findOlder(context.orm, before, after, atOnce);
    for (const photo of photos) if (photo.isLoose) await removePhoto(context, photo);
    if (photos.length < atOnce) return;
    after = photos.at(-1);
  }
}

const ownerOf = (key: string): string => key.split("/")[1] ?? "";

/** Removes files without a row, left by a process that was killed between the two writes. */
export async function removeStrayFiles(context: Context, signal: AbortSignal): Promise<void> {
  const { orm, blobs, clock } = context;
  const known = (keys: readonly string[]) => knownKeys(orm, [...new Set(keys.map(ownerOf))], keys);
  const installation = await databaseIdentity(orm);
  await sweepOrphans({ space: blobs, installation, known, now: clock.now(), signal });
}
