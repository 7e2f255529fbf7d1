import {
  formatHarborTime,
  harborDate,
  harborParts,
  instantOfHarborTime,
  type Instant,
} from "@striper/marine/time";
import { loggingWording } from "#web/features/catches/logging/wording.ts";

const wording = loggingWording.dates;

export type When =
  | { readonly kind: "now" }
  | { readonly kind: "at"; readonly at: Instant }
  | { readonly kind: "problem"; readonly sentence: string };

/** Tolerated difference between clocks, ms. */
export const clockSlack = 10 * 60_000;

/** Reads the date and time fields in Boston time. Both blank mean now. */
export function readWhen(date: string, time: string, now: Instant): When {
  if (date === "" && time === "") return { kind: "now" };
  const day = date === "" ? harborDate(now) : date;
  const [hours = 12, minutes = 0] = time === "" ? [12, 0] : time.split(":").map(Number);
  let at: Instant;
  try {
    at = instantOfHarborTime(day, hours, minutes);
  } catch {
    return { kind: "problem", sentence: wording.impossible };
  }
  // A date without a time means the whole day, and today's noon may still lie ahead.
  if (time === "" && day === harborDate(now)) return { kind: "at", at: Math.min(at, now) };
  if (at > now + clockSlack) return { kind: "problem", sentence: wording.future };
  if (day < "1950") return { kind: "problem", sentence: wording.tooOld };
  return { kind: "at", at };
}

const two = (value: number): string => String(value).padStart(2, "0");

export function whenTexts(at: Instant): { readonly date: string; readonly time: string } {
  const { hour, minute } = harborParts(at);
  return { date: harborDate(at), time: `${two(hour)}:${two(minute)}` };
}

export const timeText = formatHarborTime;
