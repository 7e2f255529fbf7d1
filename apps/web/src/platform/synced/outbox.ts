import type {
  Collection,
  SendOutcome,
  SessionGuard,
  Entry,
  Hold,
  NewEntry,
  Write,
} from "#web/platform/synced/collection.ts";
import { meaningOf, type Refusal, type RetryLater } from "#web/platform/synced/failure.ts";
import { newId } from "#web/platform/new-id.ts";

type Outbox<Of extends Write> = Pick<Collection<Of, unknown>, "outbox">;

export const newEntry = <Of extends Write>(write: Of, at: number): NewEntry<Of> => ({
  ...write,
  at,
  attempts: 0,
  hold: null,
});

export const entriesOf = <Of extends Write>(
  { outbox }: Outbox<Of>,
  subjectId: string,
): Promise<Entry<Of>[]> => outbox.where("subjectId").equals(subjectId).sortBy("seq");

export const heldEntries = <Of extends Write>({ outbox }: Outbox<Of>) =>
  outbox.orderBy("hold.kind");

/**
 * Adds a write to the outbox in one transaction and resolves when it is on disk. Returns its sequence number, or null
 * when nothing is left to send.
 */
export function addToOutbox<Of extends Write, Answer>(
  collection: Collection<Of, Answer>,
  write: Of,
  at: number,
): Promise<number | null> {
  const { dexie, outbox, join } = collection;
  return dexie.transaction("rw", [outbox], async () => {
    const waiting = await entriesOf(collection, write.subjectId);
    const { drop = [], replace, add = [] } = join(waiting, write);
    await outbox.bulkDelete(drop.map(({ seq }) => seq));
    if (replace !== undefined) return outbox.put(replace);
    let seq: number | null = null;
    for (const one of add) {
      const added = await outbox.add(newEntry(one, at));
      if (one === write) seq = added;
    }
    return seq;
  });
}

export async function dropWrites<Of extends Write>(
  { outbox }: Outbox<Of>,
  subjectId: string,
): Promise<void> {
  await outbox.where("subjectId").equals(subjectId).delete();
}

/** Replaces a write and moves later writes of its subject along; its attempts start from zero. */
export async function replaceWrite<Of extends Write>(
  collection: Outbox<Of>,
  { seq, at, subjectId }: Entry<Of>,
  write: Of,
): Promise<void> {
  const { outbox } = collection;
  await outbox.put({ ...newEntry(write, at), seq });
  if (write.subjectId === subjectId) return;
  for (const later of await entriesOf(collection, subjectId))
    if (later.seq > seq) await outbox.put({ ...later, subjectId: write.subjectId });
}

/**
 * Returns a filter for writes that may be sent now. A write based on a held one waits with it; a deletion never
 * waits.
 */
function isSendableWith<Of extends Write>(
  held: readonly Entry<Of>[],
  isRemoval: (write: Of) => boolean,
): (entry: Entry<Of>) => boolean {
  const since = new Map<string, number>();
  for (const { subjectId, seq } of held)
    since.set(subjectId, Math.min(seq, since.get(subjectId) ?? seq));
  return (entry) =>
    entry.hold === null &&
    (isRemoval(entry) || entry.seq < (since.get(entry.subjectId) ?? Infinity));
}

/**
 * Takes the next sendable write and counts the attempt before sending, because the answer may be lost. It reads only
 * held entries and the next one, however long the outbox.
 */
function takeNext<Of extends Write, Answer>(
  collection: Collection<Of, Answer>,
  retriedHeld: Set<number>,
): Promise<Entry<Of> | undefined> {
  const { dexie, outbox, isRemoval, asksAgain = false } = collection;
  return dexie.transaction("rw", [outbox], async () => {
    const held = await heldEntries(collection).toArray();
    const again = asksAgain
      ? held.find(({ seq, hold }) => hold?.kind === "refused" && !retriedHeld.has(seq))
      : undefined;
    const next =
      again ?? (await outbox.orderBy("seq").filter(isSendableWith(held, isRemoval)).first());
    if (next === undefined) return undefined;
    if (again !== undefined) retriedHeld.add(next.seq);
    const taken = { ...next, attempts: next.attempts + 1 };
    await outbox.put(taken);
    return taken;
  });
}

