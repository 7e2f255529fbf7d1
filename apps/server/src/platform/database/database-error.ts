import { DrizzleQueryError } from "drizzle-orm/errors";
import { DatabaseError as StatementError } from "pg";
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
  | "newer-schema"
  | "other-settings";

/**
 * Thrown when there is no usable database. The message is one or two sentences for the operator.
 */
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

/**
 * SQLSTATEs of a lost connection (class 08), a stopping or starting server (57P0x) or too many
 * connections.
 */
const awayStates = /^(?:08...|57P0.|53300)$/u;
const awaySocketCodes: ReadonlySet<string | undefined> = new Set(["ECONNRESET", "ENOENT", "EPIPE"]);
const reachingCalls: ReadonlySet<unknown> = new Set(["connect", "getaddrinfo"]);
const awayMessages: ReadonlySet<string> = new Set([
  "timeout exceeded when trying to connect",
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "Client has encountered a connection error and is not queryable",
]);

/**
 * Returns true when the connection was missing or broke, so that a retry may succeed. Socket codes
 * count only in statements, because files and other services fail with the same ones.
 */
export function isDatabaseAway(error: unknown): boolean {
  const isStatement = error instanceof DrizzleQueryError;
  const cause: unknown = isStatement ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  if (cause instanceof StatementError) return awayStates.test(cause.code ?? "");
  if ("syscall" in cause && reachingCalls.has(cause.syscall)) return true;
  return (isStatement && awaySocketCodes.has(errorCode(cause))) || awayMessages.has(cause.message);
}

/** SQLSTATEs `query_canceled` and `lock_not_available`. */
const outOfTimeCodes: ReadonlySet<string | undefined> = new Set(["57014", "55P03"]);

/** Returns true when a statement exceeded a time limit. It may succeed under less load. */
export const isOutOfTime = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && outOfTimeCodes.has(errorCode(error.cause));
