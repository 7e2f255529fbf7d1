import { addLicenseImage, uploadLicense, type License } from "@striper/contract/licenses";
import { keepLicense, keepPicture } from "#web/features/licenses/kept/kept-wallet.ts";
import type { Picture, WaitingLicense } from "#web/features/licenses/kept/license-database.ts";
import { licensesWording as wording } from "#web/features/licenses/wording.ts";
import { ApiError } from "#web/platform/api/api-errors.ts";
import { upload, type SentPart } from "#web/platform/api/upload.ts";

export type SendOutcome =
  | {
      readonly kind: "stored";
      readonly license: License;
      readonly message: string;
      /** Why a further photo was not taken. */
      readonly leftOut: string | null;
    }
  /** Nobody said no: it is sent again. */
  | { readonly kind: "unsent" }
  | { readonly kind: "refused"; readonly sentence: string };

/** A no about what was sent; the session, the plan, the pace and the server's own faults are not. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const isAboutContent = [400, 404, 409, 413, 415, 422].includes(error.status);
  if (!isAboutContent) return null;
  return error.message === "" ? wording.uploadFailed : error.message;
}

const blobOf = ({ bytes, type }: Picture): Blob => new Blob([bytes], { type });

/** Sends a license with its photos. Repeating it stores nothing twice: the ids are made here. */
export async function sendLicense(
  accountId: string,
  waiting: WaitingLicense,
  onProgress: (part: SentPart) => void,
): Promise<SendOutcome> {
  const [first, ...others] = waiting.pictures;
  if (first === undefined) return { kind: "refused", sentence: wording.form.missingFile };
  const totalBytes = waiting.pictures.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  const progressOf = (before: number, picture: Picture) => (part: SentPart) => {
    const share = part.totalBytes === 0 ? 1 : part.sentBytes / part.totalBytes;
    onProgress({ sentBytes: before + share * picture.bytes.byteLength, totalBytes });
  };
  try {
    const { license_id, fields } = waiting;
    const answer = await upload(
      uploadLicense,
      { query: {}, fields: { license_id, ...fields }, files: { file: blobOf(first) } },
      { onProgress: progressOf(0, first) },
    );
    await keepOriginal(accountId, answer.license, 0, first);
    const { license, leftOut } = await sendOthers(accountId, answer.license, others, (index) =>
      progressOf(
        waiting.pictures.slice(0, index + 1).reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
        others[index] ?? first,
      ),
    );
    return { kind: "stored", license, message: answer.message, leftOut };
  } catch (error) {
    const sentence = refusalOf(error);
    return sentence === null ? { kind: "unsent" } : { kind: "refused", sentence };
  }
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
      await keepOriginal(accountId, license, index + 1, picture);
    } catch (error) {
      const sentence = refusalOf(error);
      // Nobody said no: the whole is repeated, and what is stored is found again.
      if (sentence === null) throw error;
      leftOut = sentence;
    }
  }
  return { license, leftOut };
}

/** At an inspection ten minutes later it has to be there: it is kept before the server's copy comes. */
async function keepOriginal(
  accountId: string,
  license: License,
  index: number,
  picture: Picture,
): Promise<void> {
  const imageId =
    license.images.find(({ image_id }) => image_id === picture.image_id)?.image_id ??
    license.images[index]?.image_id;
  try {
    await keepLicense(accountId, license);
    if (imageId === undefined) return;
    const { bytes, type } = picture;
    const { license_id } = license;
    await keepPicture(accountId, { image_id: imageId, license_id, bytes, type, isOriginal: true });
  } catch {
    // A device that keeps nothing still stores the license on the server.
  }
}
