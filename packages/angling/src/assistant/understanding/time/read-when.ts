import { sunEvents } from "@striper/marine/astronomy";
import {
  day,
  formatHarborTime,
  harborDate,
  harborDayBounds,
  harborParts,
  hour,
  instantOfHarborTime,
  minute,
  shiftDate,
  type Instant,
} from "@striper/marine/time";
import type { When } from "#angling/assistant/frame.ts";
import { readClock, readDayPart, type Clock, type DayPart } from "./clock.ts";
import type { Days } from "./day-reader.ts";
import { readDays } from "./days.ts";
import { readRange } from "./runs.ts";

export interface ReadWhen {
  readonly when: When | null;
  /** The question without the words of time. */
  readonly rest: string;
}

const boston = { latitude: 42.3539, longitude: -71.0503 };

/** "In half an hour", "in 1 hour and a half", "3 hours from now", "20 mins ago". */
const awayFromNow =
  /\bin (?:about )?(1\/2|half|an|\d+(?:\.\d+)?) (?:an )?(hour|hr|min)(?:ute)?s?\b(?: and (?:a )?(1\/2))?|\b(an?|\d+(?:\.\d+)?) (hour|hr|min)(?:ute)?s? (ago|from now)\b/;
const amounts: Readonly<Record<string, number>> = { a: 1, an: 1, half: 0.5, "1/2": 0.5 };

const nowWords =
  /\b(?:right now|just now|at the moment|at this (?:moment|time)|currently|presently|this (?:moment|minute|instant|hour)|now)\b/;
const hoursAhead =
  /\b(?:over |in |for |within )?(?:the )?next (\d+|few|couple(?: of)?) (?:hours?|hrs?)\b/;

export const atInstant = (
  instant: Instant,
  isDayNamed: boolean,
  assumed: string | null = null,
): When => ({
  precision: "instant",
  from: instant,
  to: instant,
  date: harborDate(instant),
  lastDate: harborDate(instant),
  isDayNamed,
  assumed,
  part: null,
  months: null,
});

/** The instant the clock shows hours that may lie past midnight. */
function onDay(date: string, hours: number, minutes: number): Instant {
  const whole = Math.floor(hours);
  return instantOfHarborTime(
    shiftDate(date, Math.floor(whole / 24)),
    whole % 24,
    minutes + Math.round((hours - whole) * 60),
  );
}

function clockWhen(clock: Clock, days: Days | null, isToday: boolean, now: Instant): When {
  const date = days?.from ?? harborDate(now);
  const isDayNamed = days !== null;
  const instant = onDay(date, clock.hours, clock.minutes);
  // Without a day and a half of it, the next time the clock shows this hour is meant.
  const later = clock.isAssumed && isToday && instant < now ? instant + 12 * hour : instant;
  const meant = isToday && later < now - hour && clock.isAssumed ? later + 12 * hour : later;
  const assumed = clock.isAssumed ? `I took the hour as ${formatHarborTime(meant)}` : null;
  return atInstant(meant, isDayNamed, assumed);
}

interface Bounds {
  readonly from: Instant;
  readonly to: Instant;
}

const afternoon = 12;
const morningAfter = 3 * hour;

/** What lies before or after the sun's rise or set ends or begins with it. */
function boundsBySun(name: string, date: string): Bounds | null {
  const { rise, set } = sunEvents(date, boston);
  if (name === "before sunrise" && rise !== null) return { from: onDay(date, 0, 0), to: rise };
  if (name === "after sunrise" && rise !== null) return { from: rise, to: rise + morningAfter };
  if (name === "daylight" && rise !== null && set !== null) return { from: rise, to: set };
  if (name === "before sunset" && set !== null) return { from: onDay(date, afternoon, 0), to: set };
  return name === "after sunset" && set !== null ? { from: set, to: onDay(date, 24, 0) } : null;
}

