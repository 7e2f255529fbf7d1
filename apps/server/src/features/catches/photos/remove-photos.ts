import { day } from "@striper/marine/time";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import { deletePhoto, findLoose, knownKeys } from "#server/features/catches/photos/photos.store.ts";
import type { PhotoRow } from "#server/features/catches/photos/photos.store.ts";

type Context = Pick<CatchesDependencies, "orm" | "clock" | "blobs">;

/** A device may be out of reach for so long between a photo and its catch. */
const looseFor = 30 * day;
/** No upload lasts as long as this. */
const strayAfter = day;
const atOnce = 200;

/** Files first: as long as the row is there, somebody comes back for them. */
export async function removePhoto({ orm, blobs }: Context, photo: PhotoRow): Promise<void> {
  await blobs.remove(photo.largeKey);
  await blobs.remove(photo.smallKey);
  await deletePhoto(orm, photo);
}

/** Photos whose catch never came, or shows another by now. */
export async function removeLoosePhotos(context: Context, signal: AbortSignal): Promise<void> {
  const before = context.clock.now() - looseFor;
  while (!signal.aborted) {
    const loose = await findLoose(context.orm, before, atOnce);
    if (loose.length === 0) return;
    for (const photo of loose) await removePhoto(context, photo);
  }
}

const ownerOf = (key: string): string => key.split("/")[1] ?? "";

async function removeUnknown({ orm, blobs }: Context, keys: readonly string[]): Promise<void> {
  for (const owner of new Set(keys.map(ownerOf))) {
    const own = keys.filter((key) => ownerOf(key) === owner);
    const known = await knownKeys(orm, owner, own);
    for (const key of own) if (!known.has(key)) await blobs.remove(key);
  }
}

/** Files of which no row knows, left by a process that was killed between the two. */
export async function removeStrayFiles(context: Context, signal: AbortSignal): Promise<void> {
  const before = context.clock.now() - strayAfter;
  let keys: string[] = [];
  for await (const { key, savedAt } of context.blobs.list()) {
    if (signal.aborted) return;
    if (savedAt < before) keys.push(key);
    if (keys.length < atOnce) continue;
    await removeUnknown(context, keys);
    keys = [];
  }
  await removeUnknown(context, keys);
}
