import { errorCode } from "#server/platform/error-code.ts";

const foreignKeyViolation = "23503";
/** The names of the foreign keys that refer to an account. */
const onAccount = /_account(?:_id_accounts_id_fk)?$/u;

/** The foreign key that keeps a row from being written; undefined for any other fault. */
function missingParent(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (errorCode(error) === foreignKeyViolation && "constraint" in error)
    return String(error.constraint);
  return missingParent(error.cause);
}

/** Whether a row could not be written because its account was deleted meanwhile. */
export const isAccountGone = (error: unknown): boolean =>
  onAccount.test(missingParent(error) ?? "");

/** Whether a row could not be written because what it belongs to was deleted meanwhile. */
export const isParentGone = (error: unknown): boolean => missingParent(error) !== undefined;
