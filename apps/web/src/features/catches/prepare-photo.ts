import { readPhotoFacts, type PhotoFacts } from "@striper/marine/photos";
import { catchPhotoMaxBytes, imageMediaTypes } from "@striper/contract/limits";
import type { Position } from "@striper/marine/geo";
import { day, type Instant } from "@striper/marine/time";
import { newId } from "#web/platform/new-id.ts";
import type { NewPhoto } from "#web/features/catches/log/log-photos.ts";

/** Longest side in px of the uploaded photo, and of the small version for lists. */
const largeSide = 2048;
const smallSide = 480;
const quality = 0.85;

export type Prepared =
  | {
      readonly kind: "photo";
      /** The position is null until the angler consents. */
      readonly photo: NewPhoto;
      readonly cameraPosition: Position | null;
    }
  | { readonly kind: "too-large" }
  | { readonly kind: "unreadable" };

/** Returns the size whose longest side is at most `most`, never larger than the original. */
export function scaledSize(width: number, height: number, most: number) {
  const scale = Math.min(1, most / Math.max(width, height, 1));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function drawn(picture: ImageBitmap, most: number): Promise<Blob | null> {
  const { width, height } = scaledSize(picture.width, picture.height, most);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}

const kept = async (blob: Blob) => ({ bytes: await blob.arrayBuffer(), type: blob.type });

type Drawn = Pick<NewPhoto, "bytes" | "type" | "small">;

/** Returns null when the browser cannot encode the picture. */
async function resized(file: Blob): Promise<Drawn | null> {
  // Decodes HEIC where the browser can, and applies the EXIF orientation.
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const [large, small] = [await drawn(picture, largeSide), await drawn(picture, smallSide)];
    if (large === null) return null;
    return { ...(await kept(large)), small: small === null ? null : await kept(small) };
  } finally {
    picture.close();
  }
}

/** Keeps the original file, because the server can read some formats that browsers cannot draw. */
const originalFile = async (file: File): Promise<Drawn | null> =>
  imageMediaTypes.some((type) => type === file.type)
    ? { ...(await kept(file)), small: null }
    : null;

/** Ignores a camera clock that was never set or runs ahead. */
const plausible = { from: Date.UTC(1990, 0, 1), ahead: day };

/** Reads the metadata before re-encoding removes it. */
async function factsIn(file: Blob, now: Instant): Promise<PhotoFacts> {
  const { takenAt, position } = readPhotoFacts(new Uint8Array(await file.arrayBuffer()));
  const isPlausible =
    takenAt !== null && takenAt >= plausible.from && takenAt <= now + plausible.ahead;
  return { takenAt: isPlausible ? takenAt : null, position };
}

/** Returns the photo as stored and uploaded: at most 2048 px, without metadata. */
export async function preparePhoto(file: File, now: Instant): Promise<Prepared> {
  if (file.size > catchPhotoMaxBytes) return { kind: "too-large" };
  let facts: PhotoFacts;
  let picture: Drawn | null;
  try {
    facts = await factsIn(file, now);
    picture = await resized(file).catch(() => originalFile(file));
  } catch {
    // The file is gone, or is in a cloud that cannot be reached.
    return { kind: "unreadable" };
  }
  if (picture === null) return { kind: "unreadable" };
  const { takenAt, position } = facts;
  const photo = { id: newId(), ...picture, facts: { takenAt, position: null } };
  return { kind: "photo", photo, cameraPosition: position };
}
