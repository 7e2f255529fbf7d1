import { failureSentence } from "#web/features/accounts/wording.ts";
import { ApiError } from "#web/platform/api/api-errors.ts";

interface LinkFailures {
  /** Where the server says nothing. */
  readonly failure: string;
  /** Instead of the server's sentence, where there is no new link to ask for. */
  readonly spent?: string;
}

/** Used, too old, or never issued: pressing again changes nothing. */
export const isSpent = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "link_invalid";

export function linkFailure(error: Error, { failure, spent }: LinkFailures): string {
  return isSpent(error) && spent !== undefined ? spent : failureSentence(error, failure);
}
