import { errorCode } from "#server/platform/error-code.ts";

const deadlockDetected = "40P01";
const mostTries = 4;

/** Returns true when PostgreSQL ended the transaction to resolve a deadlock. */
export function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return errorCode(error) === deadlockDetected || isDeadlock(error.cause);
}

/** Runs a transaction again after a deadlock, which the other transaction survived. */
export async function againAfterDeadlock<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++)
    try {
      return await transact();
    } catch (error) {
      if (!isDeadlock(error) || tries === mostTries) throw error;
    }
}
