import type { Instant } from "#marine/time/index.ts";
import { metres, type Metres } from "#marine/units/index.ts";
import { coarseScale, isOldAt } from "./chart-age.ts";
import type { CellName, SurveyZone } from "./chart-cell.ts";

/** How far the chart may be trusted at a place. */
export interface Survey {
  readonly zone: SurveyZone | null;
  readonly scale: number;
  readonly issued: string;
  /** Issued more than three years ago. */
  readonly isOld: boolean;
  /** At 1:50,000 or a smaller scale. */
  readonly isCoarse: boolean;
}

export const surveyOf = (
  { scale, issued }: Pick<CellName, "scale" | "issued">,
  zone: SurveyZone | null,
  now: Instant,
): Survey => ({
  zone,
  scale,
  issued,
  isOld: isOldAt(issued, now),
  isCoarse: scale >= coarseScale,
});

export interface SurveyMargin {
  /** A charted depth may be wrong by so much, either way. */
  readonly depth: Metres;
  /** A charted place may be wrong by so much. */
  readonly position: Metres;
  /** Where the chart does not say how far it may be trusted, the margin is the least there is. */
  readonly isAtLeast: boolean;
}

/** IHO S-57, Supplement No. 3, table of zones of confidence: metres, share of the depth. */
const depthMargins = [
  { fixed: 0.5, share: 0.01 },
  { fixed: 1, share: 0.02 },
  { fixed: 2, share: 0.05 },
] as const;
/** The step of the table above, and from the same table how far a place may be wrong, metres. */
const zones = {
  A1: { step: 0, position: 5 },
  A2: { step: 1, position: 20 },
  B: { step: 1, position: 50 },
  C: { step: 2, position: 500 },
} as const;

/** 1/50 inch on the chart: U.S. National Map Accuracy Standards, 1947, for 1:20,000 and smaller. */
export const drawnWithin = ({ scale }: Pick<CellName, "scale">): Metres =>
  metres((scale * 0.0254) / 50);

/**
 * D is "worse than C" and U "not assessed": C is taken, and said to be the least. A zone says nothing of what
 * changed since its survey (IHO S-67, 2020), nor a coarse chart of the ground between its lines, so the depth
 * of an old or coarse one has the margin of the next step; that is our own rule.
 */
export function surveyMargin(survey: Survey, charted: Metres): SurveyMargin {
  const { zone, isOld, isCoarse } = survey;
  const isUnknown = zone === null || zone === "D" || zone === "U";
  const { step, position } = zones[isUnknown ? "C" : zone];
  const next = isOld || isCoarse ? step + 1 : step;
  const { fixed, share } = depthMargins[next] ?? depthMargins[2];
  return {
    depth: metres(fixed + share * Math.abs(charted)),
    position: metres(Math.max(position, drawnWithin(survey))),
    isAtLeast: isUnknown || next >= depthMargins.length,
  };
}
