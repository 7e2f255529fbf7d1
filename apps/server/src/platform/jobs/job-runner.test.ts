import { setTimeout as delay } from "node:timers/promises";
import Boss from "pg-boss";
import { Registry } from "prom-client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "#server/platform/database/open-database.ts";
import { dailyAtNight, dueAt } from "#server/platform/jobs/job.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import { createJobRunner, queueOptions } from "#server/platform/jobs/job-runner.ts";
import type { JobRunner } from "#server/platform/jobs/job-runner.ts";
import { createJobMetrics } from "#server/platform/jobs/job-metrics.ts";
import { oneAtATime, startWorker } from "#server/platform/jobs/job-worker.ts";
import type { WorkerDependencies } from "#server/platform/jobs/job-worker.ts";
import { pgBossExecutor } from "#server/platform/jobs/pg-boss-executor.ts";
import { captureLog } from "#server/testing/captured-log.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";

let database: Database;
let runners: JobRunner[];
beforeEach(async () => {
  database = await openTestDatabase();
  runners = [];
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await database.close();
});

const longestMs = 10_000;
const until = (condition: () => boolean | Promise<boolean>) =>
  vi.waitFor(async () => expect(await condition()).toBe(true), { timeout: 15_000, interval: 20 });

function createRunner(jobs: readonly Job[]) {
  const { log, lines } = captureLog();
  const registry = new Registry();
  const runner = createJobRunner({ pool: database.pool, jobs, log, registry, pollMs: 40 });
  runners.push(runner);
  return { runner, lines, metrics: () => registry.metrics() };
}

async function states(name: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ state: string }>(
    "select state::text from pgboss.job where name = $1 order by created_on",
    [name],
  );
  return rows.map(({ state }) => state);
}

/** Runs the maintenance that servers do every minute. */
async function maintain(): Promise<void> {
  const boss = new Boss({ ...queueOptions, db: pgBossExecutor(database.pool) });
  await boss.start();
  await boss.maintain();
  await boss.stop({ graceful: false });
}

