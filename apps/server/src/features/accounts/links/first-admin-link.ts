import { day } from "@striper/marine/time";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { lockAdmins } from "#server/features/accounts/accounts.store.ts";
import { insertLink, removeLinksOf } from "#server/features/accounts/links/links.store.ts";
import type { Clock } from "#server/platform/clock/clock.ts";

export interface FirstAdminDependencies {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** Long enough for a quiet set-up; the next start makes a new link anyway. */
export const firstAdminLinkDays = 7;

const purpose = "first_admin";

/**
 * The link that makes the first admin, or nothing when there is one. Only its hash is stored, and
 * an older link stops working.
 */
export function makeFirstAdminLink(
  dependencies: FirstAdminDependencies,
): Promise<string | undefined> {
  const { orm, clock, publicUrl } = dependencies;
  return orm.transaction(async (transaction) => {
    const hasAdmin = await lockAdmins(transaction);
    await removeLinksOf(transaction, purpose);
    if (hasAdmin) return undefined;

    const token = await insertLink(
      transaction,
      { purpose, accountId: null, lifeMs: firstAdminLinkDays * day },
      clock.now(),
    );
    return `${publicUrl}/claim-admin?token=${token}`;
  });
}
