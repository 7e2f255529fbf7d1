import {
  formatHarborTime,
  harborDate,
  minute,
  shiftDate,
  shortMonthName,
  weekdayName,
  type Instant,
} from "@striper/marine/time";
import { weekdayOn } from "#angling/assistant/slots/calendar.ts";

const list = new Intl.ListFormat("en-GB");

export const listText = (items: readonly string[]): string => list.format(items);

export const capital = (words: string): string =>
  `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

export function shortDate(date: string, now: Instant): string {
  const words = `${shortMonthName(Number(date.slice(5, 7)))} ${Number(date.slice(8))}`;
  return date.slice(0, 4) === harborDate(now).slice(0, 4) ? words : `${words}, ${date.slice(0, 4)}`;
}

export function shownDate(date: string, now: Instant): string {
  const today = harborDate(now);
  const words = `${weekdayName(weekdayOn(date))}, ${shortDate(date, now)}`;
  if (date === today) return `today (${words})`;
  if (date === shiftDate(today, 1)) return `tomorrow (${words})`;
  return date === shiftDate(today, -1) ? `yesterday (${words})` : words;
}

export const timesText = ({ from, to }: { readonly from: Instant; readonly to: Instant }): string =>
  `${formatHarborTime(from)} to ${formatHarborTime(to)}`;

export function dayText(at: Instant, now: Instant): string {
  const date = harborDate(at);
  return date === harborDate(now) ? "today" : shownDate(date, now);
}

export const momentText = (at: Instant, now: Instant): string =>
  `${formatHarborTime(at)} ${dayText(at, now)}`;

export const whenText = (at: Instant, now: Instant): string =>
  Math.abs(at - now) < minute ? "now" : `at ${momentText(at, now)}`;

export function spanText(length: number): string {
  const minutes = Math.round(length / minute);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}
