import { bottomAt, depthNow, nearestDanger, type DepthNow } from "@striper/marine/charts";
import { hour, type Instant } from "@striper/marine/time";
import { metres, roundTo } from "@striper/marine/units";
import { listWords, momentWords, type AnswerContext } from "#angling/assistant/answers/reply.ts";
import { fact, screens, type Fact } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import type { ChartedPlace } from "./charted-place.ts";
import {
  awayWords,
  chartedWords,
  inFeet,
  marginFeet,
  rangeWords,
  surveyWords,
} from "./depth-words.ts";

export const chartSource = ({ cell }: ChartedPlace): string =>
  `NOAA chart ${cell.name}, edition ${cell.edition}.${cell.update} of ${cell.issued}`;

export const depthAt = (place: ChartedPlace, at: Instant): DepthNow =>
  depthNow(place, place.zone, place.level(at));

/** "± 4 ft", "± 8 ft or more" where the survey is too poor for a figure. */
export const marginWords = ({ margin, isAtLeast }: DepthNow): string =>
  `± ${marginFeet(margin)} ft${isAtLeast ? " or more" : ""}`;

export const timeWords = (at: Instant, now: Instant): string =>
  Math.abs(at - now) < 60_000 ? "now" : `at ${momentWords(at, now)}`;

/** Every time told of a place, as facts. */
export function depthFacts(place: ChartedPlace, moments: readonly Instant[]): readonly Fact[] {
  const source = chartSource(place);
  const parts = { place: place.point.name, screen: screens.map };
  return [
    ...moments.flatMap((at) => {
      const depth = depthAt(place, at);
      return [
        fact("depth", rangeWords(depth), source, { ...parts, at }),
        fact("depth-margin", marginFeet(depth.margin), source, { ...parts, unit: "ft", at }),
        fact("tide-height", roundTo(inFeet(place.level(at).height), 2), place.station, {
          ...parts,
          unit: "ft",
          at,
        }),
      ];
    }),
    fact("charted-depth", chartedWords(place), source, parts),
  ];
}

/** The next low and the next high after a moment, in the order in which they come. */
export function turnsAfter({ tide }: ChartedPlace, from: Instant) {
  const turns = tide.extremes(from, from + 26 * hour);
  return (["L", "H"] as const)
    .map((type) => turns.find((turn) => turn.type === type))
    .filter((turn) => turn !== undefined)
    .toSorted((a, b) => a.instant - b.instant);
}

/** The times a question asks about: its hour, its low or high, else now. */
export function momentsAsked(
  { when, cues }: Frame,
  place: ChartedPlace,
  { now }: AnswerContext,
): readonly Instant[] {
  if (when?.precision === "instant") return [when.from];
  const from = Math.max(when?.from ?? now, now);
  const wanted = cues.includes("low") ? "L" : cues.includes("high") ? "H" : null;
  const turns = turnsAfter(place, from);
  const one = turns.find(({ type }) => type === wanted);
  if (one !== undefined) return [one.instant];
  return when === null ? [now] : turns.map(({ instant }) => instant);
}

/** What the bottom is farther away tells little of the place, meters. */
const reachOfBottom = metres(500);

export interface Around {
  readonly words: readonly string[];
  readonly facts: readonly Fact[];
}

/** What a depth is told with: whose water it is, the nearest danger, the margin's reasons, the source. */
export function toldWith(place: ChartedPlace): Around {
  const source = chartSource(place);
  const { off, zone, station, point } = place;
  const danger = nearestDanger(place.chart, point.position);
  const bottom = bottomAt(place.chart, point.position);
  const beside =
    off === null
      ? null
      : `The pin is on land or a pier: this is the water ${awayWords(off.distance, off.bearing)} of it.`;
  const rock =
    danger === null
      ? null
      : `Nearest ${danger.feature.kind}: ${danger.distance < 1 ? "right here" : awayWords(danger.distance, danger.bearing)}.`;
  const why = `The margin counts the chart's (${surveyWords(zone)}) and wind and pressure of ordinary days, not swell or surge.`;
  const ground =
    bottom === null || bottom.distance > reachOfBottom || bottom.feature.materials.length === 0
      ? null
      : `Bottom ${bottom.distance < 1 ? "there" : awayWords(bottom.distance, bottom.bearing)}: ${listWords(bottom.feature.materials)}.`;
  const told = [beside, rock, ground].filter((words) => words !== null);
  return {
    words: [
      ...told,
      why,
      `Charted ${chartedWords(place)} mean lower low water; tide of ${station}. Source: ${source}. Not for navigation.`,
    ],
    facts: [
      ...told.map((words) => fact("chart-near", words, source, { place: point.name })),
      fact("survey-zone", zone ?? "unknown", source, { place: point.name }),
    ],
  };
}