describe("the job runner", () => {
  test("runs what is enqueued once and one at a time, over two servers", async () => {
    const active = { now: 0, most: 0 };
    const payloads: unknown[] = [];
    const job: Job = {
      name: "count",
      longestMs,
      run: async (_signal, payload) => {
        active.now++;
        active.most = Math.max(active.most, active.now);
        payloads.push(payload);
        await delay(30);
        active.now--;
      },
    };
    const first = createRunner([job]);
    const second = createRunner([job]);
    await Promise.all([first.runner.start(), second.runner.start()]);
    for (let number = 0; number < 8; number++)
      await (number % 2 === 0 ? first : second).runner.enqueue("count", { number });
    await until(() => payloads.length === 8);
    expect(active.most).toBe(1);
    expect(new Set(payloads.map((payload) => JSON.stringify(payload))).size).toBe(8);
    await until(async () => (await states("count")).every((state) => state === "completed"));
  });

  test("runs a shared job on each server once per span, and asks it to end when stopping", async () => {
    let runs = 0;
    let ended = 0;
    const job: Job = {
      name: "shared",
      schedule: { everyMinutes: 24 * 60 },
      isShared: true,
      longestMs,
      async run(signal) {
        runs++;
        await delay(longestMs, undefined, { signal }).catch(() => undefined);
        // Work in progress is finished.
        await delay(50);
        ended++;
      },
    };
    const both = [createRunner([job]), createRunner([job])];
    await Promise.all(both.map(({ runner }) => runner.start()));
    await until(() => runs === 2);
    const { rows } = await database.pool.query("select 1 from pgboss.queue where name = 'shared'");
    expect(rows).toEqual([]);
    await Promise.all(both.map(({ runner }) => runner.stop()));
    expect([runs, ended]).toEqual([2, 2]);
    expect(await both[0]?.metrics()).toContain('job_runs_total{job="shared",outcome="done"} 1');
  });

  test("makes its queues without a fault on several servers that start together", async () => {
    const jobs = ["a", "b", "c", "d", "e"].map((name): Job => ({
      name,
      longestMs,
      run: () => Promise.resolve(),
    }));
    const all = [createRunner(jobs), createRunner(jobs), createRunner(jobs)];
    await Promise.all(all.map(({ runner }) => runner.start()));
    expect(all.flatMap(({ lines }) => lines)).toEqual([]);
  });

  test("runs a scheduled job once a span, however many servers ask", async () => {
    let runs = 0;
    const job: Job = {
      name: "hourly",
      schedule: { everyMinutes: 60 },
      longestMs,
      run: () => Promise.resolve(void runs++),
    };
    const all = [createRunner([job]), createRunner([job]), createRunner([job])];
    await Promise.all(all.map(({ runner }) => runner.start()));
    await until(() => runs > 0);
    await delay(200);
    await expect.poll(() => states("hourly")).toEqual(["completed"]);
    expect(runs).toBe(1);
  });

  test("logs and counts a failure, stores nothing of its message, and retries", async () => {
    let runs = 0;
    const job: Job = {
      name: "shaky",
      longestMs,
      run: () =>
        runs++ === 0 ? Promise.reject(new Error("someone@example.com")) : Promise.resolve(),
    };
    const { runner, lines, metrics } = createRunner([job]);
    await runner.start();
    await runner.enqueue("shaky", {});
    await until(async () => (await states("shaky")).includes("retry"));
    const { rows } = await database.pool.query("select output::text from pgboss.job");
    expect(JSON.stringify(rows)).not.toContain("someone@example.com");
    await database.pool.query("update pgboss.job set start_after = now() - interval '1 second'");
    await until(async () => (await states("shaky"))[0] === "completed");
    expect(lines.filter(({ msg }) => msg === "a job failed")).toHaveLength(1);
    expect(await metrics()).toContain('job_runs_total{job="shaky",outcome="failed"} 1');
    expect(await metrics()).toContain('job_runs_total{job="shaky",outcome="done"} 1');
  });

  test("gives up on a run that takes too long and aborts its signal", async () => {
    let wasTold = false;
    const job: Job = {
      name: "endless",
      longestMs: 50,
      run: async (signal) => {
        signal.addEventListener("abort", () => (wasTold = true));
        await delay(60_000, undefined, { ref: false });
      },
    };
    const { runner } = createRunner([job]);
    await runner.start();
    await runner.enqueue("endless", {});
    await until(async () => (await states("endless")).includes("retry"));
    expect(wasTold).toBe(true);
  });

  test("lets a running job end when it stops, and starts no other", async () => {
    const done: unknown[] = [];
    let isRunning = false;
    const job: Job = {
      name: "slow",
      longestMs,
      run: async (_signal, payload) => {
        isRunning = true;
        await delay(200);
        done.push(payload);
      },
    };
    const { runner } = createRunner([job]);
    await runner.start();
    await runner.enqueue("slow", { turn: 1 });
    await until(() => isRunning);
    await runner.enqueue("slow", { turn: 2 });
    await runner.stop();
    expect(done).toEqual([{ turn: 1 }]);
    expect((await states("slow")).toSorted()).toEqual(["completed", "created"]);
  });

  test("aborts a job that outlasts the stop limit without logging a failure, and leaves it for later", async () => {
    const aborting = new AbortController();
    const [stopping, { log, lines }] = [new AbortController(), captureLog()];
    const claimed = { id: "1", name: "endless", data: {}, expireInSeconds: 900 };
    const boss = {
      fetch: vi
        .fn<WorkerDependencies["boss"]["fetch"]>()
        .mockResolvedValueOnce([claimed])
        .mockResolvedValue([]),
      complete: vi.fn<WorkerDependencies["boss"]["complete"]>(),
      fail: vi.fn<WorkerDependencies["boss"]["fail"]>(),
    };
    const run = vi.fn<Job["run"]>(() =>
      delay(60_000, undefined, { ref: false }).then(() => undefined),
    );
    const worker = startWorker(
      { name: "endless", longestMs, run },
      {
        // @ts-expect-error -- the forms of fetching that also read metadata are not asked for
        boss,
        log,
        metrics: createJobMetrics(new Registry()),
        pollMs: 40,
        poll: oneAtATime(),
        stopping: stopping.signal,
        aborting: aborting.signal,
      },
    );
    await until(() => run.mock.calls.length > 0);
    stopping.abort();
    aborting.abort();
    await worker.stopped;
    expect(boss.fail.mock.calls).toEqual([["endless", "1", { error: "JobAborted" }]]);
    expect(lines.filter(({ level }) => level === "warn" || level === "error")).toEqual([]);
  });

  test("hands a run of a server that was killed to another one", async () => {
    let runs = 0;
    const job: Job = { name: "left", longestMs, run: () => Promise.resolve(void runs++) };
    const first = createRunner([]);
    await first.runner.start();
    const { runner } = createRunner([job]);
    await runner.start();
    await database.pool.query(
      `insert into pgboss.job (name, state, started_on, expire_in, retry_limit, policy)
       values ('left', 'active', now() - interval '1 hour', interval '1 minute', 2, 'singleton')`,
    );
    await maintain();
    // The job runs before its row changes.
    await expect.poll(() => states("left")).toEqual(["completed"]);
    expect(runs).toBe(1);
  });

  test("keeps finished runs for a day and deletes them after three more", async () => {
    const { runner } = createRunner([{ name: "old", longestMs, run: () => Promise.resolve() }]);
    await runner.start();
    await database.pool.query(
      `insert into pgboss.job (name, state, completed_on)
       values ('old', 'completed', now() - interval '25 hours'),
              ('old', 'completed', now() - interval '27 hours'),
              ('old', 'failed', now() - interval '27 hours')`,
    );
    await maintain();
    expect(await states("old")).toEqual(["completed"]);
    await database.pool.query(
      "update pgboss.archive set archived_on = now() - interval '73 hours'",
    );
    await maintain();
    expect((await database.pool.query("select 1 from pgboss.archive")).rowCount).toBe(0);
  });

  test("refuses an unknown job, and one that is enqueued after the end", async () => {
    const { runner } = createRunner([]);
    await runner.start();
    await expect(runner.enqueue("nobody", {})).rejects.toThrow("there is no job nobody");
    const late = createRunner([]).runner;
    await late.stop();
    await expect(late.enqueue("nobody", {})).rejects.toThrow("jobs are stopping");
  });
});

describe("a schedule", () => {
  test("is due at its place in the span, whatever the moment", () => {
    const morning = Date.UTC(2026, 5, 13, 5);
    const evening = Date.UTC(2026, 5, 13, 23, 59);
    expect(dueAt(dailyAtNight, morning)).toBe(Date.UTC(2026, 5, 13, 8));
    expect(dueAt(dailyAtNight, evening)).toBe(Date.UTC(2026, 5, 13, 8));
    expect(dueAt({ everyMinutes: 60 }, evening)).toBe(Date.UTC(2026, 5, 13, 23));
  });
});
