import type { ErrorCode, FieldError } from "@striper/contract/errors";

export interface AppErrorDetails {
  readonly message?: string;
  readonly fields?: readonly FieldError[];
  readonly answer?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** An expected failure of a use case. Any other thrown error is a bug. */
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
