import { setTimeout as delay } from "node:timers/promises";
import type PgBoss from "pg-boss";
import type { Job } from "#server/platform/jobs/job.ts";
import type { JobMetrics } from "#server/platform/jobs/job-metrics.ts";
import type { Log } from "#server/platform/log/log.ts";

export interface WorkerDependencies {
  readonly boss: Pick<PgBoss, "fetch" | "complete" | "fail">;
  readonly log: Log;
  readonly metrics: JobMetrics;
  readonly pollMs: number;
  /** Shared by the queues of this process, which poll one after the other. */
  readonly poll: OneAtATime;
  /** Aborted when polling shall end. */
  readonly stopping: AbortSignal;
  /** Aborted when running jobs shall end too. */
  readonly aborting: AbortSignal;
}

export interface JobWorker {
  /** Polls at once instead of after the usual pause. */
  wake(): void;
  /** Resolves once polling has ended and nothing is running. */
  readonly stopped: Promise<void>;
}

export type OneAtATime = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * All queues polling at the same moment would open every connection the pool allows, and keep them
 * open by doing so again before the pool closes idle ones.
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

/** What is stored about a failure: not its message, which may contain what a person typed. */
const failureOf = (error: unknown) => ({ error: error instanceof Error ? error.name : "unknown" });

/**
 * Takes one run of a job after the other. pg-boss has workers of its own, but nothing handles the
 * promise with which they mark a run as done: an unreachable database would end the process.
 */
export function startWorker(job: Job, dependencies: WorkerDependencies): JobWorker {
  const { boss, log, metrics, pollMs, poll, stopping, aborting } = dependencies;
  let waking = new AbortController();

  async function runOnce({ id, data }: Claimed): Promise<void> {
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1000;
    const signal = AbortSignal.any([aborting, AbortSignal.timeout(job.longestMs)]);
    try {
      await Promise.race([job.run(signal, data), rejectWhenAborted(signal)]);
    } catch (error) {
      metrics.observe(job.name, "failed", seconds());
      log.error({ err: error, job: job.name, run: id }, "a job failed");
      await boss.fail(job.name, id, failureOf(error));
      return;
    }
    metrics.observe(job.name, "done", seconds());
    log.debug({ job: job.name, run: id, ms: Math.round(seconds() * 1000) }, "a job is done");
    await boss.complete(job.name, id);
  }

  async function runNext(): Promise<boolean> {
    try {
      const [claimed] = await poll(() => boss.fetch<unknown>(job.name));
      if (claimed === undefined) return false;
      await runOnce(claimed);
      return true;
    } catch (error) {
      // The run expires and is then given to the next server that polls.
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
    const refuse = () => reject(new JobAborted("the job was stopped or took too long"));
    if (signal.aborted) refuse();
    else signal.addEventListener("abort", refuse, { once: true });
  });
}

export class JobAborted extends Error {
  override readonly name = "JobAborted";
}
