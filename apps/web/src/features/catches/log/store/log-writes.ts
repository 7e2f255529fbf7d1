import type { CatchContent, TripContent } from "#web/features/catches/log/record/content.ts";
import type { Operation, Write } from "#web/features/catches/log/record/operations.ts";
import type { LogDatabase } from "#web/features/catches/log/store/log-database.ts";

/*
 * Every write is durable before anybody sees it: one transaction that ends before the promise does.
 * What the server has surely not heard (no attempt was made, or it was refused) is rewritten in
 * place; anything else gets a write of its own behind it.
 */

type Outbox = LogDatabase["outbox"];

const unheard = ({ attempts, hold }: Operation): boolean =>
  attempts === 0 || hold?.kind === "refused";

const operationsOf = (outbox: Outbox, subjectId: string): Promise<Operation[]> =>
  outbox.where("subjectId").equals(subjectId).sortBy("seq");

async function add(outbox: Outbox, write: Write, at: number): Promise<void> {
  await outbox.add({ ...write, at, attempts: 0, hold: null });
}

/** Waits for the disk, where the browser can: a phone that dies the next moment has the fish. */
function writing<Value>(database: LogDatabase, work: () => Promise<Value>): Promise<Value> {
  return database.dexie.transaction("rw", [database.outbox], work);
}

export function logCatch(
  database: LogDatabase,
  catchId: string,
  content: CatchContent,
  now: number,
): Promise<void> {
  return writing(database, () =>
    add(database.outbox, { kind: "log", subjectId: catchId, content }, now),
  );
}

/** `revision` is that of the record the edit was made from; 0 while the server has none. */
export function editCatch(
  database: LogDatabase,
  catchId: string,
  content: CatchContent,
  revision: number,
  now: number,
): Promise<void> {
  const { outbox } = database;
  return writing(database, async () => {
    const last = (await operationsOf(outbox, catchId)).at(-1);
    if (last === undefined || last.kind === "remove") {
      return add(outbox, { kind: "edit", subjectId: catchId, content, basis: revision }, now);
    }
    const isHeldEdit = last.kind === "edit" && last.hold !== null;
    if ((unheard(last) || isHeldEdit) && "content" in last && last.kind !== "save-trip") {
      // A conflict stays one until the angler says whose version counts.
      const hold = last.hold?.kind === "refused" ? null : last.hold;
      const attempts = last.hold?.kind === "refused" ? 0 : last.attempts;
      await outbox.put({ ...last, content, hold, attempts });
      return undefined;
    }
    return add(outbox, { kind: "edit", subjectId: catchId, content, basis: "previous" }, now);
  });
}

/** "unsent": the server never heard of the catch, so that nothing is left of it anywhere. */
export type Removal = "unsent" | "told";

export function removeCatch(database: LogDatabase, catchId: string, now: number): Promise<Removal> {
  const { outbox } = database;
  return writing(database, async () => {
    const operations = await operationsOf(outbox, catchId);
    const [first] = operations;
    if (first?.kind === "log" && unheard(first)) {
      await outbox.bulkDelete(operations.map(({ seq }) => seq));
      return "unsent";
    }
    await add(outbox, { kind: "remove", subjectId: catchId }, now);
    return "told";
  });
}

export interface Restoring {
  /** What the catch was. */
  readonly content: CatchContent;
  readonly removal: Removal;
}

/** Takes a deletion back. */
export function restoreCatch(
  database: LogDatabase,
  catchId: string,
  { content, removal }: Restoring,
  now: number,
): Promise<void> {
  const { outbox } = database;
  return writing(database, async () => {
    const last = (await operationsOf(outbox, catchId)).at(-1);
    if (last?.kind === "remove" && last.attempts === 0) return outbox.delete(last.seq);
    const kind = removal === "unsent" ? "log" : "restore";
    return add(outbox, { kind, subjectId: catchId, content }, now);
  });
}

export function saveTrip(
  database: LogDatabase,
  tripId: string,
  content: TripContent,
  revision: number | "new",
  now: number,
): Promise<void> {
  const { outbox } = database;
  return writing(database, async () => {
    const last = (await operationsOf(outbox, tripId)).at(-1);
    if (last?.kind === "save-trip" && (unheard(last) || last.hold !== null)) {
      const hold = last.hold?.kind === "refused" ? null : last.hold;
      await outbox.put({ ...last, content, hold });
      return;
    }
    const basis = last === undefined ? revision : "previous";
    await add(outbox, { kind: "save-trip", subjectId: tripId, content, basis }, now);
  });
}

export function removeTrip(database: LogDatabase, tripId: string, now: number): Promise<void> {
  const { outbox } = database;
  return writing(database, async () => {
    const operations = await operationsOf(outbox, tripId);
    const [first] = operations;
    if (first?.kind === "save-trip" && first.basis === "new" && unheard(first)) {
      await outbox.bulkDelete(operations.map(({ seq }) => seq));
      return;
    }
    await add(outbox, { kind: "remove-trip", subjectId: tripId }, now);
  });
}
