import { photoShare } from "@striper/contract/page-addresses";
import { hour, type Instant } from "@striper/marine/time";

/** Photos that were shared to the app and are not in a form yet. They do not leave the device. */
export const sharedPhotoCache = "shared-photos";

/** Each opens a form of its own. */
export const mostShared = 10;
/** The largest photo of a phone has a third of this. */
const mostBytes = 100 * 1024 * 1024;
/** Shared photos that are not used within this time are deleted, ms. */
const keptFor = hour;
/** The name and the hour travel beside the bytes. */
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
 * For the service worker: keeps the photos of the form and leads to the page that takes them. One
 * that cannot be kept, for example on a full device, is reported by the page.
 */
export async function receiveSharedPhotos(request: Request, now: Instant): Promise<Response> {
  try {
    const form = await request.formData();
    // Any website can post this form. It gets no more of the device than ten photos take.
    const files = form
      .getAll(photoShare.field)
      .filter((entry) => entry instanceof File)
      .filter(({ size, type }) => size <= mostBytes && !/svg|xml|html/iu.test(type));
    await keep(files, now);
  } catch {
    // The page finds nothing, and says that the photo has to be shared again.
  }
  return new Response(null, { status: 303, headers: { location: photoShare.page } });
}

async function fileOf(kept: Response): Promise<File> {
  const { headers } = kept;
  const name = decodeURIComponent(headers.get(nameHeader) ?? "photo");
  return new File([await kept.blob()], name, { type: headers.get("content-type") ?? "" });
}

/** For the page: takes the shared photos and removes them from the store. */
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
