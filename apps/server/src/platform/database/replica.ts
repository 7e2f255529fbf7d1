import { drizzle } from "drizzle-orm/node-postgres";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { DrizzleQueryError } from "drizzle-orm/errors";
import type { Pool } from "pg";
import { Gauge } from "prom-client";
import type { Registry } from "prom-client";
import { isDatabaseAway } from "#server/platform/database/database-error.ts";
import { errorCode } from "#server/platform/error-code.ts";
import type { ReportSource } from "#server/platform/database/read-report.ts";
import type { Log } from "#server/platform/log/log.ts";

export interface Replica {
  /**
   * Runs read-only transactions on the replica while its lag is small, otherwise on the primary.
   */
  readonly reports: ReportSource;
  /** Returns the age of the replica's data in ms; undefined while unknown. */
  readonly lagMs: () => number | undefined;
  readonly stop: () => Promise<void>;
}

/** Largest lag for reading. Reports change daily, so 15 s do not matter. */
const longestLagMs = 15_000;
const checkEveryMs = 2000;
/** Positions kept for comparison. A replica behind the oldest one is too far behind anyway. */
const remembered = 60;

interface Moment {
  readonly at: number;
  readonly position: string;
}

/**
 * Finds the newest moment whose log position the replica has replayed. Positions need no heartbeat
 * table, no synchronized clocks and no privileges.
 */
const replayedStatement = `select max(at) as at from unnest($1::pg_lsn[], $2::float8[]) as moment (position, at)
  where position <= pg_last_wal_replay_lsn()`;

function measureLag(primary: Pool, replica: Pool) {
  const moments: Moment[] = [];
  let replayedAt: number | undefined;
  return {
    async look(): Promise<void> {
      try {
        const at = performance.now();
        const now = await primary.query<{ position: string }>(
          "select pg_current_wal_lsn()::text as position",
        );
        moments.push(...now.rows.map(({ position }) => ({ at, position })));
        if (moments.length > remembered) moments.shift();
        const values = [moments.map(({ position }) => position), moments.map((one) => one.at)];
        const { rows } = await replica.query<{ at: number | null }>(replayedStatement, values);
        replayedAt = rows[0]?.at ?? undefined;
      } catch (error) {
        replayedAt = undefined;
        throw error;
      }
    },
    lagMs: () => (replayedAt === undefined ? undefined : performance.now() - replayedAt),
  };
}

/**
 * Returns true when the replica is away or gave up a reader to continue replaying
 * (`serialization_failure`).
 */
const failsOnReplicaOnly = (error: unknown): boolean =>
  isDatabaseAway(error) ||
  (error instanceof DrizzleQueryError && errorCode(error.cause) === "40001");

function sourceOf(
  primary: ReportSource,
  replica: NodePgDatabase,
  isNear: () => boolean,
): ReportSource {
  return {
    async transaction(work, options) {
      if (!isNear()) return primary.transaction(work, options);
      try {
        return await replica.transaction(work, options);
      } catch (error) {
        if (!failsOnReplicaOnly(error)) throw error;
        return primary.transaction(work, options);
      }
    },
  };
}

/** Starts watching the replica's lag. Logs when the replica stops and resumes being used. */
export function followReplica(options: {
  readonly primary: Pool;
  readonly orm: ReportSource;
  readonly replica: Pool;
  readonly log: Log;
  readonly everyMs?: number;
  readonly mostLagMs?: number;
}): Replica {
  const { primary, orm, replica, log } = options;
  const { everyMs = checkEveryMs, mostLagMs = longestLagMs } = options;
  const { look, lagMs } = measureLag(primary, replica);
  let wasNear: boolean | undefined;
  const isNear = (): boolean => {
    const lag = lagMs();
    return lag !== undefined && lag <= mostLagMs;
  };

  async function lookAgain(): Promise<void> {
    const fault = await look().catch((error: unknown) => error);
    if (isNear() === wasNear) return;
    wasNear = isNear();
    if (wasNear) log.info("reports are read from the replica");
    else log.warn({ err: fault, lag_ms: lagMs() }, "reports are read from the primary");
  }

  let looking = lookAgain();
  const timer = setInterval(() => void (looking = looking.then(lookAgain)), everyMs);
  timer.unref();
  return {
    reports: sourceOf(orm, drizzle(replica), isNear),
    lagMs,
    async stop() {
      clearInterval(timer);
      await looking;
      await replica.end();
    },
  };
}

export function addReplicaMetrics(registry: Registry, lagMs: Replica["lagMs"]): void {
  const gauge: Gauge = new Gauge({
    name: "database_replica_lag_seconds",
    help: "How old what the replica shows is; not a number while that is unknown",
    registers: [registry],
    collect: () => gauge.set((lagMs() ?? Number.NaN) / 1000),
  });
}
