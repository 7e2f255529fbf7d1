import {
  isTripWrite,
  sendableBeside,
  type Operation,
} from "#web/features/catches/log/record/operations.ts";
import { heldWrites, type LogDatabase } from "#web/features/catches/log/store/log-database.ts";
import { tellNews } from "#web/features/catches/log/store/log-news.ts";
import type { Answer, Later } from "#web/features/catches/log/sync/answers.ts";
import type { LogServer } from "#web/features/catches/log/sync/log-server.ts";
import { pullChanges } from "#web/features/catches/log/sync/pull.ts";
import { newId } from "#web/platform/new-id.ts";
import { settle } from "#web/features/catches/log/sync/settle.ts";

/**
 * Marks the next write as asked for, before it is: its answer may be lost. In order, past those that
 * wait for the angler; only these and the next one are read, however many wait behind.
 */
function take(database: LogDatabase): Promise<Operation | undefined> {
  const { dexie, outbox } = database;
  return dexie.transaction("rw", [outbox], async () => {
    const held = await heldWrites(database).toArray();
    const next = await outbox.orderBy("seq").filter(sendableBeside(held)).first();
    if (next === undefined) return undefined;
    const taken = { ...next, attempts: next.attempts + 1 };
    await outbox.put(taken);
    return taken;
  });
}

/** An id that is taken was taken by this very write, once the log turns out to hold it. */
async function settleTaken(
  database: LogDatabase,
  server: LogServer,
  operation: Operation,
  message: string,
): Promise<void> {
  await pullChanges(database, server);
  const isThere = (await database.catches.get(operation.subjectId)) !== undefined;
  if (isThere) await database.outbox.delete(operation.seq);
  else await database.outbox.update(operation.seq, { hold: { kind: "refused", message } });
}

async function apply(
  database: LogDatabase,
  server: LogServer,
  operation: Operation,
  answer: Exclude<Answer, Later>,
): Promise<void> {
  const otherId = newId();
  if (answer.kind === "taken") await settleTaken(database, server, operation, answer.message);
  else await settle(database, operation, answer, otherId);
  const ids = [operation.subjectId, otherId];
  tellNews(database.accountId, {
    catchIds: isTripWrite(operation) ? [] : ids,
    tripIds: isTripWrite(operation) ? ids : [],
  });
}

/** Tells the server everything it has not heard, in order; stops where it cannot go on. */
export async function pushWrites(
  database: LogDatabase,
  server: LogServer,
): Promise<Later | { readonly kind: "done" }> {
  for (let told = 0; ; told += 1) {
    const operation = await take(database);
    if (operation === undefined) return { kind: "done" };
    const answer = await server.tell(operation);
    if (answer.kind === "later") return { ...answer, isUnderWay: told > 0 };
    await apply(database, server, operation, answer);
  }
}
