import { sunAltitude } from "@striper/marine/astronomy/sun-altitude";
import type { Position } from "@striper/marine/geo";
import { hour, minute, type Instant } from "@striper/marine/time";
import { angleBetween, compassPoint, degrees, roundTo } from "@striper/marine/units";
import type { Degrees, Feet, Knots } from "@striper/marine/units";
import type { Bar } from "#angling/spots/spot.ts";
import type { WaterPredictors } from "#angling/spots/stations.ts";
import type { MarineSpan } from "#angling/weather/marine-spans.ts";
import { barLimits, judge, safetyLimits, type SafetyCraft } from "#angling/safety/limits.ts";

export interface BarWater {
  readonly hasEbb: boolean | null;
  readonly isDark: boolean;
}

export type BarSource = "marine forecast" | "Boston forecast" | "buoy" | "as you said";

export interface BarWind {
  readonly speed: Knots;
  /** Degrees it blows from; null when only the strength is known. */
  readonly from: Degrees | null;
  readonly source: BarSource;
}

export interface BarWaves {
  readonly height: Feet;
  readonly source: BarSource;
}

export interface BarConditions extends BarWater {
  readonly bar: Bar;
  readonly winds: readonly BarWind[];
  readonly waves: BarWaves | null;
}

export interface BarFinding {
  readonly verdict: "GO" | "CAUTION" | "NO";
  readonly reason: string;
}

/**
 * "The most dangerous condition occurs when a swift ebb current meets heavy seas rolling in at a
 * shallow river entrance ... Even on calm days a swift ebb tide may create a bar condition that is
 * too rough for small craft (any vessel under 65 feet)" (US Coast Guard, Small Boats Crossing
 * Coastal Bars). Every ebb over a rated bar is therefore a caution for boats. With wind or waves
 * against the ebb it is a caution for anglers at its edge too. Limits are in `safety/limits.ts`.
 */

/** Degrees on either side of seaward within which a wind counts as onshore. */
const seawardSide = 90;

/**
 * Sun altitude in degrees at the end of civil twilight, the last light in which a breaker is
 * visible.
 */
const darkBelow = -6;
const step = 10 * minute;
/**
 * Time after a falling tide that still counts as ebb, when there is no current station. An inlet
 * keeps draining past low water outside; the hour is our own threshold.
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

/** Milliseconds of accuracy for the start and end of an ebb. */
const precision = 1000;

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

/** Rounds down, so that an ebb is never shown to begin late. */
const minuteBefore = (at: Instant): Instant => Math.floor(at / minute) * minute;
/** Rounds up, so that an ebb is never shown to end early. */
const minuteAfter = (at: Instant): Instant => Math.ceil(at / minute) * minute;

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
  readonly winds: readonly BarWind[];
  readonly waves: Feet | null;
  readonly marine: readonly MarineSpan[];
}

/**
 * Replaces Boston's winds with the zone's when it has any. Buoy readings and winds the user reports
 * stay.
 */
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

/**
 * Returns the higher of the zone's forecast and the buoy's reading. The buoy counts only where it
 * measures this swell.
 */
function wavesAt(bar: Bar, { waves, marine }: BarQuestion): BarWaves | null {
  const measured = bar.rating === "rated" && bar.swell === "not measured" ? null : waves;
  const known: BarWaves[] = marine.flatMap(({ waves: height }) =>
    height === null ? [] : [{ height, source: "marine forecast" }],
  );
  if (measured !== null) known.push({ height: measured, source: "buoy" });
  return known.toSorted((a, b) => b.height - a.height)[0] ?? null;
}

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

function onshoreWind({ seaward }: RatedBar, winds: readonly BarWind[]): BarWind | null {
  const [strongest] = winds
    .filter(({ from }) => from !== null && angleBetween(from, seaward) < seawardSide)
    .toSorted((a, b) => b.speed - a.speed);
  return strongest !== undefined && judge(barLimits.wind, strongest.speed) !== null
    ? strongest
    : null;
}

function unknownOver({ winds, waves }: BarConditions): readonly string[] {
  const isStrong = ({ speed, from }: BarWind): boolean =>
    from === null && judge(barLimits.wind, speed) !== null;
  return [
    ...(winds.length === 0 ? ["wind there not known"] : []),
    ...(winds.some(isStrong) ? ["wind direction not known"] : []),
    ...(waves === null ? ["swell there not known"] : []),
  ];
}

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

/**
 * Returns NO when waves break on the bar at any stage of the tide, or the wind is strong enough to
 * make them.
 */
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
  // A kayak cannot paddle out of an ebb that carries it over the bar.
  const verdict = isAfloat && (sea === "NO" || isImmersed) ? "NO" : "CAUTION";
  return [{ verdict, reason: words.replace("ebb, against", "ebb against") }];
}

/** Returns a bar's findings for a craft. Anything unknown at a rated bar is at least a caution. */
export function barFindings(conditions: BarConditions, craft: SafetyCraft): readonly BarFinding[] {
  const { bar, hasEbb, isDark } = conditions;
  const { isAfloat, isImmersed } = safetyLimits[craft];
  const breaking = isAfloat || isImmersed ? breakingOver(conditions) : null;
  if (bar.rating === "unrated") {
    const verdict = isAfloat && hasEbb !== false ? "CAUTION" : "GO";
    return [...(breaking === null ? [] : [breaking]), { verdict, reason: notRated }];
  }
  // A bar that breaks at any stage needs no finding about its ebb.
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
