import type { Instant } from "@striper/marine/time";
import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { instant } from "#server/platform/database/columns.ts";
import type { Connection } from "#server/platform/database/connection.ts";

/** Marks a created or changed row whose next reminder is not computed yet. */
export const notComputed: Instant = 0;

export const remindAt = () => instant("remind_at").default(sql`'1970-01-01 00:00:00+00'`);

export interface NextCheck {
  readonly accountId: string;
  readonly id: string;
  readonly at: Instant | null;
}

export async function setRemindAt(
  connection: Connection,
  table: PgTable,
  looks: readonly NextCheck[],
): Promise<void> {
  if (looks.length === 0) return;
  const accountIds = sql.param(looks.map(({ accountId }) => accountId));
  const ids = sql.param(looks.map(({ id }) => id));
  const times = sql.param(looks.map(({ at }) => (at === null ? null : new Date(at).toISOString())));
  await connection.execute(sql`update ${table} as reminded set remind_at = given.at
    from unnest(${accountIds}::uuid[], ${ids}::uuid[], ${times}::timestamptz[]) as given (account_id, id, at)
    where reminded.account_id = given.account_id and reminded.id = given.id`);
}
