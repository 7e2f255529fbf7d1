import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { dueMailsQuery } from "#server/features/float-plans/mails/mails.store.ts";
import { mailsJob } from "#server/features/float-plans/mails/send-mails.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import type { Database } from "#server/platform/database/open-database.ts";
import { createLog } from "#server/platform/log/log.ts";

export interface FloatPlansReport {
  /** Milliseconds of one run of the job, by the number of overdue plans. */
  readonly looks: Readonly<Record<number, number>>;
  readonly sent: number;
  /** EXPLAIN output of the query for due mails. */
  readonly findPlan: readonly string[];
}

const start = Date.UTC(2026, 5, 13, 9);
const hourMs = 3_600_000;

/** As many people, each with a plan that runs, whose contact was told of its start. */
async function addPlans({ pool }: Database, plans: number): Promise<void> {
  const times = [new Date(start), new Date(start + 5 * hourMs), new Date(start + 6 * hourMs)];
  await pool.query(
    `insert into accounts (email, email_normalized, display_name, password_hash, trial_ends_at)
       select 'p' || n, 'p' || n, 'p' || n, '', now() from generate_series(1, $1::int) as n`,
    [plans],
  );
  await pool.query(
    `insert into float_plan_contacts (account_id, id, name, email, asked_at, confirmed_at)
       select id, gen_random_uuid(), 'Bo', email || '@example.com', $1, $1 from accounts`,
    [times[0]],
  );
  await pool.query(
    `insert into float_plans (account_id, id, contact_id, who, people, place, coast, starts_at,
       back_at, overdue_minutes, overdue_at, edition, created_at, updated_at)
     select account_id, gen_random_uuid(), id, 'Ann', 2, 'Graves Light', 'MA', $1, $2, 60, $3, 1, $1, $1
       from float_plan_contacts`,
    times,
  );
  await pool.query(
    `insert into float_plan_mails (account_id, plan_id, kind, edition, due_at, claimed_at, sent_at)
       select account_id, id, 'plan', 1, starts_at, starts_at, starts_at from float_plans
     union all
       select account_id, id, 'overdue', 1, overdue_at + row_number() over () * interval '1 second',
         null, null from float_plans`,
  );
  await pool.query("vacuum analyze float_plan_mails, float_plans, float_plan_contacts, accounts");
}

/** `due` more of the plans are overdue with each look. */
export async function measureFloatPlans(
  plans: number,
  due: readonly number[],
): Promise<FloatPlansReport> {
  const dataDir = mkdtempSync(join(tmpdir(), "striper-float-plans-"));
  chmodSync(dataDir, 0o755);
  const log = createLog("silent");
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log });
  try {
    await addPlans(database, plans);
    const { orm, pool } = database;
    let now = start + 6 * hourMs;
    let sent = 0;
    const job = mailsJob({
      orm,
      log,
      clock: { now: () => now },
      publicUrl: "https://striper.example",
      mailer: { post: () => undefined, send: () => Promise.resolve(void (sent += 1)) },
    });
    const looks: Record<number, number> = {};
    for (const more of due) {
      now += more * 1000;
      const from = performance.now();
      await job.run(new AbortController().signal, {});
      looks[more] = performance.now() - from;
    }
    const { sql, params } = dueMailsQuery(orm, { now, most: 1000 }).toSQL();
    const explain = `explain (analyze, buffers, costs off) ${sql}`;
    const { rows } = await pool.query<{ "QUERY PLAN": string }>(explain, params);
    return { looks, sent, findPlan: rows.map((row) => row["QUERY PLAN"]) };
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
