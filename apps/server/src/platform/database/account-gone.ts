import { errorCode } from "#server/platform/error-code.ts";

const foreignKeyViolation = "23503";
const onAccount = /_account(?:_id_accounts_id_fk)?$/u;

function missingParent(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (errorCode(error) === foreignKeyViolation && "constraint" in error)
    return String(error.constraint);
  return missingParent(error.cause);
}

/** Returns true when a row could not be written because its account was deleted meanwhile. */
export const isAccountGone = (error: unknown): boolean =>
  onAccount.test(missingParent(error) ?? "");

export const isParentGone = (error: unknown): boolean => missingParent(error) !== undefined;
