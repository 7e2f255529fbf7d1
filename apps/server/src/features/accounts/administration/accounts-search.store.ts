import type { Instant } from "@striper/marine/time";
import { and, desc, eq, gt, gte, like, lt, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { accounts, sessions } from "#server/features/accounts/accounts.table.ts";
import type { Connection } from "#server/features/accounts/dependencies.ts";

/** The cursor behind the last account of a page. */
export interface Place {
  readonly createdAt: Instant;
  readonly accountId: string;
}

const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

/** Most searches are answered by the newest accounts; who is not among them is looked for in one pass over all others. */
const newestSearched = 20_000;

function matches(search: string): SQL | undefined {
  const pattern = anywhere(search);
  // Addresses are stored in small letters, and `ilike` would take the pattern's for every row.
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
  /** A part of email or name. */
  readonly search: string | undefined;
  readonly from: Place | undefined;
  readonly most: number;
}

/** Newest first, with their devices that are signed in now. */
function newestAccounts(
  connection: Connection,
  isMeant: SQL | undefined,
  most: number,
  now: Instant,
) {
  const { id: accountId, email, displayName, role, trialEndsAt, createdAt } = accounts;
  // The page is selected first, by its index, so that devices are read for its accounts only.
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

/** When the last of the newest accounts behind a place was made; undefined: there are no others. */
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

/** The newest accounts; those with a part of email or name are looked for among the newest first. */
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
