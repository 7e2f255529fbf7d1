import { day } from "@striper/marine/time";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { isWithoutAccounts, lockAdmins } from "#server/features/accounts/accounts.store.ts";
import { insertLink, removeLinksOf } from "#server/features/accounts/links/links.store.ts";
import type { Clock } from "#server/platform/clock/clock.ts";

export interface FirstAdminDependencies {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly publicUrl: string;
}

const firstAdminLinkDays = 7;

const purpose = "first_admin";

/**
 * Returns the link that makes the first admin, or undefined when one exists. Older links stop
 * working; only the hash is stored.
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

/**
 * Returns the startup message about the missing first admin, or undefined. Startup output often
 * goes to a shared log, so it contains a link only on a terminal or while there are no accounts.
 */
export async function announceFirstAdmin(
  dependencies: FirstAdminDependencies,
  isTerminal: boolean,
): Promise<string | undefined> {
  const { orm } = dependencies;
  if (!isTerminal && !(await isWithoutAccounts(orm))) {
    const hasAdmin = await orm.transaction(lockAdmins);
    return hasAdmin ? undefined : "There is no admin yet. Make one with: npm run admin-link";
  }
  const link = await makeFirstAdminLink(dependencies);
  if (link === undefined) return undefined;
  const life = `once, within ${firstAdminLinkDays} days or until the next link`;
  return `There is no admin yet. This link makes one, ${life}: ${link}`;
}
