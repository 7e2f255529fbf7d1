import { sunAltitude } from "@striper/marine/astronomy/sun-altitude";
import type { Position } from "@striper/marine/geo";
import { hour, minute, type Instant } from "@striper/marine/time";
import { angleBetween, compassPoint, degrees, roundTo } from "@striper/marine/units";
import type { Degrees, Feet, Knots } from "@striper/marine/units";
import type { Bar } from "#angling/spots/spot.ts";
import type { WaterPredictors } from "#angling/spots/stations.ts";
import type { MarineSpan } from "#angling/weather/marine-spans.ts";
import { barLimits, judge, safetyLimits, type SafetyCraft } from "#angling/safety/limits.ts";

/** What is known of the water over a bar in some hours. */
export interface BarWater {
  /** Whether water runs out over it at any time of them; null where no tide is known. */
  readonly hasEbb: boolean | null;
  /** Whether any of these hours is without light. */
  readonly isDark: boolean;
}

/** Which place a wind or a sea is for, in words. */
export type BarSource = "marine forecast" | "Boston forecast" | "buoy" | "as you said";

export interface BarWind {
  readonly speed: Knots;
  /** Degrees it blows from; null where only its strength is known. */
  readonly from: Degrees | null;
  readonly source: BarSource;
}

export interface BarWaves {
  readonly height: Feet;
  readonly source: BarSource;
}

export interface BarConditions extends BarWater {
  readonly bar: Bar;
  /** Every wind of these hours; empty where none is known. */
  readonly winds: readonly BarWind[];
  /** The waves outside; null where they are not known for these hours. */
  readonly waves: BarWaves | null;
}

export interface BarFinding {
  readonly verdict: "GO" | "CAUTION" | "NO";
  readonly reason: string;
}

/*
 * "The most dangerous condition occurs when a swift ebb current meets heavy seas rolling in at a
 * shallow river entrance ... Even on calm days a swift ebb tide may create a bar condition that is
 * too rough for small craft (any vessel under 65 feet)" (US Coast Guard, Small Boats Crossing
 * Coastal Bars). So every ebb over a rated bar is a caution in a boat; wind and waves against it
 * are one for whoever stands at its edge too. Limits are in `safety/limits.ts`.
 */

/** An onshore wind: from anywhere on the seaward side. */
const seawardSide = 90;

/** The sun's altitude at the end of civil twilight, the last light to see a breaker by. */
const darkBelow = -6;
const step = 10 * minute;
/**
 * Without a current station the ebb is read off the falling tide. Water runs out of an inlet past
 * low water outside; an hour of it counts as ebb, our own threshold.
 */
const ebbOutlastsFall = hour;

function runsOut({ tide, current }: WaterPredictors, at: Instant): boolean | null {
  if (current !== null) return current.speedAt(at) < 0;
  if (tide === null) return null;
  return tide.rateAt(at) < 0 || tide.rateAt(at - ebbOutlastsFall) < 0;
}

export interface Ebb {
  readonly from: Instant;
  readonly to: Instant;
}

/** Milliseconds to which the beginning and the end of an ebb are found. */
const precision = 1000;

/** The moment between two at which the ebb begins or ends. */
function turnBetween(water: WaterPredictors, before: Instant, after: Instant): Instant {
  const isEbbAfter = runsOut(water, after);
  let [low, high] = [before, after];
  while (high - low > precision) {
    const middle = (low + high) / 2;
    if (runsOut(water, middle) === isEbbAfter) high = middle;
    else low = middle;
  }
  return isEbbAfter === true ? low : high;
}

/** Never later than the water begins to run out. */
const minuteBefore = (at: Instant): Instant => Math.floor(at / minute) * minute;
/** Never earlier than it stops. */
const minuteAfter = (at: Instant): Instant => Math.ceil(at / minute) * minute;

