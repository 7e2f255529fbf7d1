import { day, hour, minute } from "@striper/marine/time";
import {
  clockWords,
  momentWords,
  whenWords,
  type Reply,
} from "#angling/assistant/answers/reply.ts";
import { isWantedWay } from "./tide-searches.ts";
import {
  heightRow,
  stateWords,
  tideAnswer,
  turnRow,
  turnsByDay,
  type TideView,
} from "./tide-view.ts";

const mostHalves = 4;

/** Half tide: when the water passes the middle between one turn and the next. */
export function answerHalf(view: TideView): Reply {
  const { frame, now, tide } = view;
  const isSpan = frame.when !== null && frame.when.precision !== "instant";
  const from = isSpan ? frame.when.from : now;
  const to = isSpan ? frame.when.to : now + day / 2;
  const turns = tide.extremes(from - 8 * hour, to + 8 * hour);
  const halves = turns.flatMap((turn, index) => {
    const next = turns[index + 1];
    if (next === undefined || !isWantedWay(frame.words, next.type === "H")) return [];
    const middle = (turn.height + next.height) / 2;
    const passed = tide
      .curve(turn.instant, next.instant, minute)
      .find(({ height }) => (next.type === "H" ? height >= middle : height <= middle));
    return passed === undefined || passed.instant < from || passed.instant >= to
      ? []
      : [passed.instant];
  });
  const shown = halves.slice(0, mostHalves);
  const times = shown.map(
    (at) => `${isSpan ? clockWords(at) : momentWords(at, now)}, ${stateWords(view, at)}`,
  );
  const days = isSpan ? `, ${whenWords(frame.when, now)}` : "";
  const lead =
    times.length === 0
      ? `No half tide falls in that time at ${view.station}.`
      : `Half tide at ${view.station}${days}: ${times.join("; ")}.`;
  return tideAnswer(
    view,
    [
      lead,
      `Around it: ${turnsByDay(
        turns.filter(({ instant }) => instant >= from - 7 * hour && instant < to + 2 * hour),
        now,
      )}`,
    ],
    [...shown.map((at) => heightRow(view, at, "half-tide")), ...turns.map(turnRow)],
  );
}
