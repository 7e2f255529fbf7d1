import { setTimeout as delay } from "node:timers/promises";
import type { Pool } from "pg";
import type PgBoss from "pg-boss";
import type { Registry } from "prom-client";
import { systemClock } from "#server/platform/clock/clock.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { withLockBestEffort } from "#server/platform/jobs/with-lock.ts";
import { dueAt } from "#server/platform/jobs/job.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import { createJobMetrics } from "#server/platform/jobs/job-metrics.ts";
import type { JobMetrics } from "#server/platform/jobs/job-metrics.ts";
import { oneAtATime, startShared, startWorker } from "#server/platform/jobs/job-worker.ts";
import type { JobWorker } from "#server/platform/jobs/job-worker.ts";
import { pgBossExecutor } from "#server/platform/jobs/pg-boss-executor.ts";
import type { Log } from "#server/platform/log/log.ts";

export interface JobRunnerOptions {
  readonly pool: Pool;
  readonly jobs: readonly Job[];
  readonly log: Log;
  readonly registry: Registry;
  /** Clock for shared jobs. The queue uses the clocks of the database and the machine. */
  readonly clock?: Clock;
  readonly pollMs?: number;
}

export interface JobRunner {
  /** Resolves once the queues are polled. Retries while the database cannot be reached. */
  start(): Promise<void>;
  /** Stores a run that starts soon on any server and survives restarts. */
  enqueue(name: string, payload: object): Promise<void>;
  stop(): Promise<void>;
}

const defaultPollMs = 10_000;
const scheduleTickMs = 60_000;
const stopLimitMs = 10_000;
const firstRetryMs = 2000;
const longestRetryMs = 60_000;

/** Retries a failed run three times, after about 0.5, 1 and 2 minutes. */
const retries = { retryLimit: 3, retryDelay: 30, retryBackoff: true };
/** Longer than the longest schedule's span, because a span's row must exist until its end. */
const keepDoneSeconds = 26 * 3600;

export const queueOptions = {
  schema: "pgboss",
  // This runner schedules spans itself and catches up on missed ones.
  schedule: false,
  // The run of a killed server blocks the next one until maintenance finds it expired.
  maintenanceIntervalSeconds: 60,
  archiveCompletedAfterSeconds: keepDoneSeconds,
  archiveFailedAfterSeconds: keepDoneSeconds,
  retentionDays: 2,
  deleteAfterDays: 3,
};

async function openBoss(pool: Pool, log: Log): Promise<PgBoss> {
  const { default: Boss } = await import("pg-boss");
  const boss = new Boss({ ...queueOptions, db: pgBossExecutor(pool) });
  boss.on("error", (error) => log.warn({ err: error }, "the job queue reports a fault"));
  await boss.start();
  return boss;
}

async function prepareQueue(boss: PgBoss, { name, longestMs }: Job): Promise<void> {
  const queue = {
    name,
    policy: "singleton" as const,
    ...retries,
    // Slightly longer than the job's own limit, for runs of killed servers.
    expireInSeconds: Math.ceil(longestMs / 1000) + 60,
  };
  const known = await boss.getQueue(name);
  if (known === null) await boss.createQueue(name, queue);
  else await boss.updateQueue(name, queue);
}

/** Sends one run per span of the schedule. Repeated calls within a span have no effect. */
async function sendScheduled(boss: PgBoss, { name, schedule }: Job): Promise<void> {
  if (schedule === undefined) return;
  const startAfter = new Date(dueAt(schedule, Date.now()));
  await boss.send(name, {}, { startAfter, singletonSeconds: schedule.everyMinutes * 60 });
}

interface RunningJobs {
  readonly boss: PgBoss;
  readonly workers: ReadonlyMap<string, JobWorker>;
}

type Options = Required<JobRunnerOptions> & {
  readonly metrics: JobMetrics;
  readonly stopping: AbortSignal;
  readonly aborting: AbortSignal;
};

async function scheduleAll(boss: PgBoss, { jobs, log }: Options): Promise<void> {
  for (const job of jobs)
    await sendScheduled(boss, job).catch((error: unknown) =>
      log.warn({ err: error, job: job.name }, "a job could not be scheduled"),
    );
}

async function prepare(boss: PgBoss, options: Options): Promise<void> {
  try {
    for (const job of options.jobs) await prepareQueue(boss, job);
    await scheduleAll(boss, options);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

async function openJobs(options: Options): Promise<RunningJobs> {
  // pg-boss takes locks in no fixed order while it creates queues, so two servers would deadlock.
  const boss = await withLockBestEffort(options.pool, "job queues", async () => {
    const opened = await openBoss(options.pool, options.log);
    await prepare(opened, options);
    return opened;
  });
  const dependencies = { ...options, boss, poll: oneAtATime() };
  const workers = new Map(
    options.jobs.map((job) => [job.name, startWorker(job, dependencies)] as const),
  );
  const ticking = setInterval(() => void scheduleAll(boss, options), scheduleTickMs);
  options.stopping.addEventListener("abort", () => clearInterval(ticking));
  return { boss, workers };
}

async function openWithRetries(options: Options): Promise<RunningJobs | undefined> {
  const { stopping, log } = options;
  for (let wait = firstRetryMs; !stopping.aborted; wait = Math.min(wait * 2, longestRetryMs)) {
    try {
      return await openJobs(options);
    } catch (error) {
      log.warn({ err: error }, "the job queue could not be opened yet");
    }
    await delay(wait, undefined, { signal: stopping }).catch(() => undefined);
  }
  return undefined;
}

/** Starts shared jobs, which run even while the queue cannot be opened. */
function startSharedOf(options: Options, jobs: readonly Job[]): Promise<void>[] {
  return jobs.flatMap((job) =>
    job.schedule === undefined ? [] : [startShared(job, job.schedule, options).stopped],
  );
}

async function stopAll(
  running: RunningJobs | undefined,
  shared: readonly Promise<void>[],
  aborting: AbortController,
): Promise<void> {
  const limit = setTimeout(() => aborting.abort(), stopLimitMs);
  const workers = [...(running?.workers.values() ?? [])].map(({ stopped }) => stopped);
  await Promise.all([...workers, ...shared]);
  clearTimeout(limit);
  await running?.boss.stop({ graceful: false });
}

export function createJobRunner(given: JobRunnerOptions): JobRunner {
  const stopping = new AbortController();
  const aborting = new AbortController();
  const options: Options = {
    pollMs: defaultPollMs,
    clock: systemClock,
    ...given,
    jobs: given.jobs.filter(({ isShared }) => isShared !== true),
    metrics: createJobMetrics(given.registry),
    stopping: stopping.signal,
    aborting: aborting.signal,
  };
  const sharedJobs = given.jobs.filter(({ isShared }) => isShared === true);
  let shared: readonly Promise<void>[] = [];
  let opening: Promise<RunningJobs | undefined> | undefined;
  function start(): Promise<RunningJobs | undefined> {
    if (opening === undefined) {
      shared = startSharedOf(options, sharedJobs);
      opening = openWithRetries(options);
    }
    return opening;
  }

  return {
    async start() {
      await start();
    },
    async enqueue(name, payload) {
      const running = await start();
      if (running === undefined) throw new Error("jobs are stopping");
      const { boss, workers } = running;
      const run = await boss.send(name, payload);
      if (run === null) throw new Error(`there is no job ${name}`);
      workers.get(name)?.wake();
    },
    async stop() {
      stopping.abort();
      await stopAll(await opening, shared, aborting);
    },
  };
}
