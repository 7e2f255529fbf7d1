import { harborDate, shiftDate, type Instant } from "@striper/marine/time";
import { weekdayOf, weekdayOn } from "./calendar.ts";
import { numberIn, part, single, span, type Days, type Reader } from "./day-reader.ts";

/** Monday of the week a day is in. */
const mondayOf = (date: string): string => shiftDate(date, -((weekdayOn(date) + 6) % 7));

export function comingWeekday(name: string, which: string, now: Instant): Omit<Days, "words"> {
  const today = harborDate(now);
  const wanted = weekdayOf(name);
  const daysAhead = (wanted - weekdayOn(today) + 7) % 7;
  const on = (date: string): Omit<Days, "words"> => ({
    from: date,
    to: date,
    kind: "day",
    months: null,
  });
  if (which === "last" || which === "past")
    return on(shiftDate(today, daysAhead === 0 ? -7 : daysAhead - 7));
  return which === "next"
    ? on(shiftDate(mondayOf(today), 7 + ((wanted + 6) % 7)))
    : on(shiftDate(today, daysAhead));
}

export function weekend(match: RegExpExecArray, now: Instant): Omit<Days, "words"> {
  const today = harborDate(now);
  const saturday = shiftDate(mondayOf(today), 5);
  const which = part(match, 1);
  if (which === "next") return span(shiftDate(saturday, 7), shiftDate(saturday, 8));
  if (which === "last" || which === "past")
    return span(shiftDate(saturday, -7), shiftDate(saturday, -6));
  return span(saturday < today ? today : saturday, shiftDate(saturday, 1));
}

export function week(match: RegExpExecArray, now: Instant): Omit<Days, "words"> {
  const today = harborDate(now);
  const monday = mondayOf(today);
  const which = part(match, 1);
  if (which === "next") return span(shiftDate(monday, 7), shiftDate(monday, 13));
  if (which === "last" || which === "past") return span(shiftDate(today, -7), today);
  if (which === "coming") return span(today, shiftDate(today, 6));
  // At a week's end "this week" is the one that begins.
  const sunday = shiftDate(monday, 6);
  return span(today, shiftDate(today, 2) > sunday ? shiftDate(today, 6) : sunday);
}

/** "In 3 weeks on Saturday": the day of that name in the week three weeks on. */
export const weekdayInWeeks =
  (name: number, weeks: number): Reader =>
  (match, now) => {
    const later = shiftDate(harborDate(now), 7 * numberIn(part(match, weeks)));
    return single(shiftDate(mondayOf(later), (weekdayOf(part(match, name)) + 6) % 7));
  };
