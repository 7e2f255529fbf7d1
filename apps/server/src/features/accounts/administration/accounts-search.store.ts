import type { Instant } from "@striper/marine/time";
import { and, desc, eq, gt, ilike, like, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { accounts, sessions } from "#server/features/accounts/accounts.table.ts";
import type { Connection } from "#server/features/accounts/dependencies.ts";

/** The cursor behind the last account of a page. */
export interface Place {
  readonly createdAt: Instant;
  readonly accountId: string;
}

const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

function matches(search: string | undefined): SQL | undefined {
  if (search === undefined || search === "") return undefined;
  const pattern = anywhere(search);
  // Addresses are stored in small letters, and `ilike` takes three times as long as `like`.
  return or(like(accounts.email, pattern.toLowerCase()), ilike(accounts.displayName, pattern));
}

function isBehind(from: Place | undefined): SQL | undefined {
  if (from === undefined) return undefined;
  const { createdAt, id } = accounts;
  const moment = new Date(from.createdAt).toISOString();
  return sql`(${createdAt}, ${id}) < (${moment}::timestamptz, ${from.accountId}::uuid)`;
}

interface Wanted {
  /** A part of email or name. */
  readonly search: string | undefined;
  readonly from: Place | undefined;
  readonly most: number;
}

/** Newest first, with their devices that are signed in now. */
export function searchAccounts(
  connection: Connection,
  { search, from, most }: Wanted,
  now: Instant,
) {
  const { id: accountId, email, displayName, role, trialEndsAt, createdAt } = accounts;
  // The page is selected first, by its index, so that devices are read for its accounts only.
  const page = connection
    .select({ accountId, email, displayName, role, trialEndsAt, createdAt })
    .from(accounts)
    .where(and(matches(search), isBehind(from)))
    .orderBy(desc(createdAt), desc(accountId))
    .limit(most)
    .as("page");
  const own = connection
    .select({
      lastActiveAt: sql<Instant | null>`max(${sessions.lastUsedAt})`
        .mapWith(sessions.lastUsedAt)
        .as("last_active_at"),
      signedIn: sql<number>`(count(*) filter (where ${gt(sessions.expiresAt, now)}))::int`.as(
        "signed_in",
      ),
    })
    .from(sessions)
    .where(eq(sessions.accountId, page.accountId))
    .as("own");
  return connection
    .select({
      accountId: page.accountId,
      email: page.email,
      displayName: page.displayName,
      role: page.role,
      trialEndsAt: page.trialEndsAt,
      createdAt: page.createdAt,
      lastActiveAt: own.lastActiveAt,
      sessions: own.signedIn,
    })
    .from(page)
    .crossJoinLateral(own)
    .orderBy(desc(page.createdAt), desc(page.accountId));
}
