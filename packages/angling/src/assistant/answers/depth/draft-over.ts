import { heightCrossings } from "@striper/marine/tides";
import { harborDate, harborDayBounds, type Instant } from "@striper/marine/time";
import { metresToFeet, metres, roundTo } from "@striper/marine/units";
import {
  answered,
  clockWords,
  dayWords,
  listWords,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import { fact, screens, type Fact } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import type { ChartedPlace } from "./charted-place.ts";
import {
  chartSource,
  depthAt,
  depthFacts,
  marginWords,
  momentsAsked,
  timeWords,
  toldWith,
} from "./depth-told.ts";
import { inFeet, leastFeet, rangeWords } from "./depth-words.ts";

interface Span {
  readonly from: Instant;
  readonly to: Instant;
}

/** The stretches of a day at which the water stands above a level, meters above the chart's zero. */
function above({ tide }: ChartedPlace, level: number, { from, to }: Span): readonly Span[] {
  const height = metresToFeet(metres(level));
  const rises = heightCrossings(tide, height, "rising", from, to);
  const falls = heightCrossings(tide, height, "falling", from, to);
  const starts = tide.heightAt(from) >= height ? [from, ...rises] : rises;
  return starts.map((start) => ({ from: start, to: falls.find((fall) => fall > start) ?? to }));
}

/** The hours of the day asked about at which the draft floats even at the worst of the margin. */
function hoursTold(place: ChartedPlace, draft: number, at: Instant, now: Instant) {
  const date = harborDate(at);
  const day = harborDayBounds(date);
  const { margin } = depthAt(place, at);
  const need = draft / inFeet(1) + margin - place.from;
  const spans = above(place, need, day);
  const source = chartSource(place);
  const parts = { place: place.point.name, screen: screens.map };
  const facts: readonly Fact[] = spans.flatMap(({ from, to }) => [
    fact("clear-from", clockWords(from), source, { ...parts, at: from }),
    fact("clear-to", clockWords(to), source, { ...parts, at: to }),
  ]);
  const isAllDay = spans.some(({ from, to }) => from === day.from && to === day.to);
  const told = spans.map(({ from, to }) => `${clockWords(from)} to ${clockWords(to)}`);
  const words =
    spans.length === 0
      ? `At no hour ${dayWords(date, now)} is there that much with the margin subtracted.`
      : isAllDay
        ? `It is there all day, ${dayWords(date, now)}, with the margin subtracted.`
        : `With the margin subtracted it is there ${listWords(told)}, ${dayWords(date, now)}.`;
  return { words, facts };
}

/** Whether a boat of a draft floats at a place: by the chart, with what is left after the margin. */
export function answerDraft(
  frame: Frame,
  draft: number,
  place: ChartedPlace,
  context: AnswerContext,
): Reply {
  const { now } = context;
  const [at = now] = momentsAsked(frame, place, context);
  const depth = depthAt(place, at);
  const least = leastFeet(depth.from);
  const worst = leastFeet(depth.from - depth.margin);
  const size = `${roundTo(draft, 1)} ft draft`;
  const where = `${place.point.name} ${timeWords(at, now)}`;
  const range = `${rangeWords(depth)}, ${marginWords(depth)}`;
  const hours = hoursTold(place, draft, at, now);
  const about = toldWith(place);
  const lead = depth.isAtLeast
    ? `**No verdict for ${size} at ${where}:** the survey is too poor. The chart has ${range}.`
    : least < draft
      ? `**Not by the chart: ${size} at ${where}.** It has ${range}.`
      : worst < draft
        ? `**Not for sure: ${size} at ${where}.** The chart has ${range}.`
        : `**By the chart ${size} clears at ${where}:** ${range}, so at least ${worst} ft.`;
  return answered(
    [
      lead,
      depth.isAtLeast ? null : hours.words,
      "Swell, wake and shoals beside the point are not counted, and bottoms shift.",
      ...about.words,
    ],
    [
      fact("asked-draft", roundTo(draft, 1), "Your question", { unit: "ft" }),
      fact("least-depth", worst, chartSource(place), { unit: "ft", place: place.point.name, at }),
      ...(depth.isAtLeast ? [] : hours.facts),
      ...depthFacts(place, [at]),
      ...about.facts,
    ],
  );
}
