/** Something a person did to one of their things on this device. */
export interface Write {
  readonly kind: string;
  readonly subjectId: string;
}

/** Why a write is not sent again by itself: the person decides. */
export interface Hold {
  /** Changed elsewhere meanwhile; gone from the account; or refused by the server. */
  readonly kind: "conflict" | "gone" | "refused";
  /** The server's sentence. */
  readonly message: string;
}

interface Waiting {
  /** Counts up: the order in which it was written. */
  readonly seq: number;
  /** Milliseconds. */
  readonly at: number;
  /** How often the server was asked; an answer may have been lost. */
  readonly attempts: number;
  readonly hold: Hold | null;
}

/** A write that the server has not answered for, as this device keeps it. */
export type Entry<Of> = Of & Waiting;
export type NewEntry<Of> = Of & Omit<Waiting, "seq">;

/** What is done to the entries of a subject when something more is written about it. */
export interface Joined<Of> {
  readonly drop?: readonly Entry<Of>[];
  readonly replace?: Entry<Of>;
  readonly add?: readonly Of[];
}

/** Only what is held has a kind of hold, and so a place in that index. */
export const outboxIndexes = "++seq, subjectId, hold.kind";

export const newEntry = <Of extends Write>(write: Of, at: number): NewEntry<Of> => ({
  ...write,
  at,
  attempts: 0,
  hold: null,
});

/** The server has surely not taken it: it was never asked, or has refused. */
export const isUnheard = ({ attempts, hold }: Pick<Waiting, "attempts" | "hold">): boolean =>
  attempts === 0 || hold?.kind === "refused";

/**
 * For things that are saved whole and without regard to what they were: only the last write counts.
 * It gets a number of its own, so that the answer to an older one never settles it.
 */
export const lastWriteWins = <Of>(waiting: readonly Entry<Of>[], write: Of): Joined<Of> => ({
  drop: waiting,
  add: [write],
});

/**
 * Whether a write may be sent now, given those that are held: what was written on top of one of them
 * waits with it. A deletion waits for nothing that was written before it.
 */
export function sendableBeside<Of extends Write>(
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
