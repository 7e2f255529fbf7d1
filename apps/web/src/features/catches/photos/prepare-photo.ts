import { catchPhotoMaxBytes, imageMediaTypes } from "@striper/contract/limits";
import { newId } from "#web/platform/new-id.ts";
import type { PhotoToKeep } from "#web/features/catches/log/store/log-photos.ts";

/** The longest side that leaves the device, and that of the picture in lists, px. */
const largeSide = 2048;
const smallSide = 480;
const quality = 0.85;

export type Prepared =
  | { readonly kind: "photo"; readonly photo: PhotoToKeep }
  | { readonly kind: "too-large" }
  | { readonly kind: "unreadable" };

/** What a side becomes when the longest one is to be at most `most`; never larger than it was. */
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

async function resized(file: Blob): Promise<Prepared> {
  // HEIC too, where the browser decodes it. Turned upright by what the camera wrote down.
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const [large, small] = [await drawn(picture, largeSide), await drawn(picture, smallSide)];
    if (large === null) return { kind: "unreadable" };
    const photo = { id: newId(), ...(await kept(large)) };
    return { kind: "photo", photo: { ...photo, small: small === null ? null : await kept(small) } };
  } finally {
    picture.close();
  }
}

/** A chosen picture as it waits and travels: at most 2048 px, without what the camera wrote into it. */
export async function preparePhoto(file: File): Promise<Prepared> {
  if (file.size > catchPhotoMaxBytes) return { kind: "too-large" };
  try {
    return await resized(file);
  } catch {
    // Some browsers cannot draw what the server can read.
    if (!imageMediaTypes.some((type) => type === file.type)) return { kind: "unreadable" };
    const photo = { id: newId(), ...(await kept(file)), small: null };
    return { kind: "photo", photo };
  }
}
