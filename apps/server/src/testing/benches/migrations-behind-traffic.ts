import { setTimeout as delay } from "node:timers/promises";
import { quantile } from "@striper/testkit/statistics";
import { Client, Pool } from "pg";
import { migrate, readMigrations } from "#server/platform/database/migrations.ts";
import { errorCode } from "#server/platform/error-code.ts";
import { createLog } from "#server/platform/log/log.ts";
import { startSharedDatabase } from "#server/testing/benches/shared-database.ts";

/** What a program waited for the answers to its statements, one after the other. */
export interface Waits {
  readonly count: number;
  /** Milliseconds. */
  readonly p99: number;
  readonly longest: number;
  /** Statements that gave up after a quarter of a second behind a lock. */
  readonly locked: number;
}

/** Of one program that reads and one that writes. */
export type TrafficWaits = Readonly<Record<"reader" | "writer", Waits>>;

export interface TrafficReport {
  readonly migrations: readonly string[];
  readonly seconds: number;
  readonly atRest: TrafficWaits;
  readonly meanwhile: TrafficWaits;
}

const rowsAtOnce = 500_000;
const restMs = 5000;
const lockNotAvailable = "55P03";
/** As a backup does, from before the first migration until so long after. */
const oldTransactionMs = 10_000;
const afterOldMs = 500;

async function fill(pool: Pool, rows: number, say: (text: string) => void): Promise<void> {
  for (let from = 1; from <= rows; from += rowsAtOnce) {
    const to = Math.min(rows, from + rowsAtOnce - 1);
    await pool.query(
      `with made as (
         insert into accounts (email, email_normalized, display_name, password_hash, trial_ends_at)
           select 'a' || n, 'a' || n, 'A', '', now() from generate_series($1::int, $2::int) as n
           returning id, substring(email, 2)::int as n)
       insert into sessions (token_hash, account_id, device_name, expires_at)
         select sha256(n::text::bytea), id, 'Phone', now() + interval '30 days' from made`,
      [from, to],
    );
    say(`${to} accounts and sessions`);
  }
  await pool.query("vacuum analyze accounts, sessions");
}

const reading = `select accounts.role from sessions join accounts on accounts.id = account_id
  where token_hash = sha256($1::text::bytea)`;
const writing = `with used as (update sessions set last_used_at = now()
    where token_hash = sha256($1::text::bytea) returning account_id)
  update accounts set display_name = 'B' from used where accounts.id = used.account_id`;

async function repeat(url: string, statement: string, rows: number, stop: AbortSignal) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const times: number[] = [];
  let locked = 0;
  try {
    // Says what a busy machine hides: whether it was the lock that a statement waited for.
    await client.query("set lock_timeout = 250");
    while (!stop.aborted) {
      const begun = performance.now();
      await client
        .query(statement, [String(1 + Math.floor(Math.random() * rows))])
        .catch((error: unknown) => {
          if (errorCode(error) !== lockNotAvailable) throw error;
          locked++;
        });
      times.push(performance.now() - begun);
    }
  } finally {
    await client.end();
  }
  return { count: times.length, p99: quantile(times, 0.99), longest: quantile(times, 1), locked };
}

/** What a reader and a writer wait while that runs. */
async function during<Result>(url: string, rows: number, work: () => Promise<Result>) {
  const over = new AbortController();
  const [result, reader, writer] = await Promise.all([
    work().finally(() => over.abort()),
    repeat(url, reading, rows, over.signal),
    repeat(url, writing, rows, over.signal),
  ]);
  return { result, waits: { reader, writer } satisfies TrafficWaits };
}

async function holdOldTransaction(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    await client.query("select from accounts limit 1");
    await client.query("select from sessions limit 1");
    await delay(oldTransactionMs);
  } finally {
    await client.end();
  }
}

/** Runs the migrations from that one on behind a reader, a writer and a transaction as old as a backup's. */
export async function migrateBehindTraffic(
  rows: number,
  from: string | undefined,
  say: (text: string) => void,
): Promise<TrafficReport> {
  const all = readMigrations();
  const first = from ?? all.at(-1)?.name ?? "";
  const log = createLog("silent");
  const shared = await startSharedDatabase();
  const url = shared.urlFor("rehearsal");
  const pool = new Pool({ connectionString: url, max: 2 });
  try {
    await migrate(
      pool,
      log,
      all.filter(({ name }) => name < first),
    );
    await fill(pool, rows, say);
    const { waits: atRest } = await during(url, rows, () => delay(restMs));
    const migrateAll = async () => {
      const begun = performance.now();
      await migrate(pool, log, all);
      return (performance.now() - begun) / 1000;
    };
    const [{ waits: meanwhile, result: seconds }] = await Promise.all([
      delay(afterOldMs).then(() => during(url, rows, migrateAll)),
      holdOldTransaction(url),
    ]);
    const names = all.map(({ name }) => name);
    return { migrations: names.filter((name) => name >= first), seconds, atRest, meanwhile };
  } finally {
    await pool.end();
    await shared.stop();
  }
}
