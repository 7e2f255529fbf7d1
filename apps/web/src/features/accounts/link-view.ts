import { failureSentence } from "#web/features/accounts/wording.ts";
import { ApiError } from "#web/platform/api/api-errors.ts";

interface LinkFailures {
  /** Fallback when the server sends no message. */
  readonly failure: string;
  /** Replaces the server's message when no new link can be requested. */
  readonly spent?: string;
}

/** Reports a used, expired or unknown link, which pressing again cannot fix. */
export const isSpent = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "link_invalid";

export function linkFailure(error: Error, { failure, spent }: LinkFailures): string {
  return isSpent(error) && spent !== undefined ? spent : failureSentence(error, failure);
}
