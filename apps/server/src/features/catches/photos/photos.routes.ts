import { randomUUID } from "node:crypto";
import { photoUrl } from "@striper/contract/catch-content";
import { catchPhoto, uploadCatchPhoto } from "@striper/contract/catches";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import { isoOrNull, positionOf } from "#server/features/catches/entries/catches.presenter.ts";
import { storePhoto } from "#server/features/catches/photos/store-photo.ts";
import { readPhoto } from "#server/features/catches/photos/read-photo.ts";
import { AppError } from "#server/http/app-error.ts";
import type { OutputOf } from "@striper/contract/endpoint";
import type { Binder } from "#server/http/bind-endpoint.ts";

type Told = OutputOf<typeof uploadCatchPhoto.body>;

/** A photo never changes under its id. Only the caller's own cache may store it. */
const ownCopy = { "cache-control": "private, max-age=604800, immutable", vary: "authorization" };

/** Facts the device read before it shrank the file; the position only with consent. */
function factsOf({ taken_at, latitude, longitude, keep_position }: Told) {
  const isPlaced = keep_position && latitude !== undefined && longitude !== undefined;
  return {
    takenAt: taken_at === undefined ? null : Date.parse(taken_at),
    position: isPlaced ? { latitude, longitude } : null,
  };
}

export function bindPhotos(bind: Binder, context: CatchesDependencies): void {
  bind.signedIn(uploadCatchPhoto, async ({ body, file, account, requester }) => {
    const bytes = file("photo")?.bytes;
    if (bytes === undefined) throw new AppError("invalid_request");
    const { photo_id: id = randomUUID(), keep_position: withPosition } = body;
    const facts = factsOf(body);
    const newPhoto = { id, bytes, withPosition, facts, by: requester() };
    const photo = await storePhoto(context, account.accountId, newPhoto);
    return {
      photo_id: photo.id,
      photo_url: photoUrl(photo.id, "large"),
      small_photo_url: photoUrl(photo.id, "small"),
      taken_at: isoOrNull(photo.takenAt),
      position: positionOf(photo),
    };
  });
  bind.signedIn(catchPhoto, async ({ params, account, reply }) => {
    const file = await readPhoto(context, account.accountId, params.photo_id, params.size);
    reply.headers(ownCopy);
    return file;
  });
}
