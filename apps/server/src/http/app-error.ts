import type { ErrorCode, FieldError } from "@striper/contract/errors";

export interface AppErrorDetails {
  /** A more specific sentence than the usual one of the code. */
  readonly message?: string;
  readonly fields?: readonly FieldError[];
  /** Further properties of the answer, in addition to those of the error. */
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
