import { randomUUID } from "node:crypto";
import { licenseImagesPerLicense } from "@striper/contract/limits";
import type { LicensesDependencies } from "#server/features/licenses/dependencies.ts";
import { sealImage } from "#server/features/licenses/images/seal-image.ts";
import {
  insertImage,
  lockWallet,
  requireLicense,
} from "#server/features/licenses/licenses.store.ts";
import type { LicenseKey, StoredLicense } from "#server/features/licenses/licenses.store.ts";
import { wording } from "#server/features/licenses/wording.ts";
import { AppError } from "#server/http/app-error.ts";
import { imageHash } from "#server/platform/images/image-hash.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

export interface ImageUpload {
  /** Made by the device, so that it can repeat what it is not sure of. */
  readonly imageId: string | undefined;
  readonly file: Buffer;
  readonly by: Requester;
}

/** Whether the image is there already; throws when there is no room for another one. */
function holds(license: StoredLicense, imageId: string, hash: Buffer): boolean {
  const earlier = license.images.find(({ id }) => id === imageId);
  if (earlier?.uploadHash.equals(hash) === true) return true;
  if (earlier !== undefined) throw new AppError("conflict", { message: wording.otherContent });
  if (license.images.length >= licenseImagesPerLicense)
    throw new AppError("limit_reached", { message: wording.tooManyImages });
  return false;
}

export async function addImage(
  context: LicensesDependencies,
  key: LicenseKey,
  { imageId, file, by }: ImageUpload,
): Promise<StoredLicense> {
  const { orm, clock } = context;
  const image = { id: imageId ?? randomUUID(), bytes: file, hash: await imageHash(file), by };
  const license = await requireLicense(orm, key);
  if (holds(license, image.id, image.hash)) return license;

  return sealImage(context, key.accountId, image, (sealed) =>
    orm.transaction(async (transaction) => {
      await lockWallet(transaction, key.accountId);
      const current = await requireLicense(transaction, key);
      if (holds(current, image.id, image.hash)) return current;
      await insertImage(transaction, key, sealed, clock.now());
      return requireLicense(transaction, key);
    }),
  );
}
