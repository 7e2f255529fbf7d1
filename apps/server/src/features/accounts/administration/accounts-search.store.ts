import type { Instant } from "@striper/marine/time";
import { and, desc, eq, gt, gte, like, lt, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { accounts, sessions } from "#server/features/accounts/accounts.table.ts";
import type { Connection } from "#server/features/accounts/dependencies.ts";

export interface Place {
  readonly createdAt: Instant;
  readonly accountId: string;
}

const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

/** Most searches match among the newest accounts. The others are scanned in one pass afterwards. */
const newestSearched = 20_000;

function matches(search: string): SQL | undefined {
  const pattern = anywhere(search);
  // Addresses are stored in lower case; `ilike` would fold the pattern for every row.
  const isInName = sql`lower(${accounts.displayName}) like lower(${pattern})`;
  return or(like(accounts.email, pattern.toLowerCase()), isInName);
}

function isBehind(from: Place | undefined): SQL | undefined {
  if (from === undefined) return undefined;
  const { createdAt, id } = accounts;
  const moment = new Date(from.createdAt).toISOString();
  return sql`(${createdAt}, ${id}) < (${moment}::timestamptz, ${from.accountId}::uuid)`;
}

interface Wanted {
  readonly search: string | undefined;
  readonly from: Place | undefined;
  readonly most: number;
}

function newestAccounts(
  connection: Connection,
  isMeant: SQL | undefined,
  most: number,
  now: Instant,
) {
  const { id: accountId, email, displayName, role, trialEndsAt, createdAt } = accounts;
  // Selects the page by its index first, so that sessions are read for its accounts only.
  const page = connection
    .select({ accountId, email, displayName, role, trialEndsAt, createdAt })
    .from(accounts)
    .where(isMeant)
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

async function endOfNewest(
  connection: Connection,
  from: Place | undefined,
): Promise<Instant | undefined> {
  const { createdAt } = accounts;
  const [row] = await connection
    .select({ createdAt })
    .from(accounts)
    .where(from === undefined ? undefined : lt(createdAt, from.createdAt))
    .orderBy(desc(createdAt))
    .offset(newestSearched - 1)
    .limit(1);
  return row?.createdAt;
}

export async function searchAccounts(
  connection: Connection,
  { search, from, most }: Wanted,
  now: Instant,
) {
  const { createdAt } = accounts;
  const isBehindPlace = isBehind(from);
  if (search === undefined || search === "")
    return newestAccounts(connection, isBehindPlace, most, now);
  const isMeant = matches(search);
  const end = await endOfNewest(connection, from);
  if (end === undefined) return newestAccounts(connection, and(isBehindPlace, isMeant), most, now);
  const isNew = and(isBehindPlace, gte(createdAt, end), isMeant);
  const found = await newestAccounts(connection, isNew, most, now);
  if (found.length === most) return found;
  const isOlder = and(lt(createdAt, end), isMeant);
  return [...found, ...(await newestAccounts(connection, isOlder, most - found.length, now))];
}
