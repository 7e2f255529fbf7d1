import type { CatchContent, CatchRecord, Trip } from "@striper/contract/catch-records";
import { isCertainlyUnsent, type Joined, type Entry } from "#web/platform/synced/collection.ts";
import { recordOf } from "@striper/contract/catch-content";

export type TripContent = Omit<Trip, "trip_id" | "created_at" | "updated_at" | "revision">;

export function tripContentOf(trip: Trip): TripContent {
  const { started_at, ended_at, location_name, spot_id, position, mode, targets, tried, notes } =
    trip;
  const { stripers_caught = null, bite_score = null } = trip;
  const outing = { started_at, ended_at, location_name, spot_id, position, mode };
  return { ...outing, targets, tried, notes, stripers_caught, bite_score };
}

/**
 * The version an edit starts from: a server revision, or an earlier unconfirmed write of this
 * device.
 */
export type Basis = number | "previous";

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

export type Operation = Entry<Write>;

export type Answer =
  | { readonly kind: "catch"; readonly record: CatchRecord }
  | { readonly kind: "trip"; readonly trip: Trip }
  | { readonly kind: "removed" };

export const isTripWrite = (
  write: Write,
): write is Extract<Write, { kind: "save-trip" | "remove-trip" }> =>
  write.kind === "save-trip" || write.kind === "remove-trip";

export const unsentRecord = (catchId: string, content: CatchContent, at: string): CatchRecord =>
  recordOf(content, {
    catch_id: catchId,
    is_personal_best: false,
    created_at: at,
    updated_at: at,
    revision: 0,
  });

const isoOf = (at: number): string => new Date(at).toISOString();

/**
 * Returns the server's last state with this device's later writes applied. Undefined for no catch.
 */
export function shownCatch(
  base: CatchRecord | undefined,
  operations: readonly Operation[],
): CatchRecord | undefined {
  let shown = base;
  for (const operation of operations) {
    if (operation.kind === "remove") shown = undefined;
    if (operation.kind === "log" || operation.kind === "restore" || operation.kind === "edit") {
      const own = unsentRecord(operation.subjectId, operation.content, isoOf(operation.at));
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

/** "unsent": the catch was never sent, so its removal needs no deletion on the server. */
export type Removal = "unsent" | "sent";

export interface Restoring {
  readonly content: CatchContent;
  readonly removal: Removal;
}

export const restoring = (catchId: string, { content, removal }: Restoring): Write => ({
  kind: removal === "unsent" ? "log" : "restore",
  subjectId: catchId,
  content,
});

type Writes<Kind extends Write["kind"]> = Extract<Write, { readonly kind: Kind }>;

function joinEdit(last: Operation | undefined, edit: Writes<"edit">): Joined<Write> {
  if (last === undefined || last.kind === "remove") return { add: [edit] };
  const isHeldEdit = last.kind === "edit" && last.hold !== null;
  if ((isCertainlyUnsent(last) || isHeldEdit) && "content" in last && last.kind !== "save-trip") {
    // An edit does not settle a conflict; only the angler's choice does.
    const isRefused = last.hold?.kind === "refused";
    const { content } = edit;
    const again = isRefused ? { hold: null, attempts: 0 } : {};
    return { replace: { ...last, content, ...again } };
  }
  return { add: [{ ...edit, basis: "previous" }] };
}

function joinTrip(last: Operation | undefined, save: Writes<"save-trip">): Joined<Write> {
  if (last?.kind === "save-trip" && (isCertainlyUnsent(last) || last.hold !== null)) {
    const hold = last.hold?.kind === "refused" ? null : last.hold;
    return { replace: { ...last, content: save.content, hold } };
  }
  return { add: [last === undefined ? save : { ...save, basis: "previous" }] };
}

/** Returns true if the entry was never sent. It is then dropped without a deletion. */
const isUnsentStart = (first: Operation | undefined): boolean =>
  first !== undefined &&
  isCertainlyUnsent(first) &&
  (first.kind === "log" || (first.kind === "save-trip" && first.basis === "new"));

/**
 * Merges a write into the unsent writes of its entry. A write that certainly never reached the
 * server is rewritten in place; otherwise the new one is appended.
 */
export function joinLog(waiting: readonly Operation[], write: Write): Joined<Write> {
  const last = waiting.at(-1);
  switch (write.kind) {
    case "edit":
      return joinEdit(last, write);
    case "save-trip":
      return joinTrip(last, write);
    case "remove":
    case "remove-trip":
      return isUnsentStart(waiting[0]) ? { drop: waiting } : { add: [write] };
    case "restore":
      return last?.kind === "remove" && last.attempts === 0 ? { drop: [last] } : { add: [write] };
    case "log":
    default:
      return { add: [write] };
  }
}
