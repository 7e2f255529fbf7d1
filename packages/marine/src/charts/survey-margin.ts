import { metres, type Metres } from "#marine/units/index.ts";
import type { SurveyZone } from "./chart-cell.ts";

export interface SurveyMargin {
  /** A charted depth may be wrong by so much, either way. */
  readonly depth: Metres;
  /** A charted place may be wrong by so much. */
  readonly position: Metres;
  /** Where the chart does not say how far it may be trusted, the margin is the least there is. */
  readonly isAtLeast: boolean;
}

// IHO S-57, Supplement No. 3, table of zones of confidence: metres, share of the depth, metres.
const zones = {
  A1: { fixed: 0.5, share: 0.01, position: 5 },
  A2: { fixed: 1, share: 0.02, position: 20 },
  B: { fixed: 1, share: 0.02, position: 50 },
  C: { fixed: 2, share: 0.05, position: 500 },
} as const;

/** D is "worse than C" and U "not assessed": C is taken, and said to be the least. */
export function surveyMargin(zone: SurveyZone | null, charted: Metres): SurveyMargin {
  const isAtLeast = zone === null || zone === "D" || zone === "U";
  const { fixed, share, position } = zones[isAtLeast ? "C" : zone];
  return {
    depth: metres(fixed + share * Math.abs(charted)),
    position: metres(position),
    isAtLeast,
  };
}
