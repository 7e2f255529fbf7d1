import type { LicensesDependencies } from "#server/features/licenses/dependencies.ts";
import { removeFiles } from "#server/features/licenses/images/seal-image.ts";
import {
  deleteImage,
  lockWallet,
  requireLicense,
} from "#server/features/licenses/licenses.store.ts";
import type { LicenseKey, StoredLicense } from "#server/features/licenses/licenses.store.ts";
import { wording } from "#server/features/licenses/wording.ts";
import { AppError } from "#server/http/app-error.ts";

export async function removeImage(
  context: LicensesDependencies,
  key: LicenseKey,
  imageId: string,
): Promise<StoredLicense> {
  const { before, after } = await context.orm.transaction(async (transaction) => {
    await lockWallet(transaction, key.accountId);
    const license = await requireLicense(transaction, key);
    if (!license.images.some(({ id }) => id === imageId)) throw new AppError("not_found");
    if (license.images.length === 1) throw new AppError("conflict", { message: wording.lastImage });
    await deleteImage(transaction, key, imageId);
    return { before: license, after: await requireLicense(transaction, key) };
  });
  const gone = before.images.filter(({ id }) => id === imageId);
  await removeFiles(
    context,
    gone.map(({ blobKey }) => blobKey),
  );
  return after;
}
