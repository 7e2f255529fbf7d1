import type { LogDatabase, PhotoRow } from "#web/features/catches/log/store/log-database.ts";
import { tellNews } from "#web/features/catches/log/store/log-news.ts";
import { answerOfFailure, type Later } from "#web/features/catches/log/sync/answers.ts";
import type { LogServer } from "#web/features/catches/log/sync/log-server.ts";

type Outcome = Pick<PhotoRow, "state" | "message">;

async function send(
  database: LogDatabase,
  server: LogServer,
  { id, facts = { takenAt: null, position: null } }: PhotoRow,
): Promise<Outcome | Later> {
  const file = await database.photoFiles.get(`${id}/large`);
  if (file === undefined) return { state: "refused", message: null };
  try {
    await server.sendPhoto(id, new Blob([file.bytes], { type: file.type }), facts);
    return { state: "stored", message: null };
  } catch (error) {
    const answer = answerOfFailure(error);
    if (answer.kind === "later") return answer;
    // Another content under the id: an earlier upload of this very photo arrived.
    if (answer.kind === "taken") return { state: "stored", message: null };
    return { state: "refused", message: answer.kind === "held" ? answer.hold.message : null };
  }
}

/** Photos follow their catches, one by one; one that is refused never stands in the way of others. */
export async function pushPhotos(
  database: LogDatabase,
  server: LogServer,
): Promise<Later | { readonly kind: "done" }> {
  for (const photo of await database.photos.where("state").equals("waiting").sortBy("at")) {
    const outcome = await send(database, server, photo);
    if ("kind" in outcome) return outcome;
    await database.photos.update(photo.id, outcome);
    tellNews(database.accountId, { catchIds: [], tripIds: [], photos: true });
  }
  return { kind: "done" };
}
