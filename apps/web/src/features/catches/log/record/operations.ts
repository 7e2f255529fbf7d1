import type { CatchRecord, Trip } from "@striper/contract/catch-records";
import {
  recordOf,
  type CatchContent,
  type TripContent,
} from "#web/features/catches/log/record/content.ts";

/**
 * The edit an edit was made from: a revision of the server's, or what this device wrote before and
 * is still to be answered for.
 */
export type Basis = number | "previous";

/** One write of the angler, as it is to be told to the server. */
export type Write =
  | { readonly kind: "log"; readonly subjectId: string; readonly content: CatchContent }
  | {
      readonly kind: "edit";
      readonly subjectId: string;
      readonly content: CatchContent;
      readonly basis: Basis;
    }
  | { readonly kind: "remove"; readonly subjectId: string }
  | { readonly kind: "restore"; readonly subjectId: string; readonly content: CatchContent }
  | {
      readonly kind: "save-trip";
      readonly subjectId: string;
      readonly content: TripContent;
      readonly basis: Basis | "new";
    }
  | { readonly kind: "remove-trip"; readonly subjectId: string };

/** Why a write is not told again by itself: the angler decides. */
export interface Hold {
  /** Changed elsewhere meanwhile; deleted elsewhere; or refused by the server. */
  readonly kind: "conflict" | "gone" | "refused";
  readonly message: string;
}

export type Operation = Write & {
  /** Counts up: the order in which the angler wrote. */
  readonly seq: number;
  readonly at: number;
  /** How often the server was asked; an answer may have been lost. */
  readonly attempts: number;
  readonly hold: Hold | null;
};

export const isTripWrite = (
  write: Write,
): write is Extract<Write, { kind: "save-trip" | "remove-trip" }> =>
  write.kind === "save-trip" || write.kind === "remove-trip";

const isoOf = (at: number): string => new Date(at).toISOString();

/** What the server said last, with what this device wrote since; undefined: there is none. */
export function shownCatch(
  base: CatchRecord | undefined,
  operations: readonly Operation[],
): CatchRecord | undefined {
  let shown = base;
  for (const operation of operations) {
    if (operation.kind === "remove") shown = undefined;
    if (operation.kind === "log" || operation.kind === "restore" || operation.kind === "edit") {
      const own = recordOf(operation.subjectId, operation.content, isoOf(operation.at));
      const { created_at, revision, is_personal_best } = shown ?? base ?? own;
      shown = { ...own, created_at, revision, is_personal_best };
    }
  }
  return shown;
}

export function shownTrip(
  base: Trip | undefined,
  operations: readonly Operation[],
): Trip | undefined {
  let shown = base;
  for (const operation of operations) {
    if (operation.kind === "remove-trip") shown = undefined;
    if (operation.kind === "save-trip") {
      const at = isoOf(operation.at);
      shown = {
        ...operation.content,
        trip_id: operation.subjectId,
        created_at: base?.created_at ?? at,
        updated_at: at,
        revision: base?.revision ?? 0,
      };
    }
  }
  return shown;
}

/** A deletion waits for nothing that was written before it. */
const isRemoval = ({ kind }: Write): boolean => kind === "remove" || kind === "remove-trip";

/**
 * Whether a write may be told now, given the writes that wait for the angler: what was written on top
 * of one of those waits with it.
 */
export function sendableBeside(held: readonly Operation[]): (operation: Operation) => boolean {
  const since = new Map<string, number>();
  for (const { subjectId, seq } of held)
    since.set(subjectId, Math.min(seq, since.get(subjectId) ?? seq));
  return (operation) =>
    operation.hold === null &&
    (isRemoval(operation) || operation.seq < (since.get(operation.subjectId) ?? Infinity));
}
