import {
  chartedAt,
  surveyAt,
  surveyMargin,
  wadingClock,
  type Chart,
  type SurveyMargin,
  type WadingClock,
  type WadingTimes,
  type WaterNear,
} from "@striper/marine/charts";
import { minute, type Instant } from "@striper/marine/time";
import { feet, feetToMetres, metres, metresPerSecond, type Metres } from "@striper/marine/units";
import {
  newerChartText,
  nominalDepthText,
  exactDepthText,
  halfFeetText,
  timeText,
} from "@striper/angling/words";
import { sourceText } from "#web/features/charts/place/place-report.ts";
import { milesText, type UnitSystem } from "#web/platform/units.ts";
import { durationText } from "#web/ui/figures/date-text.ts";
import type { CrossingPlace } from "@striper/angling/spots";
import { wadingWording as wording } from "./wording.ts";

/** The wader's choices, in SI units so that the displayed units may change. */
export interface WadingChoices {
  /** Deepest water to wade through, in metres. */
  readonly depth: number;
  readonly distance: number;
  /** Metres per second. */
  readonly speed: number;
  readonly swell: number;
  /**
   * Lowest ground on the way in metres above low water, as the wader knows it; null for the charted
   * ground.
   */
  readonly ground: number | null;
}

const inMetres = (value: number): number => feetToMetres(feet(value));

export const choicesOf = {
  depth: [0.5, 1, 1.5, 2, 3].map(inMetres),
  distance: [100, 200, 300, 400, 500, 750, 1000],
  speed: [0.4, 0.7, 1],
  swell: [0, 1, 2, 3].map(inMetres),
  ground: [1, 2, 3, 4, 5, 6, 7, 8].map(inMetres),
} as const;

export const usualChoices = ({ distance }: CrossingPlace): WadingChoices => ({
  depth: inMetres(1),
  distance,
  speed: 0.7,
  swell: inMetres(1),
  ground: null,
});

/** Accuracy of a height that somebody estimated by eye: about a foot. */
const ownGroundMargin = feetToMetres(feet(1));

export interface WadingQuestion {
  readonly chart: Chart;
  readonly place: CrossingPlace;
  readonly choices: WadingChoices;
  readonly water: WaterNear;
  readonly surge: Metres | null;
  readonly now: Instant;
  readonly units: UnitSystem;
}

export interface WadingView {
  readonly tone: "calm" | "warning" | "danger";
  readonly label: string;
  readonly figure: string;
  readonly sentences: readonly string[];
  /** Safety margins that make the times earlier than the tide alone. */
  readonly taken: readonly string[];
  readonly source: string | null;
  readonly station: string | null;
  /** Time of the alarm; null when it would be past or there is no clock. */
  readonly turnBackAt: Instant | null;
}

const nothing = {
  turnBackAt: null,
  taken: [],
  source: null,
  station: null,
  sentences: [],
} as const;

function takenText({ margins }: WadingClock, isOwnGround: boolean, units: UnitSystem): string[] {
  const text = (value: Metres) => exactDepthText(value, units);
  return [
    isOwnGround ? wording.ownGround(text(margins.ground)) : wording.survey(text(margins.ground)),
    wording.weather(text(margins.water)),
    margins.surge > 0 ? wording.surge(text(margins.surge)) : wording.noSurge,
    wording.forSwell(text(margins.swell)),
    wording.sum(text(margins.sum)),
  ];
}

function headOf(clock: WadingTimes, now: Instant): Pick<WadingView, "tone" | "label" | "figure"> {
  if (now < clock.opens) {
    return { tone: "calm", label: wording.opensIn, figure: durationText(clock.opens - now) };
  }
  const left = clock.turnBackAt - now;
  if (left > 0) {
    const tone = left < 20 * minute ? "warning" : "calm";
    return { tone, label: wording.turnBackIn, figure: durationText(left) };
  }
  return {
    tone: "danger",
    label: wording.turnBackNow,
    figure: durationText(Math.max(0, clock.closes - now)),
  };
}

function timesOf(clock: WadingTimes, { now, choices, units }: WadingQuestion): string[] {
  const at = (instant: Instant) => timeText(instant, now);
  return [
    wording.turnBackAt(at(clock.turnBackAt)),
    wording.open(halfFeetText(choices.depth, units), at(clock.opens), at(clock.closes)),
    wording.wayBack(durationText(clock.wayBack)),
  ];
}

/** Uses the wader's own ground, or else the lowest that the chart allows. */
function clockOf(
  { choices, water, surge, now }: WadingQuestion,
  lowest: Metres,
  survey: SurveyMargin,
): WadingClock {
  const isOwn = choices.ground !== null;
  const crossing = {
    ground: metres(choices.ground ?? lowest),
    groundMargin: isOwn ? ownGroundMargin : survey.depth,
    distance: metres(choices.distance),
  };
  const wader = { depth: metres(choices.depth), speed: metresPerSecond(choices.speed) };
  const sea = { swell: metres(choices.swell), surge: surge ?? metres(0) };
  return wadingClock(water, { crossing, wader, sea }, now);
}

const without = (reason: string): WadingView => ({
  ...nothing,
  tone: "calm",
  label: wording.notHere,
  figure: "–",
  sentences: [reason],
});

export function wadingView(question: WadingQuestion): WadingView {
  const { chart, place, choices, now, units } = question;
  const charted = chartedAt(chart, place.position);
  const isFlat = charted.kind === "depth-area" && charted.from < 0;
  if (!isFlat) return without(wording.notDrying);
  const survey = surveyAt(chart, place.position, charted.cell, now);
  const { newer, cell } = charted;
  if (survey.isCoarse) return { ...without(wording.tooCoarse), source: sourceText(cell) };
  if (newer?.agrees === false)
    return { ...without(newerChartText(newer)), source: sourceText(cell) };
  const lowest = metres(0 - (charted.to ?? charted.from));
  const clock = clockOf(question, lowest, surveyMargin(survey, charted.from));
  const [{ station }] = question.water;
  const basis = {
    taken: takenText(clock, choices.ground !== null, units),
    source: sourceText(charted.cell),
    station: wording.station(station.name, milesText(station.distance, units)),
  };
  const shown = (value: number): string => nominalDepthText(value, units);
  const range = wording.range(shown(lowest), shown(0 - charted.from));
  if (clock.kind === "never") {
    const why = choices.ground === null ? wording.neverCharted : wording.never;
    return {
      ...nothing,
      tone: "calm",
      label: wording.sevenDays,
      figure: wording.staysShut,
      sentences: [why, range],
      ...basis,
    };
  }
  if (clock.kind === "too-short") {
    const when = wording.open(
      halfFeetText(choices.depth, units),
      timeText(clock.opens, now),
      timeText(clock.closes, now),
    );
    return {
      ...nothing,
      tone: "warning",
      label: wording.tooShort,
      figure: wording.staysShut,
      sentences: [when, wording.tooShortWhy, range],
      ...basis,
    };
  }
  return {
    ...headOf(clock, now),
    sentences: [...timesOf(clock, question), range],
    ...basis,
    turnBackAt: clock.turnBackAt > now ? clock.turnBackAt : null,
  };
}
