import { day, harborDate, harborDayBounds } from "@striper/marine/time";
import type { Instant } from "@striper/marine/time";
import type { DayCount } from "#server/features/analytics/dependencies.ts";

/** The days that figures cover; the last one is today. */
export interface Window {
  readonly from: Instant;
  readonly to: Instant;
  readonly dates: readonly string[];
}

/** Uses noon, which is within the day even when clocks change. */
function dateBefore(date: string, days: number): string {
  const { from, to } = harborDayBounds(date);
  return harborDate((from + to) / 2 - days * day);
}

export function windowOf(days: number, now: Instant): Window {
  const today = harborDate(now);
  const dates = Array.from({ length: days }, (_, place) => dateBefore(today, days - 1 - place));
  return { from: harborDayBounds(dates[0] ?? today).from, to: harborDayBounds(today).to, dates };
}

export function filled({ dates }: Window, counts: readonly DayCount[]): DayCount[] {
  const known = new Map(counts.map(({ date, count }) => [date, count]));
  return dates.map((date) => ({ date, count: known.get(date) ?? 0 }));
}

export function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
}
