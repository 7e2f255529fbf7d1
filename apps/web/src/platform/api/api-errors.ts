import type { ErrorBody, ErrorCode } from "@striper/contract/errors";

/** Thrown when no answer came, because there is no network or the server is out of reach. */
export class OfflineError extends Error {
  override readonly name = "OfflineError";
}

export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
}

export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly body: ErrorBody;
  /** Wait from the server's Retry-After header, ms. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, body: ErrorBody, retryAfterMs?: number) {
    super(body.message);
    this.retryAfterMs = retryAfterMs;
    this.code = body.code;
    this.status = status;
    this.body = body;
  }
}

/** Thrown when an answer violates the contract: it comes from another server version or a proxy. */
export class ContractError extends Error {
  override readonly name = "ContractError";
}

export function isConnectionFailure(error: unknown): boolean {
  return error instanceof OfflineError || error instanceof TimeoutError;
}
