import { randomUUID } from "node:crypto";
import { startDebianDatabase } from "@striper/server/testing/benches/debian-database";
import type { DebianDatabase } from "@striper/server/testing/benches/debian-database";
import { startSharedDatabase } from "@striper/server/testing/benches/shared-database";

const leaderStatement = `select application_name as name from pg_locks
  join pg_stat_activity using (pid)
  where locktype = 'advisory' and granted
    and objid::bigint = hashtext('striper_vessel_feed')::bigint & 4294967295`;

const dueStatement = `update upstream_answers set next_attempt_at = now()
  where leased_until is null or leased_until <= now()`;

/** Inserts an overdue float plan per contact. */
const overdueStatement = `with contact as (
    insert into float_plan_contacts (account_id, id, name, email, asked_at, confirmed_at)
    select (select id from accounts limit 1), id, 'Bo', id || '@example.com', now(), now()
    from unnest($1::uuid[]) as given (id) returning account_id, id),
  plan as (
    insert into float_plans (account_id, id, contact_id, who, people, place, coast, starts_at, back_at,
      overdue_minutes, overdue_at, edition, created_at, updated_at)
    select account_id, id, id, 'Ann', 1, 'Graves Light', 'MA', now() - interval '2 hours',
      now() - interval '1 hour', 15, now(), 1, now(), now() from contact returning account_id, id)
  insert into float_plan_mails (account_id, plan_id, kind, edition, due_at)
  select account_id, id, 'overdue', 1, now() from plan`;

export interface RehearsalDatabase extends Pick<DebianDatabase, "settingsFor" | "stop"> {
  /** Undefined for the embedded database, which has no pooler. */
  readonly restart: DebianDatabase["restart"] | undefined;
  readonly leader: () => Promise<string | undefined>;
  readonly makeAllDue: () => Promise<void>;
  readonly makeOverdue: (count: number) => Promise<void>;
}

const actionsOn = (pool: DebianDatabase["pool"]) => ({
  leader: async () => (await pool.query<{ name: string }>(leaderStatement)).rows[0]?.name,
  makeAllDue: async () => void (await pool.query(dueStatement)),
  makeOverdue: async (count: number) =>
    void (await pool.query(overdueStatement, [Array.from({ length: count }, () => randomUUID())])),
});

export async function startRehearsalDatabase(): Promise<RehearsalDatabase> {
  const debian = await startDebianDatabase();
  if (debian !== undefined) return { ...debian, ...actionsOn(debian.pool) };
  console.log(
    "Skipped: a restart of PostgreSQL behind its pooler. PostgreSQL or pgbouncer is missing here.",
  );
  const { urlFor, pool, stop } = await startSharedDatabase();
  const settingsFor = (name: string) => ({ DATABASE_URL: urlFor(name) });
  return { ...actionsOn(pool), settingsFor, stop, restart: undefined };
}
