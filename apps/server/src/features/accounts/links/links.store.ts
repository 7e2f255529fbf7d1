import type { Instant } from "@striper/marine/time";
import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { oneTimeTokens } from "#server/features/accounts/accounts.table.ts";
import type { Connection } from "#server/features/accounts/dependencies.ts";
import { hashOf, newToken } from "#server/features/accounts/tokens.ts";
import { builtOnce } from "#server/platform/database/built-once.ts";
import { deleteInSteps } from "#server/platform/database/in-steps.ts";

type LinkRow = typeof oneTimeTokens.$inferSelect;
export type LinkPurpose = LinkRow["purpose"];

export interface NewLink {
  readonly purpose: LinkPurpose;
  /** Null for the link that makes the first admin. */
  readonly accountId: string | null;
  readonly payload?: unknown;
  readonly lifeMs: number;
}

/** Returns the secret of the link, which is not stored. */
export async function insertLink(
  connection: Connection,
  { purpose, accountId, payload, lifeMs }: NewLink,
  now: Instant,
): Promise<string> {
  const token = newToken();
  await connection.insert(oneTimeTokens).values({
    tokenHash: hashOf(token),
    purpose,
    accountId,
    payload: payload ?? null,
    createdAt: now,
    expiresAt: now + lifeMs,
  });
  return token;
}

export interface LinkUse {
  readonly purpose: LinkPurpose;
  readonly token: string;
}

const stillGood = ({ purpose, token }: LinkUse, now: Instant) =>
  and(
    eq(oneTimeTokens.tokenHash, hashOf(token)),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  );

export async function findLink(
  connection: Connection,
  use: LinkUse,
  now: Instant,
): Promise<LinkRow | undefined> {
  const [link] = await connection.select().from(oneTimeTokens).where(stillGood(use, now));
  return link;
}

/** Consumes the link; of concurrent uses exactly one succeeds. */
export async function takeLink(
  connection: Connection,
  use: LinkUse,
  now: Instant,
): Promise<LinkRow | undefined> {
  const [link] = await connection
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(stillGood(use, now))
    .returning();
  return link;
}

export async function removeLinks(
  connection: Connection,
  accountId: string,
  purpose: LinkPurpose,
): Promise<void> {
  await connection
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.accountId, accountId), eq(oneTimeTokens.purpose, purpose)));
}

export async function removeLinksOf(connection: Connection, purpose: LinkPurpose): Promise<void> {
  await connection.delete(oneTimeTokens).where(eq(oneTimeTokens.purpose, purpose));
}

/** `sessionId` is the session that asked; links from older versions lack it. */
const emailChange = z.object({ email: z.string(), sessionId: z.optional(z.string()) });

export const emailChangeOf = ({ payload }: Pick<LinkRow, "payload">) => emailChange.parse(payload);

export const addressOf = ({ payload }: Pick<LinkRow, "payload">): string =>
  z.object({ email: z.string() }).parse(payload).email;

const pendingEmailChange = builtOnce((connection) => {
  const { accountId, purpose, usedAt, expiresAt, createdAt } = oneTimeTokens;
  return connection
    .select({ payload: oneTimeTokens.payload })
    .from(oneTimeTokens)
    .where(
      and(
        eq(accountId, sql.placeholder("accountId")),
        eq(purpose, "email_change"),
        isNull(usedAt),
        gt(expiresAt, sql.placeholder("now")),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(1)
    .prepare("pending_email_change");
});

export async function findPendingEmail(
  connection: Connection,
  accountId: string,
  now: Instant,
): Promise<string | null> {
  const values = { accountId, now: new Date(now).toISOString() };
  const [link] = await pendingEmailChange(connection).execute(values);
  return link === undefined ? null : emailChangeOf(link).email;
}

export async function removeExpiredLinks(connection: Connection, before: Instant): Promise<void> {
  await deleteInSteps(connection, oneTimeTokens, lt(oneTimeTokens.expiresAt, before));
}
