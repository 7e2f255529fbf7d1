import type { ErrorCode, FieldError } from "@striper/contract/errors";

export interface AppErrorDetails {
  /** A closer sentence than the one every error of this code carries. */
  readonly message?: string;
  readonly fields?: readonly FieldError[];
  /** What a client of this call may read beside the error itself. */
  readonly answer?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** A foreseen failure of a use case. Everything else that is thrown is a bug. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? code, details.cause === undefined ? {} : { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}
