import type { Dexie, Table } from "dexie";
import type { Entry, Joined, NewEntry, Write } from "#web/platform/synced/entries.ts";
import type { Refusal } from "#web/platform/synced/failure.ts";

/** Throws once another session has begun: what waits belongs to who was signed in before. */
export type SessionGuard = () => void;

/** What the server's no means for a write: */
export type Verdict =
  /** it waits for the person; */
  | "hold"
  /** it means nothing any more; */
  | "drop"
  /** it goes on as something new, under another id; */
  | "anew"
  /** it may be this very write, whose answer was lost: what the account holds will tell. */
  | "look-up";

/** What becomes of a write once it was sent, or could not be. */
export type Fate<Answer> =
  | { readonly kind: "sent"; readonly answer?: Answer }
  | { readonly kind: "waiting" }
  | { readonly kind: "held"; readonly message: string };

/**
 * Things of one kind that belong to the person and work offline: how they are kept on this device,
 * how a write to them is sent, and what its answer means. The engine does the rest.
 */
export interface Collection<Of extends Write, Answer> {
  readonly dexie: Dexie;
  /** Keyed by `++seq`, with indexes on `subjectId` and `hold.kind`. */
  readonly outbox: Table<Entry<Of>, number, NewEntry<Of>>;
  /** Where the account's state is kept; written together with the outbox. */
  readonly tables: readonly Table[];
  /** How a write joins those that wait of the same subject. */
  readonly join: (waiting: readonly Entry<Of>[], write: Of) => Joined<Of>;
  /** A deletion waits for nothing, and is done when the server says that the thing is gone. */
  readonly isRemoval: (write: Of) => boolean;
  /** What any other refusal means. */
  readonly conflictRule: (write: Of, refusal: Refusal["kind"]) => Verdict;
  /** Sends one; ids made on the device make it harmless to send it again. */
  readonly send: (entry: Entry<Of>) => Promise<Answer>;
  /** In the transaction that drops the write: its answer is what the account holds now. */
  readonly keepAnswer: (
    write: Entry<Of>,
    answer: Answer,
    later: readonly Entry<Of>[],
  ) => Promise<unknown>;
  /** In the transaction that drops the write: the account holds it no more. */
  readonly forget: (removal: Of) => Promise<unknown>;
  /** Takes over what the account holds. */
  readonly pull: (guard: SessionGuard) => Promise<void>;
  /** What else goes to the server after the writes, such as files. */
  readonly sendRest?: (guard: SessionGuard) => Promise<void>;
  /** For "look-up": whether the account turns out to hold what the write is about. */
  readonly isThere?: (write: Of) => Promise<boolean>;
  /** For "anew": the same content as something new. */
  readonly anew?: (write: Of, newId: string) => Of;
  /** What was refused is asked again with each exchange: the reason may have gone. */
  readonly asksAgain?: boolean;
  /** False: what the account holds is asked for only when it is shown. */
  readonly pullsUnseen: boolean;
  /** Entries of these subjects have changed on the device. */
  readonly changed?: (writes: readonly Of[]) => void;
  /** A write has got somewhere; `isAwaited`: whoever made it is told already. */
  readonly settled?: (entry: Entry<Of>, fate: Fate<Answer>, isAwaited: boolean) => void;
}
