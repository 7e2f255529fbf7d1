import { randomUUID } from "node:crypto";
import { catchPhoto, uploadCatchPhoto } from "@striper/contract/catches";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import { isoOrNull } from "#server/features/catches/entries/catches.presenter.ts";
import { photoUrl, positionOf } from "#server/features/catches/entries/content.ts";
import { keepPhoto } from "#server/features/catches/photos/keep-photo.ts";
import { readPhoto } from "#server/features/catches/photos/read-photo.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";

/** A photo never changes under its id; and a cache answers the session that asked, nobody else. */
const ownCopy = { "cache-control": "private, max-age=604800, immutable", vary: "authorization" };

export function bindPhotos(bind: Binder, context: CatchesDependencies): void {
  bind.signedIn(uploadCatchPhoto, async ({ body, file, account }) => {
    const bytes = file("photo")?.bytes;
    if (bytes === undefined) throw new AppError("invalid_request");
    const { photo_id: id = randomUUID(), keep_position: withPosition } = body;
    const photo = await keepPhoto(context, account.accountId, { id, bytes, withPosition });
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
