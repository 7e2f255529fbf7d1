import type { Instant } from "@striper/marine/time";
import { and, asc, eq, lt, sql } from "drizzle-orm";
import { accounts, knownOrigins, trialGrants } from "#server/features/accounts/accounts.table.ts";
import type { Connection } from "#server/features/accounts/dependencies.ts";
import { hashOf } from "#server/features/accounts/tokens.ts";
import { builtOnce } from "#server/platform/database/built-once.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { deleteInSteps } from "#server/platform/database/in-steps.ts";

export type AccountRow = typeof accounts.$inferSelect;
export type NewAccount = Pick<AccountRow, "email" | "displayName" | "passwordHash"> & {
  readonly trialEndsAt: Instant;
};

/** Returns undefined when the address already has an account. */
export async function insertAccount(
  connection: Connection,
  account: NewAccount,
  now: Instant,
): Promise<AccountRow | undefined> {
  const [row] = await connection
    .insert(accounts)
    .values({ ...account, emailNormalized: account.email, createdAt: now })
    .onConflictDoNothing({ target: accounts.emailNormalized })
    .returning();
  return row;
}

/**
 * Returns the end of the address's only trial: the stored one, or the given one, which it stores.
 */
export async function grantTrial(
  connection: Connection,
  email: string,
  { from, to }: { readonly from: Instant; readonly to: Instant },
): Promise<Instant> {
  const emailHash = hashOf(email);
  const [grant] = await connection
    .insert(trialGrants)
    .values({ emailHash, grantedAt: from, endsAt: to })
    .onConflictDoUpdate({ target: trialGrants.emailHash, set: { emailHash } })
    .returning({ endsAt: trialGrants.endsAt });
  return grant?.endsAt ?? to;
}

const accountWithId = builtOnce((connection) =>
  connection
    .select()
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder("accountId")))
    .prepare("account_with_id"),
);

export async function findAccount(
  connection: Connection,
  accountId: string,
): Promise<AccountRow | undefined> {
  const [row] = await accountWithId(connection).execute({ accountId });
  return row;
}

export async function lockAccount(
  connection: Connection,
  accountId: string,
): Promise<AccountRow | undefined> {
  const [row] = await connection
    .select()
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for("update");
  return row;
}

export async function findAccountByEmail(
  connection: Connection,
  email: string,
): Promise<AccountRow | undefined> {
  const [row] = await connection.select().from(accounts).where(eq(accounts.emailNormalized, email));
  return row;
}

export function findAccounts(
  connection: Connection,
  accountIds: readonly string[],
): Promise<AccountRow[]> {
  return connection.select().from(accounts).where(isOneOf(accounts.id, accountIds));
}

/** A literal, because the planner does not use the partial index on admins for a parameter. */
const isAdmin = sql`${accounts.role} = 'admin'`;

export async function adminAddresses(connection: Connection): Promise<string[]> {
  const rows = await connection
    .select({ email: accounts.email })
    .from(accounts)
    .where(isAdmin)
    .orderBy(asc(accounts.id));
  return rows.map(({ email }) => email);
}

export type AccountChanges = Partial<
  Pick<
    AccountRow,
    | "displayName"
    | "units"
    | "lightMode"
    | "reminderMailsSince"
    | "role"
    | "passwordHash"
    | "email"
    | "emailNormalized"
    | "emailVerifiedAt"
    | "trialEndsAt"
  >
>;

export async function updateAccount(
  connection: Connection,
  accountId: string,
  changes: AccountChanges,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await connection.update(accounts).set(changes).where(eq(accounts.id, accountId));
}

/**
 * Locks the row against changes and sign-ins until the transaction ends. Returns false when the
 * password has changed meanwhile.
 */
export async function lockIfPasswordMatches(
  connection: Connection,
  { id, passwordHash }: Pick<AccountRow, "id" | "passwordHash">,
): Promise<boolean> {
  const rows = await connection
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)))
    // Rows that only refer to the account, such as catches, can be written meanwhile.
    .for("no key update");
  return rows.length > 0;
}

export async function replacePasswordHash(
  connection: Connection,
  { id, passwordHash }: Pick<AccountRow, "id" | "passwordHash">,
  newHash: string,
): Promise<void> {
  await connection
    .update(accounts)
    .set({ passwordHash: newHash })
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)));
}

export async function isKnownOrigin(
  connection: Connection,
  email: string,
  originHash: Buffer,
): Promise<boolean> {
  const rows = await connection
    .select({ known: sql`1` })
    .from(knownOrigins)
    .innerJoin(accounts, eq(accounts.id, knownOrigins.accountId))
    .where(and(eq(accounts.emailNormalized, email), eq(knownOrigins.originHash, originHash)));
  return rows.length > 0;
}

export async function rememberOrigin(
  connection: Connection,
  accountId: string,
  originHash: Buffer,
  now: Instant,
): Promise<void> {
  await connection
    .insert(knownOrigins)
    .values({ accountId, originHash, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [knownOrigins.accountId, knownOrigins.originHash],
      set: { lastSeenAt: now },
    });
}

/**
 * Returns whether an admin exists. Holds a lock until the transaction ends, so that servers
 * starting together and concurrent claims wait for each other.
 */
export async function lockAdmins(connection: Connection): Promise<boolean> {
  await connection.execute(sql`select pg_advisory_xact_lock(hashtext('first_admin'))`);
  const admins = await connection
    .select({ id: accounts.id })
    .from(accounts)
    .where(isAdmin)
    .limit(1);
  return admins.length > 0;
}

export async function isWithoutAccounts(connection: Connection): Promise<boolean> {
  return (await connection.select({ id: accounts.id }).from(accounts).limit(1)).length === 0;
}

export async function forgetOrigins(connection: Connection, before: Instant): Promise<void> {
  await deleteInSteps(connection, knownOrigins, lt(knownOrigins.lastSeenAt, before));
}
