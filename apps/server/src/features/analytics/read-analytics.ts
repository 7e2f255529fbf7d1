import type { analytics } from "@striper/contract/admin";
import type { OutputOf } from "@striper/contract/endpoint";
import { day, harborDate, harborDayBounds } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import {
  activityPerDay,
  databaseBytes,
  latestFilesBytes,
  totalsSince,
  upstreamHealth,
} from "#server/features/analytics/analytics.store.ts";
import type { DayTotals, UpstreamHealth } from "#server/features/analytics/analytics.store.ts";
import type { AnalyticsDependencies, DayCount } from "#server/features/analytics/dependencies.ts";
import { filled, percent, windowOf } from "#server/features/analytics/window.ts";
import type { Window } from "#server/features/analytics/window.ts";
import { readReport } from "#server/platform/database/read-report.ts";

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

/** Counts trials of accounts that do not pay yet. */
async function memberFigures({ accounts, billing }: AnalyticsDependencies, now: Instant) {
  const soon = { after: now, upTo: now + 2 * day };
  const counted = await accounts.countMembers(soon, billing.hasPlan("running"));
  return {
    accounts: counted.accounts,
    trials_running: counted.trials,
    trials_ending_in_two_days: counted.trialsEnding,
  };
}

async function moneyFigures(
  { accounts, billing }: AnalyticsDependencies,
  from: Instant,
  now: Instant,
) {
  const span = { after: from, upTo: now };
  const { ended, payers } = await accounts.countTrialsEnding(span, billing.hasPlan("ever"));
  const revenue = await billing.revenueSince(from);
  return {
    subscriptions: revenue.subscriptions,
    revenue_per_month_cents: revenue.monthlyCents,
    conversion_percent: percent(payers, ended),
    churn_percent: percent(revenue.endedSince, revenue.atStart),
  };
}

/** Replaces today's stored count, unless it is larger because accounts were deleted since. */
function withToday(stored: readonly DayCount[], today: string, now: number): DayCount[] {
  const before = stored.find(({ date }) => date === today)?.count ?? 0;
  return [...stored, { date: today, count: Math.max(before, now) }];
}

/** Reads past days from the job's counts; counts the others, usually only today, now. */
async function dailyFigures(
  dependencies: AnalyticsDependencies,
  window: Window,
  activeToday: number,
) {
  const { orm, accounts, catchesPerDay } = dependencies;
  const { to, dates } = window;
  const [first = ""] = dates;
  const counted = await readReport(orm, (report) => totalsSince(report, first));
  const isCounted = new Set(counted.map(({ date }) => date));
  const from = harborDayBounds(dates.find((date) => !isCounted.has(date)) ?? first).from;
  const signUps = await accounts.signUpsPerDay(from, to);
  const catches = await catchesPerDay(from, to);
  const stored = await readReport(orm, (report) => activityPerDay(report, first));
  const active = withToday(stored, harborDate(to - 1), activeToday);
  const before = (which: keyof DayTotals) =>
    counted.map((one) => ({ date: one.date, count: one[which] }));
  return {
    sign_ups_per_day: filled(window, [...signUps, ...before("signUps")]),
    active_per_day: filled(window, active),
    catches_per_day: filled(window, [...catches, ...before("catches")]),
  };
}

/** Files inspected while an admin waits; with more, the last nightly measurement is used. */
const mostFilesNow = 2000;

async function filesFigure({ orm, fewFilesBytes }: AnalyticsDependencies): Promise<number | null> {
  const now = await fewFilesBytes(mostFilesNow).catch(() => null);
  return now ?? readReport(orm, latestFilesBytes);
}

/** Returns numbers only: no places, notes, photos or names. */
export async function readAnalytics(
  dependencies: AnalyticsDependencies,
  days: number,
): Promise<Figures> {
  const { orm, clock, accounts } = dependencies;
  const now = clock.now();
  const window = windowOf(days, now);
  const today = harborDayBounds(harborDate(window.to - 1)).from;
  // The slowest query runs beside the others, which run in sequence to leave connections for other
  // requests.
  const counting = accounts.countActiveSince(window.from, today);
  // Its failure is thrown where it is awaited.
  counting.catch(() => undefined);
  const members = await memberFigures(dependencies, now);
  const money = await moneyFigures(dependencies, window.from, now);
  const active = await counting;
  const daily = await dailyFigures(dependencies, window, active.lately);
  const upstreams = await readReport(orm, (report) => upstreamHealth(report, now));
  const database = await readReport(orm, databaseBytes);
  const files = await filesFigure(dependencies);
  return {
    ...members,
    active_accounts: active.all,
    ...money,
    ...daily,
    upstreams: upstreams.map(presentUpstream),
    database_bytes: database,
    files_bytes: files,
    calculated_at: new Date(now).toISOString(),
  };
}
