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
  /** Whole transactions that only read: on the replica while it is near enough, else on the primary. */
  readonly reports: ReportSource;
  /** Age of the replica's data, ms; undefined while unknown. */
  readonly lagMs: () => number | undefined;
  readonly stop: () => Promise<void>;
}

/** Reports change daily, so a lag of a quarter of a minute does not matter. */
const longestLagMs = 15_000;
const checkEveryMs = 2000;
/** Older samples are not needed: the replica is too far behind anyway. */
const remembered = 60;

interface Moment {
  readonly at: number;
  /** How far the primary's log was. */
  readonly position: string;
}

/**
 * The newest moment at which the primary was no further than the replica is now. Positions need no
 * heartbeat in a table, no clock that two machines share and no privilege.
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

/** It has ended since, or had to give up a reader to go on replaying (`serialization_failure`). */
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

/** Watches the replica's lag from now on; logs when it stops and resumes being used. */
export function followReplica(options: {
  readonly primary: Pool;
  readonly orm: ReportSource;
  readonly replica: Pool;
  readonly log: Log;
  readonly everyMs?: number;
  /** Beyond it the primary is asked. */
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
