import type { Operation } from "#web/features/catches/log/record/operations.ts";
import { newId } from "#web/platform/new-id.ts";
import type { LogDatabase } from "#web/features/catches/log/store/log-database.ts";

/*
 * What the angler says about a write that waits for a word: changed or deleted elsewhere meanwhile,
 * or refused by the server.
 */

function deciding(
  { dexie, outbox, catches, trips }: LogDatabase,
  work: () => Promise<void>,
): Promise<void> {
  return dexie.transaction("rw", [outbox, catches, trips], work);
}

async function tellAgain(
  { outbox, catches, trips }: LogDatabase,
  operation: Operation,
  anewId: string,
): Promise<void> {
  const { seq, subjectId, at } = operation;
  const again = { attempts: 0, hold: null } as const;
  if (operation.kind === "edit") {
    const base = await catches.get(subjectId);
    if (base !== undefined) {
      await outbox.put({ ...operation, ...again, basis: base.revision });
      return;
    }
    // Deleted elsewhere: what is kept is a catch of its own.
    const { content } = operation;
    const anew: Operation = { kind: "log", subjectId: anewId, content, seq, at, ...again };
    await outbox.put(anew);
    return;
  }
  if (operation.kind === "save-trip") {
    const base = await trips.get(subjectId);
    const basis = base === undefined ? "new" : base.revision;
    const id = base === undefined ? anewId : subjectId;
    await outbox.put({ ...operation, ...again, subjectId: id, basis });
    return;
  }
  await outbox.update(seq, again);
}

/** This device's version counts. Gives the id under which it goes on. */
export async function keepMine(database: LogDatabase, subjectId: string): Promise<string> {
  const otherId = newId();
  let id = subjectId;
  await deciding(database, async () => {
    const own = await database.outbox.where("subjectId").equals(subjectId).sortBy("seq");
    const held = own.find(({ hold }) => hold !== null);
    if (held === undefined) return;
    await tellAgain(database, held, otherId);
    const now = await database.outbox.get(held.seq);
    id = now?.subjectId ?? subjectId;
    if (id === subjectId) return;
    // What was written on top of it goes along.
    for (const one of own.filter(({ seq }) => seq > held.seq)) {
      await database.outbox.update(one.seq, { subjectId: id });
    }
  });
  return id;
}

/** The server's version counts: what this device wrote and could not tell is dropped. */
export function keepTheirs(database: LogDatabase, subjectId: string): Promise<void> {
  return deciding(database, async () => {
    await database.outbox.where("subjectId").equals(subjectId).delete();
  });
}
