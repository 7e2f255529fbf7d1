import {
  bottomAt,
  chartedAt,
  depthNow,
  levelAt,
  nearestAid,
  nearestDanger,
  nextDry,
  surveyAt,
  tideBetween,
  type Aid,
  type CellName,
  type Chart,
  type Charted,
  type DepthNow,
  type Survey,
  type Tide,
  type WaterLevel,
  type WaterNear,
} from "@striper/marine/charts";
import type { Position } from "@striper/marine/geo";
import { hour, type Instant } from "@striper/marine/time";
import { metres, type Metres } from "@striper/marine/units";
import { calendarDateText } from "#web/ui/figures/date-text.ts";
import type { UnitSystem } from "#web/platform/units.ts";
import {
  dangerText,
  lackingText,
  newerChartText,
  marginText,
  nominalDepthText,
  rangeText,
  surveyText,
  timeText,
  wayText,
} from "@striper/angling/words";
import { placeWording as wording } from "./wording.ts";

/** The answer to a tap on the chart, most important sentence first. */
export interface PlaceReport {
  readonly title: string;
  readonly margin: string | null;
  readonly sentences: readonly string[];
  /** True for ground that dries at some tide and so has a wading clock. */
  readonly dries: boolean;
  readonly source: string | null;
}

export interface PlaceQuestion {
  readonly chart: Chart;
  readonly position: Position;
  readonly water: WaterNear;
  readonly at: Instant;
  readonly now: Instant;
  /** Observed minus predicted water level at the harbor's gauge; null when unknown. */
  readonly surge: Metres | null;
  readonly units: UnitSystem;
}

type WithDepth = Extract<Charted, { readonly kind: "depth-area" | "dredged" }>;

/** A gauge reading says nothing about later hours. */
const surgeLasts = 3 * hour;

export const sourceText = ({ name, edition, update, issued, scale }: CellName): string =>
  wording.source(
    `${name} ${edition}.${update}`,
    calendarDateText(issued),
    `1:${scale.toLocaleString("en-US")}`,
  );

/** Returns the predicted level, with the current surge added for times close to now. */
function levelWithSurge({ water, now, surge }: PlaceQuestion, at: Instant): WaterLevel {
  const level = levelAt(water, at);
  if (surge === null || Math.abs(at - now) > surgeLasts) return level;
  return { height: metres(level.height + surge), margin: level.margin };
}

interface Ground {
  readonly charted: WithDepth;
  readonly survey: Survey;
}

const depthAt = (question: PlaceQuestion, { charted, survey }: Ground, at: Instant): DepthNow =>
  depthNow(charted, survey, levelWithSurge(question, at));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function extremesText(question: PlaceQuestion, ground: Ground): string | null {
  const { at, now, units } = question;
  const turns = tideBetween(question.water).extremes(at, at + 26 * hour);
  const next = (["L", "H"] as const)
    .map((type) => turns.find((turn) => turn.type === type))
    .filter((turn) => turn !== undefined)
    .toSorted((a, b) => a.instant - b.instant);
  if (next.length === 0) return null;
  const parts = next.map(({ type, instant }) => {
    const words = rangeText(depthAt(question, ground, instant), units);
    return wording.atTurn(words, type === "L" ? "low" : "high", timeText(instant, now));
  });
  return `${capital(parts.join("; "))}.`;
}

function dryText(question: PlaceQuestion, { charted, survey }: Ground): string | null {
  if (charted.from >= 0) return null;
  if (survey.isCoarse) return wording.tooCoarse;
  const { at, now } = question;
  const tide: Tide = tideBetween(question.water);
  const first = nextDry(tide, metres(0 - charted.from), at);
  if (first === null) return wording.staysCovered;
  const begins =
    first.opens <= at
      ? wording.dryUntil(timeText(first.closes, now))
      : wording.driesAt(timeText(first.opens, now), timeText(first.closes, now));
  const whole = nextDry(tide, metres(0 - (charted.to ?? charted.from)), at);
  const isSame = whole !== null && whole.opens === first.opens;
  return whole === null || isSame
    ? begins
    : `${begins} ${wording.whollyDry(timeText(whole.opens, now), timeText(whole.closes, now))}`;
}

