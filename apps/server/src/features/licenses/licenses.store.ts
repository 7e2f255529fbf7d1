import type { Issuer, LicenseType } from "@striper/angling/licenses";
import { and, asc, count, desc, eq, lte, max, sql } from "drizzle-orm";
import type { Instant } from "@striper/marine/time";
import { builtOnce } from "#server/platform/database/built-once.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { notComputed } from "#server/platform/reminders/remind-at.ts";
import { AppError } from "#server/http/app-error.ts";
import { licenseImages, licenses } from "#server/features/licenses/licenses.table.ts";

export interface LicenseDetails {
  readonly licenseType: LicenseType;
  readonly issuer: Issuer | null;
  readonly licenseNumber: string | null;
  readonly expiryDate: string | null;
  readonly notes: string | null;
}

export interface LicenseImage {
  readonly id: string;
  readonly blobKey: string;
  readonly uploadHash: Buffer;
}

export interface StoredLicense extends LicenseDetails {
  readonly id: string;
  readonly reminders: boolean;
  readonly uploadedAt: Instant;
  readonly images: readonly LicenseImage[];
}

export interface LicenseKey {
  readonly accountId: string;
  readonly licenseId: string;
}

const details = {
  id: licenses.id,
  licenseType: licenses.licenseType,
  issuer: licenses.issuer,
  licenseNumber: licenses.licenseNumber,
  expiryDate: licenses.expiryDate,
  notes: licenses.notes,
  reminders: licenses.reminders,
  uploadedAt: licenses.uploadedAt,
};
const imageColumns = {
  licenseId: licenseImages.licenseId,
  id: licenseImages.id,
  blobKey: licenseImages.blobKey,
  uploadHash: licenseImages.uploadHash,
};

const isLicense = ({ accountId, licenseId }: LicenseKey) =>
  and(eq(licenses.accountId, accountId), eq(licenses.id, licenseId));
const isOfLicense = ({ accountId, licenseId }: LicenseKey) =>
  and(eq(licenseImages.accountId, accountId), eq(licenseImages.licenseId, licenseId));

/** Serializes additions to the account's licenses until the transaction ends. */
export async function lockWallet(connection: Connection, accountId: string): Promise<void> {
  await connection.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`licenses ${accountId}`}, 0))`,
  );
}

export async function findLicense(
  connection: Connection,
  key: LicenseKey,
): Promise<StoredLicense | undefined> {
  const [row] = await connection.select(details).from(licenses).where(isLicense(key));
  if (row === undefined) return undefined;
  const images = await connection
    .select(imageColumns)
    .from(licenseImages)
    .where(isOfLicense(key))
    .orderBy(asc(licenseImages.position));
  return { ...row, images };
}

export async function requireLicense(
  connection: Connection,
  key: LicenseKey,
): Promise<StoredLicense> {
  const license = await findLicense(connection, key);
  if (license === undefined) throw new AppError("not_found");
  return license;
}

const licensesOfAccount = builtOnce((connection) =>
  connection
    .select(details)
    .from(licenses)
    .where(eq(licenses.accountId, sql.placeholder("accountId")))
    .orderBy(desc(licenses.uploadedAt), asc(licenses.id))
    .prepare("licenses_of_account"),
);
const imagesOfAccount = builtOnce((connection) =>
  connection
    .select(imageColumns)
    .from(licenseImages)
    .where(eq(licenseImages.accountId, sql.placeholder("accountId")))
    .orderBy(asc(licenseImages.position))
    .prepare("license_images_of_account"),
);

export async function listLicenses(
  connection: Connection,
  accountId: string,
): Promise<StoredLicense[]> {
  const rows = await licensesOfAccount(connection).execute({ accountId });
  const images = await imagesOfAccount(connection).execute({ accountId });
  const withImages = (row: (typeof rows)[number]): StoredLicense => ({
    ...row,
    images: images.filter(({ licenseId }) => licenseId === row.id),
  });
  return rows.map(withImages);
}

export type ExpiringLicense = Pick<
  typeof licenses.$inferSelect,
  "accountId" | "id" | "licenseType" | "issuer" | "expiryDate" | "updatedAt" | "remindAt"
>;

/** Skips licenses that another server has locked. */
export function lockDueLicenses(
  connection: Connection,
  now: Instant,
  most: number,
): Promise<ExpiringLicense[]> {
  const { accountId, id, licenseType, issuer, expiryDate, updatedAt, remindAt } = licenses;
  return connection
    .select({ accountId, id, licenseType, issuer, expiryDate, updatedAt, remindAt })
    .from(licenses)
    .where(and(licenses.reminders, lte(remindAt, now)))
    .orderBy(asc(remindAt))
    .limit(most)
    .for("no key update", { skipLocked: true });
}

export async function countLicenses(connection: Connection, accountId: string): Promise<number> {
  const [row] = await connection
    .select({ licenses: count() })
    .from(licenses)
    .where(eq(licenses.accountId, accountId));
  return row?.licenses ?? 0;
}

export async function insertLicense(
  connection: Connection,
  { accountId, licenseId }: LicenseKey,
  content: LicenseDetails & Partial<Pick<StoredLicense, "reminders" | "uploadedAt">>,
  now: Instant,
): Promise<void> {
  await connection
    .insert(licenses)
    .values({ accountId, id: licenseId, uploadedAt: now, updatedAt: now, ...content });
}

export interface ImageToStore extends LicenseImage {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

export async function insertImage(
  connection: Connection,
  key: LicenseKey,
  image: ImageToStore,
  now: Instant,
): Promise<void> {
  const [last] = await connection
    .select({ position: max(licenseImages.position) })
    .from(licenseImages)
    .where(isOfLicense(key));
  const position = (last?.position ?? -1) + 1;
  await connection.insert(licenseImages).values({ ...key, ...image, position, savedAt: now });
}

export async function updateLicense(
  connection: Connection,
  key: LicenseKey,
  content: LicenseDetails & { readonly reminders: boolean },
  now: Instant,
): Promise<boolean> {
  const updated = await connection
    .update(licenses)
    .set({ ...content, updatedAt: now, remindAt: notComputed })
    .where(isLicense(key))
    .returning({ id: licenses.id });
  return updated.length > 0;
}

export async function deleteLicense(connection: Connection, key: LicenseKey): Promise<void> {
  await connection.delete(licenses).where(isLicense(key));
}

export async function deleteImage(
  connection: Connection,
  key: LicenseKey,
  imageId: string,
): Promise<void> {
  await connection
    .delete(licenseImages)
    .where(and(isOfLicense(key), eq(licenseImages.id, imageId)));
}

export async function findImage(
  connection: Connection,
  key: LicenseKey,
  imageId: string,
): Promise<LicenseImage | undefined> {
  const [image] = await connection
    .select(imageColumns)
    .from(licenseImages)
    .where(and(isOfLicense(key), eq(licenseImages.id, imageId)));
  return image;
}

export async function knownBlobKeys(
  connection: Connection,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await connection
    .select({ blobKey: licenseImages.blobKey })
    .from(licenseImages)
    .where(isOneOf(licenseImages.blobKey, keys));
  return new Set(rows.map(({ blobKey }) => blobKey));
}