export async function hasSendable<Of extends Write, Answer>(
  collection: Collection<Of, Answer>,
): Promise<boolean> {
  const held = await heldEntries(collection).toArray();
  const isSendable = isSendableWith(held, collection.isRemoval);
  return (await collection.outbox.orderBy("seq").filter(isSendable).first()) !== undefined;
}

function settling<Of extends Write, Answer>(
  { dexie, outbox, tables }: Collection<Of, Answer>,
  work: () => Promise<void>,
): Promise<void> {
  return dexie.transaction("rw", [outbox, ...tables], work);
}

function settleAnswer<Of extends Write, Answer>(
  collection: Collection<Of, Answer>,
  entry: Entry<Of>,
  answer: Answer,
): Promise<void> {
  return settling(collection, async () => {
    await collection.outbox.delete(entry.seq);
    const all = await entriesOf(collection, entry.subjectId);
    await collection.storeAnswer(
      entry,
      answer,
      all.filter(({ seq }) => seq > entry.seq),
    );
  });
}

/** Completes a deletion and drops every earlier write of the subject. */
function settleRemoval<Of extends Write, Answer>(
  collection: Collection<Of, Answer>,
  entry: Entry<Of>,
): Promise<void> {
  return settling(collection, async () => {
    await collection.forget(entry);
    const all = await entriesOf(collection, entry.subjectId);
    const past = all.filter(({ seq }) => seq <= entry.seq);
    await collection.outbox.bulkDelete(past.map(({ seq }) => seq));
  });
}

const dropped = { kind: "sent" } as const;

async function holdBack<Of extends Write, Answer>(
  { outbox }: Collection<Of, Answer>,
  entry: Entry<Of>,
  { kind, message }: Refusal,
): Promise<SendOutcome<Answer>> {
  const held: Hold = { kind: kind === "taken" ? "refused" : kind, message };
  // The entry may have been replaced meanwhile.
  await outbox
    .where(":id")
    .equals(entry.seq)
    .modify((waiting) => {
      Object.assign(waiting, { hold: held });
    });
  return { kind: "held", message };
}

async function settleRefusal<Of extends Write, Answer>(
  collection: Collection<Of, Answer>,
  entry: Entry<Of>,
  refusal: Refusal,
  guard: SessionGuard,
): Promise<SendOutcome<Answer>> {
  const { outbox, conflictRule, anew, isThere, isRemoval } = collection;
  if (isRemoval(entry) && refusal.kind === "gone") {
    await settleRemoval(collection, entry);
    return dropped;
  }
  const verdict = conflictRule(entry, refusal.kind);
  if (verdict === "drop" || (verdict === "look-up" && (await isThere?.(entry)) === true)) {
    await outbox.delete(entry.seq);
    return dropped;
  }
  if (verdict === "anew" && anew !== undefined) {
    const write = anew(entry, newId());
    await settling(collection, () => replaceWrite(collection, entry, write));
    collection.changed?.([write]);
    return { kind: "waiting" };
  }
  // The person decides between this version and the server's current one, so fetch that.
  if (refusal.kind === "conflict") await collection.pull(guard);
  return holdBack(collection, entry, refusal);
}

async function sendOne<Of extends Write, Answer>(
  collection: Collection<Of, Answer>,
  entry: Entry<Of>,
  guard: SessionGuard,
): Promise<SendOutcome<Answer> | RetryLater> {
  guard();
  let answer: Answer;
  try {
    answer = await collection.send(entry);
  } catch (error) {
    const meaning = meaningOf(error);
    return meaning.kind === "later" ? meaning : settleRefusal(collection, entry, meaning, guard);
  }
  if (collection.isRemoval(entry)) await settleRemoval(collection, entry);
  else await settleAnswer(collection, entry, answer);
  return { kind: "sent", answer };
}

export async function sendWrites<Of extends Write, Answer>(
  collection: Collection<Of, Answer>,
  guard: SessionGuard,
  onOutcome: (entry: Entry<Of>, outcome: SendOutcome<Answer>) => void,
): Promise<RetryLater | { readonly kind: "done" }> {
  const retriedHeld = new Set<number>();
  for (let sent = 0; ; sent += 1) {
    const entry = await takeNext(collection, retriedHeld);
    if (entry === undefined) return { kind: "done" };
    const outcome = await sendOne(collection, entry, guard);
    if (outcome.kind === "later") return { ...outcome, hasProgress: sent > 0 };
    collection.changed?.([entry]);
    onOutcome(entry, outcome);
  }
}
