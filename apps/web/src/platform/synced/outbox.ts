import type { Collection, Fate, SessionGuard } from "#web/platform/synced/collection.ts";
import {
  newEntry,
  sendableBeside,
  type Entry,
  type Hold,
  type Write,
} from "#web/platform/synced/entries.ts";
import { meaningOf, type Refusal, type RetryLater } from "#web/platform/synced/failure.ts";
import { newId } from "#web/platform/new-id.ts";

type Outbox<Of extends Write> = Pick<Collection<Of, unknown>, "outbox">;

/** In the order in which they were written. */
export const entriesOf = <Of extends Write>(
  { outbox }: Outbox<Of>,
  subjectId: string,
): Promise<Entry<Of>[]> => outbox.where("subjectId").equals(subjectId).sortBy("seq");

/** Writes that wait for the person's word: only they have a kind of hold, and a place in its index. */
export const heldEntries = <Of extends Write>({ outbox }: Outbox<Of>) =>
  outbox.orderBy("hold.kind");

/**
 * Writes it down: done when it is on the disk, in one transaction. Gives the number under which it
 * waits; null where nothing is left to be sent.
 */
export function writeDown<Of extends Write, Answer>(
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

/** What was written about a subject and is not sent: dropped, as if it had never been. */
export async function dropWrites<Of extends Write>(
  { outbox }: Outbox<Of>,
  subjectId: string,
): Promise<void> {
  await outbox.where("subjectId").equals(subjectId).delete();
}

/** The write goes on as another, with what was written on top of it; tried as if for the first time. */
export async function goOnAs<Of extends Write>(
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
 * Marks the next write as asked for, before it is: its answer may be lost. In order, past those that
 * are held; only these and the next one are read, however many wait behind.
 */
function takeNext<Of extends Write, Answer>(
  collection: Collection<Of, Answer>,
  askedAgain: Set<number>,
): Promise<Entry<Of> | undefined> {
  const { dexie, outbox, isRemoval, asksAgain = false } = collection;
  return dexie.transaction("rw", [outbox], async () => {
    const held = await heldEntries(collection).toArray();
    const again = asksAgain
      ? held.find(({ seq, hold }) => hold?.kind === "refused" && !askedAgain.has(seq))
      : undefined;
    const next =
      again ?? (await outbox.orderBy("seq").filter(sendableBeside(held, isRemoval)).first());
    if (next === undefined) return undefined;
    if (again !== undefined) askedAgain.add(next.seq);
    const taken = { ...next, attempts: next.attempts + 1 };
    await outbox.put(taken);
    return taken;
  });
}

/** Whether anything is to be sent without a word of the person. */
export async function hasSendable<Of extends Write, Answer>(
  collection: Collection<Of, Answer>,
): Promise<boolean> {
  const held = await heldEntries(collection).toArray();
  const isSendable = sendableBeside(held, collection.isRemoval);
  return (await collection.outbox.orderBy("seq").filter(isSendable).first()) !== undefined;
}

function settling<Of extends Write, Answer>(
  { dexie, outbox, tables }: Collection<Of, Answer>,
  work: () => Promise<void>,
): Promise<void> {
  return dexie.transaction("rw", [outbox, ...tables], work);
}

/** The server's answer and the write it answers, in one transaction: both or neither. */
function settleAnswer<Of extends Write, Answer>(
  collection: Collection<Of, Answer>,
  entry: Entry<Of>,
  answer: Answer,
): Promise<void> {
  return settling(collection, async () => {
    await collection.outbox.delete(entry.seq);
    const all = await entriesOf(collection, entry.subjectId);
    await collection.keepAnswer(
      entry,
      answer,
      all.filter(({ seq }) => seq > entry.seq),
    );
  });
}

/** What was to go is gone, and with it whatever was written before the deletion. */
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
): Promise<Fate<Answer>> {
  const held: Hold = { kind: kind === "taken" ? "refused" : kind, message };
  // Only what is still there: it may have been written anew meanwhile.
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
): Promise<Fate<Answer>> {
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
    await settling(collection, () => goOnAs(collection, entry, write));
    collection.changed?.([write]);
    return { kind: "waiting" };
  }
  // Whoever is asked whose version counts chooses between this one and the other as it is now.
  if (refusal.kind === "conflict") await collection.pull(guard);
  return holdBack(collection, entry, refusal);
}

async function sendOne<Of extends Write, Answer>(
  collection: Collection<Of, Answer>,
  entry: Entry<Of>,
  guard: SessionGuard,
): Promise<Fate<Answer> | RetryLater> {
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

/** Sends everything that the server has not heard, in order; stops where it cannot go on. */
export async function sendWrites<Of extends Write, Answer>(
  collection: Collection<Of, Answer>,
  guard: SessionGuard,
  onFate: (entry: Entry<Of>, fate: Fate<Answer>) => void,
): Promise<RetryLater | { readonly kind: "done" }> {
  const askedAgain = new Set<number>();
  for (let sent = 0; ; sent += 1) {
    const entry = await takeNext(collection, askedAgain);
    if (entry === undefined) return { kind: "done" };
    const fate = await sendOne(collection, entry, guard);
    if (fate.kind === "later") return { ...fate, isUnderWay: sent > 0 };
    collection.changed?.([entry]);
    onFate(entry, fate);
  }
}
