import type { InputOf } from "@striper/contract/endpoint";
import type { reports } from "@striper/contract/reports";
import { day, formatIso, hour, type Instant } from "@striper/marine/time";
import type { Report } from "#server/features/reports/reports-feed.source.ts";
import { ageOf } from "#server/platform/observations/freshness.ts";
import type { Observation } from "#server/platform/observations/source.ts";

type ReportsAnswer = InputOf<typeof reports.response>;

export interface FollowedFeed {
  readonly url: string;
  readonly latest: () => Observation<Report[]> | null;
}

/** Counted from the feed's last answer; after a month its headlines are no reports. */
const feedLifetime = { live: 6 * hour, useful: 30 * day };
const mostReports = 20;

const nameOf = (url: string): string => new URL(url).hostname.replace(/^www\./u, "");

interface Heard {
  readonly url: string;
  readonly observation: Observation<Report[]>;
  readonly age: "live" | "stale";
}

function heardOf({ url, latest }: FollowedFeed, now: Instant): Heard[] {
  const observation = latest();
  const age = observation === null ? "too-old" : ageOf(observation.checkedAt, now, feedLifetime);
  return observation === null || age === "too-old" ? [] : [{ url, observation, age }];
}

function newestFirst(heard: readonly Heard[]) {
  const byLink = new Map<string, Report & { readonly source: string }>();
  for (const { url, observation } of heard)
    for (const report of observation.value)
      if (!byLink.has(report.link)) byLink.set(report.link, { ...report, source: nameOf(url) });
  return [...byLink.values()]
    .toSorted((a, b) => (b.date ?? -Infinity) - (a.date ?? -Infinity) || 0)
    .slice(0, mostReports);
}

export function presentReports(feeds: readonly FollowedFeed[], now: Instant): ReportsAnswer {
  const heard = feeds.flatMap((feed) => heardOf(feed, now));
  const checks = heard.map(({ observation }) => observation.checkedAt);
  const isLive = heard.some(({ age }) => age === "live");
  return {
    reports: newestFirst(heard).map(({ title, link, date, summary, source }) => ({
      title,
      link,
      date: date === null ? null : formatIso(date),
      summary,
      source,
    })),
    updated: checks.length === 0 ? null : formatIso(Math.max(...checks)),
    status: heard.length === 0 ? "none" : isLive ? "live" : "stale",
  };
}
