import { DrizzleQueryError } from "drizzle-orm/errors";
import { errorCode } from "#server/platform/error-code.ts";

export type DatabaseFault =
  | "in-use"
  | "not-writable"
  | "foreign-owner"
  | "not-a-database"
  | "wrong-version"
  | "path-too-long"
  | "no-account"
  | "no-programs"
  | "start-failed"
  | "unreachable"
  | "migration-failed"
  | "newer-schema";

/** Why there is no database. The message is one or two sentences for the operator. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  readonly fault: DatabaseFault;

  constructor(fault: DatabaseFault, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.fault = fault;
  }
}

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || (errorCode(error) ?? error.name) : String(error);

/** Of the socket, and of a Postgres that is stopping, starting or out of connections. */
const awayCodes: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "57P01",
  "57P02",
  "57P03",
  "53300",
]);
/** Errors of the pool and the driver that have no code. */
const awayMessages: ReadonlySet<string> = new Set([
  "timeout exceeded when trying to connect",
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
]);

/**
 * Whether a statement failed because there was no connection or it broke, so that trying again soon
 * may succeed. Codes count for statements only: files and other services fail with the same ones.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) {
    const code = errorCode(error.cause);
    return code === undefined ? isDatabaseAway(error.cause) : awayCodes.has(code);
  }
  return error instanceof Error && awayMessages.has(error.message);
}

/** `query_canceled` and `lock_not_available`. */
const outOfTimeCodes: ReadonlySet<string | undefined> = new Set(["57014", "55P03"]);

/** Whether a statement exceeded a time limit; it may succeed under less load. */
export const isOutOfTime = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && outOfTimeCodes.has(errorCode(error.cause));
