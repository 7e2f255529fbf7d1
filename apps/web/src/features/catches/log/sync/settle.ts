import { contentOf, type CatchContent } from "#web/features/catches/log/record/content.ts";
import type { Operation } from "#web/features/catches/log/record/operations.ts";
import type { LogDatabase } from "#web/features/catches/log/store/log-database.ts";
import type { Answer } from "#web/features/catches/log/sync/answers.ts";

function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const pairs = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return pairs.map(([name, inner]) => [name, sorted(inner)]);
}

export const isSameContent = (a: CatchContent, b: CatchContent): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

async function later(database: LogDatabase, operation: Operation): Promise<Operation[]> {
  const own = await database.outbox.where("subjectId").equals(operation.subjectId).sortBy("seq");
  return own.filter(({ seq }) => seq > operation.seq);
}

/** What was written on top of the answered write was written on top of this revision. */
async function rebase(database: LogDatabase, after: Operation[], revision: number): Promise<void> {
  const next = after.find(({ kind }) => kind === "edit" || kind === "save-trip");
  if (next === undefined || !("basis" in next) || next.basis !== "previous") return;
  await database.outbox.put({ ...next, basis: revision });
}

async function keepCatch(
  database: LogDatabase,
  operation: Operation,
  { record }: Extract<Answer, { kind: "catch" }>,
): Promise<void> {
  const after = await later(database, operation);
  await database.catches.put(record);
  await database.outbox.delete(operation.seq);
  await rebase(database, after, record.revision);
  const wanted = operation.kind === "restore" ? operation.content : null;
  const isLast = after.length === 0;
  // What was edited before the deletion and never told comes back with the catch.
  if (wanted === null || !isLast || isSameContent(wanted, contentOf(record))) return;
  const { subjectId, at } = operation;
  const basis = record.revision;
  await database.outbox.add({
    kind: "edit",
    subjectId,
    content: wanted,
    basis,
    at,
    attempts: 0,
    hold: null,
  });
}

async function forget(database: LogDatabase, operation: Operation): Promise<void> {
  await (operation.kind === "remove-trip"
    ? database.trips.delete(operation.subjectId)
    : database.catches.delete(operation.subjectId));
  const own = await database.outbox.where("subjectId").equals(operation.subjectId).sortBy("seq");
  const past = own.filter(({ seq }) => seq <= operation.seq);
  await database.outbox.bulkDelete(past.map(({ seq }) => seq));
}

/** A catch that cannot be brought back under its id is logged anew under another. */
async function logAnew(database: LogDatabase, operation: Operation, newId: string): Promise<void> {
  if (operation.kind !== "restore") return;
  const { seq, at, content } = operation;
  const anew = { kind: "log", subjectId: newId, content, at, attempts: 0, hold: null } as const;
  const after = await later(database, operation);
  await database.outbox.delete(seq);
  await database.outbox.add(anew);
  // What was written on top of it goes along, in its order.
  for (const { seq: old, ...write } of after) {
    await database.outbox.delete(old);
    await database.outbox.add({ ...write, subjectId: newId });
  }
}

async function holdBack(
  database: LogDatabase,
  operation: Operation,
  answer: Extract<Answer, { kind: "held" }>,
  newId: string,
): Promise<void> {
  const isRemoval = operation.kind === "remove" || operation.kind === "remove-trip";
  // What is to go is gone already.
  if (isRemoval && answer.hold.kind === "gone") return forget(database, operation);
  if (operation.kind === "restore" && answer.hold.kind === "gone") {
    return logAnew(database, operation, newId);
  }
  await database.outbox.update(operation.seq, { hold: answer.hold });
  return undefined;
}

/** The server's answer and the write it answers, in one transaction: both or neither. */
export function settle(
  database: LogDatabase,
  operation: Operation,
  answer: Exclude<Answer, { kind: "later" | "taken" }>,
  newId: string,
): Promise<void> {
  const { dexie, catches, trips, outbox } = database;
  return dexie.transaction("rw", [catches, trips, outbox], async () => {
    switch (answer.kind) {
      case "catch":
        return keepCatch(database, operation, answer);
      case "trip": {
        const after = await later(database, operation);
        await trips.put(answer.trip);
        await outbox.delete(operation.seq);
        return rebase(database, after, answer.trip.revision);
      }
      case "removed":
        return forget(database, operation);
      case "held":
        return holdBack(database, operation, answer, newId);
    }
  });
}
