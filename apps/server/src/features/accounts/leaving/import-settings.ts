import type * as z from "zod/mini";
import { findAccount, updateAccount } from "#server/features/accounts/accounts.store.ts";
import type { AccountChanges, AccountRow } from "#server/features/accounts/accounts.store.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import type { archivedSettings } from "#server/features/accounts/leaving/archive-format.ts";
import type { Instant } from "@striper/marine/time";

type Archived = z.output<typeof archivedSettings>;

/** Returns only settings that the new account still has at their defaults. */
function settingsToTake(
  account: AccountRow,
  { preferences, reminder_mails }: Archived["account"],
  now: Instant,
): AccountChanges {
  const { units, light_mode } = preferences;
  return {
    ...(account.units === "us" && units !== "us" ? { units } : {}),
    ...(account.lightMode === "auto" && light_mode !== "auto" ? { lightMode: light_mode } : {}),
    ...(account.reminderMailsSince === null && reminder_mails ? { reminderMailsSince: now } : {}),
  };
}

/**
 * Returns how many settings were imported. Skips an account that is older than the export, so that
 * mails stopped since then do not start again.
 */
export async function importSettings(
  { orm, clock }: Pick<AccountsContext, "orm" | "clock">,
  accountId: string,
  { exported_at, account: archived }: Archived,
): Promise<number> {
  const account = await findAccount(orm, accountId);
  if (account === undefined || account.createdAt < Date.parse(exported_at)) return 0;
  const changes = settingsToTake(account, archived, clock.now());
  await updateAccount(orm, accountId, changes);
  return Object.keys(changes).length;
}
