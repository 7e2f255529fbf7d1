import { bindAnalytics } from "#server/features/analytics/analytics.routes.ts";
import { analyticsJobs } from "#server/features/analytics/daily-jobs.ts";
import type { AnalyticsDependencies } from "#server/features/analytics/dependencies.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { Job } from "#server/platform/jobs/job.ts";

export interface Analytics {
  readonly routes: (bind: Binder) => void;
  readonly jobs: readonly Job[];
}

/**
 * Creates the admin pages' calls. All figures come through ports that offer only what admins need.
 */
export function createAnalytics(dependencies: AnalyticsDependencies): Analytics {
  return {
    routes: (bind) => bindAnalytics(bind, dependencies),
    jobs: analyticsJobs(dependencies),
  };
}
