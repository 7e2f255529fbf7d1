import { takenAt } from "@striper/marine/photos";
import { catchPhotosPerAccount } from "@striper/contract/limits";
import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import {
  findPhoto,
  countPhotos,
  insertPhoto,
} from "#server/features/catches/photos/photos.store.ts";
import type { PhotoRow } from "#server/features/catches/photos/photos.store.ts";
import { AppError } from "#server/http/app-error.ts";
import { tooManyScansWording } from "#server/http/error-wording.ts";
import { isDatabaseAway } from "#server/platform/database/database-error.ts";
import { imageHash } from "#server/platform/images/image-hash.ts";
import { ImageNotEncoded } from "#server/platform/images/images.ts";
import type { ImageOutcome } from "#server/platform/images/images.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

type Context = Pick<CatchesDependencies, "orm" | "clock" | "images" | "blobs">;

/** Longest side in pixels: full screen, and a card in a list. */
const sides = { large: 2048, small: 480 } as const;
/** Far above the size of any image encoded at these sides. */
const mostFileBytes = 16 * 1024 * 1024;
/** Typical size of a phone photo, both files together. */
const usualFileBytes = 500_000;
/** Exported photos were encoded here, so larger ones are not imported. */
export const exportedPhotoLimits = { pixels: sides.large ** 2, bytes: mostFileBytes } as const;

export interface NewPhoto {
  readonly id: string;
  readonly bytes: Buffer;
  readonly withPosition: boolean;
  readonly by: Requester;
  /** Largest image accepted; the encoder's own limit by default. */
  readonly mostPixels?: number;
  /**
   * Facts from an export or the device, which re-encoded the file. They override the file's
   * metadata.
   */
  readonly facts?: { readonly takenAt: Instant | null; readonly position: Position | null };
}

type Image = Extract<ImageOutcome, { kind: "image" }>;

async function encode({ images }: Context, photo: NewPhoto): Promise<Image> {
  const { bytes, withPosition, by, mostPixels } = photo;
  const sizes = { longestSide: sides.large, smallSide: sides.small };
  const wish = { ...sizes, withPosition, ...(mostPixels === undefined ? {} : { mostPixels }) };
  const outcome = await images.encode(bytes, wish, by).catch((cause: unknown) => {
    if (cause instanceof ImageNotEncoded) throw new AppError("unavailable", { cause });
    throw cause;
  });
  if (outcome.kind === "unsupported") throw new AppError("unsupported_image");
  if (outcome.kind === "unreadable")
    throw outcome.reason === "too-many-scans"
      ? new AppError("unreadable_image", { message: tooManyScansWording })
      : new AppError("unreadable_image");
  return outcome;
}

type Keys = Pick<PhotoRow, "largeKey" | "smallKey">;

async function saveFiles({ blobs }: Context, keys: Keys, { image, small }: Image): Promise<void> {
  if (small === null) throw new Error("a small image was asked for and is missing");
  await blobs.save(keys.largeKey, image.bytes, mostFileBytes);
  await blobs.save(keys.smallKey, small.bytes, mostFileBytes);
}

/** A file that cannot be removed now is removed later by the sweep of files without a row. */
async function removeFiles({ blobs }: Context, { largeKey, smallKey }: Keys): Promise<void> {
  await Promise.allSettled([blobs.remove(largeKey), blobs.remove(smallKey)]);
}

function rowOfRepeatedRequest(row: PhotoRow, hash: Buffer): PhotoRow {
  if (row.contentHash.equals(hash)) return row;
  throw new AppError("conflict", { message: "Another photo was stored under this id already." });
}

/** Writes files before the row: the sweep removes a file without a row. */
export async function storePhoto(
  context: Context,
  accountId: string,
  newPhoto: NewPhoto,
): Promise<PhotoRow> {
  const { orm, clock, blobs } = context;
  const { id, bytes, facts } = newPhoto;
  const hash = await imageHash(bytes);
  const known = await findPhoto(orm, accountId, id);
  if (known !== undefined) return rowOfRepeatedRequest(known, hash);
  const held = await countPhotos(orm, accountId);
  if (held >= catchPhotosPerAccount) throw new AppError("limit_reached");
  blobs.requireRoom(held * usualFileBytes);
  const image = await encode(context, newPhoto);
  const keys = { largeKey: blobs.newKey(accountId), smallKey: blobs.newKey(accountId) };
  const position = facts?.position ?? image.position;
  const photo: PhotoRow = {
    accountId,
    id,
    contentHash: hash,
    ...keys,
    takenAt: facts?.takenAt ?? takenAt(image.capturedAt),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    createdAt: clock.now(),
  };
  try {
    await saveFiles(context, keys, image);
    if (await insertPhoto(orm, photo)) return photo;
  } catch (error) {
    // After a broken connection it is unknown whether the row was written.
    if (!isDatabaseAway(error)) await removeFiles(context, keys);
    throw error;
  }
  await removeFiles(context, keys);
  const winner = await findPhoto(orm, accountId, id);
  if (winner === undefined) throw new AppError("unavailable");
  return rowOfRepeatedRequest(winner, hash);
}
