import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Pool } from "pg";
import { createAccuracy } from "#server/features/bite-score/create-accuracy.ts";
import { presentAccuracy } from "#server/features/bite-score/present-accuracy.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { createLog } from "#server/platform/log/log.ts";
import { timed } from "#server/testing/timed.ts";

const idleMs = 10_000;

/** Five thousand accounts, two versions of the model, seven years: some rows are old enough to go. */
const fill = (rows: number): string => `
  insert into shared_trips (removal_hash, period, group_key, trip_date, quarter_hours, band, fish, mode, water, model_version)
  select encode(sha256(n::text::bytea), 'hex'), '2026-' || (1 + n % 4), md5((n % 5000)::text),
    date '2026-11-01' - (n % 2500)::int, 1 + (n / 2500) % 95,
    (array['Excellent', 'Good', 'Fair', 'Challenging'])[1 + n % 4], (n / 7) % 12, 'shore', 'boston',
    case when n % 3 = 0 then '2026.1' else '2027.1' end
  from generate_series(1, ${rows}) as n on conflict do nothing`;

/** On a connection of its own: a million rows take longer than a statement of the product may. */
async function prepare(pool: Pool, rows: number): Promise<void> {
  const client = await pool.connect();
  await client.query("set statement_timeout = 0");
  await client.query(fill(rows));
  await client.query("vacuum analyze shared_trips");
  client.release(true);
}

/** The nightly job over the trips that were shared, and the public figures, on a durable database. */
export async function timeSharedTrips(rows: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "striper-bench-"));
  const database = await openDatabase({
    databaseUrl: undefined,
    dataDir,
    log: createLog("error"),
  });
  const { pool, orm } = database;
  const count = async (): Promise<number> =>
    Number((await pool.query<{ n: string }>("select count(*) as n from shared_trips")).rows[0]?.n);
  const nothing = () => Buffer.alloc(0);
  const { jobs } = createAccuracy({
    orm,
    clock: { now: () => Date.UTC(2026, 10, 1) },
    sealer: { seal: nothing, open: nothing },
  });
  try {
    await prepare(pool, rows);
    const before = await count();
    // What the machine's other work does to the event loop, to compare with.
    const idle = await timed(() => delay(idleMs));
    const night = await timed(async () => {
      for (const job of jobs) await job.run(new AbortController().signal, {});
    });
    const figures = await timed(() => presentAccuracy(orm));
    return { before, after: await count(), idle, night, figures };
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
