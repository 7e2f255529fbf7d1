import { ApiError, ContractError, isConnectionFailure } from "#web/platform/api/api-errors.ts";

/** Nothing was decided: sent again later. */
export interface RetryLater {
  readonly kind: "later";
  /** `server-full`: the server's storage is full. */
  readonly reason: "unreachable" | "signed-out" | "no-plan" | "server-full" | "trouble";
  /** From the server's Retry-After, ms. */
  readonly retryAfterMs?: number;
  /** Some writes of this exchange were settled: the server can be reached. */
  readonly hasProgress?: boolean;
}

/** The server refused the write itself; sent again unchanged, it would be refused again. */
export interface Refusal {
  /**
   * Changed elsewhere since the version the edit was made from; gone from the account; the id is
   * taken by other content; or refused for what it holds.
   */
  readonly kind: "conflict" | "gone" | "taken" | "refused";
  readonly message: string;
}

/** Refused, and why in the server's words or the product's own. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
}

/** Statuses that do not concern the content: time-out, rate limit, server errors. */
const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** No network, a restart, a busy or a full server: retry later. A refusal of the content: final. */
export function meaningOf(error: unknown): RetryLater | Refusal {
  if (isConnectionFailure(error) || error instanceof ContractError)
    return { kind: "later", reason: "unreachable" };
  if (error instanceof RefusedError) return { kind: "refused", message: error.message };
  if (!(error instanceof ApiError)) return { kind: "later", reason: "trouble" };
  const { code, status, message, retryAfterMs } = error;
  if (status === 401) return { kind: "later", reason: "signed-out" };
  if (status === 402) return { kind: "later", reason: "no-plan" };
  if (isPassing(status)) {
    return {
      kind: "later",
      reason: code === "storage_full" ? "server-full" : "trouble",
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
  }
  if (code === "edit_conflict") return { kind: "conflict", message };
  if (code === "conflict") return { kind: "taken", message };
  if (code === "not_found") return { kind: "gone", message };
  return { kind: "refused", message };
}
