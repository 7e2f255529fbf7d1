import type { Dexie, Table } from "dexie";
import type { Refusal } from "#web/platform/synced/failure.ts";

/** Throws once another session has begun, because the outbox belongs to the previous account. */
export type SessionGuard = () => void;

export type Verdict =
  /** Hold the write until the person decides. */
  | "hold"
  /** Drop the write as obsolete. */
  | "drop"
  /** Send the write as a new item with another id. */
  | "anew"
  /** Check whether the account already holds this write, whose answer may have been lost. */
  | "look-up";

export type SendOutcome<Answer> =
  | { readonly kind: "sent"; readonly answer?: Answer }
  | { readonly kind: "waiting" }
  | { readonly kind: "held"; readonly message: string };

/**
 * One kind of item that works offline: how it is stored, how a write is sent, and how refusals are handled. The sync
 * engine does the rest.
 */
export interface Collection<Of extends Write, Answer> {
  readonly dexie: Dexie;
  /** Keyed by `++seq`, with indexes on `subjectId` and `hold.kind`. */
  readonly outbox: Table<Entry<Of>, number, NewEntry<Of>>;
  /** Tables of the account's state, written in the same transactions as the outbox. */
  readonly tables: readonly Table[];
  readonly join: (waiting: readonly Entry<Of>[], write: Of) => Joined<Of>;
  /** Returns true for deletions. They are sent ahead of held writes, and succeed when the item is already gone. */
  readonly isRemoval: (write: Of) => boolean;
  readonly conflictRule: (write: Of, refusal: Refusal["kind"]) => Verdict;
  /** Sends one write. Device-made ids make it safe to send it again. */
  readonly send: (entry: Entry<Of>) => Promise<Answer>;
  readonly storeAnswer: (
    write: Entry<Of>,
    answer: Answer,
    later: readonly Entry<Of>[],
  ) => Promise<unknown>;
  readonly forget: (removal: Of) => Promise<unknown>;
  readonly pull: (guard: SessionGuard) => Promise<void>;
  readonly sendRest?: (guard: SessionGuard) => Promise<void>;
  readonly isThere?: (write: Of) => Promise<boolean>;
  readonly anew?: (write: Of, newId: string) => Of;
  /** Retries held writes with each exchange, since the reason may be gone. */
  readonly asksAgain?: boolean;
  /** If false, the account's state is fetched only while it is displayed. */
  readonly pullsInBackground: boolean;
  readonly changed?: (writes: readonly Of[]) => void;
  readonly settled?: (entry: Entry<Of>, outcome: SendOutcome<Answer>, isAwaited: boolean) => void;
}

export interface Write {
  readonly kind: string;
  readonly subjectId: string;
}

export interface Hold {
  /** Changed elsewhere meanwhile, gone from the account, or refused by the server. */
  readonly kind: "conflict" | "gone" | "refused";
  readonly message: string;
}

interface Waiting {
  readonly seq: number;
  /** Time of the write, ms. */
  readonly at: number;
  /** Number of sends; an answer may have been lost. */
  readonly attempts: number;
  readonly hold: Hold | null;
}

export type Entry<Of> = Of & Waiting;
export type NewEntry<Of> = Of & Omit<Waiting, "seq">;

export interface Joined<Of> {
  readonly drop?: readonly Entry<Of>[];
  readonly replace?: Entry<Of>;
  readonly add?: readonly Of[];
}

/** Indexes `hold.kind`, which only held entries have. */
export const outboxIndexes = "++seq, subjectId, hold.kind";

/** Returns true when the server cannot have the write: it was never sent, or was refused. */
export const isCertainlyUnsent = ({
  attempts,
  hold,
}: Pick<Waiting, "attempts" | "hold">): boolean => attempts === 0 || hold?.kind === "refused";

/**
 * Replaces waiting writes by the newest, for items that are always saved whole. The new sequence number keeps answers
 * to older writes from settling it.
 */
export const lastWriteWins = <Of>(waiting: readonly Entry<Of>[], write: Of): Joined<Of> => ({
  drop: waiting,
  add: [write],
});
