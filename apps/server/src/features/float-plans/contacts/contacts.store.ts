import { day, type Instant } from "@striper/marine/time";
import { and, asc, count, eq, gt, lt, sql } from "drizzle-orm";
import {
  floatPlanAsks,
  floatPlanContacts,
} from "#server/features/float-plans/float-plans.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { deleteInSteps } from "#server/platform/database/in-steps.ts";

export type ContactRow = typeof floatPlanContacts.$inferSelect;
export type ContactKey = Pick<ContactRow, "accountId" | "id">;

const isContact = ({ accountId, id }: ContactKey) =>
  and(eq(floatPlanContacts.accountId, accountId), eq(floatPlanContacts.id, id));

export function listContacts(connection: Connection, accountId: string): Promise<ContactRow[]> {
  const { askedAt, id } = floatPlanContacts;
  return connection
    .select()
    .from(floatPlanContacts)
    .where(eq(floatPlanContacts.accountId, accountId))
    .orderBy(asc(askedAt), asc(id));
}

export async function findContact(
  connection: Connection,
  key: ContactKey,
): Promise<ContactRow | undefined> {
  const [row] = await connection.select().from(floatPlanContacts).where(isContact(key));
  return row;
}

export async function insertContact(connection: Connection, row: ContactRow): Promise<void> {
  await connection.insert(floatPlanContacts).values(row);
}

type Change = Partial<Pick<ContactRow, "name" | "confirmedAt" | "declinedAt">>;

export async function updateContact(
  connection: Connection,
  key: ContactKey,
  change: Change,
): Promise<void> {
  await connection.update(floatPlanContacts).set(change).where(isContact(key));
}

export async function deleteContact(connection: Connection, key: ContactKey): Promise<boolean> {
  const rows = await connection
    .delete(floatPlanContacts)
    .where(isContact(key))
    .returning({ id: floatPlanContacts.id });
  return rows.length > 0;
}

/** Serializes changes of an account's contacts and plans across servers. */
export async function lockFloatPlansOf(connection: Connection, accountId: string): Promise<void> {
  await connection.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`float_plans ${accountId}`}, 0))`,
  );
}

interface Asked {
  readonly accountId: string;
  readonly addressHash: Buffer;
}

/** Serializes requests to the same address across accounts. */
export async function lockAddress(connection: Connection, addressHash: Buffer): Promise<void> {
  const name = `float_plan_address ${addressHash.toString("hex")}`;
  await connection.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export interface ContactRequestCounts {
  readonly ofAccountToday: number;
  readonly ofAccountToAddress: number;
  readonly hasDeclined: boolean;
}

export async function countContactRequests(
  connection: Connection,
  { accountId, addressHash }: Asked,
  now: Instant,
): Promise<ContactRequestCounts> {
  const asks = floatPlanAsks;
  const ofAccount = eq(asks.accountId, accountId);
  const ofAddress = eq(asks.addressHash, addressHash);
  const today = gt(asks.askedAt, now - day);
  const both = and(ofAccount, ofAddress);
  const [row] = await connection
    .select({
      ofAccountToday: sql<number>`count(*) filter (where ${and(ofAccount, today)})::int`,
      ofAccountToAddress: sql<number>`count(*) filter (where ${both})::int`,
      hasDeclined: sql<boolean>`coalesce(bool_or(${asks.hasDeclined}) filter (where ${both}), false)`,
    })
    .from(asks)
    .where(ofAccount);
  return row ?? { ofAccountToday: 0, ofAccountToAddress: 0, hasDeclined: false };
}

export async function recordContactRequest(
  connection: Connection,
  asked: Asked,
  now: Instant,
): Promise<void> {
  await connection.insert(floatPlanAsks).values({ ...asked, askedAt: now });
}

export async function noteAnswer(
  connection: Connection,
  { accountId, addressHash }: Asked,
  hasDeclined: boolean,
): Promise<void> {
  const isAsk = and(
    eq(floatPlanAsks.accountId, accountId),
    eq(floatPlanAsks.addressHash, addressHash),
  );
  await connection.update(floatPlanAsks).set({ hasDeclined }).where(isAsk);
}

export async function deleteContactRequests(
  connection: Connection,
  before: Instant,
): Promise<void> {
  await deleteInSteps(connection, floatPlanAsks, lt(floatPlanAsks.askedAt, before));
}

export async function countContacts(connection: Connection, accountId: string): Promise<number> {
  const [row] = await connection
    .select({ contacts: count() })
    .from(floatPlanContacts)
    .where(eq(floatPlanContacts.accountId, accountId));
  return row?.contacts ?? 0;
}
