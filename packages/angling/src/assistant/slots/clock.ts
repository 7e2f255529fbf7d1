import { sunEvents } from "@striper/marine/astronomy";
import { harborDate, harborParts, minute, shiftDate, type Instant } from "@striper/marine/time";
import { harborPlace } from "./places.ts";
import type { Scan } from "./scan.ts";

export interface ClockRead {
  readonly hour: number;
  readonly minute: number;
  readonly date: string | null;
  readonly isVague: boolean;
}

interface DayPart {
  readonly pattern: RegExp;
  readonly half: "am" | "pm" | "night";
  readonly hour: number | "rise" | "set";
}

const parts: readonly DayPart[] = [
  {
    pattern: /\b(?:early|first thing)(?: in the)? (?:this )?morning\b|\bbefore work\b/,
    half: "am",
    hour: 6,
  },
  {
    pattern:
      /\b(?:(?:at|around|before|after|by) )?(?:(?:the )?(?:crack of )?dawn|daybreak|sun ?up|sunrise|first light)\b/,
    half: "am",
    hour: "rise",
  },
  {
    pattern:
      /\b(?:(?:at|around|before|after|by) )?(?:the )?(?:dusk|sundown|sunset|last light|nightfall)\b/,
    half: "pm",
    hour: "set",
  },
  { pattern: /\b(?:(?:in|this) )?(?:the )?(?:late )?mornings?\b/, half: "am", hour: 8 },
  { pattern: /\b(?:(?:in|this) )?(?:the )?(?:afternoons?|aft)\b/, half: "pm", hour: 15 },
  {
    pattern: /\b(?:(?:in|this) )?(?:the )?evenings?\b|\bafter (?:work|school|dinner|supper)\b/,
    half: "pm",
    hour: 19,
  },
  { pattern: /\blunch ?(?:time|break)?\b/, half: "pm", hour: 12 },
  {
    pattern: /\b(?:tonight|overnight|(?:at )?nights?(?: ?time)?|(?:after|in the) dark)\b/,
    half: "night",
    hour: 21,
  },
];

const noUnit = String.raw`(?! ?(?:kts?|kn|knots?|mph|in\b(?! the)|inch\w*|ft|feet|foot|footers?|miles?|mi\b|nm|fish|keepers?|FISH|percent|degrees?|fathoms?|cm|lbs?|pounds?|people|guys|anglers|of us|days?|weeks?|hours?|hrs?|min\w*|years?|yo\b|yr|[:/]|\.\d|#))`;
const exact =
  /\b(?:(?:at|around|by|before|after|about|from|until|till) )?(\d{1,2})(?::(\d\d))? ?(am|pm)\b/;
const twentyFour =
  /\b(?:at )?(?:([01]?\d|2[0-3]):([0-5]\d)|(0\d|1\d|2[0-3])([0-5]\d)(?: ?(?:hrs?|hours?|h)\b)|(0\d)([0-5]\d)\b)(?! ?(?:kt|in\b|inch))/;
const bare = new RegExp(
  String.raw`\b(?:at|around|by|before|after|until|till|from|like) (?:about |around |like )?(\d{1,2})\b${noUnit}(?: ?(?:o ?clock|ish))?|\b(\d{1,2}) ?(?:o ?clock|ish)\b`,
);
/** Matches "6 tonight" or "5 tomorrow morning". */
const beside = new RegExp(
  String.raw`(?<!\b(?:a|an|my|keep|kept|caught|got|landed|is|FISH|the|and|or|over|under|for|got|one|of|sw|se|nw|ne|winds?) )\b(1[0-2]|[1-9])(?= (?:tonight|tomorrow|today|this (?:morning|afternoon|evening)|in the (?:morning|afternoon|evening)|at night)\b)`,
);
const between =
  /\b(?:between|from) (\d{1,2})(?::(\d\d))? ?(am|pm)? (?:and|to|until|till) \d{1,2}(?::\d\d)? ?(am|pm)?\b/;
const relative =
  /\b(?:in (?:about |around )?(an?|half an|\d{1,2}(?:\.5)?) (hours?|hrs?|min(?:ute)?s?)|(\d{1,2}(?:\.5)?|an) (hours?|hrs?|min(?:ute)?s?) from now)\b/;
const present =
  /\b(?:right now|just now|now|at the moment|currently|this (?:minute|second|instant))\b/;

const to24 = (hour: number, half: string): number => (hour % 12) + (half === "pm" ? 12 : 0);

