import type { Position } from "#marine/geo/index.ts";
import { metres, type Metres } from "#marine/units/index.ts";
import type { Danger } from "./chart-cell.ts";
import type { Chart, NewerChart } from "./chart.ts";
import { nearestMark, type Nearby } from "./nearest.ts";
import { type Survey, surveyMargin } from "./survey-margin.ts";
import { depthNow, type WaterLevel } from "./water-level.ts";

/**
 * A boat at a position is counted over every danger this near to it, beyond what is uncertain of the
 * position itself. Our own line: half a cable, about the swing of an anchored boat.
 */
export const dangerRadius = metres(90);

export interface DraftQuestion {
  readonly chart: Chart;
  readonly position: Position;
  /** The position asked about may be wrong by so much: a phone's fix, a spot's pin. */
  readonly positionUncertainty: Metres;
  readonly draft: Metres;
  readonly charted: {
    readonly from: Metres;
    readonly to: Metres | null;
    /** Where it does not agree, no draft is sure to clear. */
    readonly newer: NewerChart | null;
  };
  readonly survey: Survey;
  readonly water: WaterLevel;
}

export interface DraftClearance {
  /** `unsure`: the chart has enough water, but not once what is uncertain is subtracted. */
  readonly kind: "clears" | "does-not-clear" | "unsure";
  /** Charted dangers within reach whose depth is unknown or, with the margins, too little; nearest first. */
  readonly dangers: readonly Nearby<Danger>[];
  /** Dangers within this distance were counted. */
  readonly reach: Metres;
  /** The least water with the margins subtracted, over the ground and over every danger within reach; null where one of them has no known depth. */
  readonly least: Metres | null;
  /** The water above the chart's zero that the draft needs; null where no water is enough to be sure. */
  readonly needs: Metres | null;
}

/** Returns every charted danger within a distance, the nearest first. */
export const dangersWithin = (
  { cells }: Chart,
  position: Position,
  reach: Metres,
): readonly Nearby<Danger>[] =>
  cells
    .flatMap(({ dangers }) => dangers)
    .flatMap((danger) => nearestMark([danger], position, reach) ?? [])
    .toSorted((a, b) => a.distance - b.distance);

/** Water over a danger's top at the chart's zero, with the survey's margin subtracted; null unknown. */
const leastOver = ({ depth }: Danger, survey: Survey): number | null =>
  depth === null ? null : depth - surveyMargin(survey, metres(depth)).depth;

/**
 * Decides whether a draft clears by the chart. It clears only where the ground has enough water after all
 * margins and no charted danger within reach has less water than the draft, or an unknown depth. On a coarse
 * chart the tide lends nothing: a draft within the charted range never clears, however high the water.
 */
export function draftClearance(question: DraftQuestion): DraftClearance {
  const { chart, position, positionUncertainty, draft, charted, survey, water } = question;
  const margin = surveyMargin(survey, charted.from);
  const reach = metres(margin.position + positionUncertainty + dangerRadius);
  const near = dangersWithin(chart, position, reach);
  const lowestWater = water.height - water.margin;
  const dangers = near.filter(({ feature }) => {
    const over = leastOver(feature, survey);
    return over === null || over + lowestWater < draft;
  });
  const ground = depthNow(charted, survey, water);
  const tops = near.map(({ feature }) => leastOver(feature, survey));
  const overGround = ground.from - ground.margin;
  const known = tops.filter((top) => top !== null);
  const least =
    known.length < tops.length
      ? null
      : metres(Math.min(overGround, ...known.map((top) => top + lowestWater)));
  const isTooShoal = survey.isCoarse && charted.from - margin.depth < draft;
  const isDoubtful =
    ground.isAtLeast || charted.newer?.agrees === false || chart.lacking.length > 0 || isTooShoal;
  const isKnown = !isDoubtful && known.length === tops.length;
  const shoalest = Math.min(charted.from - margin.depth, ...tops.map((top) => top ?? 0));
  const isShoal = dangers.some(
    ({ feature: { depth } }) => depth === null || depth + water.height < draft,
  );
  const isUnsure = isDoubtful || overGround < draft || dangers.length > 0;
  const kind = isShoal || ground.from < draft ? "does-not-clear" : isUnsure ? "unsure" : "clears";
  const needs = isKnown ? metres(draft + water.margin - shoalest) : null;
  return { kind, dangers, reach, least, needs };
}
