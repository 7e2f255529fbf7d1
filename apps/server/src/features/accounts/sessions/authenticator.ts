import { minute } from "@striper/marine/time";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { membershipAt } from "#server/features/accounts/membership.ts";
import {
  prepareSessionLookup,
  touchSession,
} from "#server/features/accounts/sessions/sessions.store.ts";
import type { Authenticator } from "#server/http/authentication.ts";
import { createBatchedCalls } from "#server/platform/work/batched-calls.ts";

/** Precision of the stored last use, so that not every request writes. */
const touchEveryMs = 5 * minute;

export function createAuthenticator(
  context: Pick<AccountsContext, "orm" | "clock" | "subscriptionOf">,
): Authenticator {
  const { orm, clock, subscriptionOf } = context;
  const lookUp = createBatchedCalls(prepareSessionLookup(orm));

  return async (token) => {
    const { result: session } = await lookUp(token);
    if (session === undefined) return { kind: "unknown" };
    const now = clock.now();
    const { sessionId, accountId, role, trialEndsAt, lastUsedAt, expiresAt } = session;
    if (now >= expiresAt) return { kind: "expired" };
    if (now - lastUsedAt > touchEveryMs)
      await touchSession(orm, sessionId, now, now - touchEveryMs);
    // Payments are not looked up during the trial.
    const hasAccess =
      now < trialEndsAt ||
      membershipAt(trialEndsAt, await subscriptionOf(accountId), now).state !== "expired";
    return { kind: "known", account: { accountId, sessionId, role, hasAccess } };
  };
}
