import { nextDry, type DryWindow } from "@striper/marine/charts";
import { harborDate, type Instant } from "@striper/marine/time";
import { metres } from "@striper/marine/units";
import {
  answered,
  clockWords,
  momentWords,
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
  toldWith,
  turnsAfter,
} from "./depth-told.ts";
import { marginFeet } from "./depth-words.ts";

const clockHint =
  "Turn back well before: the wading clock counts your depth, distance, swell and these margins.";

/** The next low, after which the water comes. */
function lowTold(place: ChartedPlace, from: Instant, now: Instant) {
  const lows = turnsAfter(place, from).filter(({ type }) => type === "L");
  const next = lows.map(({ instant }) => ({ at: momentWords(instant, now), instant }));
  return {
    words: next.map(({ at }) => `Low water is at ${at}: start back by then at the latest.`),
    facts: next.map(({ at, instant }) =>
      fact("low-tide", at, place.station, { place: place.point.name, at: instant }),
    ),
  };
}

/** When the highest ground of a flat or bar is dry, when all of it is, and what the margin makes of it. */
export function answerWhenDry({ when }: Frame, place: ChartedPlace, { now }: AnswerContext): Reply {
  const from = Math.max(when?.from ?? now, now);
  const source = chartSource(place);
  const { name } = place.point;
  const depth = depthAt(place, from);
  const about = toldWith(place);
  const told = (kind: string, at: number): Fact =>
    fact(kind, momentWords(at, now), source, { place: name, at, screen: "/wading" });
  const marginTold = fact("depth-margin", marginFeet(depth.margin), source, {
    unit: "ft",
    place: name,
    screen: screens.map,
  });
  const dry = (ground: number): DryWindow | null => nextDry(place.tide, metres(ground), from);
  if (place.from >= 0)
    return answered(
      [`**${name} does not dry by the chart**, ${marginWords(depth)}.`, ...about.words],
      [...depthFacts(place, [from]), marginTold, ...about.facts],
    );
  const [highest, lowest] = [0 - place.from, 0 - (place.to ?? place.from)];
  const first = dry(highest);
  const whole = dry(lowest);
  // As low and as wet as the margin allows: what somebody may count on.
  const sure = dry(lowest - depth.margin);
  if (first === null)
    return answered(
      [`**${name} stays covered in the next seven days by the chart**, ${marginWords(depth)}.`],
      [...depthFacts(place, [from]), marginTold],
    );
  const span = ({ opens, closes }: DryWindow): string => {
    const isOneDay = harborDate(opens) === harborDate(closes);
    return `${isOneDay ? clockWords(opens) : momentWords(opens, now)} to ${momentWords(closes, now)}`;
  };
  const predicted =
    whole === null
      ? `by the chart only its highest ground dries, from ${span(first)}`
      : `by the chart all of it is dry from ${span(whole)}, then it goes under`;
  const lowWater = lowTold(place, from, now);
  const words = [
    sure === null
      ? `**Count on no hour for ${name}:** ${predicted}, but with the margin (${marginWords(depth)}) subtracted its lowest ground may not dry at all.`
      : `**${name}: count on ${span(sure)} at most**, with the margin (${marginWords(depth)}) subtracted; ${predicted}.`,
    whole === null ? null : `Its highest ground is dry from ${span(first)}.`,
    ...lowWater.words,
    clockHint,
    ...about.words,
  ];
  const times = [first, whole, sure].flatMap((window) =>
    window === null ? [] : [told("dries", window.opens), told("covered", window.closes)],
  );
  return answered(words, [
    ...times,
    ...lowWater.facts,
    marginTold,
    ...depthFacts(place, [from]),
    ...about.facts,
  ]);
}
