import { harborDate, type Instant } from "@striper/marine/time";
import { and, eq, sql } from "drizzle-orm";
import { modelUse } from "#server/features/assistant/assistant.table.ts";
import type { Connection } from "#server/platform/database/connection.ts";

/** About a hundred questions with tools, more than anyone asks in a day. */
const tokensPerDay = 400_000;

export async function hasModelLeft(
  connection: Connection,
  accountId: string,
  now: Instant,
): Promise<boolean> {
  const [row] = await connection
    .select({ tokens: modelUse.tokens })
    .from(modelUse)
    .where(and(eq(modelUse.accountId, accountId), eq(modelUse.day, harborDate(now))));
  return (row?.tokens ?? 0) < tokensPerDay;
}

export async function noteModelUse(
  connection: Connection,
  accountId: string,
  now: Instant,
  tokens: number,
): Promise<void> {
  const added = Math.max(0, Math.round(tokens)) || 0;
  await connection
    .insert(modelUse)
    .values({ accountId, day: harborDate(now), tokens: added })
    .onConflictDoUpdate({
      target: [modelUse.accountId, modelUse.day],
      set: { tokens: sql`${modelUse.tokens} + ${added}` },
    });
}
