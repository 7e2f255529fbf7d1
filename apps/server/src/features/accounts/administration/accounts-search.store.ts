import type { Instant } from "@striper/marine/time";
import { and, desc, eq, gt, ilike, lt, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { accounts, sessions } from "#server/features/accounts/accounts.table.ts";
import type { Connection } from "#server/features/accounts/dependencies.ts";

/** Where a page of accounts ends. */
export interface Place {
  readonly createdAt: Instant;
  readonly accountId: string;
}

const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

function matches(search: string | undefined): SQL | undefined {
  if (search === undefined || search === "") return undefined;
  const pattern = anywhere(search);
  return or(ilike(accounts.email, pattern), ilike(accounts.displayName, pattern));
}

function isBehind(from: Place | undefined): SQL | undefined {
  if (from === undefined) return undefined;
  const { createdAt, id } = accounts;
  return or(
    lt(createdAt, from.createdAt),
    and(eq(createdAt, from.createdAt), lt(id, from.accountId)),
  );
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
  const { createdAt, id } = accounts;
  const isCounting = gt(sessions.expiresAt, now);
  return connection
    .select({
      accountId: id,
      email: accounts.email,
      displayName: accounts.displayName,
      role: accounts.role,
      trialEndsAt: accounts.trialEndsAt,
      createdAt,
      lastActiveAt: sql<Instant | null>`max(${sessions.lastUsedAt})`.mapWith(sessions.lastUsedAt),
      sessions: sql<number>`(count(*) filter (where ${isCounting}))::int`,
    })
    .from(accounts)
    .leftJoin(sessions, eq(sessions.accountId, id))
    .where(and(matches(search), isBehind(from)))
    .groupBy(id)
    .orderBy(desc(createdAt), desc(id))
    .limit(most);
}
