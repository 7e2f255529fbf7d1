import type { analytics } from "@striper/contract/admin";
import type { OutputOf } from "@striper/contract/endpoint";

/** A small platform on a good day, with one service down. */
export const someFigures: OutputOf<(typeof analytics)["response"]> = {
  accounts: 124,
  trials_running: 18,
  trials_ending_in_two_days: 3,
  subscriptions: 61,
  conversion_percent: 38.5,
  churn_percent: 4.2,
  revenue_per_month_cents: 121_939,
  active_accounts: 77,
  sign_ups_per_day: [
    { date: "2026-06-12", count: 2 },
    { date: "2026-06-13", count: 5 },
  ],
  active_per_day: [
    { date: "2026-06-12", count: 40 },
    { date: "2026-06-13", count: 44 },
  ],
  catches_per_day: [
    { date: "2026-06-12", count: 31 },
    { date: "2026-06-13", count: 0 },
  ],
  upstreams: [
    {
      name: "NWS",
      state: "ok",
      last_good_at: "2026-06-13T11:58:00.000Z",
      last_attempt_at: "2026-06-13T11:58:00.000Z",
      failures_since_good: 0,
      last_failure: null,
      rejected_payloads: 0,
    },
    {
      name: "NDBC",
      state: "failing",
      last_good_at: "2026-06-13T08:00:00.000Z",
      last_attempt_at: "2026-06-13T11:59:00.000Z",
      failures_since_good: 12,
      last_failure: "answered 503",
      rejected_payloads: 1,
    },
  ],
  database_bytes: 14_230_000,
  files_bytes: 2_500_000_000,
  calculated_at: "2026-06-13T12:00:00.000Z",
};
