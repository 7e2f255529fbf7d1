import { recordOf } from "@striper/contract/catch-content";
import type { CatchContent, CatchRecord, Trip } from "@striper/contract/catch-records";
import type { Entry } from "#web/platform/synced/entries.ts";

export type TripContent = Omit<Trip, "trip_id" | "created_at" | "updated_at" | "revision">;

export function tripContentOf(trip: Trip): TripContent {
  const { started_at, ended_at, location_name, spot_id, position, mode, targets, tried, notes } =
    trip;
  const { stripers_caught = null, bite_score = null } = trip;
  const outing = { started_at, ended_at, location_name, spot_id, position, mode };
  return { ...outing, targets, tried, notes, stripers_caught, bite_score };
}

/**
 * What an edit is based on: a revision of the server, or an earlier write of this device that is not
 * confirmed yet.
 */
export type Basis = number | "previous";

/** One write of the angler, as it is sent to the server. */
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

/** A write that the server has not confirmed. */
export type Operation = Entry<Write>;

/** The server's answer to an accepted write. */
export type Answer =
  | { readonly kind: "catch"; readonly record: CatchRecord }
  | { readonly kind: "trip"; readonly trip: Trip }
  | { readonly kind: "removed" };

export const isTripWrite = (
  write: Write,
): write is Extract<Write, { kind: "save-trip" | "remove-trip" }> =>
  write.kind === "save-trip" || write.kind === "remove-trip";

/** The record a device shows of a catch the server has not answered for yet. */
export const unsentRecord = (catchId: string, content: CatchContent, at: string): CatchRecord =>
  recordOf(content, {
    catch_id: catchId,
    is_personal_best: false,
    created_at: at,
    updated_at: at,
    revision: 0,
  });

const isoOf = (at: number): string => new Date(at).toISOString();

/** The server's last state with this device's later writes applied; undefined: there is none. */
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
