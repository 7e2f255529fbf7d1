import { Counter, Histogram } from "prom-client";
import type { Registry } from "prom-client";

export interface JobMetrics {
  observe(job: string, outcome: "done" | "failed", seconds: number): void;
}

export function createJobMetrics(registry: Registry): JobMetrics {
  const runs = new Counter({
    name: "job_runs_total",
    help: "Runs of background jobs",
    labelNames: ["job", "outcome"] as const,
    registers: [registry],
  });
  const durations = new Histogram({
    name: "job_duration_seconds",
    help: "Time a background job took",
    labelNames: ["job"] as const,
    buckets: [0.1, 1, 10, 60, 600],
    registers: [registry],
  });
  return {
    observe(job, outcome, seconds) {
      runs.inc({ job, outcome });
      durations.observe({ job }, seconds);
    },
  };
}
