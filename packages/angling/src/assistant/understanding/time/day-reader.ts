import type { Instant } from "@striper/marine/time";

/** Days named in a question, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
  readonly kind: "day" | "span" | "month";
  /** Months of any year, for the log. */
  readonly months: readonly number[] | null;
  /** The words it was read from. */
  readonly words: string;
}

export type Reader = (match: RegExpExecArray, now: Instant) => Omit<Days, "words"> | null;

export const onDay = (date: string): Omit<Days, "words"> => ({
  ...span(date, date),
  kind: "day",
});
export const single = (date: string | null): Omit<Days, "words"> | null =>
  date === null ? null : onDay(date);
export const span = (from: string, to: string): Omit<Days, "words"> => ({
  from,
  to,
  kind: "span",
  months: null,
});
export const part = (match: RegExpExecArray, group: number): string => match[group] ?? "";

/** "A", "a couple of", "few", "3". */
export function numberIn(text: string): number {
  if (text.includes("couple")) return 2;
  return text === "few" ? 3 : Number(text) || 1;
}
