import type { CatchContent } from "@striper/contract/catch-records";
import type { Operation, Write } from "#web/features/catches/log/operations.ts";
import { isCertainlyUnsent, type Joined } from "#web/platform/synced/entries.ts";

/** "unsent": the catch was never sent, so its removal needs no deletion on the server. */
export type Removal = "unsent" | "sent";

export interface Restoring {
  /** What the catch was. */
  readonly content: CatchContent;
  readonly removal: Removal;
}

/** Takes a deletion back. */
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
    // A conflict stays one until the angler says whose version counts.
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

/** A thing that was never sent is dropped without a deletion. */
const isUnsentStart = (first: Operation | undefined): boolean =>
  first !== undefined &&
  isCertainlyUnsent(first) &&
  (first.kind === "log" || (first.kind === "save-trip" && first.basis === "new"));

/**
 * How a write joins the unsent ones of the same entry. One that the server certainly does not have is
 * rewritten in place; otherwise a write is added behind it.
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
