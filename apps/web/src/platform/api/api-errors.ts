import type { ErrorBody, ErrorCode } from "@striper/contract/errors";

/** No answer came: no network, or the server is out of reach. */
export class OfflineError extends Error {
  override readonly name = "OfflineError";
}

export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
}

/** The server refused the request. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly body: ErrorBody;
  /** From the server's Retry-After, ms. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, body: ErrorBody, retryAfterMs?: number) {
    super(body.message);
    this.retryAfterMs = retryAfterMs;
    this.code = body.code;
    this.status = status;
    this.body = body;
  }
}

/** The answer is not what the contract says: an older or newer server, or something in between. */
export class ContractError extends Error {
  override readonly name = "ContractError";
}

/** Whether the failure is temporary, so that a retry makes sense. */
export function isConnectionFailure(error: unknown): boolean {
  return error instanceof OfflineError || error instanceof TimeoutError;
}
