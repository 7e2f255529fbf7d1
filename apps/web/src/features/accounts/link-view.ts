import { failureSentence } from "#web/features/accounts/wording.ts";
import { ApiError } from "#web/platform/api/api-errors.ts";

interface LinkFailures {
  readonly failure: string;
  readonly spent?: string;
}

/** Reports a used, expired or unknown link, which pressing again cannot fix. */
export const isSpent = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "link_invalid";

export function linkFailure(error: Error, { failure, spent }: LinkFailures): string {
  return isSpent(error) && spent !== undefined ? spent : failureSentence(error, failure);
}
