import type { Dexie, Table } from "dexie";
import type { Refusal } from "#web/platform/synced/failure.ts";

/** Throws once another session has begun: the outbox belongs to the account that was signed in before. */
export type SessionGuard = () => void;

/** What a refusal by the server means for a write: */
export type Verdict =
  /** it waits for a decision of the person; */
  | "hold"
  /** it is obsolete and dropped; */
  | "drop"
  /** it is sent as a new thing, under another id; */
  | "anew"
  /** it may be this very write, whose answer was lost: compare with what the account holds. */
  | "look-up";

/** The outcome of trying to send a write. */
export type SendOutcome<Answer> =
  | { readonly kind: "sent"; readonly answer?: Answer }
  | { readonly kind: "waiting" }
  | { readonly kind: "held"; readonly message: string };

/**
 * One kind of a person's things that works offline: how it is stored on this device, how a write is sent
 * and what the answer means. The engine does the rest.
 */
export interface Collection<Of extends Write, Answer> {
  readonly dexie: Dexie;
  /** Keyed by `++seq`, with indexes on `subjectId` and `hold.kind`. */
  readonly outbox: Table<Entry<Of>, number, NewEntry<Of>>;
  /** Where the account's state is kept; written together with the outbox. */
  readonly tables: readonly Table[];
  /** How a write is merged with waiting ones of the same subject. */
  readonly join: (waiting: readonly Entry<Of>[], write: Of) => Joined<Of>;
  /** A deletion is sent past held writes, and is done when the server says that the thing is gone. */
  readonly isRemoval: (write: Of) => boolean;
  /** What any other refusal means. */
  readonly conflictRule: (write: Of, refusal: Refusal["kind"]) => Verdict;
  /** Sends one; ids made on the device make it harmless to send it again. */
  readonly send: (entry: Entry<Of>) => Promise<Answer>;
  /** Within the transaction that drops the write: stores the answer as the account's state. */
  readonly storeAnswer: (
    write: Entry<Of>,
    answer: Answer,
    later: readonly Entry<Of>[],
  ) => Promise<unknown>;
  /** Within the transaction that drops the write: removes it from the account's state. */
  readonly forget: (removal: Of) => Promise<unknown>;
  /** Fetches and stores the account's state. */
  readonly pull: (guard: SessionGuard) => Promise<void>;
  /** What else goes to the server after the writes, such as files. */
  readonly sendRest?: (guard: SessionGuard) => Promise<void>;
  /** For "look-up": whether the account turns out to hold what the write is about. */
  readonly isThere?: (write: Of) => Promise<boolean>;
  /** For "anew": the same content as something new. */
  readonly anew?: (write: Of, newId: string) => Of;
  /** Held writes are tried again with each exchange: the reason may be gone. */
  readonly asksAgain?: boolean;
  /** False: the account's state is fetched only while it is shown. */
  readonly pullsInBackground: boolean;
  /** Entries of these subjects have changed on the device. */
  readonly changed?: (writes: readonly Of[]) => void;
  /** A write has an outcome; `isAwaited`: its caller waits for the result and reports it. */
  readonly settled?: (entry: Entry<Of>, outcome: SendOutcome<Answer>, isAwaited: boolean) => void;
}

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
