import type { PhotoFacts } from "@striper/marine/photos";
import { day } from "@striper/marine/time";
import type { LogDatabase, PhotoRow } from "#web/features/catches/log/log-database.ts";
import { shownCatch } from "#web/features/catches/log/log-writes.ts";

export interface NewPhoto {
  readonly id: string;
  readonly bytes: ArrayBuffer;
  readonly type: string;
  /** A small version for lists; null when the browser could not draw it. */
  readonly small: { readonly bytes: ArrayBuffer; readonly type: string } | null;
  /** Metadata stripped from the file, with the position only after consent. */
  readonly facts: PhotoFacts;
}

/** Number of uploaded photos kept on the device, newest first. */
const mostStoredPhotos = 300;

export function storePhoto(
  { dexie, photos, photoFiles }: LogDatabase,
  catchId: string,
  { id, bytes, type, small, facts }: NewPhoto,
  now: number,
): Promise<void> {
  return dexie.transaction("rw", [photos, photoFiles], async () => {
    await photos.put({ id, catchId, state: "waiting", attempts: 0, message: null, at: now, facts });
    await photoFiles.put({ key: `${id}/large`, bytes, type, at: now });
    if (small !== null) await photoFiles.put({ key: `${id}/small`, ...small, at: now });
  });
}

export async function cachePhoto(
  { photoFiles }: LogDatabase,
  key: string,
  file: Blob,
  now: number,
): Promise<void> {
  await photoFiles.put({ key, bytes: await file.arrayBuffer(), type: file.type, at: now });
}

export async function photoFile({ photoFiles }: LogDatabase, key: string): Promise<Blob | null> {
  const file = await photoFiles.get(key);
  return file === undefined ? null : new Blob([file.bytes], { type: file.type });
}

/**
 * Returns false if the catch was deleted before the photo was sent. That deletion may still be
 * undone.
 */
export async function hasCatch(
  { catches, outbox }: LogDatabase,
  { catchId }: PhotoRow,
): Promise<boolean> {
  const [base, own] = await Promise.all([
    catches.get(catchId),
    outbox.where("subjectId").equals(catchId).sortBy("seq"),
  ]);
  return shownCatch(base, own) !== undefined;
}

/** Keeps photos of deleted catches well past the time for undo. */
const looseFor = day;

async function dropLoosePhotos(database: LogDatabase, now: number): Promise<void> {
  const { photos, photoFiles } = database;
  for (const photo of await photos.where("state").notEqual("stored").toArray()) {
    if (photo.at > now - looseFor || (await hasCatch(database, photo))) continue;
    await photos.delete(photo.id);
    await photoFiles.bulkDelete([`${photo.id}/large`, `${photo.id}/small`]);
  }
}

/** Deletes the oldest uploaded photos, and unsent photos whose catch is gone, from the device. */
export async function dropOldPhotos(database: LogDatabase, now: number): Promise<void> {
  await dropLoosePhotos(database, now);
  const { photos, photoFiles } = database;
  const waiting = new Set(await photos.where("state").notEqual("stored").primaryKeys());
  const keys = await photoFiles.orderBy("at").primaryKeys();
  const spare = keys.filter((key) => !waiting.has(key.split("/")[0] ?? ""));
  await photoFiles.bulkDelete(spare.slice(0, -mostStoredPhotos));
}
