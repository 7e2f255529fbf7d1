import { findStation } from "@striper/marine/stations";
import { timeToNext } from "@striper/marine/tides";
import { day, harborDate, harborDayBounds, hour, minute, type Instant } from "@striper/marine/time";
import { sources, type FactRow } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { onDate } from "#angling/assistant/understanding/time/read-when.ts";
import {
  answered,
  clockWords,
  declinedWith,
  listWords,
  momentWords,
  placeFor,
  stationNote,
  type AnswerContext,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import {
  feetWords,
  heightRow,
  nameOf,
  severalNext,
  stageIn,
  stageRow,
  stateWords,
  tideAnswer,
  told,
  turnRow,
  turnsByDay,
  wantedTypes,
  type TideView,
} from "./tide-view.ts";
import {
  answerCrossing,
  answerExtreme,
  answerMinus,
  answerOffset,
  answerRange,
} from "./tide-searches.ts";
import { answerHalf } from "./half-tide.ts";
import { endsOf } from "./span-ends.ts";

function answerMoment(view: TideView, instant: Instant): Reply {
  const { frame, now, tide } = view;
  const types = wantedTypes(frame);
  const turns = tide.extremes(instant, instant + 27 * hour);
  const next = types
    .flatMap((type) => turns.filter((turn) => turn.type === type).slice(0, 1))
    .toSorted((a, b) => a.instant - b.instant);
  const isNow = Math.abs(instant - now) < minute;
  const state = isNow
    ? `The tide at ${view.station} is ${stageIn(view, instant)}, at ${feetWords(tide.heightAt(instant))} now.`
    : stateAt(view, instant);
  const following = next.map(
    (turn) =>
      `${nameOf[turn.type]} ${isNow ? `in ${timeToNext((turn.instant - now) / hour)}, ` : ""}at ${momentWords(turn.instant, now)} (${feetWords(turn.height)})`,
  );
  const list = `Next: ${listWords(following)}.`;
  const sentences = types.length === 1 && frame.when === null ? [list, state] : [state, list];
  return tideAnswer(view, sentences, [
    heightRow(view, instant),
    stageRow(view, instant),
    ...next.map(turnRow),
    ...(isNow ? next : []).map(({ instant: at }): FactRow => {
      return ["time-to-tide", Math.round((at - now) / minute), "min", at];
    }),
  ]);
}

const stateAt = (view: TideView, instant: Instant): string =>
  `At ${momentWords(instant, view.now)} the tide at ${view.station} is ${stateWords(view, instant)}.`;

/** The turns to come, as many as were asked for. */
function answerNext(view: TideView, from: Instant, count: number): Reply {
  const types = wantedTypes(view.frame);
  const turns = view.tide
    .extremes(from, from + (count + 2) * day)
    .filter(({ type }) => types.includes(type))
    .slice(0, count);
  const lead =
    turns.length === 1 ? `At ${view.station}.` : `The next ${turns.length} at ${view.station}.`;
  return tideAnswer(
    view,
    [lead, turnsByDay(turns, view.now)],
    [["turn-count", turns.length], ...turns.map(turnRow)],
  );
}

/** What a question is after that no turn falls into. */
const nameOfTypes = ([type, other]: readonly ("H" | "L")[]): string =>
  type === undefined || other !== undefined ? "turn of the tide" : nameOf[type];

/** In the night that is running what has been is over: what is left of it, else what comes after. */
function answerRestOfNight(view: TideView, to: Instant): Reply {
  const { now, tide, frame } = view;
  const types = wantedTypes(frame);
  const isLeft = tide.extremes(now, to).some(({ type }) => types.includes(type));
  if (isLeft) return answerSpan(view, now, to);
  const later = tide.extremes(to, to + day).filter(({ type }) => types.includes(type));
  return tideAnswer(
    view,
    [
      `No ${nameOfTypes(types)} is left before ${momentWords(to, now)} at ${view.station}.`,
      `After it: ${turnsByDay(later, now)}`,
    ],
    [["night-ends", clockWords(to), null, to], ...later.map(turnRow)],
  );
}

const mostTurns = 16;

function answerSpan(view: TideView, from: Instant, to: Instant): Reply {
  const { frame, now, tide } = view;
  const types = wantedTypes(frame);
  const inside = tide.extremes(from, to).filter(({ type }) => types.includes(type));
  const ends = endsOf(view, from, to);
  if (inside.length === 0) {
    const around = tide
      .extremes(from - 8 * hour, to + 8 * hour)
      .filter(({ type }) => types.includes(type));
    return tideAnswer(
      view,
      [
        `No ${nameOfTypes(types)} falls in that time at ${view.station}.`,
        ends.words,
        `Around it: ${turnsByDay(around, now)}`,
      ],
      [...ends.rows, ...around.map(turnRow)],
    );
  }
  const shown = inside.slice(0, mostTurns);
  const cut = inside.length > shown.length ? "The days after that are on the tide screen." : null;
  return tideAnswer(
    view,
    [`Tides at ${view.station}.`, turnsByDay(shown, now), ends.words, cut],
    [...shown.map(turnRow), ...ends.rows],
  );
}

export async function answerTide(frame: Frame, context: AnswerContext): Promise<Reply> {
  const place = placeFor(frame, context);
  const station = place.tideStationId === null ? undefined : findStation(place.tideStationId);
  if (station === undefined)
    return declinedWith(`No tide station is near enough to ${place.name} to tell its tide.`);
  const { now, providers } = context;
  const view: TideView = {
    tide: await providers.tide(station.id),
    station: station.name,
    source: `${sources.tide}, station ${station.id} ${station.name}`,
    frame,
    now,
    note: stationNote(place, frame, station.name, "tide"),
  };
  return tideReply(view);
}

function tideReply(view: TideView): Reply {
  const { frame, now } = view;
  const { when, cues } = frame;
  if (frame.tideOffset !== null) return answerOffset(view, frame.tideOffset);
  const isWhen = /\b(?:when|what time|how long|times)\b/.test(frame.words);
  if (frame.height !== null && when?.precision === "instant" && !isWhen)
    return answerAgainst(view, when.from, frame.height);
  if (frame.height !== null) return answerCrossing(view, frame.height);
  if (cues.includes("halfTide")) return answerHalf(view);
  if (cues.includes("minus")) return answerMinus(view);
  if (cues.includes("range")) return answerRange(view);
  if (cues.includes("extreme")) return answerExtreme(view);
  if (when !== null && /\b(?:first|next) (?:high|low)(?: tide| water)? after\b/.test(frame.words))
    return answerNext(view, when.from, 1);
  const count = severalNext(frame);
  if (count !== null && count > 0)
    return answerNext(view, when === null ? now : Math.max(now, when.from), count);
  if (when === null) {
    if (cues.includes("last")) return answerSpan(view, now - 14 * hour, now);
    return cues.includes("all") && !cues.includes("next") && !cues.includes("stage")
      ? answerSpan(view, harborDayBounds(harborDate(now)).from, harborDayBounds(harborDate(now)).to)
      : answerMoment(view, now);
  }
  if (when.precision === "instant" && !(cues.includes("high") || cues.includes("low")))
    return answerMoment(view, when.from);
  if (when.precision === "instant") return answerNear(view, when.from);
  const isRunning = when.part === "night" && when.from <= now && now < when.to;
  if (isRunning && harborDate(when.from) < harborDate(now)) return answerRestOfNight(view, when.to);
  return answerSpan(view, when.from, when.to);
}

/** "Will it be above 9 ft at six?": the water then, against the height. */
function answerAgainst(view: TideView, instant: Instant, height: number): Reply {
  const water = view.tide.heightAt(instant);
  const side = water >= height ? "above" : "below";
  const lead = `At ${momentWords(instant, view.now)} the tide at ${view.station} is **${feetWords(water)}, ${side} ${height} ft**, and ${stageIn(view, instant)}.`;
  const crossing = answerCrossing(
    { ...view, frame: { ...view.frame, when: onDate(harborDate(instant)) } },
    height,
  );
  const facts = told(view, [
    heightRow(view, instant),
    stageRow(view, instant),
    ["height-reached", side, null, instant],
  ]);
  return answered([lead, crossing.text], [...facts, ...crossing.facts]);
}

/** "Is it high tide at six?": the water at the time and the turns around it. */
function answerNear(view: TideView, instant: Instant): Reply {
  if (Math.abs(instant - view.now) < hour) return answerMoment(view, instant);
  const { from, to } = harborDayBounds(harborDate(instant));
  const types = wantedTypes(view.frame);
  const turns = view.tide.extremes(from, to).filter(({ type }) => types.includes(type));
  return tideAnswer(
    view,
    [stateAt(view, instant), turnsByDay(turns, view.now)],
    [heightRow(view, instant), stageRow(view, instant), ...turns.map(turnRow)],
  );
}
