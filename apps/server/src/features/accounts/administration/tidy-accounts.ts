import { day, minute } from "@striper/marine/time";
import { forgetOrigins } from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { finishDeletions } from "#server/features/accounts/leaving/finish-deletions.ts";
import { forgetFormerAddresses } from "#server/features/accounts/links/former-addresses.store.ts";
import { removeExpiredLinks } from "#server/features/accounts/links/links.store.ts";
import { removeExpiredSessions } from "#server/features/accounts/sessions/sessions.store.ts";
import { removeForgottenAttempts } from "#server/features/accounts/signing-in/attempts.store.ts";
import type { Job } from "#server/platform/jobs/job.ts";

/**
 * For this long after expiry a device is answered "session expired" instead of "unknown session".
 */
const expiredSessionsLifeMs = 180 * day;
const originsKnownForMs = 180 * day;

/** Safe to run on several servers at once. */
async function tidyAccounts(context: AccountsContext): Promise<void> {
  const { orm, clock } = context;
  const now = clock.now();
  await removeExpiredSessions(orm, now - expiredSessionsLifeMs);
  await removeExpiredLinks(orm, now - day);
  await forgetFormerAddresses(orm, now - day);
  await removeForgottenAttempts(orm, now);
  await forgetOrigins(orm, now - originsKnownForMs);
  await finishDeletions(context);
}

export const tidyJob = (context: AccountsContext): Job => ({
  name: "tidy-accounts",
  schedule: { everyMinutes: 60 },
  longestMs: 10 * minute,
  run: () => tidyAccounts(context),
});