/** Takes the part of the day; "sunset" becomes its hour at the harbor that day. */
function takePart(scan: Scan, date: string): (DayPart & { readonly at: number }) | null {
  let found: (DayPart & { readonly at: number }) | null = null;
  for (const part of parts) {
    if (scan.take(part.pattern) === null || found !== null) continue;
    const sun = part.hour === "rise" || part.hour === "set" ? part.hour : null;
    const event = sun === null ? null : sunEvents(date, harborPlace.position)[sun];
    found = { ...part, at: event === null ? Number(part.hour) : harborParts(event).hour };
  }
  return found;
}

/**
 * Chooses the half of the day for a bare hour: the named part's; else, today or without a day, the
 * next to come; else the usual fishing hours, 4 to 11 am and 12 to 3 pm.
 */
function halfOf(hour: number, half: DayPart["half"] | null, day: string | null, now: Instant) {
  if (half === "am" || half === "pm") return half;
  if (half === "night") return hour >= 5 && hour < 12 ? "pm" : "am";
  const { hour: nowHour, minute: nowMinute } = harborParts(now);
  if (day === null || day === harborDate(now)) {
    const passed = (one: number): boolean => one * 60 <= nowHour * 60 + nowMinute;
    const am = to24(hour, "am");
    if (!passed(am)) return "am";
    return !passed(am + 12) || day !== null ? "pm" : "am";
  }
  return hour >= 4 && hour < 12 ? "am" : "pm";
}

export interface HourRead {
  readonly hour: number;
  readonly minutes: number;
  /** "24" marks a 24-hour clock. */
  readonly half: "am" | "pm" | "24" | null;
  /** Date of an hour counted from now. */
  readonly date: string | null;
}

/** Takes the hour before the days, because "6 tomorrow" needs its neighbor. */
export function takeHour(scan: Scan, now: Instant): HourRead | null {
  const from = scan.take(relative);
  scan.take(present);
  if (from === null) return takeClockHour(scan);
  const [, count = from[3] ?? "", unit = from[4] ?? ""] = from;
  const amount = /half/.test(count) ? 0.5 : /^an?$/.test(count) ? 1 : Number(count);
  const at = now + Math.round(amount * (unit.startsWith("m") ? 1 : 60)) * minute;
  const { hour, minute: minutes } = harborParts(at);
  return { hour, minutes, half: "24", date: harborDate(at) };
}

export function takeClock(
  scan: Scan,
  hours: HourRead | null,
  date: string | null,
  now: Instant,
): ClockRead | null {
  const part = takePart(scan, date ?? harborDate(now));
  if (hours === null)
    return part === null ? null : { hour: part.at, minute: 0, date: null, isVague: true };
  const { hour, minutes, half } = hours;
  if (half === "24") return { hour, minute: minutes, date: hours.date, isVague: false };
  const on24 = to24(hour, half ?? halfOf(hour, part?.half ?? null, date, now));
  // "2 tonight" and "midnight tonight" fall on the next day.
  const isAfterMidnight = part?.half === "night" && on24 < 5 && date !== null;
  const day = isAfterMidnight ? shiftDate(date, 1) : null;
  return { hour: on24, minute: minutes, date: day, isVague: false };
}

const isHalf = (said: string | undefined): said is "am" | "pm" => said === "am" || said === "pm";

function takeClockHour(scan: Scan): HourRead | null {
  const named = scan.take(/\b(?:(?:at|around|by|before|after) )?(noon|mid ?day|midnight)\b/);
  if (named !== null) {
    const half = named[1] === "midnight" ? "am" : "pm";
    return { hour: 12, minutes: 0, half, date: null };
  }
  const span = scan.take(between);
  if (span !== null) {
    const [, hour, minutes, first, last] = span;
    const half = [first, last].find(isHalf) ?? null;
    return { hour: Number(hour), minutes: Number(minutes ?? 0), half, date: null };
  }
  const said = scan.take(exact);
  if (said !== null) {
    const [, hour, minutes, half] = said;
    if (Number(hour) > 12)
      return { hour: Number(hour) % 24, minutes: Number(minutes ?? 0), half: "24", date: null };
    return {
      hour: Number(hour),
      minutes: Number(minutes ?? 0),
      half: isHalf(half) ? half : null,
      date: null,
    };
  }
  const clock = scan.take(twentyFour);
  if (clock !== null) {
    const [hour = 0, minutes = 0] = clock
      .slice(1)
      .filter((one) => one !== undefined)
      .map(Number);
    const isPlain = clock[1] !== undefined && hour >= 1 && hour <= 12 && !clock[1].startsWith("0");
    return { hour, minutes, half: isPlain ? null : "24", date: null };
  }
  const alone = scan.take(beside) ?? scan.take(bare);
  const hour = Number(alone?.[1] ?? alone?.[2]);
  if (alone === null || hour > 23) return null;
  return { hour, minutes: 0, half: hour > 12 || hour === 0 ? "24" : null, date: null };
}
