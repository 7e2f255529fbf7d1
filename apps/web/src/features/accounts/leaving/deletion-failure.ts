import { accountsWording } from "#web/features/accounts/wording.ts";
import { ApiError } from "#web/platform/api/api-errors.ts";

const { refused, failed } = accountsWording.leaving;

/** A subscription that could not be canceled keeps the account: nobody pays for what is gone. */
export function deletionFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return failed;
  return error.code === "payments_unavailable" ? `${refused}. ${error.message}` : refused;
}
