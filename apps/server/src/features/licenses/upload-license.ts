import { randomUUID } from "node:crypto";
import { licenseFields, licenseWording } from "@striper/contract/licenses";
import { licensesPerAccount } from "@striper/contract/limits";
import { readFromOutside } from "@striper/contract/validation";
import type { LicensesDependencies } from "#server/features/licenses/dependencies.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { sealImage } from "#server/features/licenses/images/seal-image.ts";
import {
  countLicenses,
  findLicense,
  insertImage,
  insertLicense,
  lockWallet,
  requireLicense,
} from "#server/features/licenses/licenses.store.ts";
import type {
  LicenseDetails,
  LicenseKey,
  StoredLicense,
} from "#server/features/licenses/licenses.store.ts";
import { wording } from "#server/features/licenses/wording.ts";
import { AppError } from "#server/http/app-error.ts";
import { imageHash } from "#server/platform/images/image-hash.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

export interface LicenseUpload {
  readonly form: object;
  readonly query: object;
  readonly file: Buffer;
  readonly by: Requester;
}

const isGiven = ([, value]: readonly [string, unknown]): boolean =>
  value !== undefined && value !== "";

/** Form fields take precedence over the query; blank values are ignored. */
function readFields({ form, query }: LicenseUpload) {
  const given = [...Object.entries(query).filter(isGiven), ...Object.entries(form).filter(isGiven)];
  const fields = readFromOutside(licenseFields, Object.fromEntries(given));
  if (fields.success) return fields.data;
  // All other fields have fallbacks, so only a missing type can be wrong.
  throw new AppError("invalid_request", {
    message: licenseWording.missingType,
    fields: [{ path: "body.license_type", message: "is missing" }],
  });
}

type Fields = ReturnType<typeof readFields>;

const detailsOf = (fields: Fields): LicenseDetails => ({
  licenseType: fields.license_type,
  issuer: fields.issuer,
  licenseNumber: fields.license_number,
  expiryDate: fields.expiry_date,
  notes: fields.notes,
});

/** Returns what an earlier upload of this file stored, even if it was edited since. */
async function findEarlier(
  connection: Connection,
  key: LicenseKey,
  hash: Buffer,
): Promise<StoredLicense | undefined> {
  const earlier = await findLicense(connection, key);
  if (earlier === undefined) return undefined;
  if (earlier.images.some(({ uploadHash }) => uploadHash.equals(hash))) return earlier;
  throw new AppError("conflict", { message: wording.otherContent });
}

export async function refuseFullWallet(connection: Connection, accountId: string): Promise<void> {
  if ((await countLicenses(connection, accountId)) >= licensesPerAccount)
    throw new AppError("limit_reached", { message: wording.tooManyLicenses });
}

export async function uploadLicense(
  context: LicensesDependencies,
  accountId: string,
  upload: LicenseUpload,
): Promise<StoredLicense> {
  const { orm, clock } = context;
  const fields = readFields(upload);
  const key = { accountId, licenseId: fields.license_id ?? randomUUID() };
  const hash = await imageHash(upload.file);
  const earlier = await findEarlier(orm, key, hash);
  if (earlier !== undefined) return earlier;
  await refuseFullWallet(orm, accountId);

  const image = { id: randomUUID(), bytes: upload.file, hash, by: upload.by };
  return sealImage(context, accountId, image, (sealed) =>
    orm.transaction(async (transaction) => {
      await lockWallet(transaction, accountId);
      // The same upload may have arrived meanwhile, or the wallet may be full now.
      const twin = await findEarlier(transaction, key, hash);
      if (twin !== undefined) return twin;
      await refuseFullWallet(transaction, accountId);
      const now = clock.now();
      await insertLicense(transaction, key, detailsOf(fields), now);
      await insertImage(transaction, key, sealed, now);
      return requireLicense(transaction, key);
    }),
  );
}
