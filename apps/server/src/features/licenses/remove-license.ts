import type { LicensesDependencies } from "#server/features/licenses/dependencies.ts";
import { removeFiles } from "#server/features/licenses/images/seal-image.ts";
import {
  deleteLicense,
  lockWallet,
  requireLicense,
} from "#server/features/licenses/licenses.store.ts";
import type { LicenseKey } from "#server/features/licenses/licenses.store.ts";

/** Deletes rows first; the sweep removes files left after a failure. */
export async function removeLicense(context: LicensesDependencies, key: LicenseKey): Promise<void> {
  const images = await context.orm.transaction(async (transaction) => {
    await lockWallet(transaction, key.accountId);
    const license = await requireLicense(transaction, key);
    await deleteLicense(transaction, key);
    return license.images;
  });
  await removeFiles(
    context,
    images.map(({ blobKey }) => blobKey),
  );
}
