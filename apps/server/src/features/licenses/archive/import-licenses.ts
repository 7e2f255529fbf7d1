import { randomUUID } from "node:crypto";
import { licenseImageMaxBytes } from "@striper/contract/limits";
import type * as z from "zod/mini";
import {
  imageFile,
  licensesFile,
  licensesList,
} from "#server/features/licenses/archive/licenses-format.ts";
import type { exportedLicense } from "#server/features/licenses/archive/licenses-format.ts";
import type { LicensesDependencies } from "#server/features/licenses/dependencies.ts";
import { sealImage } from "#server/features/licenses/images/seal-image.ts";
import * as store from "#server/features/licenses/licenses.store.ts";
import type {
  ImageToStore,
  LicenseKey,
  StoredLicense,
} from "#server/features/licenses/licenses.store.ts";
import { refuseFullWallet } from "#server/features/licenses/upload-license.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Importer } from "#server/platform/account-data/ports.ts";
import { readEntries } from "#server/platform/account-data/reading/read-entries.ts";
import type { AccountImport } from "#server/platform/account-data/reading/read-entries.ts";
import { imageHash } from "#server/platform/images/image-hash.ts";

type Exported = z.output<typeof exportedLicense>;

interface Import extends AccountImport {
  readonly context: LicensesDependencies;
}

const notTaken = new Set(["unsupported_image", "unreadable_image"]);

type Insert = (images: readonly ImageToStore[]) => Promise<StoredLicense>;

/**
 * Saves all image files before any row, so that a license is imported with its images or not at
 * all.
 */
async function withImages(
  one: Import,
  paths: readonly string[],
  insert: Insert,
): Promise<StoredLicense> {
  const [path, ...others] = paths;
  if (path === undefined) return insert([]);
  const { context, by, archive, tally } = one;
  const without = (reason: string): Promise<StoredLicense> => {
    tally.rejected(path, reason);
    return withImages(one, others, insert);
  };
  if (!archive.has(path)) return without("is not in the archive");
  const bytes = await archive.content(path, licenseImageMaxBytes, by);
  const image = { id: randomUUID(), bytes, hash: await imageHash(bytes), by };
  try {
    return await sealImage(context, by.key, image, (sealed) =>
      withImages(one, others, (images) => insert([sealed, ...images])),
    );
  } catch (error) {
    if (error instanceof AppError && notTaken.has(error.code))
      return without("is no image that is taken");
    throw error;
  }
}

async function addLicense(one: Import, exported: Exported): Promise<number> {
  const { orm, clock } = one.context;
  const key: LicenseKey = { accountId: one.by.key, licenseId: exported.license_id };
  const content = {
    licenseType: exported.license_type,
    issuer: exported.issuer,
    licenseNumber: exported.license_number,
    expiryDate: exported.expiry_date,
    notes: exported.notes,
    reminders: exported.reminders,
    uploadedAt: Date.parse(exported.upload_date),
  };
  const paths = exported.images.map((_, index) => imageFile(exported.license_id, index));
  const license = await withImages(one, paths, (images) =>
    orm.transaction(async (transaction) => {
      await store.lockWallet(transaction, key.accountId);
      const meanwhile = await store.findLicense(transaction, key);
      if (meanwhile !== undefined) return meanwhile;
      await refuseFullWallet(transaction, key.accountId);
      one.by.signal.throwIfAborted();
      await store.insertLicense(transaction, key, content, clock.now());
      for (const image of images) await store.insertImage(transaction, key, image, clock.now());
      return store.requireLicense(transaction, key);
    }),
  );
  return license.images.length;
}

async function importArchive(one: Import): Promise<void> {
  const { context, by, archive, tally } = one;
  if (!archive.has(licensesFile)) return;
  const entries = await readEntries(one, licensesFile, licensesList, "license");
  for (const { value } of entries) {
    by.signal.throwIfAborted();
    const key = { accountId: by.key, licenseId: value.license_id };
    if ((await store.findLicense(context.orm, key)) === undefined)
      tally.added({ licenses: 1, license_images: await addLicense(one, value) });
    // Entries changed since the export keep their current content.
    else tally.wasPresent(1);
  }
  tally.took(licensesFile);
}

export const importerOfLicenses = (context: LicensesDependencies): Importer => ({
  name: "licenses",
  importArchive: (by, archive, tally) => importArchive({ context, by, archive, tally }),
});
