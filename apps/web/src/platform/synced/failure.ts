import { ApiError, ContractError, isConnectionFailure } from "#web/platform/api/api-errors.ts";

export interface RetryLater {
  readonly kind: "later";
  readonly reason: "unreachable" | "signed-out" | "no-plan" | "server-full" | "trouble";
  /** Wait from the server's Retry-After header, ms. */
  readonly retryAfterMs?: number;
  /** True when some writes of this exchange were settled, so the server is reachable. */
  readonly hasProgress?: boolean;
}

export interface Refusal {
  /**
   * Changed elsewhere since the edited version, gone from the account, an id already taken by other content, or
   * refused for its content.
   */
  readonly kind: "conflict" | "gone" | "taken" | "refused";
  readonly message: string;
}

export class RefusedError extends Error {
  override readonly name = "RefusedError";
}

const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** Classifies an error: network trouble or a busy server means retry later; a refusal of the content is final. */
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
