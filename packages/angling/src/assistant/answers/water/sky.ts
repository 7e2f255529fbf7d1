import {
  moonAt,
  moonEvents,
  solunarPeriods,
  sunEvents,
  type MoonEventName,
} from "@striper/marine/astronomy";
import {
  day,
  formatHarborTime,
  harborDate,
  harborDayBounds,
  hour,
  instantOfHarborTime,
  minute,
  type Instant,
} from "@striper/marine/time";
import { factsFrom, screens, sources, type Fact, type FactRow } from "#angling/assistant/facts.ts";
import type { Frame, NamedPlace } from "#angling/assistant/frame.ts";
import {
  answered,
  assumptions,
  clockWords,
  dayWords,
  onDay,
  listWords,
  placeAssumed,
  placeFor,
  sentence,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";

const told = (place: string | null, rows: readonly FactRow[]): readonly Fact[] =>
  factsFrom(sources.sky, { place, screen: screens.tides }, rows);
const timeRow = (kind: string, at: Instant): FactRow => [kind, formatHarborTime(at), null, at];

interface Told {
  readonly words: string;
  readonly facts: readonly Fact[];
}

function sunParts(date: string, place: NamedPlace, frame: Frame): Told {
  const sun = sunEvents(date, place.position);
  const all = [
    ["sunrise", "sunrise", sun.rise],
    ["sunset", "sunset", sun.set],
    ["first-light", "first light (civil dawn)", sun.civilDawn],
    ["last-light", "last light (civil dusk)", sun.civilDusk],
  ] as const;
  const rise = frame.cues.includes("sunrise");
  const set = frame.cues.includes("sunset");
  const asksLight = /\b(?:light|twilight|dark|see)\b/.test(frame.words);
  const wanted = all.filter(([kind]) =>
    rise === set || asksLight ? true : kind === (rise ? "sunrise" : "sunset"),
  );
  const known = wanted.flatMap(([kind, name, at]) => (at === null ? [] : [{ kind, name, at }]));
  const length =
    sun.rise === null || sun.set === null ? null : Math.round((sun.set - sun.rise) / minute);
  const isAsked =
    /daylight|day length|length of day|long is the day/.test(frame.words) && length !== null;
  const daylight = isAsked ? [`${Math.floor(length / 60)} h ${length % 60} min of daylight`] : [];
  const none = known.length === 0 ? ["no such hour, the sun is up or down all day"] : [];
  return {
    words: listWords([
      ...known.map(({ name, at }) => `${name} ${clockWords(at)}`),
      ...daylight,
      ...none,
    ]),
    facts: told(place.name, [
      ...known.map(({ kind, at }) => timeRow(kind, at)),
      ...daylight.map((words): FactRow => ["day-length", words]),
    ]),
  };
}

const moonNames: readonly (readonly [MoonEventName, string])[] = [
  ["rise", "moonrise"],
  ["set", "moonset"],
];

/** The next instant at which the moon stands at a phase angle: 0 new, 180 full. */
function nextPhase(from: Instant, angle: number): Instant {
  const ahead = (instant: Instant): number =>
    (((moonAt(instant).phaseAngle - angle) % 360) + 360) % 360;
  let low = from;
  while (!(ahead(low) > 300 && ahead(low + day) < 60)) low += day;
  let high = low + day;
  while (high - low > 1000) {
    const middle = (low + high) / 2;
    if (ahead(middle) > 180) low = middle;
    else high = middle;
  }
  return Math.round(high / 60_000) * 60_000;
}

function phaseOn(date: string, now: Instant): Told {
  const noon = instantOfHarborTime(date, 12);
  const { phase, illumination } = moonAt(noon);
  const lit = Math.round(illumination * 100);
  return {
    words: `${onDay(date, now)} the moon is a ${phase}, ${lit}% lit.`,
    facts: told(null, [
      ["moon-phase", phase, null, noon],
      ["moon-illumination", lit, "%", noon],
    ]),
  };
}

const isOneDay = (when: Frame["when"]): boolean =>
  when !== null && (when.precision === "part" || when.date === when.lastDate);

/** "The next full moon", unless it is asked for by its month. */
function leadOf({ when }: Frame, name: string, at: Instant, isLater: boolean): string {
  if (when === null || isOneDay(when) || !isLater) return `The next ${name} is`;
  return at < when.to
    ? `The ${name} is on`
    : `No ${name} falls in that time; the one after it is on`;
}

function moonReply(frame: Frame, place: NamedPlace, date: string, now: Instant): Reply {
  const asksQuarter = frame.cues.includes("quarterMoon");
  const phases = [
    ["full-moon", "full moon", 180, frame.cues.includes("fullMoon")],
    ["new-moon", "new moon", 0, frame.cues.includes("newMoon")],
    ["first-quarter", "first quarter", 90, asksQuarter && !/\b(?:last|third)\b/.test(frame.words)],
    ["last-quarter", "last quarter", 270, asksQuarter && !/\bfirst\b/.test(frame.words)],
  ] as const;
  const asked = phases.filter(([, , , isAsked]) => isAsked);
  if (asked.length > 0) {
    const from = frame.when === null || frame.when.from < now ? now : frame.when.from;
    const found = asked.map(([kind, name, angle]) => ({ kind, name, at: nextPhase(from, angle) }));
    // "Is it full tonight?" wants the moon of that night as well.
    const ofDay = isOneDay(frame.when) ? [phaseOn(date, now)] : [];
    return answered(
      [
        ...ofDay.map(({ words }) => words),
        ...found.map(
          ({ name, at }) =>
            `${leadOf(frame, name, at, from > now)} ${dayWords(harborDate(at), now)}, at ${clockWords(at)}.`,
        ),
      ],
      [
        ...ofDay.flatMap(({ facts }) => facts),
        ...told(
          null,
          found.map(({ kind, at }) => [kind, harborDate(at), "date", at]),
        ),
      ],
    );
  }
  const { words, facts } = phaseOn(date, now);
  const events = moonEvents(date, place.position);
  const times = moonNames.flatMap(([event, name]) => {
    const at = events[event];
    return at === null ? [] : [{ name, at }];
  });
  const rest =
    times.length === 0
      ? ""
      : ` At ${place.name}: ${listWords(times.map(({ name, at }) => `${name} ${clockWords(at)}`))}.`;
  return answered(
    [`${words}${rest}`, assumptions(frame, [placeAssumed(place)])],
    [
      ...facts,
      ...told(
        place.name,
        times.map(({ name, at }) => timeRow(name, at)),
      ),
    ],
  );
}

function solunarReply(frame: Frame, place: NamedPlace, date: string, now: Instant): Reply {
  const { from, to } = harborDayBounds(date);
  const periods = solunarPeriods(from, to, place.position);
  const words = periods.map(
    (period) => `${period.kind} ${clockWords(period.from)} to ${clockWords(period.to)}`,
  );
  const rows = periods.flatMap((period) => [
    timeRow(`solunar-${period.kind}-from`, period.from),
    timeRow(`solunar-${period.kind}-to`, period.to),
  ]);
  return answered(
    [
      `Solunar periods at ${place.name} on ${dayWords(date, now)}: ${listWords(words)}. They count for little in the bite score: the evidence for them is thin.`,
      assumptions(frame),
    ],
    told(place.name, rows),
  );
}

/** In the small hours "tonight" began yesterday, but the sun and moon asked about are to come. */
function dateOf({ when }: Frame, now: Instant): string {
  const today = harborDate(now);
  if (when === null) return today;
  const isRunning = when.part === "night" && when.from <= now && now < when.to;
  return isRunning ? today : when.date;
}

export function answerSky(frame: Frame, context: AnswerContext): Reply {
  const place = placeFor(frame, context);
  const { now } = context;
  const date = dateOf(frame, now);
  if (frame.cues.includes("solunar")) return solunarReply(frame, place, date, now);
  const isMoon = frame.cues.includes("moon");
  if (isMoon && !frame.cues.includes("sun")) return moonReply(frame, place, date, now);
  const sun = sunReply(frame, place, date, now);
  if (!isMoon) return sun;
  const moon = moonReply(frame, place, date, now);
  return { ...sun, text: `${sun.text} ${moon.text}`, facts: [...sun.facts, ...moon.facts] };
}

function sunReply(frame: Frame, place: NamedPlace, date: string, now: Instant): Reply {
  const light = lightAt(frame, place, now);
  const shown = nextDate(frame, place, date, now);
  const { words, facts } = sunParts(shown, place, frame);
  return answered(
    [
      light?.words ?? null,
      sentence(`${dayWords(shown, now)} at ${place.name}: ${words}`),
      assumptions(frame, [placeAssumed(place)]),
    ],
    [...(light?.facts ?? []), ...facts],
  );
}

/** "Is it dark by five?", "how much daylight is left?": the light at a moment in plain words. */
function lightAt(
  { words, when }: Frame,
  { name, position }: NamedPlace,
  now: Instant,
): Told | null {
  const asksLeft =
    /\b(?:daylight|light|sun) (?:is |do i have |do we have )*left\b|\bhow (?:long|many (?:minutes|hours|mins|hrs)) (?:\w+ )*(?:till|until|to|before) (?:sunset|dark|sundown)\b/.test(
      words,
    );
  const asksDark = /\b(?:dark|light)\b/.test(words) && when?.precision === "instant";
  if (!asksLeft && !asksDark) return null;
  const at = when?.precision === "instant" ? when.from : now;
  const { rise, set, civilDawn, civilDusk } = sunEvents(harborDate(at), position);
  if (rise === null || set === null || civilDawn === null || civilDusk === null) return null;
  if (asksLeft && at < set) {
    const left = Math.round((set - Math.max(at, rise)) / minute);
    const span = `${Math.floor(left / 60)} h ${left % 60} min`;
    return {
      words: `${span} of daylight are left until sunset.`,
      facts: told(name, [["daylight-left", span, null, at]]),
    };
  }
  const isDark = at < civilDawn || at > civilDusk;
  const light = isDark ? "dark" : at < rise || at > set ? "twilight" : "daylight";
  return {
    words: `At ${clockWords(at)} it is ${light}.`,
    facts: told(name, [["light", light, null, at]]),
  };
}

/** "When is sunset?" after dark means tomorrow's. */
function nextDate(frame: Frame, place: NamedPlace, date: string, now: Instant): string {
  if (frame.when !== null) return date;
  const { rise, set } = sunEvents(date, place.position);
  const wanted = frame.cues.includes("sunrise") && !frame.cues.includes("sunset") ? rise : set;
  return wanted !== null && wanted < now - hour ? harborDate(now + day) : date;
}
