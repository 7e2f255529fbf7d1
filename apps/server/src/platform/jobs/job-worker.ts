import { setTimeout as delay } from "node:timers/promises";
import type PgBoss from "pg-boss";
import type { Clock } from "#server/platform/clock/clock.ts";
import { dueAt } from "#server/platform/jobs/job.ts";
import type { Job, Schedule } from "#server/platform/jobs/job.ts";
import type { JobMetrics } from "#server/platform/jobs/job-metrics.ts";
import type { Log } from "#server/platform/log/log.ts";
import { timeLimit } from "#server/platform/work/time-limit.ts";

export interface WorkerDependencies {
  readonly boss: Pick<PgBoss, "fetch" | "complete" | "fail">;
  readonly log: Log;
  readonly metrics: JobMetrics;
  readonly pollMs: number;
  /** Serializes polling over the queues of this process. */
  readonly poll: OneAtATime;
  readonly stopping: AbortSignal;
  /** Aborted when running jobs must end too. */
  readonly aborting: AbortSignal;
}

export interface JobWorker {
  wake(): void;
  readonly stopped: Promise<void>;
}

export type OneAtATime = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs work one at a time. If all queues polled at once, they would open every connection of the
 * pool and keep them open by polling again before the pool closes idle ones.
 */
export function oneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

type Claimed = PgBoss.Job<unknown>;

/** Stored for a failure. The message is left out, because it may contain what a person typed. */
const failureOf = (error: unknown) => ({ error: error instanceof Error ? error.name : "unknown" });

type RunDependencies = Pick<WorkerDependencies, "log" | "metrics" | "aborting">;

interface Run {
  readonly payload: unknown;
  readonly id?: string;
  /** Asks the run to end after its current step. */
  readonly ending?: AbortSignal;
}

async function runJob(
  job: Job,
  { log, metrics, aborting }: RunDependencies,
  { payload, id: run, ending = aborting }: Run,
): Promise<unknown> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const limit = timeLimit(job.longestMs, aborting);
  const signal = AbortSignal.any([limit, ending]);
  try {
    await Promise.race([job.run(signal, payload), rejectWhenAborted(limit)]);
  } catch (error) {
    if (aborting.aborted) log.debug({ job: job.name, run }, "a job ended with the server");
    else {
      metrics.observe(job.name, "failed", seconds());
      log.error({ err: error, job: job.name, run }, "a job failed");
    }
    return error ?? new Error("a job failed");
  }
  metrics.observe(job.name, "done", seconds());
  log.debug({ job: job.name, run, ms: Math.round(seconds() * 1000) }, "a job is done");
  return undefined;
}

type SharedDependencies = RunDependencies &
  Pick<WorkerDependencies, "stopping"> & { readonly clock: Clock };

/**
 * Longest sleep before a shared job reads the clock again, which may jump after a machine's sleep.
 */
const longestWaitMs = 2000;

/** Runs a shared job once per span of its schedule, without the queue. */
export function startShared(
  job: Job,
  schedule: Schedule,
  dependencies: SharedDependencies,
): Pick<JobWorker, "stopped"> {
  const { stopping, clock } = dependencies;
  const spanMs = schedule.everyMinutes * 60_000;

  async function loop(): Promise<void> {
    for (let last: number | undefined; !stopping.aborted;) {
      const now = clock.now();
      const due = dueAt(schedule, now);
      if (last === undefined || (due > last && due <= now)) {
        last = due;
        await runJob(job, dependencies, { payload: {}, ending: stopping });
        continue;
      }
      const next = due > last ? due : due + spanMs;
      const wait = Math.min(Math.max(0, next - now), longestWaitMs);
      await delay(wait, undefined, { signal: stopping }).catch(() => undefined);
    }
  }

  return { stopped: loop() };
}

/**
 * Fetches and runs a job's queued runs one by one. pg-boss's own workers do not handle the promise
 * that marks a run as done, so an unreachable database would end the process.
 */
export function startWorker(job: Job, dependencies: WorkerDependencies): JobWorker {
  const { boss, log, pollMs, poll, stopping } = dependencies;
  let waking = new AbortController();

  async function runOnce({ id, data }: Claimed): Promise<void> {
    const error = await runJob(job, dependencies, { payload: data, id });
    if (error === undefined) await boss.complete(job.name, id);
    else await boss.fail(job.name, id, failureOf(error));
  }

  async function runNext(): Promise<boolean> {
    try {
      const [claimed] = await poll(() => boss.fetch<unknown>(job.name));
      if (claimed === undefined) return false;
      await runOnce(claimed);
      return true;
    } catch (error) {
      // The run expires and then goes to the next server that polls.
      log.warn({ err: error, job: job.name }, "the queue of a job could not be used");
      return false;
    }
  }

  async function loop(): Promise<void> {
    while (!stopping.aborted) {
      const hasRun = await runNext();
      if (hasRun) continue;
      const signal = AbortSignal.any([stopping, waking.signal]);
      await delay(pollMs, undefined, { signal }).catch(() => undefined);
      if (waking.signal.aborted) waking = new AbortController();
    }
  }

  return { wake: () => waking.abort(), stopped: loop() };
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const refuse = () => reject(new JobAborted("the job took too long"));
    if (signal.aborted) refuse();
    else signal.addEventListener("abort", refuse, { once: true });
  });
}

export class JobAborted extends Error {
  override readonly name = "JobAborted";
}
