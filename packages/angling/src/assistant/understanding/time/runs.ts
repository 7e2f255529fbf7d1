import type { Instant } from "@striper/marine/time";
import { readClock, readDayPart } from "./clock.ts";
import { span, type Days } from "./day-reader.ts";
import { readDays } from "./days.ts";

/** Words of time that belong together, "saturday at 6 am", with where they stand in the text. */
export interface TimeRun {
  readonly start: number;
  readonly end: number;
  readonly day: string | null;
  readonly days: Days | null;
  /** The part of the day or the hour. */
  readonly hours: string | null;
}

const mostRuns = 4;
const within = /^ (?:(?:at|in|the|on|around|by|about|of|this|from|early|late|right) ){0,2}$/;

/** Every hit of a reader, the words of each found hidden from the next reading. */
function everyHit<Hit extends { readonly words: string }>(
  text: string,
  read: (text: string) => Hit | null,
): { hits: { hit: Hit; start: number; end: number }[]; left: string } {
  const hits = [];
  let left = text;
  for (let count = 0; count < mostRuns; count += 1) {
    const hit = read(left);
    const found = hit === null ? -1 : left.indexOf(hit.words);
    if (hit === null || found < 0 || hit.words === "") break;
    const end = found + hit.words.length;
    // "And Wednesday" is read with its "and", which joins it to the time before.
    const start = found + (hit.words.startsWith("and ") ? "and ".length : 0);
    hits.push({ hit, start, end });
    left = `${left.slice(0, start)}${"#".repeat(end - start)}${left.slice(end)}`;
  }
  return { hits, left };
}

/** "Friday the 19th" is one time, "Friday Saturday" are two. */
function isOne(text: string, first: TimeRun, second: TimeRun): boolean {
  const areTwoDays = first.day !== null && second.day !== null;
  const isDated = /\d/.test(`${first.day ?? ""}${second.day ?? ""}`);
  return within.test(text.slice(first.end, second.start)) && (!areTwoDays || isDated);
}

/** The times a text names, from left to right. */
export function timeRuns(text: string, now: Instant): readonly TimeRun[] {
  const days = everyHit(text, (left) => readDays(left, now));
  const parts = everyHit(days.left, readDayPart);
  const clocks = everyHit(parts.left, (left) => readClock(left, null));
  const spans: TimeRun[] = [
    ...days.hits.map(({ hit, start, end }) => ({
      start,
      end,
      day: hit.words,
      days: hit,
      hours: hit.words.endsWith("night") ? hit.words : null,
    })),
    ...[...parts.hits, ...clocks.hits].map(({ hit, start, end }) => ({
      start,
      end,
      day: null,
      days: null,
      hours: hit.words,
    })),
  ].toSorted((a, b) => a.start - b.start);
  const runs: TimeRun[] = [];
  for (const one of spans) {
    const last = runs.at(-1);
    if (last !== undefined && isOne(text, last, one)) {
      runs.splice(-1, 1, {
        start: last.start,
        end: one.end,
        day: last.day ?? one.day,
        days: last.days ?? one.days,
        hours: last.hours ?? one.hours,
      });
    } else runs.push(one);
  }
  return runs;
}

const through = /^ (?:to|through|thru|till|until|til) (?:the )?$/;

/** "Friday to Sunday", "between June 1 and June 10": one span of days. */
export function readRange(text: string, now: Instant): Days | null {
  const runs = timeRuns(text, now);
  for (const [index, first] of runs.entries()) {
    const last = runs[index + 1];
    if (last === undefined || first.days === null || last.days === null) continue;
    const gap = text.slice(first.end, last.start);
    const isBetween = /\bbetween $/.test(text.slice(0, first.start)) && gap === " and ";
    const isRange = through.test(gap) || isBetween;
    if (!isRange || first.hours !== null || last.hours !== null) continue;
    const { from } = first.days;
    const { to } = last.days;
    if (from < to) return { ...span(from, to), words: text.slice(first.start, last.end) };
  }
  return null;
}