/** The stretches of these hours in which water runs out, in whole minutes; null where no tide is known. */
export function ebbsIn(water: WaterPredictors, from: Instant, to: Instant): readonly Ebb[] | null {
  const ebbs: Ebb[] = [];
  let begins: Instant | null = null;
  for (let at = from; at <= to; at = at === to ? Infinity : Math.min(at + step, to)) {
    const isEbb = runsOut(water, at);
    if (isEbb === null) return null;
    const before = Math.max(from, at - step);
    if (isEbb) begins ??= at === from ? from : minuteBefore(turnBetween(water, before, at));
    else if (begins !== null) {
      ebbs.push({ from: begins, to: minuteAfter(turnBetween(water, before, at)) });
      begins = null;
    }
  }
  return begins === null ? ebbs : [...ebbs, { from: begins, to }];
}

/** Whether an ebb runs over a bar in these hours, and whether it is dark. */
function barWaterIn(
  water: WaterPredictors,
  position: Position,
  from: Instant,
  to: Instant,
): BarWater {
  const ebbs = ebbsIn(water, from, to);
  const times = Array.from(
    { length: Math.ceil((to - from) / step) },
    (_, one) => from + one * step,
  );
  return {
    hasEbb: ebbs === null ? null : ebbs.length > 0,
    isDark: [...times, to].some((at) => sunAltitude(at, position) < darkBelow),
  };
}

interface BarQuestion {
  readonly place: { readonly bar: Bar | null; readonly position: Position };
  readonly water: WaterPredictors;
  readonly from: Instant;
  readonly to: Instant;
  /** Boston's forecast and what the buoy measures. */
  readonly winds: readonly BarWind[];
  /** Measured by the buoy in Massachusetts Bay. */
  readonly waves: Feet | null;
  /** The forecast for the bar's own zone; empty where it is not known. */
  readonly marine: readonly MarineSpan[];
}

/** The zone's winds stand for Boston's; what the buoy measures and what somebody says count beside them. */
function windsAt({ winds, marine }: BarQuestion): BarWind[] {
  const source = "marine forecast" as const;
  const ofZone = marine.flatMap((span) => span.winds.map((wind) => ({ ...wind, source })));
  return ofZone.length === 0
    ? [...winds]
    : [
        ...ofZone,
        ...winds.filter((wind) => wind.source === "buoy" || wind.source === "as you said"),
      ];
}

/** The higher of what the zone's forecast says and what the buoy measures, if that feels this sea. */
function wavesAt(bar: Bar, { waves, marine }: BarQuestion): BarWaves | null {
  const measured = bar.rating === "rated" && bar.swell === "not measured" ? null : waves;
  const known: BarWaves[] = marine.flatMap(({ waves: height }) =>
    height === null ? [] : [{ height, source: "marine forecast" }],
  );
  if (measured !== null) known.push({ height: measured, source: "buoy" });
  return known.toSorted((a, b) => b.height - a.height)[0] ?? null;
}

/** What is known of a place's bar in some hours; null where it has none. */
export function barConditionsIn(question: BarQuestion): BarConditions | null {
  const { place, water, from, to } = question;
  const { bar, position } = place;
  if (bar === null) return null;
  const then = question.marine.filter((span) => span.from < to && span.to > from);
  const known = { ...question, marine: then };
  return {
    bar,
    winds: windsAt(known),
    waves: wavesAt(bar, known),
    ...barWaterIn(water, position, from, to),
  };
}

type RatedBar = Extract<Bar, { readonly rating: "rated" }>;

/** The strongest wind against the bar, or null where none known blows onto it. */
function onshoreWind({ seaward }: RatedBar, winds: readonly BarWind[]): BarWind | null {
  const [strongest] = winds
    .filter(({ from }) => from !== null && angleBetween(from, seaward) < seawardSide)
    .toSorted((a, b) => b.speed - a.speed);
  return strongest !== undefined && judge(barLimits.wind, strongest.speed) !== null
    ? strongest
    : null;
}

/** What about the wind and the waves over a rated bar nobody knows. */
function unknownOver({ winds, waves }: BarConditions): readonly string[] {
  const isStrong = ({ speed, from }: BarWind): boolean =>
    from === null && judge(barLimits.wind, speed) !== null;
  return [
    ...(winds.length === 0 ? ["wind there not known"] : []),
    ...(winds.some(isStrong) ? ["wind direction not known"] : []),
    ...(waves === null ? ["swell there not known"] : []),
  ];
}

