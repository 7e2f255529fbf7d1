import { errorCode } from "#server/platform/error-code.ts";

const foreignKeyViolation = "23503";
/** The names of the foreign keys that refer to an account. */
const onAccount = /_account(?:_id_accounts_id_fk)?$/u;

/** Whether a row could not be written because its account was deleted meanwhile. */
export function isAccountGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const constraint = "constraint" in error ? String(error.constraint) : "";
  if (errorCode(error) === foreignKeyViolation && onAccount.test(constraint)) return true;
  return error.cause !== undefined && isAccountGone(error.cause);
}
