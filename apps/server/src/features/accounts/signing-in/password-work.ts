import { AppError } from "#server/http/app-error.ts";
import type { Passwords } from "#server/platform/passwords/passwords.ts";
import { LineTooLong } from "#server/platform/work/work-line.ts";

/** Asks the caller to come back when the line is too long. */
export async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof LineTooLong) throw new AppError("unavailable", { cause: error });
    throw error;
  }
}

/** The same passwords, which turn callers away while too many wait. */
export function turningAway(passwords: Passwords): Passwords {
  return {
    ...passwords,
    hash: (password) => orUnavailable(passwords.hash(password)),
    verify: (hash, password) => orUnavailable(passwords.verify(hash, password)),
    verifyNothing: (password) => orUnavailable(passwords.verifyNothing(password)),
  };
}
