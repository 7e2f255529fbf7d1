import { errorCode } from "#server/platform/error-code.ts";

const foreignKeyViolation = "23503";
/** Matches the names of foreign keys that refer to an account. */
const onAccount = /_account(?:_id_accounts_id_fk)?$/u;

/** Returns the name of the violated foreign key, or undefined for any other error. */
function missingParent(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (errorCode(error) === foreignKeyViolation && "constraint" in error)
    return String(error.constraint);
  return missingParent(error.cause);
}

/** Returns true when a row could not be written because its account was deleted meanwhile. */
export const isAccountGone = (error: unknown): boolean =>
  onAccount.test(missingParent(error) ?? "");

/** Returns true when a row could not be written because its parent row was deleted meanwhile. */
export const isParentGone = (error: unknown): boolean => missingParent(error) !== undefined;
