import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { minute } from "@striper/marine/time";
import { accounts } from "#server/features/accounts/accounts.table.ts";
import { insertSession } from "#server/features/accounts/sessions/sessions.store.ts";
import { catches, catchLogs } from "#server/features/catches/catches.table.ts";
import type { NewCatch } from "#server/features/catches/entries/catches.store.ts";
import { product } from "#server/platform/database/embedded/embedded-postgres.ts";
import { startEmbeddedPostgres } from "#server/platform/database/embedded/embedded-postgres.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import type { Database } from "#server/platform/database/open-database.ts";
import { createLog } from "#server/platform/log/log.ts";
import { findFreePort, startProcess } from "#server/testing/start-process.ts";

const log = createLog("error");
const rowsAtOnce = 500;

/** A catch with the usual fields filled in. */
function rowOf(accountId: string, change: number, caughtAt: number): NewCatch {
  return {
    accountId,
    id: randomUUID(),
    change,
    species: "Striped Bass",
    speciesKey: "striped bass",
    caughtAt,
    lengthInches: 15 + (change % 20),
    isMeasured: true,
    isReleased: true,
    isUnfinished: false,
    locationName: "Boston Harbor",
    notes: "On the second cast, by the rocks",
    latitude: 42.35,
    longitude: -70.95,
    conditions: {
      tide_height_feet: { value: 6.2, origin: "computed", source: "Boston" },
      tide_stage: { value: "rising", origin: "computed", source: "Boston" },
      moon_phase: { value: "Full Moon", origin: "computed", source: null },
    },
    addedConditions: {},
    createdAt: caughtAt,
    updatedAt: caughtAt,
  };
}

async function addAngler({ orm }: Database, logged: number): Promise<string> {
  const now = Date.now();
  const email = `${randomUUID()}@example.com`;
  const [account] = await orm
    .insert(accounts)
    .values({
      email,
      emailNormalized: email,
      displayName: "Angler",
      passwordHash: "none",
      trialEndsAt: now + 24 * 60 * minute,
    })
    .returning({ id: accounts.id });
  if (account === undefined) throw new Error("no account was made");
  const accountId = account.id;
  for (let from = 1; from <= logged; from += rowsAtOnce) {
    const count = Math.min(rowsAtOnce, logged - from + 1);
    const rows = Array.from({ length: count }, (_, index) =>
      rowOf(accountId, from + index, now - (logged - from - index) * minute),
    );
    await orm.insert(catches).values(rows);
  }
  await orm.insert(catchLogs).values({ accountId, change: logged, catches: logged });
  return (await insertSession(orm, accountId, "bench", now)).token;
}

export interface CatchLogBench {
  readonly url: string;
  /** Of the program, without its database. */
  readonly pid: number;
  /** Of anglers with logs of these lengths. */
  readonly tokens: readonly string[];
  close(): Promise<void>;
}

/** The real program in a process of its own on a durable database, with logs that are not empty. */
export async function startCatchLogBench(logs: readonly number[]): Promise<CatchLogBench> {
  const dataDir = mkdtempSync(join(tmpdir(), "striper-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir, log, onLost: () => process.exit(1) });
  const where = new URLSearchParams({ host: postgres.host }).toString();
  const databaseUrl = `postgres://${product.user}@localhost/${product.database}?${where}`;
  const database = await openDatabase({ databaseUrl, dataDir, log });
  const tokens: string[] = [];
  for (const logged of logs) tokens.push(await addAngler(database, logged));
  await database.pool.query("vacuum analyze");
  await database.close();

  const port = await findFreePort();
  const program = startProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    LOG_LEVEL: "warn",
  });
  await program.prints("is ready at");
  return {
    url: `http://127.0.0.1:${port}`,
    pid: program.pid,
    tokens,
    async close() {
      program.kill("SIGTERM");
      await program.exit;
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
