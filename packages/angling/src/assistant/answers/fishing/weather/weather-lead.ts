import { hour, type Instant } from "@striper/marine/time";
import {
  compassPoint,
  knotsToMilesPerHour,
  milesPerHour,
  milesPerHourToKnots,
  roundTo,
} from "@striper/marine/units";
import { fact, factsFrom, type Fact, type FactRow } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { inUnit } from "#angling/assistant/kept-reading.ts";
import type { KeptHour } from "#angling/assistant/providers.ts";
import { momentWords } from "#angling/assistant/answers/reply.ts";

interface Lead {
  readonly words: string;
  readonly facts: readonly Fact[];
}

const limitPattern =
  /\b(under|below|less than|over|above|more than|drop to|down to|stay at)\b (?:[a-z]{1,5} )?(\d{1,2})(?: (?:to|or) \d{1,2})? ?(knots?|kts?|mph|miles per hour)?\b/;
const calmUpTo = 10;
const longestLook = 48;

/** The limit a question holds the wind against; "calm" is up to ten knots. */
function limitIn({ words, cues }: Frame): { knots: number; said: string; isOver: boolean } | null {
  const [, side = "", figure, unit = ""] = limitPattern.exec(words) ?? [];
  if (figure !== undefined && cues.includes("wind")) {
    const isMph = unit.startsWith("m");
    return {
      knots: isMph ? milesPerHourToKnots(milesPerHour(Number(figure))) : Number(figure),
      said: `${figure} ${isMph ? "mph" : "kt"}`,
      isOver: /over|above|more/.test(side),
    };
  }
  const isCalm = /\b(?:calm|lay(?:s|ing)? down|lie down|die(?:s)? down|let up|flat)\b/.test(words);
  return isCalm ? { knots: calmUpTo, said: `${calmUpTo} kt`, isOver: false } : null;
}

const forecast = (rows: readonly FactRow[]): readonly Fact[] =>
  factsFrom("National Weather Service", {}, rows);

/** The wind of an hour, gusts counted; none where it is not known. */
const forceAt = ({ instant, windSpeed, windGusts }: KeptHour) =>
  windSpeed === null ? [] : [{ instant, force: Math.round(Math.max(windSpeed, windGusts ?? 0)) }];

/** Until when the wind, gusts counted, stays on its side of a limit, and from when it is on it. */
function windLead(
  frame: Frame,
  hours: readonly KeptHour[],
  from: Instant,
  now: Instant,
): Lead | null {
  const limit = limitIn(frame);
  const ahead = hours
    .filter(({ instant }) => instant > from - hour && instant < from + longestLook * hour)
    .flatMap(forceAt);
  const [first] = ahead;
  if (limit === null || first === undefined) return null;
  const holds = (force: number): boolean =>
    limit.isOver ? force > limit.knots : force <= limit.knots;
  const side = limit.isOver ? "over" : "at or under";
  const change = ahead.find(({ force }) => holds(force) !== holds(first.force));
  const last = ahead.at(-1)?.instant ?? first.instant;
  const isYesOrNo = /^(?:is|will|does|do|can|are|would)\b/.test(frame.words);
  const verdict = isYesOrNo ? (holds(first.force) ? "Yes: at" : "No: at") : "At";
  const start = `${verdict} ${momentWords(first.instant, now)} the wind, gusts counted, is ${first.force} kt, ${holds(first.force) ? side : `not ${side}`} ${limit.said}`;
  const words =
    change === undefined
      ? `${start}, and stays so as far as I looked (${momentWords(last, now)}).`
      : `${start}, until ${momentWords(change.instant, now)}, when it reaches ${change.force} kt.`;

  return {
    words,
    facts: [
      fact("wind-limit", roundTo(limit.knots, 1), "Your question", { unit: "kt" }),
      fact("wind-limit-said", Number.parseInt(limit.said, 10), "Your question"),
      ...forecast([
        ["wind-force", first.force, "kt", first.instant],
        change === undefined
          ? ["looked-until", momentWords(last, now), null, last]
          : ["wind-force", change.force, "kt", change.instant],
      ]),
    ],
  };
}

const turnedBy = 45;

/** "Will the wind switch": the hour from which it blows from another quarter. */
function shiftLead({ words }: Frame, hours: readonly KeptHour[], now: Instant): Lead | null {
  if (!/\b(?:switch|shift|swing|turn|clock|change)\w*\b/.test(words)) return null;
  const known = hours.flatMap(({ instant, windDirection }) =>
    windDirection !== null && instant > now - hour ? [{ instant, from: windDirection }] : [],
  );
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return null;
  const turned = known.find(
    ({ from }) => Math.abs(((from - first.from + 540) % 360) - 180) > turnedBy,
  );
  const before = compassPoint(first.from);
  const until = momentWords(last.instant, now);
  if (turned === undefined)
    return {
      words: `The wind stays ${before} as far as the forecast goes (${until}).`,
      facts: forecast([["looked-until", until, null, last.instant]]),
    };
  const after = compassPoint(turned.from);
  return {
    words: `The wind goes from ${before} to ${after} at ${momentWords(turned.instant, now)}.`,
    facts: forecast([["wind-direction", after, null, turned.instant]]),
  };
}