/** Returns a name such as `Red nun "12"`, with its light if it has one. */
export function aidName({ kind, name, shapeOfAid, colors, light }: Aid): string {
  const words = name ?? [...colors, shapeOfAid ?? "", kind].filter((word) => word !== "").join(" ");
  return light === null ? capital(words) : `${capital(words)} (${light})`;
}

function marksAround({ chart, position, units }: PlaceQuestion): string[] {
  const danger = nearestDanger(chart, position);
  const aid = nearestAid(chart, position);
  return [
    danger === null ? "" : `${dangerText(danger, units)}.`,
    aid === null ? "" : `${aidName(aid.feature)}, ${wayText(aid, units)}.`,
  ].filter((sentence) => sentence !== "");
}

function bottomText({ chart, position, units }: PlaceQuestion): string {
  const bottom = bottomAt(chart, position);
  return bottom === null || bottom.feature.materials.length === 0
    ? wording.bottomUnknown
    : wording.bottom(bottom.feature.materials.join(" and "), wayText(bottom, units));
}

/** Possible position error of a cell's edge, in degrees. */
const seam = 0.0001;

function seamText({ chart, position }: PlaceQuestion, own: CellName): string | null {
  const steps = [
    [seam, 0],
    [-seam, 0],
    [0, seam],
    [0, -seam],
  ] as const;
  for (const [north, east] of steps) {
    const beside = chartedAt(chart, {
      latitude: position.latitude + north,
      longitude: position.longitude + east,
    });
    if (beside.kind !== "not-covered" && beside.cell.name !== own.name) {
      return wording.seam(own.name, beside.cell.name);
    }
  }
  return null;
}

/** Describes the surge. One that rounds to zero is neither above nor below. */
function surgeOf(surge: Metres, units: UnitSystem): string {
  const height = nominalDepthText(Math.abs(surge), units);
  return height === nominalDepthText(0, units)
    ? wording.asPredicted
    : wording.surge(height, surge >= 0);
}

function marginOf(question: PlaceQuestion, ground: Ground): string {
  const { margin, isAtLeast } = depthAt(question, ground, question.at);
  const { surge, now, at, units } = question;
  const reasons = [
    surveyText(ground.survey),
    surge !== null && Math.abs(at - now) <= surgeLasts ? surgeOf(surge, units) : wording.weather,
  ];
  const text = marginText(margin, units);
  return `${isAtLeast ? wording.atLeast(text) : text} (${reasons.join(", ")})`;
}

function titleOf(question: PlaceQuestion, ground: Ground): string {
  const { at, now, units } = question;
  const depth = rangeText(depthAt(question, ground, at), units);
  return wording.title(capital(depth), Math.abs(at - now) < 60_000 ? "now" : timeText(at, now));
}

export function placeReport(question: PlaceQuestion): PlaceReport {
  const { chart, position, now } = question;
  const charted = chartedAt(chart, position);
  if (charted.kind === "not-covered") {
    return {
      title: wording.noChart,
      margin: null,
      sentences: [wording.noChartHelp],
      dries: false,
      source: null,
    };
  }
  const meets = seamText(question, charted.cell);
  const source = sourceText(charted.cell);
  const marks = marksAround(question);
  const seams = meets === null ? [] : [meets];
  const newer = charted.newer === null ? [] : [newerChartText(charted.newer)];
  const lacking = lackingText(chart);
  if (charted.kind !== "depth-area" && charted.kind !== "dredged") {
    const { title, help } = wording.without[charted.kind];
    return {
      title,
      margin: null,
      sentences: [help, ...newer, ...marks, ...seams, ...(lacking === null ? [] : [lacking])],
      dries: false,
      source,
    };
  }
  const ground = { charted, survey: surveyAt(chart, position, charted.cell, now) };
  const poor = wording.poor[ground.survey.zone ?? "U"];
  const sentences = [
    ...newer,
    extremesText(question, ground),
    lacking,
    // The marks come before the long explanations, which a phone shows only after scrolling.
    ...marks,
    dryText(question, ground),
    charted.kind === "dredged" ? wording.dredged : null,
    poor,
    bottomText(question),
    ...seams,
  ].filter((sentence) => sentence !== null && sentence !== undefined);
  return {
    title: titleOf(question, ground),
    margin: marginOf(question, ground),
    sentences,
    dries: charted.from < 0 && !ground.survey.isCoarse,
    source,
  };
}
