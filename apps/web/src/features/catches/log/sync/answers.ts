import type { CatchRecord, Trip } from "@striper/contract/catch-records";
import { ApiError } from "#web/platform/api/api-errors.ts";
import type { Hold } from "#web/features/catches/log/record/operations.ts";

/** What became of a write that was told to the server. */
export type Answer =
  | { readonly kind: "catch"; readonly record: CatchRecord }
  | { readonly kind: "trip"; readonly trip: Trip }
  | { readonly kind: "removed" }
  /** The id is known to the server with other content. */
  | { readonly kind: "taken"; readonly message: string }
  | { readonly kind: "held"; readonly hold: Hold }
  | Later;

/** Nothing was decided: to be told again. */
export interface Later {
  readonly kind: "later";
  readonly reason: "unreachable" | "signed-out" | "no-plan" | "trouble";
  /** Some was decided before: the way to the server is not shut. */
  readonly isUnderWay?: boolean;
}

/** No network, a restart or a busy server says nothing about the write; the server's no does. */
export function answerOfFailure(error: unknown): Answer {
  if (!(error instanceof ApiError)) return { kind: "later", reason: "unreachable" };
  const { code, status, message } = error;
  if (status === 401) return { kind: "later", reason: "signed-out" };
  if (status === 402) return { kind: "later", reason: "no-plan" };
  if (code === "edit_conflict") return { kind: "held", hold: { kind: "conflict", message } };
  if (code === "conflict") return { kind: "taken", message };
  if (code === "not_found") return { kind: "held", hold: { kind: "gone", message } };
  if (status === 408 || status === 429 || status >= 500)
    return { kind: "later", reason: "trouble" };
  return { kind: "held", hold: { kind: "refused", message } };
}