/** "When is it calmest": the hour of least wind. */
function calmestLead({ words }: Frame, hours: readonly KeptHour[], now: Instant): Lead | null {
  if (!/\b(?:calmest|least wind|lightest)\b/.test(words)) return null;
  const [calmest] = hours
    .flatMap(forceAt)
    .toSorted((a, b) => a.force - b.force || a.instant - b.instant);
  if (calmest === undefined) return null;
  return {
    words: `Calmest from ${momentWords(calmest.instant, now)}: ${calmest.force} kt, gusts counted.`,
    facts: forecast([["wind-force", calmest.force, "kt", calmest.instant]]),
  };
}

/** Things a forecast may name, and how they are called when it does not. */
const namedThings: readonly { asked: RegExp; told: RegExp; name: string }[] = [
  { asked: /\bfog\w*|\bvisibility/, told: /fog|mist|haze/i, name: "fog" },
  {
    asked: /\bthunder\w*|\blightning|\bt ?storms?\b|\bstorms?\b/,
    told: /thunder|storm/i,
    name: "thunder",
  },
  { asked: /\bsnow\w*/, told: /snow|flurr/i, name: "snow" },
];

function namedLead({ words }: Frame, hours: readonly KeptHour[], now: Instant): Lead | null {
  const thing = namedThings.find(({ asked }) => asked.test(words));
  if (thing === undefined) return null;
  const first = hours.find(({ description }) => thing.told.test(description ?? ""));
  if (first === undefined)
    return { words: `The forecast names no ${thing.name} in that time.`, facts: [] };
  return {
    words: `Yes: the forecast names ${thing.name} from ${momentWords(first.instant, now)}.`,
    facts: forecast([["sky", first.description, null, first.instant]]),
  };
}

/** "In mph", "in celsius": the hours' figures in the unit asked for. */
export function inOtherUnits(
  { words }: Frame,
  hours: readonly KeptHour[],
): { readonly words: string | null; readonly facts: readonly Fact[] } {
  const wantsSpeed = /\b(?:mph|miles per hour)\b/.test(words);
  const wantsCelsius = /\b(?:celsius|centigrade|in c)\b/.test(words);
  const facts = hours.flatMap(({ instant, windSpeed, temperature }) => {
    const speed = windSpeed === null || !wantsSpeed ? null : knotsToMilesPerHour(windSpeed);
    return forecast([
      ["wind-speed", inUnit(speed, Math.round), "mph", instant],
      ["air-temperature", wantsCelsius ? inUnit(temperature, Math.round) : null, "°C", instant],
    ]);
  });
  const told = [...new Set(facts.map(({ value, unit }) => `${value} ${unit}`))];
  return { words: told.length === 0 ? null : `That is ${told.join(" and ")}.`, facts };
}

const wetFrom = 50;

function rainLead({ cues }: Frame, hours: readonly KeptHour[], now: Instant): Lead | null {
  if (!cues.includes("rain")) return null;
  const [wettest] = hours
    .flatMap(({ instant, precipitationProbability: chance }) =>
      chance === null ? [] : [{ instant, chance: Math.round(chance) }],
    )
    .toSorted((a, b) => b.chance - a.chance);
  if (wettest === undefined) return null;
  const { instant, chance } = wettest;
  return {
    words: `${chance >= wetFrom ? "Likely" : "Rather not"}: the chance of rain is highest at ${momentWords(instant, now)}, ${chance}%.`,
    facts: forecast([["rain-chance", chance, "%", instant]]),
  };
}

/** What no provider tells. */
const notHeld: readonly (readonly [RegExp, string])[] = [
  [/\bpressure|\bbaromet/, "No pressure is at hand."],
  [/\bhumid/, "Humidity is not in this app."],
  [/\bfeels like|\bwind ?chill/, "No felt temperature is held, only the air's and the wind's."],
  [
    /\bfronts?\b/,
    "The forecast here is by the hour and names no fronts: watch wind and temperature change.",
  ],
];

/** The plain answer that stands before the hours: a limit kept, fog named, rain likely. */
export function weatherLead(
  frame: Frame,
  hours: readonly KeptHour[],
  span: { readonly from: Instant; readonly to: Instant },
  now: Instant,
): Lead | null {
  const missing = notHeld.find(([asked]) => asked.test(frame.words));
  if (missing !== undefined) return { words: missing[1], facts: [] };
  const inside = hours.filter(({ instant }) => instant > span.from - hour && instant < span.to);
  return (
    calmestLead(frame, inside, now) ??
    (frame.cues.includes("wind") ? shiftLead(frame, hours, now) : null) ??
    windLead(frame, hours, span.from, now) ??
    namedLead(frame, inside, now) ??
    rainLead(frame, inside, now)
  );
}
