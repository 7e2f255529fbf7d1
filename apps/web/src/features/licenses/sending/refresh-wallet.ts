import { licenseImage, myLicenses, type License } from "@striper/contract/licenses";
import {
  savePicture,
  saveWallet,
  picturesToFetch,
} from "#web/features/licenses/stored/stored-wallet.ts";
import type { Picture } from "#web/features/licenses/stored/license-database.ts";
import { call } from "#web/platform/api/api-client.ts";
import { download } from "#web/platform/api/download.ts";

/** Ignores storage failures: without local storage the server's list still shows. */
export async function ifStored<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch {
    return undefined;
  }
}

export async function fetchPicture(
  accountId: string,
  licenseId: string,
  imageId: string,
  signal?: AbortSignal,
): Promise<Picture> {
  const blob = await download(
    licenseImage,
    { params: { license_id: licenseId, image_id: imageId } },
    { signal, onProgress: () => undefined },
  );
  const picture = { image_id: imageId, bytes: await blob.arrayBuffer(), type: blob.type };
  const kept = { ...picture, license_id: licenseId, isOriginal: false };
  await ifStored(savePicture(accountId, kept));
  return picture;
}

/** Downloads pictures as soon as the list arrives, so that an inspection needs no network. */
async function fetchMissingPictures(accountId: string, signal?: AbortSignal): Promise<void> {
  for (const { licenseId, imageId } of await picturesToFetch(accountId)) {
    if (signal?.aborted) return;
    await fetchPicture(accountId, licenseId, imageId, signal);
  }
}

export async function refreshWallet(
  accountId: string,
  signal?: AbortSignal,
): Promise<readonly License[]> {
  const { licenses } = await call(myLicenses, {}, { signal });
  await ifStored(saveWallet(accountId, licenses, Date.now()));
  void ifStored(fetchMissingPictures(accountId, signal));
  return licenses;
}
