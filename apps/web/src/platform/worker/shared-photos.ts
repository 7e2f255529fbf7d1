import { photoShare } from "@striper/contract/page-addresses";
import { hour, type Instant } from "@striper/marine/time";

/** Cache of photos shared to the app until a form takes them. They do not leave the device. */
export const sharedPhotoCache = "shared-photos";

/** Limit of photos per share, since each opens its own form. */
export const mostShared = 10;
/** Size limit; the largest phone photos have a third of this. */
const mostBytes = 100 * 1024 * 1024;
/** Time after which unused photos are deleted, ms. */
const keptFor = hour;
const nameHeader = "x-name";
const sharedAtHeader = "x-shared-at";

async function keep(files: readonly File[], now: Instant): Promise<void> {
  await dropSharedPhotos();
  const cache = await caches.open(sharedPhotoCache);
  for (const [index, file] of files.slice(0, mostShared).entries()) {
    const headers = {
      "content-type": file.type === "" ? "application/octet-stream" : file.type,
      [nameHeader]: encodeURIComponent(file.name),
      [sharedAtHeader]: String(now),
    };
    await cache.put(`/shared-photos/${index}`, new Response(file, { headers }));
  }
}

/**
 * Stores, in the service worker, the photos of a share and redirects to the page that takes them. The page reports
 * photos that could not be stored, for example on a full device.
 */
export async function receiveSharedPhotos(request: Request, now: Instant): Promise<Response> {
  try {
    const form = await request.formData();
    // Any website can post this form, so it is limited to ten photos of storage.
    const files = form
      .getAll(photoShare.field)
      .filter((entry) => entry instanceof File)
      .filter(({ size, type }) => size <= mostBytes && !/svg|xml|html/iu.test(type));
    await keep(files, now);
  } catch {
    // The page finds no photo and asks to share it again.
  }
  return new Response(null, { status: 303, headers: { location: photoShare.page } });
}

async function fileOf(kept: Response): Promise<File> {
  const { headers } = kept;
  const name = decodeURIComponent(headers.get(nameHeader) ?? "photo");
  return new File([await kept.blob()], name, { type: headers.get("content-type") ?? "" });
}

export async function takeSharedPhotos(now: Instant): Promise<readonly File[]> {
  if (!("caches" in globalThis)) return [];
  const cache = await caches.open(sharedPhotoCache);
  const kept = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  const files = kept.flatMap((response) => {
    const sharedAt = Number(response?.headers.get(sharedAtHeader) ?? 0);
    return response !== undefined && now - sharedAt <= keptFor ? [fileOf(response)] : [];
  });
  const taken = await Promise.all(files);
  await dropSharedPhotos();
  return taken;
}

export async function dropSharedPhotos(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(sharedPhotoCache);
}
