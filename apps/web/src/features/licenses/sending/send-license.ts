import { addLicenseImage, uploadLicense, type License } from "@striper/contract/licenses";
import { saveLicense, savePicture } from "#web/features/licenses/stored/stored-wallet.ts";
import type { LicenseUpload, Picture } from "#web/features/licenses/stored/license-database.ts";
import { licensesWording as wording } from "#web/features/licenses/wording.ts";
import { upload, type SentPart } from "#web/platform/api/upload.ts";
import { meaningOf, RefusedError } from "#web/platform/synced/failure.ts";

export interface StoredUpload {
  readonly license: License;
  readonly message: string;
  readonly leftOut: string | null;
}

const blobOf = ({ bytes, type }: Picture): Blob => new Blob([bytes], { type });

/** Sends a license with its photos. Ids are made here, so repeating stores nothing twice. */
export async function sendLicense(
  accountId: string,
  { subjectId: license_id, fields, pictures }: LicenseUpload,
  onProgress: (part: SentPart) => void,
): Promise<StoredUpload> {
  const [first, ...others] = pictures;
  if (first === undefined) throw new RefusedError(wording.form.missingFile);
  const sizeOf = (some: readonly Picture[]) =>
    some.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  const totalBytes = sizeOf(pictures);
  const progressOf = (index: number) => (part: SentPart) => {
    const share = part.totalBytes === 0 ? 1 : part.sentBytes / part.totalBytes;
    const sentBytes =
      sizeOf(pictures.slice(0, index)) + share * sizeOf(pictures.slice(index, index + 1));
    onProgress({ sentBytes, totalBytes });
  };
  const answer = await upload(
    uploadLicense,
    { query: {}, fields: { license_id, ...fields }, files: { file: blobOf(first) } },
    { onProgress: progressOf(0) },
  );
  await saveOriginal(accountId, answer.license, 0, first);
  const { license, leftOut } = await sendOthers(accountId, answer.license, others, (index) =>
    progressOf(index + 1),
  );
  return { license, message: answer.message, leftOut };
}

async function sendOthers(
  accountId: string,
  stored: License,
  pictures: readonly Picture[],
  progressOf: (index: number) => (part: SentPart) => void,
) {
  let license = stored;
  let leftOut: string | null = null;
  for (const [index, picture] of pictures.entries()) {
    try {
      const answer = await upload(
        addLicenseImage,
        {
          params: { license_id: license.license_id },
          fields: { image_id: picture.image_id },
          files: { file: blobOf(picture) },
        },
        { onProgress: progressOf(index) },
      );
      ({ license } = answer);
      await saveOriginal(accountId, license, index + 1, picture);
    } catch (error) {
      const meaning = meaningOf(error);
      // Not a refusal: the whole upload repeats, and stored parts are found by id.
      if (meaning.kind === "later") throw error;
      leftOut = meaning.message === "" ? wording.uploadFailed : meaning.message;
    }
  }
  return { license, leftOut };
}

/** Stores the original at once, because an inspection may come before the server's copy. */
async function saveOriginal(
  accountId: string,
  license: License,
  index: number,
  picture: Picture,
): Promise<void> {
  const imageId =
    license.images.find(({ image_id }) => image_id === picture.image_id)?.image_id ??
    license.images[index]?.image_id;
  try {
    await saveLicense(accountId, license);
    if (imageId === undefined) return;
    const { bytes, type } = picture;
    const { license_id } = license;
    await savePicture(accountId, { image_id: imageId, license_id, bytes, type, isOriginal: true });
  } catch {
    // Without local storage the license is still on the server.
  }
}
