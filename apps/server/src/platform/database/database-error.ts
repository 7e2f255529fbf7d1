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

/** Why there is no database. The message is one sentence or two for whoever operates the server. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  readonly fault: DatabaseFault;

  constructor(fault: DatabaseFault, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.fault = fault;
  }
}

export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || (errorCode(error) ?? error.name) : String(error);
