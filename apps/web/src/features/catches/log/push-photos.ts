import type { LogDatabase, PhotoRow } from "#web/features/catches/log/log-database.ts";
import { hasCatch } from "#web/features/catches/log/log-photos.ts";
import { announceLogNews } from "#web/features/catches/log/log-copy.ts";
import type { SessionGuard } from "#web/platform/synced/collection.ts";
import { meaningOf } from "#web/platform/synced/failure.ts";
import type { PhotoFacts } from "@striper/marine/photos";

export interface PhotoServer {
  sendPhoto(photoId: string, photo: Blob, facts: PhotoFacts): Promise<void>;
}

type Outcome = Pick<PhotoRow, "state" | "message">;

async function send(
  database: LogDatabase,
  server: PhotoServer,
  { id, facts = { takenAt: null, position: null } }: PhotoRow,
): Promise<Outcome> {
  const file = await database.photoFiles.get(`${id}/large`);
  if (file === undefined) return { state: "refused", message: null };
  try {
    await server.sendPhoto(id, new Blob([file.bytes], { type: file.type }), facts);
    return { state: "stored", message: null };
  } catch (error) {
    const meaning = meaningOf(error);
    if (meaning.kind === "later") throw error;
    // The id is taken because an earlier upload of this photo arrived.
    if (meaning.kind === "taken") return { state: "stored", message: null };
    return { state: "refused", message: meaning.message };
  }
}

/**
 * Sends waiting photos one by one, after their catches. A refused photo does not block the others.
 * Throws when sending has to wait.
 */
export async function pushPhotos(
  database: LogDatabase,
  server: PhotoServer,
  guard: SessionGuard,
): Promise<void> {
  for (const photo of await database.photos.where("state").equals("waiting").sortBy("at")) {
    guard();
    if (!(await hasCatch(database, photo))) continue;
    const outcome = await send(database, server, photo);
    await database.photos.update(photo.id, outcome);
    announceLogNews(database.accountId, { catchIds: [], tripIds: [], photos: true });
  }
}