/** Dawn and dusk follow the sun; the others the clock. */
function boundsOfPart(part: DayPart, date: string): Bounds {
  const bySun = boundsBySun(part.name, date);
  if (bySun !== null) return bySun;
  const sun = sunEvents(date, boston);
  if (part.name === "dawn" && sun.civilDawn !== null) {
    return { from: sun.civilDawn - hour, to: sun.civilDawn + 2 * hour };
  }
  if (part.name === "dusk" && sun.civilDusk !== null) {
    return { from: sun.civilDusk - 2 * hour, to: sun.civilDusk + hour };
  }
  return { from: onDay(date, part.from, 0), to: onDay(date, part.to, 0) };
}

/** Before this hour the night is still the one of the day before. */
const smallHours = 3;

function partWhen(part: DayPart, days: Days | null, now: Instant): When {
  const today = harborDate(now);
  // In the small hours "tonight" is the night that is running.
  const isRunning =
    days?.words !== "tomorrow" && part.name === "night" && harborParts(now).hour < smallHours;
  const base = days?.from ?? today;
  const first = isRunning && base === today ? shiftDate(today, -1) : base;
  const { from, to } = boundsOfPart(part, first);
  // A part of today that is over is meant for tomorrow unless today was named.
  const shifted =
    days === null && to <= now ? boundsOfPart(part, shiftDate(first, 1)) : { from, to };
  const last = days?.to ?? first;
  const hours = { from: part.from, to: part.to };
  return {
    ...(days !== null && days.kind !== "day"
      ? { precision: "span" as const, hours }
      : { precision: "part" as const }),
    ...(last === base ? shifted : { from, to: boundsOfPart(part, last).to }),
    date: harborDate(shifted.from),
    lastDate: last === base ? harborDate(shifted.to - minute) : last,
    isDayNamed: days !== null,
    assumed: null,
    part: part.name,
    months: null,
  };
}

function daysWhen({ from, to, kind, months }: Omit<Days, "words">): When {
  return {
    precision: kind,
    from: harborDayBounds(from).from,
    to: harborDayBounds(to).to,
    date: from,
    lastDate: to,
    isDayNamed: true,
    assumed: null,
    part: null,
    months,
  };
}

/** A day from midnight to midnight. */
export const onDate = (date: string): When =>
  daysWhen({ from: date, to: date, kind: "day", months: null });

function readMoment(text: string, now: Instant): ReadWhen | null {
  const [words, before, unit, half, behind = "", other = unit, side] = awayFromNow.exec(text) ?? [];
  if (words !== undefined) {
    const said = before ?? behind;
    const amount = (amounts[said] ?? Number(said)) + (half === undefined ? 0 : 0.5);
    const away = amount * (other === "min" ? minute : hour) * (side === "ago" ? -1 : 1);
    return { when: atInstant(now + away, true), rest: text.replace(words, "WHEN") };
  }
  const ahead = hoursAhead.exec(text);
  if (ahead === null) return null;
  const hours = Number(ahead[1]);
  const to = now + Math.min(7 * day, (Number.isNaN(hours) ? 3 : hours) * hour);
  const when: When = { ...atInstant(now, true), precision: "span", to, lastDate: harborDate(to) };
  return { when, rest: text.replace(ahead[0], "WHEN") };
}

/** The time a question is about, in the harbor's zone. */
export function readWhen(text: string, now: Instant): ReadWhen {
  const moment = readMoment(text, now);
  if (moment !== null) return moment;
  const days = readRange(text, now) ?? readDays(text, now);
  let rest =
    days === null
      ? text
      : text.replace(days.words, days.words.endsWith("night") ? "tonight" : "WHEN");
  const part = readDayPart(rest);
  if (part !== null) rest = rest.replace(part.words, "WHEN");
  const clock = readClock(rest, part);
  if (clock !== null) rest = rest.replace(clock.words, "WHEN");
  const today = harborDate(now);
  if (clock !== null && (days === null || days.kind === "day")) {
    const isToday = days === null || days.from === today;
    return { when: clockWhen(clock, days, isToday && part === null, now), rest };
  }
  if (part !== null) return { when: partWhen(part, days, now), rest };
  if (days !== null) return { when: daysWhen(days), rest };
  const current = nowWords.exec(rest);
  return current === null
    ? { when: null, rest }
    : { when: atInstant(now, true), rest: rest.replace(current[0], "WHEN") };
}
