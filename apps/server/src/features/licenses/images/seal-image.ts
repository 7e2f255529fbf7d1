import { licenseWording } from "@striper/contract/licenses";
import type { LicensesDependencies } from "#server/features/licenses/dependencies.ts";
import type { ImageToStore, StoredLicense } from "#server/features/licenses/licenses.store.ts";
import { wording } from "#server/features/licenses/wording.ts";
import { AppError } from "#server/http/app-error.ts";
import { tooManyScansWording } from "#server/http/error-wording.ts";
import { isDatabaseAway } from "#server/platform/database/database-error.ts";
import { ImageNotEncoded } from "#server/platform/images/images.ts";
import type { EncodedImage } from "#server/platform/images/images.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

type Context = Pick<LicensesDependencies, "images" | "blobs" | "log">;

export interface ImageToSeal {
  readonly id: string;
  readonly bytes: Buffer;
  readonly hash: Buffer;
  readonly by: Requester;
}

/** Pixels; enough for the small print of a permit that fills the photo. */
const longestSide = 2400;

async function encode({ images }: Context, { bytes, by }: ImageToSeal): Promise<EncodedImage> {
  const outcome = await images.encode(bytes, { longestSide }, by).catch((cause: unknown) => {
    if (cause instanceof ImageNotEncoded) throw new AppError("unavailable", { cause });
    throw cause;
  });
  if (outcome.kind === "unsupported")
    throw new AppError("unsupported_image", { message: licenseWording.wrongKind });
  if (outcome.kind === "unreadable") {
    const messages = { animated: wording.moving, "too-many-scans": tooManyScansWording };
    const { reason } = outcome;
    throw reason === "animated" || reason === "too-many-scans"
      ? new AppError("unreadable_image", { message: messages[reason] })
      : new AppError("unreadable_image");
  }
  return outcome.image;
}

/** The daily sweep removes files that could not be removed here. */
export async function removeFiles(
  { blobs, log }: Pick<Context, "blobs" | "log">,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys)
    await blobs
      .remove(key)
      .catch((error: unknown) => log.warn({ err: error }, "a license image was not removed yet"));
}

/**
 * Saves the encrypted file, then lets `store` write its row. The file comes first, because a file
 * without a row is harmless while a row without a file is a loss. Removes the file when no row was
 * written; when that is unknown, the sweep decides.
 */
export async function sealImage(
  context: Context,
  accountId: string,
  upload: ImageToSeal,
  store: (image: ImageToStore) => Promise<StoredLicense>,
): Promise<StoredLicense> {
  const { bytes, width, height } = await encode(context, upload);
  const blobKey = context.blobs.newKey(accountId);
  const isKept = ({ images }: StoredLicense): boolean =>
    images.some((image) => image.blobKey === blobKey);
  try {
    await context.blobs.save(blobKey, bytes);
    const { id, hash: uploadHash } = upload;
    const image = { id, blobKey, uploadHash, width, height, bytes: bytes.byteLength };
    const license = await store(image);
    if (!isKept(license)) await removeFiles(context, [blobKey]);
    return license;
  } catch (error) {
    // After a broken connection it is unknown whether the row was written.
    if (!isDatabaseAway(error)) await removeFiles(context, [blobKey]);
    throw error;
  }
}
