import { springStrengthAt, timeToNext } from "@striper/marine/tides";
import {
  day,
  harborDate,
  harborDayBounds,
  hour,
  minute,
  shiftDate,
  type Instant,
} from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";

import { fact, type Fact, type FactRow } from "#angling/assistant/facts.ts";
import type { Frame, TideOffset, When } from "#angling/assistant/frame.ts";
import {
  answered,
  assumptions,
  clockWords,
  dayWords,
  onDay,
  listWords,
  momentWords,
  sentence,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import {
  feetWords,
  heightRow,
  nameOf,
  stageIn,
  tideAnswer,
  told,
  turnRow,
  turnsByDay,
  type TideView,
} from "./tide-view.ts";

/** The days or hours asked about; null for a moment or none. */
const spanOf = ({ when }: Frame): When | null => (when?.precision === "instant" ? null : when);

const heightAsked = (height: number): Fact =>
  fact("asked-height", height, "Your question", { unit: "ft" });

export function answerOffset(view: TideView, { minutes, of }: TideOffset): Reply {
  const { frame, now, tide } = view;
  const { from, to } = spanOf(frame) ?? { from: now, to: now + day };
  const turns = tide.extremes(from - 8 * hour, to + 8 * hour).filter(({ type, instant }) => {
    const at = instant + minutes * minute;
    const isInside = [at, instant].some((one) => one >= from && one < to);
    return type === of && isInside && at >= from - hour;
  });
  const shown = frame.when === null ? turns.slice(0, 1) : turns.slice(0, 4);
  const relation = `${timeToNext(Math.abs(minutes) / 60)} ${minutes < 0 ? "before" : "after"}`;
  const lines = shown.map(({ instant, type }) => {
    const at = instant + minutes * minute;
    return `${momentWords(at, now)} is ${relation} the ${clockWords(instant)} ${nameOf[type]} at ${view.station}; the water then stands at ${feetWords(tide.heightAt(at))}`;
  });
  const rows = shown.flatMap((turn): FactRow[] => {
    const at = turn.instant + minutes * minute;
    return [turnRow(turn), heightRow(view, at), ["tide-offset", minutes, "min", at]];
  });
  const none = `No ${nameOf[of]} falls there in that time at ${view.station}.`;
  return answered(
    [...(shown.length === 0 ? [none] : lines.map(sentence)), assumptions(frame, [view.note])],
    told(view, rows),
  );
}

const longestSearch = 370 * day;

/** The highest or lowest turn in a span; without one, of the next thirty days. */
export function answerExtreme(view: TideView): Reply {
  const { frame, now, tide } = view;
  const span = spanOf(frame);
  // What is to come begins now; a month or a day is taken whole.
  const isAhead = /\b(?:next|coming|following) \d*/.test(frame.words);
  const from = span === null || (isAhead && span.from < now) ? now : span.from;
  const to = Math.min(span?.to ?? now + 30 * day, from + longestSearch);
  const wantsLow = frame.cues.includes("low") && !/high/.test(frame.cues.join(" "));
  const turns = tide.extremes(from, to).filter(({ type }) => type === (wantsLow ? "L" : "H"));
  const [best] = turns.toSorted((a, b) => (wantsLow ? a.height - b.height : b.height - a.height));
  if (best === undefined) {
    const around = tide.extremes(from - 8 * hour, to + 8 * hour);
    const words = `No ${wantsLow ? "low" : "high"} tide falls in that time at ${view.station}. Around it: ${turnsByDay(around, now)}`;
    return tideAnswer(view, [words], around.map(turnRow));
  }
  const words = `The ${wantsLow ? "lowest low" : "highest high"} tide at ${view.station} from ${dayWords(harborDate(from), now)} to ${dayWords(harborDate(to - minute), now)} is ${feetWords(best.height)} at ${momentWords(best.instant, now)}.`;
  return tideAnswer(
    view,
    [words],
    [
      turnRow(best),
      ["period-from", harborDate(from), "date"],
      ["period-to", harborDate(to - minute), "date"],
    ],
  );
}

const noonStrength = (date: string): number =>
  springStrengthAt(harborDayBounds(date).from + 12 * hour);

/** Springs come twice a lunar month, every 14.8 days, and neaps between them. */
const daysBetweenSprings = 15;

/** "When is the next spring tide": the day of the coming ones; null where a day is asked about. */
function comingDay({ words, when }: Frame, now: Instant): string | null {
  const [, kind] = /\b(?:when|next|what day)\b.*\b(spring|neap)/.exec(words) ?? [];
  if (kind === undefined || when !== null) return null;
  const today = harborDate(now);
  const days = Array.from({ length: daysBetweenSprings }, (_, ahead) => shiftDate(today, ahead));
  const sign = kind === "spring" ? -1 : 1;
  const [first] = days.toSorted((a, b) => sign * (noonStrength(a) - noonStrength(b)));
  return first ?? null;
}

export function answerRange(view: TideView): Reply {
  const { frame, now, tide } = view;
  const date = frame.when?.date ?? comingDay(frame, now) ?? harborDate(now);
  const { from, to } = harborDayBounds(date);
  const turns = tide.extremes(from, to);
  const heights = turns.map(({ height }) => height);
  const range = Math.max(...heights) - Math.min(...heights);
  const strength = Math.round(noonStrength(date) * 100);
  const kind =
    strength >= 67
      ? "spring tides"
      : strength <= 33
        ? "neap tides"
        : "between neap and spring tides";
  const rows: readonly FactRow[] = [
    ...turns.map(turnRow),
    ["tide-range", roundTo(range, 2), "ft", from + 12 * hour],
    ["spring-strength", strength, "%", from + 12 * hour],
  ];
  const words = `${onDay(date, now)} the water at ${view.station} moves through ${feetWords(range)}: ${kind} (${strength}% of the way from neap to spring).`;
  return answered(
    [words, turnsByDay(turns, now), assumptions(frame, [view.note])],
    told(view, rows),
  );
}

const minusSearch = 60 * day;
const mostMinus = 4;

/** Lows that fall below the chart's zero. */
export function answerMinus(view: TideView): Reply {
  const { frame, now, tide } = view;
  const span = spanOf(frame);
  const from = span?.from ?? now;
  const to = Math.min(span?.to ?? now + minusSearch, from + longestSearch);
  const lows = tide.extremes(from, to).filter(({ type, height }) => type === "L" && height < 0);
  const shown = lows.slice(0, span === null ? 1 : mostMinus);
  if (shown.length === 0)
    return answered(
      [`No low tide at ${view.station} falls below 0 ft in that time.`],
      [heightAsked(0)],
    );
  const lead =
    span === null ? `The next minus tide at ${view.station}:` : `Minus tides at ${view.station}:`;
  return tideAnswer(view, [lead, turnsByDay(shown, now)], shown.map(turnRow));
}

const risingWords = /\b(?:way up|rising|incoming|coming (?:in|up)|flood\w*|up to)\b/;
const fallingWords =
  /\b(?:way down|way out|falling|outgoing|going (?:out|down)|ebb\w*|drop\w*|down to)\b/;

/** Whether a passing of the height in this direction is asked about. */
export function isWantedWay(words: string, isRising: boolean): boolean {
  const rises = risingWords.test(words);
  const falls = fallingWords.test(words);
  return rises === falls || rises === isRising;
}

const longestCrossings = 3 * day;
const monthAhead = 30 * day;
const mostBeyond = 12;

/** Over many days: the high tides that reach the height, or the lows that fall to it. */
function answerTurnsBeyond(
  view: TideView,
  height: number,
  bounds: { readonly from: number; readonly to: number },
): Reply {
  const { frame, now, tide } = view;
  const isLow = fallingWords.test(frame.words) || /\b(?:below|under|less than)\b/.test(frame.words);
  const from = bounds.from < now && now < bounds.to ? now : bounds.from;
  const turns = tide
    .extremes(from, Math.min(bounds.to, from + longestSearch))
    .filter((turn) =>
      isLow
        ? turn.type === "L" && turn.height <= height
        : turn.type === "H" && turn.height >= height,
    );
  const shown = turns.slice(0, mostBeyond);
  const kind = isLow ? `low tides of ${height} ft or less` : `high tides of ${height} ft or more`;
  const lead =
    turns.length === 0
      ? `No ${kind} fall in that time at ${view.station}.`
      : `${turns.length} ${kind} at ${view.station}${shown.length < turns.length ? ", the first of them" : ""}:`;
  const reply = tideAnswer(
    view,
    [lead, turnsByDay(shown, now)],
    [["turn-count", turns.length], ...shown.map(turnRow)],
  );
  return { ...reply, facts: [heightAsked(height), ...reply.facts] };
}

/** When the water passes a height on the day asked about. */
export function answerCrossing(view: TideView, height: number): Reply {
  const { frame, now, tide } = view;
  const bounds = spanOf(frame) ?? { from: now, to: now + day };
  // "The next high over 11 ft" is a turn, not a passing.
  const isTurn = frame.cues.includes("high") !== frame.cues.includes("low");
  const isBeyond = /\b(?:over|above|at least|more than|under|below|less than)\b/.test(frame.words);
  if (frame.when === null && isTurn && isBeyond)
    return answerTurnsBeyond(view, height, { from: now, to: now + monthAhead });
  if (bounds.to - bounds.from > longestCrossings) return answerTurnsBeyond(view, height, bounds);
  const to = bounds.to;
  const points = tide.curve(bounds.from, to, 2 * minute);
  const crossings = points.filter((point, index) => {
    const before = points[index - 1];
    if (before === undefined || before.height < height === point.height < height) return false;
    return isWantedWay(frame.words, point.height >= height);
  });
  if (crossings.length === 0) {
    const turns = tide.extremes(bounds.from, to);
    return answered(
      [
        `The water at ${view.station} does not pass ${height} ft in that time.`,
        turnsByDay(turns, now),
      ],
      [heightAsked(height), ...told(view, turns.map(turnRow))],
    );
  }
  const times = crossings.map(
    ({ instant }) => `${momentWords(instant, now)} (${stageIn(view, instant)})`,
  );
  return answered(
    [
      `The water at ${view.station} passes ${height} ft at ${listWords(times)}.`,
      assumptions(frame, [view.note]),
    ],
    [
      heightAsked(height),
      ...told(
        view,
        crossings.map(({ instant }) => heightRow(view, instant)),
      ),
    ],
  );
}
