import { graceDays } from "@striper/angling/membership";
import type { Account } from "@striper/angling/membership";
import { day } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import type { billingSubscriptions } from "#server/features/billing/billing.table.ts";

type Row = typeof billingSubscriptions.$inferSelect;

export type SubscriptionState = Pick<Account, "paidUntil" | "pastDueSince">;

/** Status values of Stripe (docs.stripe.com/api/subscriptions/object, status; 2026-11). */
const running: ReadonlySet<string> = new Set(["active", "trialing"]);
const owing: ReadonlySet<string> = new Set(["past_due", "unpaid"]);
/** An account with one of these cannot buy another subscription. */
export const liveStatuses: readonly string[] = [...running, ...owing];

/** Counted as revenue: a failed card usually works at one of the next attempts. */
export const payingStatuses: readonly string[] = [...running, "past_due"];
export const neverPaid: readonly string[] = ["incomplete", "incomplete_expired"];

export const isRunning = ({ status }: Pick<Row, "status">): boolean => running.has(status);
export const isOwing = ({ status }: Pick<Row, "status">): boolean => owing.has(status);
export const isLive = (row: Pick<Row, "status">): boolean => isRunning(row) || isOwing(row);

/**
 * Grace after a renewing plan's period ends, because the renewal's event may be late and the daily
 * reconciliation has to run.
 */
export const renewalSlackMs = 2 * day;

function paidUntil(row: Row, now: Instant): Instant {
  if (row.cancelsAt !== null) return row.cancelsAt;
  const end = row.periodEndsAt ?? row.readAt;
  return now < end ? end : end + renewalSlackMs;
}

const latest = (instants: readonly Instant[]): Instant | null =>
  instants.length === 0 ? null : Math.max(...instants);

export function subscriptionStateOf(rows: readonly Row[], now: Instant): SubscriptionState {
  const runningRows = rows.filter(isRunning);
  if (runningRows.length > 0)
    return { paidUntil: latest(runningRows.map((row) => paidUntil(row, now))), pastDueSince: null };
  const debts = rows.filter(isOwing).map((row) => row.pastDueSince ?? row.readAt);
  return { paidUntil: null, pastDueSince: latest(debts) };
}

export interface SubscriptionSummary {
  readonly status: "none" | "active" | "past_due" | "canceled";
  readonly periodEndsAt: Instant | null;
  readonly isCanceling: boolean;
  readonly graceUntil: Instant | null;
}

const byStart = (a: Row, b: Row): number => a.startedAt - b.startedAt;

export function leadingSubscription(rows: readonly Row[]): Row | undefined {
  const ordered = rows.toSorted(byStart);
  return ordered.find(isRunning) ?? ordered.find(isOwing) ?? ordered.at(-1);
}

export function summaryOf(rows: readonly Row[]): SubscriptionSummary {
  const nothing = { periodEndsAt: null, isCanceling: false, graceUntil: null };
  const row = leadingSubscription(rows);
  if (row === undefined) return { status: "none", ...nothing };
  if (isRunning(row)) {
    const isCanceling = row.cancelsAt !== null;
    const periodEndsAt = row.cancelsAt ?? row.periodEndsAt;
    return { ...nothing, status: "active", periodEndsAt, isCanceling };
  }
  if (isOwing(row)) {
    const graceUntil = (row.pastDueSince ?? row.readAt) + graceDays * day;
    return { ...nothing, status: "past_due", periodEndsAt: row.periodEndsAt, graceUntil };
  }
  // A subscription whose first payment never came does not count as a plan.
  return row.endedAt === null || row.status !== "canceled"
    ? { status: "none", ...nothing }
    : { ...nothing, status: "canceled", periodEndsAt: row.endedAt };
}
