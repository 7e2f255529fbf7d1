import { errorCode } from "#server/platform/error-code.ts";

const uniqueViolation = "23505";

/** Returns true for a violated unique constraint. The driver's error is a cause of Drizzle's. */
export function isUniqueViolation(error: unknown): boolean {
  if (errorCode(error) === uniqueViolation) return true;
  return error instanceof Error && error.cause !== undefined && isUniqueViolation(error.cause);
}
