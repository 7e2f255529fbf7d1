import { createHash, randomBytes } from "node:crypto";
import type { Instant } from "@striper/marine/time";
import { and, eq, gt, lt } from "drizzle-orm";
import { floatPlanLinks } from "#server/features/float-plans/float-plans.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import { deleteInSteps } from "#server/platform/database/in-steps.ts";

export type LinkRow = typeof floatPlanLinks.$inferSelect;

const tokenBytes = 32;
const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Returns the secrets of the links in the same order; they are not stored. */
export async function insertLinks(
  connection: Connection,
  links: readonly Omit<LinkRow, "tokenHash">[],
): Promise<string[]> {
  const made = links.map((link) => ({
    link,
    token: randomBytes(tokenBytes).toString("base64url"),
  }));
  await connection
    .insert(floatPlanLinks)
    .values(made.map(({ link, token }) => ({ ...link, tokenHash: hashOf(token) })));
  return made.map(({ token }) => token);
}

export async function findLink(
  connection: Connection,
  token: string,
  now: Instant,
): Promise<LinkRow | undefined> {
  const { tokenHash, expiresAt } = floatPlanLinks;
  const [row] = await connection
    .select()
    .from(floatPlanLinks)
    .where(and(eq(tokenHash, hashOf(token)), gt(expiresAt, now)));
  return row;
}

export async function removeLinksOfPlan(
  connection: Connection,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<void> {
  await connection
    .delete(floatPlanLinks)
    .where(and(eq(floatPlanLinks.accountId, accountId), eq(floatPlanLinks.planId, id)));
}

export async function removeExpiredLinks(connection: Connection, now: Instant): Promise<void> {
  await deleteInSteps(connection, floatPlanLinks, lt(floatPlanLinks.expiresAt, now));
}
