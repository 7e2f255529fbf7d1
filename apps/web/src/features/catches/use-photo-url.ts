import { catchPhoto } from "@striper/contract/catches";
import { useEffect, useState } from "react";
import { logDatabase } from "#web/features/catches/log/log-database.ts";
import { cachePhoto, photoFile } from "#web/features/catches/log/log-photos.ts";
import { download } from "#web/platform/api/download.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";

export type PhotoSize = "large" | "small";

/**
 * Loads the photo from this device, or else from the server. The server needs the session's token,
 * so an `<img>` address is not enough.
 */
async function loadPhoto(
  accountId: string,
  photoId: string,
  size: PhotoSize,
): Promise<Blob | null> {
  const database = logDatabase(accountId);
  const key = `${photoId}/${size}`;
  const local = (await photoFile(database, key)) ?? (await photoFile(database, `${photoId}/large`));
  if (local !== null) return local;
  const params = { photo_id: photoId, size };
  const file = await download(catchPhoto, { params }, { onProgress: () => undefined });
  await cachePhoto(database, key, file, Date.now()).catch(() => undefined);
  return file;
}

interface Shown {
  readonly key: string;
  readonly url: string | null;
}

/** Returns an object URL, or null while loading and when the photo is unavailable. */
export function usePhotoUrl(photoId: string | null, size: PhotoSize): string | null {
  const accountId = useAccountId();
  const [shown, setShown] = useState<Shown | null>(null);
  const key = `${photoId ?? ""}/${size}`;
  useEffect(() => {
    if (photoId === null) return undefined;
    let url: string | null = null;
    let isGone = false;
    const show = (file: Blob | null) => {
      if (isGone || file === null) return;
      url = URL.createObjectURL(file);
      setShown({ key: `${photoId}/${size}`, url });
    };
    loadPhoto(accountId, photoId, size).then(show, () => undefined);
    return () => {
      isGone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [accountId, photoId, size]);
  return shown?.key === key ? shown.url : null;
}
