import { errorCode } from "#server/platform/error-code.ts";

const deadlockDetected = "40P01";
const mostTries = 4;

export function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return errorCode(error) === deadlockDetected || isDeadlock(error.cause);
}

export async function againAfterDeadlock<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++)
    try {
      return await transact();
    } catch (error) {
      if (!isDeadlock(error) || tries === mostTries) throw error;
    }
}
