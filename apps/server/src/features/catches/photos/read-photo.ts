import type { Readable } from "node:stream";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import { findPhoto } from "#server/features/catches/photos/photos.store.ts";
import { wording } from "#server/features/catches/wording.ts";
import { AppError } from "#server/http/app-error.ts";
import { BlobMissing } from "#server/platform/blob-storage/blob-storage.ts";

export async function readPhoto(
  { orm, blobs, log }: Pick<CatchesDependencies, "orm" | "blobs" | "log">,
  accountId: string,
  id: string,
  size: "large" | "small",
): Promise<Readable> {
  const photo = await findPhoto(orm, accountId, id);
  if (photo === undefined) throw new AppError("not_found", { message: wording.noSuchPhoto });
  return blobs.open(size === "large" ? photo.largeKey : photo.smallKey).catch((cause: unknown) => {
    if (!(cause instanceof BlobMissing)) throw cause;
    log.warn({ photo: id, size }, "the file of a photo is missing");
    throw new AppError("not_found", { message: wording.noSuchPhoto, cause });
  });
}
