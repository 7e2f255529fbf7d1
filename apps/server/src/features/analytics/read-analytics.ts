import type { analytics } from "@striper/contract/admin";
import type { OutputOf } from "@striper/contract/endpoint";
import { day } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import {
  activityPerDay,
  databaseBytes,
  latestFilesBytes,
  upstreamHealth,
} from "#server/features/analytics/analytics.store.ts";
import type { UpstreamHealth } from "#server/features/analytics/analytics.store.ts";
import type { AnalyticsDependencies } from "#server/features/analytics/dependencies.ts";
import { filled, percent, windowOf } from "#server/features/analytics/window.ts";
import type { Window } from "#server/features/analytics/window.ts";

type Figures = OutputOf<typeof analytics.response>;

const iso = (instant: Instant | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

function presentUpstream(health: UpstreamHealth): Figures["upstreams"][number] {
  const { name, checkedAt, failedAt, failures, lastFault, rejected } = health;
  const attempts = [checkedAt, failedAt].filter((instant) => instant !== null);
  return {
    name,
    state: failures > 0 ? "failing" : checkedAt === null ? "never_answered" : "ok",
    last_good_at: iso(checkedAt),
    last_attempt_at: attempts.length === 0 ? null : iso(Math.max(...attempts)),
    failures_since_good: failures,
    last_failure: lastFault,
    rejected_payloads: rejected,
  };
}

/** Without those who have paid already: their trial is over or does not matter. */
async function trialFigures({ accounts, billing }: AnalyticsDependencies, now: Instant) {
  const unpaid = async (ids: readonly string[]) =>
    ids.length - (await billing.countPayers(ids, "running"));
  const [running, endingSoon] = await Promise.all([
    accounts.trialsEndingBetween(now, now + 3650 * day).then(unpaid),
    accounts.trialsEndingBetween(now, now + 2 * day).then(unpaid),
  ]);
  return { trials_running: running, trials_ending_in_two_days: endingSoon };
}

async function moneyFigures(
  { accounts, billing }: AnalyticsDependencies,
  from: Instant,
  now: Instant,
) {
  const [ended, revenue] = await Promise.all([
    accounts.trialsEndingBetween(from, now),
    billing.revenueSince(from),
  ]);
  const converted = await billing.countPayers(ended, "ever");
  return {
    subscriptions: revenue.subscriptions,
    revenue_per_month_cents: revenue.monthlyCents,
    conversion_percent: percent(converted, ended.length),
    churn_percent: percent(revenue.endedSince, revenue.atStart),
  };
}

async function dailyFigures(dependencies: AnalyticsDependencies, window: Window) {
  const { orm, accounts, catchesPerDay } = dependencies;
  const { from, to, dates } = window;
  const [signUps, active, catches] = await Promise.all([
    accounts.signUpsPerDay(from, to),
    activityPerDay(orm, dates[0] ?? ""),
    catchesPerDay(from, to),
  ]);
  return {
    sign_ups_per_day: filled(window, signUps),
    active_per_day: filled(window, active),
    catches_per_day: filled(window, catches),
  };
}

/** Numbers only: no place, no note, no photo, and nobody's name. */
export async function readAnalytics(
  dependencies: AnalyticsDependencies,
  days: number,
): Promise<Figures> {
  const { orm, clock, accounts } = dependencies;
  const now = clock.now();
  const window = windowOf(days, now);
  const [total, active, trials, money, daily, upstreams, database, files] = await Promise.all([
    accounts.countAccounts(),
    accounts.countActiveSince(window.from),
    trialFigures(dependencies, now),
    moneyFigures(dependencies, window.from, now),
    dailyFigures(dependencies, window),
    upstreamHealth(orm, now),
    databaseBytes(orm),
    latestFilesBytes(orm),
  ]);
  return {
    accounts: total,
    active_accounts: active,
    ...trials,
    ...money,
    ...daily,
    upstreams: upstreams.map(presentUpstream),
    database_bytes: database,
    files_bytes: files,
    calculated_at: new Date(now).toISOString(),
  };
}
