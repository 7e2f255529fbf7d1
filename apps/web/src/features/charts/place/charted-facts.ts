import {
  bottomAt,
  chartedAt,
  nearestContour,
  nearestDanger,
  surveyAt,
  surveyMargin,
  type Chart,
} from "@striper/marine/charts";
import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import type { UnitSystem } from "#web/platform/units.ts";
import {
  awayText,
  dangerText,
  depthMarginText,
  newerChartText,
  nominalDepthText,
  rangeText,
} from "@striper/angling/words";
import { sourceText } from "./place-report.ts";
import { factWording as wording } from "./wording.ts";

export interface ChartedFact {
  readonly label: string;
  readonly value: string;
}

export interface ChartedFacts {
  readonly facts: readonly ChartedFact[];
  readonly source: string;
}

export function chartedFacts(
  chart: Chart,
  position: Position,
  now: Instant,
  units: UnitSystem,
): ChartedFacts | null {
  const charted = chartedAt(chart, position);
  if (charted.kind === "not-covered") return null;
  const facts: ChartedFact[] = [];
  if (charted.kind === "depth-area" || charted.kind === "dredged") {
    const survey = surveyAt(chart, position, charted.cell, now);
    const { depth, isAtLeast } = surveyMargin(survey, charted.to ?? charted.from);
    const margin = depthMarginText({ margin: depth, isAtLeast, survey }, units);
    facts.push({ label: wording.depth, value: `${rangeText(charted, units)}, ${margin}` });
  } else {
    facts.push({ label: wording.depth, value: wording.without[charted.kind] });
  }
  if (charted.newer !== null)
    facts.push({ label: wording.newer, value: newerChartText(charted.newer) });
  const bottom = bottomAt(chart, position);
  if (bottom !== null && bottom.feature.materials.length > 0) {
    const away = awayText(bottom.distance, bottom.bearing, units);
    facts.push({
      label: wording.bottom,
      value: `${bottom.feature.materials.join(" and ")}, ${away}`,
    });
  }
  const contour = nearestContour(chart, position);
  if (contour !== null) {
    const { feature, distance, bearing } = contour;
    const away = awayText(distance, bearing, units);
    facts.push({
      label: wording.edge,
      value: wording.contour(nominalDepthText(feature.depth, units), away),
    });
  }
  const danger = nearestDanger(chart, position);
  if (danger !== null) {
    facts.push({ label: wording.danger, value: dangerText(danger, units) });
  }
  return { facts, source: sourceText(charted.cell) };
}