/** A forecast for Boston is none for the bar; words that name a wind name its source already. */
const windNote = (winds: readonly BarWind[], onshore: BarWind | null): readonly string[] =>
  winds.length > 0 &&
  winds.every(({ source }) => source === "Boston forecast") &&
  onshore?.source !== "Boston forecast"
    ? ["wind is Boston's"]
    : [];

const blowWords = ({ from, speed, source }: BarWind): string =>
  `${compassPoint(degrees(from ?? 0))} wind ${Math.round(speed)} kt (${source})`;

const seaWords = ({ height, source }: BarWaves): string =>
  `waves of ${roundTo(height, 0)} ft (${source})`;

const notRated: BarFinding["reason"] = "Bar not rated: no source found";

/** Waves that break on a bar, or a wind that makes them, stop whoever is on the water at any stage. */
function breakingOver({ bar, winds, waves }: BarConditions): BarFinding | null {
  const onshore = bar.rating === "rated" ? onshoreWind(bar, winds) : null;
  const words = [
    waves !== null && Math.round(waves.height) >= barLimits.breaking ? seaWords(waves) : null,
    onshore !== null && judge(barLimits.wind, onshore.speed) === "NO" ? blowWords(onshore) : null,
  ].filter((one) => one !== null);
  return words.length === 0
    ? null
    : { verdict: "NO", reason: `Bar here breaks at any stage: ${words.join(", ")}` };
}

function ebbFinding(conditions: BarConditions, rated: RatedBar, craft: SafetyCraft): BarFinding[] {
  const { isAfloat, isImmersed } = safetyLimits[craft];
  const { winds, waves } = conditions;
  const onshore = onshoreWind(rated, winds);
  const sea = waves === null ? null : judge(barLimits.sea, waves.height);
  const against = [
    ...(onshore === null ? [] : [`against ${blowWords(onshore)}`]),
    ...(sea === null || waves === null ? [] : [`against ${seaWords(waves)}`]),
  ];
  const unknown = unknownOver(conditions);
  if (!isAfloat && against.length === 0 && unknown.length === 0) return [];
  const words = ["Bar here: ebb", ...against, ...unknown, ...windNote(winds, onshore)].join(", ");
  // A kayak does not paddle out of an ebb that carries it over the bar.
  const verdict = isAfloat && (sea === "NO" || isImmersed) ? "NO" : "CAUTION";
  return [{ verdict, reason: words.replace("ebb, against", "ebb against") }];
}

/** What a bar says of going there. Anything unknown at a rated bar is at least a caution. */
export function barFindings(conditions: BarConditions, craft: SafetyCraft): readonly BarFinding[] {
  const { bar, hasEbb, isDark } = conditions;
  const { isAfloat, isImmersed } = safetyLimits[craft];
  const breaking = isAfloat || isImmersed ? breakingOver(conditions) : null;
  if (bar.rating === "unrated") {
    const verdict = isAfloat && hasEbb !== false ? "CAUTION" : "GO";
    return [...(breaking === null ? [] : [breaking]), { verdict, reason: notRated }];
  }
  // A bar that breaks at any stage says all there is to say of its ebb.
  if (breaking !== null) return [breaking];
  if (isAfloat && isDark) {
    const water = hasEbb === true ? "ebb in the dark" : "breakers are not seen in the dark";
    return [{ verdict: "NO", reason: `Bar here: ${water}, small boat assumed` }];
  }
  if (hasEbb === null) return [{ verdict: "CAUTION", reason: "Bar here: tide not known" }];
  if (hasEbb) return ebbFinding(conditions, bar, craft);
  const { waves } = conditions;
  const isRough = isAfloat && waves !== null && judge(barLimits.sea, waves.height) !== null;
  const unknown = [
    ...(isRough ? [seaWords(waves)] : []),
    ...(isAfloat && isImmersed ? ["a paddle is slow to leave it"] : []),
    ...unknownOver(conditions),
  ];
  return unknown.length === 0
    ? []
    : [{ verdict: "CAUTION", reason: `Bar here: ${unknown.join(", ")}` }];
}
