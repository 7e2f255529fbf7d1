import type { License } from "@striper/contract/licenses";
import type { Table } from "dexie";
import {
  uploadsDatabase,
  walletTables,
  type StoredPicture,
  type LicenseFields,
  type LicenseUpload,
  type Picture,
} from "#web/features/licenses/stored/license-database.ts";
import { outboxTable } from "#web/platform/local-store/account-database.ts";
import type { Entry } from "#web/platform/synced/collection.ts";
import { licensesWording as wording } from "#web/features/licenses/wording.ts";

export interface WalletLicense extends LicenseFields {
  readonly license_id: string;
  readonly imageIds: readonly string[];
  readonly reminders: boolean;
  readonly uploadedAt: string;
  readonly upload:
    | { readonly kind: "stored" }
    | { readonly kind: "waiting" }
    | { readonly kind: "refused"; readonly sentence: string };
}

export interface StoredWallet {
  readonly licenses: readonly WalletLicense[];
  /** True once the server's list has arrived on this device. */
  readonly isKnown: boolean;
}

export function storedLicense(license: License): WalletLicense {
  return {
    license_id: license.license_id,
    license_type: license.license_type,
    issuer: license.issuer,
    license_number: license.license_number,
    expiry_date: license.expiry_date,
    notes: license.notes,
    imageIds: license.images.map(({ image_id }) => image_id),
    reminders: license.reminders,
    uploadedAt: license.upload_date,
    upload: { kind: "stored" },
  };
}

const uploadTable = (accountId: string): Table<Entry<LicenseUpload>, number> =>
  uploadsDatabase(accountId).table(outboxTable);

function waitingLicense({ subjectId, fields, pictures, at, hold }: Entry<LicenseUpload>) {
  const sentence = hold?.message === "" ? wording.uploadFailed : hold?.message;
  return {
    license_id: subjectId,
    ...fields,
    imageIds: pictures.map(({ image_id }) => image_id),
    reminders: true,
    uploadedAt: new Date(at).toISOString(),
    upload: sentence === undefined ? { kind: "waiting" } : { kind: "refused", sentence },
  } satisfies WalletLicense;
}

/** Lists waiting licenses first, then the newest; a partly sent one appears once, as waiting. */
export async function readWallet(accountId: string): Promise<StoredWallet> {
  const { licenses, facts } = walletTables(accountId);
  const [stored, waiting, refreshed] = await Promise.all([
    licenses.toArray(),
    uploadTable(accountId).orderBy("seq").toArray(),
    facts.get("refreshed"),
  ]);
  const half = new Set(waiting.map(({ subjectId }) => subjectId));
  const newest = stored
    .filter(({ license_id }) => !half.has(license_id))
    .toSorted((a, b) => Date.parse(b.upload_date) - Date.parse(a.upload_date));
  return {
    licenses: [
      ...waiting.toSorted((a, b) => b.at - a.at).map(waitingLicense),
      ...newest.map(storedLicense),
    ],
    isKnown: refreshed !== undefined,
  };
}

export async function saveWallet(
  accountId: string,
  list: readonly License[],
  at: number,
): Promise<void> {
  const { licenses, pictures, facts } = walletTables(accountId);
  const listed = new Set(list.flatMap(({ images }) => images.map(({ image_id }) => image_id)));
  await licenses.db.transaction("rw", [licenses, pictures, facts], async () => {
    await licenses.clear();
    await licenses.bulkPut([...list]);
    const gone = (await pictures.toCollection().primaryKeys()).filter((id) => !listed.has(id));
    await pictures.bulkDelete(gone);
    await facts.put({ name: "refreshed", at });
  });
}

export async function saveLicense(accountId: string, license: License): Promise<void> {
  const { licenses, pictures } = walletTables(accountId);
  const { license_id: id, images } = license;
  await licenses.db.transaction("rw", [licenses, pictures], async () => {
    await licenses.put(license);
    const kept = await pictures.where({ license_id: id }).primaryKeys();
    const listed = new Set(images.map(({ image_id }) => image_id));
    await pictures.bulkDelete(kept.filter((imageId) => !listed.has(imageId)));
  });
}

export async function dropLicense(accountId: string, licenseId: string): Promise<void> {
  const { licenses, pictures } = walletTables(accountId);
  await licenses.db.transaction("rw", [licenses, pictures], async () => {
    await licenses.delete(licenseId);
    await pictures.where({ license_id: licenseId }).delete();
  });
}

export async function savePicture(accountId: string, picture: StoredPicture): Promise<void> {
  await walletTables(accountId).pictures.put(picture);
}

export async function readPicture(
  accountId: string,
  licenseId: string,
  imageId: string,
): Promise<Picture | null> {
  const [kept, waiting] = await Promise.all([
    walletTables(accountId).pictures.get(imageId),
    uploadTable(accountId).where({ subjectId: licenseId }).first(),
  ]);
  return kept ?? waiting?.pictures.find(({ image_id }) => image_id === imageId) ?? null;
}

export async function picturesToFetch(
  accountId: string,
): Promise<readonly { readonly licenseId: string; readonly imageId: string }[]> {
  const { licenses, pictures } = walletTables(accountId);
  const [stored, kept] = await Promise.all([licenses.toArray(), pictures.toArray()]);
  const final = new Set(
    kept.filter(({ isOriginal }) => !isOriginal).map(({ image_id }) => image_id),
  );
  return stored.flatMap(({ license_id: licenseId, images }) =>
    images
      .filter(({ image_id }) => !final.has(image_id))
      .map(({ image_id: imageId }) => ({ licenseId, imageId })),
  );
}
