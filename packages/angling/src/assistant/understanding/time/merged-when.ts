import {
  day,
  harborDate,
  harborParts,
  hour,
  instantOfHarborTime,
  minute,
  shiftDate,
  type Instant,
} from "@striper/marine/time";
import type { Frame, When } from "#angling/assistant/frame.ts";
import { atInstant, onDate } from "./read-when.ts";

const noon = 12;

/** A new day keeps the old hour, a new hour the old day. */
export function mergedWhen(now: When | null, before: When | null): When | null {
  if (now === null || before === null) return now ?? before;
  if (!now.isDayNamed && before.precision === "span" && now.precision === "part")
    return { ...before, part: now.part, hours: hoursOf(now) };
  if (!now.isDayNamed) return moved(inSameHalf(now, before), before.date);
  const keepsHour =
    now.precision === "day" &&
    (before.precision === "instant" || before.precision === "part") &&
    before.isDayNamed;
  return keepsHour ? { ...moved(before, now.date), isDayNamed: true } : now;
}

/** "Only mornings before 8" after a week: the hours of each of its days. */
function hoursOf({ from, to }: When): NonNullable<When["hours"]> {
  const start = harborParts(from);
  const length = (to - from) / hour;
  const first = start.hour + start.minute / 60;
  return { from: first, to: first + length };
}

const halfDay = 12 * hour;

/** "And at 7" after an hour of the afternoon is seven in the evening: nobody said which. */
function inSameHalf(now: When, before: When): When {
  // "By 7" after a morning is seven in the morning.
  const there = moved(now, before.date).from;
  const isOther = [there - halfDay, there + halfDay].find(
    (at) => before.precision === "part" && before.from <= at && at < before.to,
  );
  if (now.assumed !== null && now.precision === "instant" && isOther !== undefined)
    return {
      ...now,
      from: now.from + isOther - there,
      to: now.to + isOther - there,
      assumed: null,
    };
  const isGuessed = now.assumed !== null && now.precision === "instant";
  const isAfternoon = before.precision === "instant" && harborParts(before.from).hour >= noon;
  if (!isGuessed || !isAfternoon || harborParts(now.from).hour >= noon) return now;
  return { ...now, from: now.from + halfDay, to: now.to + halfDay, assumed: null };
}

export function moved(when: When, date: string): When {
  const shift = (instant: Instant): Instant => {
    const { hour: at, minute: past } = harborParts(instant);
    const days = Math.round(
      (instantOfHarborTime(harborDate(instant), 0) - instantOfHarborTime(when.date, 0)) / day,
    );
    return instantOfHarborTime(harborDate(instantOfHarborTime(date, 12) + days * day), at, past);
  };
  const from = shift(when.from);
  const to = when.precision === "instant" ? from : shift(when.to);
  return {
    ...when,
    from,
    to,
    date,
    lastDate: harborDate(Math.max(from, to - 1)),
    isDayNamed: true,
  };
}

const step =
  /\b(?:(?:the|an?) )?(?:(\d{1,2}|half an) )?(hour|day|min\w*?)s? (later|after|earlier|before|sooner)(?: that)?$|\b(?:next|following) day$/;
const lengths: Readonly<Record<string, number>> = { hour, day };

/** "The day after", "an hour later": counted from the time asked about before, else from now. */
export function laterThan({ words }: Frame, { when: before }: Frame, now: Instant): When | null {
  const match = step.exec(words);
  if (match === null) return null;
  const [, said = "1", unit = "day", side = "later"] = match;
  const sign = side === "earlier" || side === "before" || side === "sooner" ? -1 : 1;
  const count = sign * (said.startsWith("half") ? 1 / 2 : Number(said));
  if (unit === "day") {
    const date = shiftDate(before?.date ?? harborDate(now), count);
    return before === null ? onDate(date) : moved(before, date);
  }
  const from = before?.precision === "instant" ? before.from : now;
  return atInstant(from + count * (lengths[unit] ?? minute), true);
}
