import { reports } from "@striper/contract/reports";
import type { Instant } from "@striper/marine/time";
import { feedSource } from "#server/features/reports/reports-feed.source.ts";
import { presentReports } from "#server/features/reports/reports.presenter.ts";
import { asObserved, createAnswerCache } from "#server/http/answers/answer-cache.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Observations } from "#server/platform/observations/observations.ts";

export interface ReportsDependencies {
  readonly clock: Clock;
  readonly observations: Observations;
  readonly feeds: readonly string[];
}

export interface Reports {
  /** Newest first; null when no feed has answered recently. */
  readonly newest: (now: Instant) => ReturnType<typeof presentReports>["reports"] | null;
}

export function bindReports(bind: Binder, dependencies: ReportsDependencies): Reports {
  const { observations } = dependencies;
  const feeds = [...new Set(dependencies.feeds)].map((url) => {
    const followed = observations.follow(feedSource(url));
    return { url, latest: () => followed.latest() };
  });
  const answers = createAnswerCache({
    ...asObserved(dependencies),
    endpoint: reports,
    answer: (_, now) => presentReports(feeds, now),
  });
  bind.cached(reports, answers);
  return {
    newest(now) {
      const answer = presentReports(feeds, now);
      return answer.status === "none" ? null : answer.reports;
    },
  };
}
