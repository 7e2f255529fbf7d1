/** A time on the harbor's clock. */
export interface Clock {
  readonly hours: number;
  readonly minutes: number;
  /** The question did not say morning or evening. */
  readonly isAssumed: boolean;
  readonly words: string;
}

/** A part of the day, hours on the clock; `to` may reach past midnight. */
export interface DayPart {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

const parts: readonly (readonly [RegExp, string, number, number])[] = [
  [/(?<=WHEN )daylight\b|\b(?:in|during) (?:the )?daylight(?: hours)?\b/, "daylight", 5, 20],
  [/\b(?:early|first thing in the) morning\b/, "early morning", 4, 8],
  [/\blate morning\b/, "late morning", 9, 12],
  [/\bbefore (?:the )?(?:dawn|daybreak|first light|sunrise|sunup)\b/, "before sunrise", 0, 5],
  [/\bafter (?:the )?(?:dawn|daybreak|first light|sunrise|sunup)\b/, "after sunrise", 6, 9],
  [
    /\bbefore (?:the )?(?:dusk|dark|sundown|sunset|last light|nightfall)\b/,
    "before sunset",
    14,
    20,
  ],
  [/\bafter (?:the )?(?:sundown|sunset|last light|nightfall)\b/, "after sunset", 20, 24],
  [
    /\b(?:at|around|by|near|(?<!what |how )about|for|during) (?:the )?(?:dawn|daybreak|first light|sunrise|sunup|crack of dawn)\b|^(?:(?:or|and|so|ok|then|what about|how about) )+(?:the )?(?:dawn|daybreak|first light)(?= (?:instead|then|better|maybe)|$)|\b(?:dawn|sunrise)(?= (?:tide|bite|patrol|session|trip)\b)/,
    "dawn",
    4,
    7,
  ],
  [
    /\b(?:at|around|by|near|(?<!what |how )about|for|during) (?:the )?(?:dusk|sundown|sunset|last light|nightfall)\b|\b(?:dusk|sunset)(?= (?:tide|bite|session|trip)\b)/,
    "dusk",
    19,
    22,
  ],
  [/\bbefore (?:noon|midday|lunch(?:time)?)\b/, "morning", 4, 12],
  [/\bafter (?:noon|midday|lunch(?:time)?)\b/, "afternoon", 12, 18],
  [/\bbefore work\b/, "before work", 4, 8],
  [/\bafter work\b/, "after work", 17, 21],
  [/\b(?:at |around |over )?lunch(?:time)?\b/, "lunch", 11, 14],
  [/\bmornings?\b|(?<=(?:WHEN|the|this|#) )am\b/, "morning", 4, 12],
  [/(?<=(?:WHEN|the|this|#|(?:\bam|#) (?:and|or)) )pm\b/, "afternoon and evening", 12, 24],
  [/\bafternoons?\b/, "afternoon", 12, 18],
  [/\bevenings?\b/, "evening", 17, 22],
  [/\b(?:tonight|overnight|nights?|after dark)\b/, "night", 18, 30],
];

/** The hours of a part of the day by its name; null for one named by its hours. */
export function hoursOfPart(name: string | null): { from: number; to: number } | null {
  const [, , from, to] = parts.find(([, known]) => known === name) ?? [];
  return from === undefined || to === undefined ? null : { from, to };
}

const hoursPattern =
  /\b(?:between|from) (\d{1,2})(?::(\d{2}))? ?(am|pm)? (?:and|to|until|till) (\d{1,2})(?::(\d{2}))?(?: ?(am|pm))?(?![\d:/]| ?(?:inch|in\b|fish|ft|feet|lb|miles?|nm|knots?|kt|FISH))\b/;

const onClock = (hour: string, minutes: string, half: string): number =>
  (Number(hour) % 12) + Number(minutes) / 60 + (half === "pm" ? 12 : 0);
const otherHalf = (half: string): string => (half === "pm" ? "am" : "pm");

/** "Noon to 3": the end is the next time the clock shows that hour. */
function openHours(
  words: string,
  [first, firstMinutes, half]: readonly [string, string, string],
  [last, lastMinutes]: readonly [string, string],
): DayPart {
  const from = onClock(first, firstMinutes, half);
  const ends = [0, 12, 24, 36].map(
    (shift) => (Number(last) % 12) + Number(lastMinutes) / 60 + shift,
  );
  return { name: words, from, to: Math.min(...ends.filter((end) => end > from)), words };
}

/** "Between 5 and 8 am", as a part of the day. */
function readHours(text: string): DayPart | null {
  const [words, first, firstMinutes = "0", firstHalf, last, lastMinutes = "0", lastHalf] =
    hoursPattern.exec(text) ?? [];
  if (words === undefined || first === undefined || last === undefined) return null;
  if (lastHalf === undefined)
    return firstHalf === undefined
      ? null
      : openHours(words, [first, firstMinutes, firstHalf], [last, lastMinutes]);
  const to = onClock(last, lastMinutes, lastHalf);
  const inSameHalf = onClock(first, firstMinutes, firstHalf ?? lastHalf);
  // "From 11 to 2 pm" begins in the morning.
  const from =
    firstHalf === undefined && inSameHalf >= to
      ? onClock(first, firstMinutes, otherHalf(lastHalf))
      : inSameHalf;
  return { name: words, from, to: to > from ? to : to + 24, words };
}

export function readDayPart(text: string): DayPart | null {
  const hours = readHours(text);
  if (hours !== null) return hours;
  // A greeting names no part of the day.
  const asked = text.replace(/^good (?:morning|afternoon|evening)\b/, "hello");
  for (const [pattern, name, from, to] of parts) {
    const [words] = pattern.exec(asked) ?? [];
    if (words !== undefined) return { name, from, to, words };
  }
  return null;
}

const patterns = {
  named: /\b(?:at |around |about |by |until )?(noon|midday|midnight)\b/,
  half: /\b(?:at |around |about |by )?(\d{1,2})(?::(\d{2}))? ?(am|pm)\b/,
  colon: /\b(?:at |around |about |by )?(\d{1,2}):(\d{2})\b/,
  bare: /\b(?:at|around|about|by) (?:like |about )?(\d{1,2})(?: ?o ?clock)?\b(?!\.\d| (?:and )?\d+\/\d| ?(?:\/|%|inch|in\b(?! (?:PLACE|the|WHEN))|feet|foot|ft|mile|mi\b|knot|kt|fish|lb|pound|cm|degree|day|hour|week|of\b))/,
  /** "At 630", in one run of figures. */
  run: /\b(?:at|around|about|by) (?:like |about )?([1-9])([0-5]\d)\b(?![\d.:/]| ?(?:ft|feet|foot|lb|pound|mile|yard|am|pm))/,
  clock: /\b(\d{1,2}) ?o ?clock\b/,
  /** "1430", "0600 hrs"; four figures that may be a year need a word beside them. */
  military:
    /\b(?:(?:at|around|about|by) ([01]\d|2[0-3])([0-5]\d)|([01]\d|2[0-3])([0-5]\d) ?(?:h|hrs?|hours?)|([01]\d|2[1-3])([0-5]\d)(?! ?(?:ft|feet|lb|mile)))\b/,
} as const;

/** A bare hour leans on the part of the day, else on when people fish and ask. */
function fullHour(hour: number, part: DayPart | null): number {
  if (part?.name === "night" && (hour === 4 || hour === 5)) return hour + 12;
  const inPart = [hour, hour + 12].find(
    (one) => part !== null && one >= part.from && one < part.to,
  );
  if (inPart !== undefined) return inPart;
  if (part?.name === "night" && hour < 6) return hour + 24;
  return hour >= 4 && hour <= 11 ? hour : hour + 12;
}

function valid(hours: number, minutes: number, isAssumed: boolean, words: string): Clock | null {
  return hours <= 30 && minutes < 60 ? { hours, minutes, isAssumed, words } : null;
}

export function readClock(text: string, part: DayPart | null): Clock | null {
  const named = patterns.named.exec(text);
  if (named !== null) {
    const isMidnight = named[1] === "midnight";
    return { hours: isMidnight ? 24 : 12, minutes: 0, isAssumed: false, words: named[0] };
  }
  const half = patterns.half.exec(text);
  if (half !== null) {
    const [words, hour, minutes = "0", suffix] = half;
    if (Number(hour) < 1 || Number(hour) > 12) return null;
    return valid((Number(hour) % 12) + (suffix === "pm" ? 12 : 0), Number(minutes), false, words);
  }
  return readMilitary(text) ?? readBareClock(text, part);
}

function readMilitary(text: string): Clock | null {
  const [words, ...figures] = patterns.military.exec(text) ?? [];
  const [hours, minutes] = figures.filter((figure) => figure !== undefined);
  return words === undefined || /\b19\d\d\b/.test(words)
    ? null
    : valid(Number(hours), Number(minutes), false, words);
}

function readBareClock(text: string, part: DayPart | null): Clock | null {
  const match =
    patterns.colon.exec(text) ??
    patterns.run.exec(text) ??
    patterns.bare.exec(text) ??
    patterns.clock.exec(text);
  if (match === null) return null;
  const [words, hourText, minuteText = "0"] = match;
  const hour = Number(hourText);
  const minutes = Number(minuteText);
  if (hour > 24) return null;
  if (hour === 0 || hour > 12) return valid(hour, minutes, false, words);
  return valid(fullHour(hour, part), minutes, part === null, words);
}
