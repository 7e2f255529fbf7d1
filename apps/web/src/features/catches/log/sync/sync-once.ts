import type { LogDatabase } from "#web/features/catches/log/store/log-database.ts";
import { answerOfFailure, type Later } from "#web/features/catches/log/sync/answers.ts";
import type { LogServer } from "#web/features/catches/log/sync/log-server.ts";
import { pullChanges } from "#web/features/catches/log/sync/pull.ts";
import { pushPhotos } from "#web/features/catches/log/sync/push-photos.ts";
import { pushWrites } from "#web/features/catches/log/sync/push.ts";

export type SyncOutcome = Later | { readonly kind: "done" };

/** First what this device has to say, then what it has not heard, then the photos. */
export async function syncOnce(database: LogDatabase, server: LogServer): Promise<SyncOutcome> {
  try {
    // Where an id turns out to be taken, telling asks for the changes as well.
    const pushed = await pushWrites(database, server);
    if (pushed.kind === "later") return pushed;
    await pullChanges(database, server);
  } catch (error) {
    const answer = answerOfFailure(error);
    return answer.kind === "later" ? answer : { kind: "later", reason: "trouble" };
  }
  return pushPhotos(database, server);
}
