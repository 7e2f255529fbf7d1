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

/** A write that the server has not confirmed, as stored on this device. */
export type Entry<Of> = Of & Waiting;
export type NewEntry<Of> = Of & Omit<Waiting, "seq">;

/** How the entries of a subject change when another write is added. */
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

/** The server certainly does not have it: it was never sent, or was refused. */
export const isCertainlyUnsent = ({
  attempts,
  hold,
}: Pick<Waiting, "attempts" | "hold">): boolean => attempts === 0 || hold?.kind === "refused";

/**
 * For things that are saved whole, regardless of the earlier state: the last write wins. It gets a new
 * sequence number, so that the answer to an older write never settles it.
 */
export const lastWriteWins = <Of>(waiting: readonly Entry<Of>[], write: Of): Joined<Of> => ({
  drop: waiting,
  add: [write],
});

/**
 * Whether a write may be sent now, given the held ones: a write based on a held one waits with it. A
 * deletion never waits.
 */
export function isSendableWith<Of extends Write>(
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
