import { slackBelow, type CurrentEvent, type CurrentPredictor } from "@striper/marine/currents";
import { formatHarborTime, hour } from "@striper/marine/time";
import { compassPoint, roundTo } from "@striper/marine/units";
import type { Headline } from "#angling/assistant/cards/card.ts";
import {
  capital,
  dayText,
  listText,
  momentText,
  timesText,
  whenText,
} from "#angling/assistant/tools/shown-words.ts";
import { currentTurnWords, currentWords, flowOf, isSlack } from "#angling/words/index.ts";
import { turningTool, type TurningDay } from "./turning.ts";

type CurrentDay = TurningDay<CurrentPredictor, CurrentEvent>;

const strength = (speed: number): number => roundTo(Math.abs(speed), 1);

function eventFor(
  { turns, ahead, isMoment }: CurrentDay,
  aspect: string | undefined,
): CurrentEvent | undefined {
  if (aspect === "slack") return ahead.find(({ kind }) => kind === "slack");
  if (aspect === "ebb" || aspect === "flood")
    return ahead.find(({ kind }) => kind === `max-${aspect}`);
  if (aspect === "strongest")
    return (isMoment ? ahead : turns).toSorted((a, b) => Math.abs(b.speed) - Math.abs(a.speed))[0];
  return isMoment ? undefined : ahead[0];
}

function headline(day: CurrentDay, aspect: string | undefined): Headline {
  const { predictor, station, asked, now } = day;
  const event = eventFor(day, aspect);
  if (event?.kind === "slack") {
    const label = `Slack at ${station}, ${dayText(event.instant, now)}`;
    return { figure: formatHarborTime(event.instant), unit: null, label };
  }
  const at = event?.instant ?? asked.at;
  const speed = event?.speed ?? predictor.speedAt(at);
  const flow = flowOf(speed);
  const name = event !== undefined ? `Strongest ${flow}` : isSlack(speed) ? "Slack" : capital(flow);
  const when = event === undefined && asked.isNow ? "now" : momentText(at, now);
  const label = `${name} at ${station}, ${when}`;
  return { figure: strength(speed).toFixed(1), unit: "kt", label };
}

function text(day: CurrentDay, aspect: string | undefined): string {
  const { predictor, station, asked, isMoment, now, ahead } = day;
  const event = eventFor(day, aspect);
  if (!isMoment) {
    const told = event === undefined || aspect === undefined ? day.turns : [event];
    return `${capital(day.day)} at ${station}: ${listText(told.map(currentTurnWords))}.`;
  }
  const speed = predictor.speedAt(asked.at);
  const toward = compassPoint(speed < 0 ? predictor.ebbDirection : predictor.floodDirection);
  const runs = `${currentWords(speed)}${isSlack(speed) ? "" : ` toward the ${toward}`}`;
  const lead = event === undefined ? "" : `${capital(currentTurnWords(event))}. `;
  const coming = listText(ahead.slice(0, 3).map(currentTurnWords));
  return `${lead}${runs} at ${station} ${whenText(asked.at, now)}. Next: ${coming}.`;
}

/** Maximum half-width of a slack span; longer weak water gives none. */
const slackWithin = 3 * hour;

function slackSpans({ predictor, ahead }: CurrentDay): string {
  const spans = ahead
    .filter(({ kind }) => kind === "slack")
    .flatMap(({ instant }) =>
      predictor
        .slackWindows(instant - slackWithin, instant + slackWithin)
        .filter(({ from, to }) => from <= instant && instant <= to)
        .filter(({ from, to }) => instant - from < slackWithin && to - instant < slackWithin),
    )
    .map(timesText);
  return spans.length === 0
    ? "It is weak for hours around slack."
    : `Under ${slackBelow} kt: ${listText(spans)}.`;
}

export const current = turningTool<CurrentPredictor, CurrentEvent>({
  name: "current",
  title: "Current",
  description: "Tidal current: what runs at an hour, slacks, the strongest flood and ebb.",
  takes: ["place", "date", "hour", "minute", "aspect"],
  aspects: ["now", "slack", "strongest", "ebb", "flood"],
  without: "Ask for its tide, or for a charted place such as Hull Gut or the Cape Cod Canal.",
  page: "https://tidesandcurrents.noaa.gov/noaacurrents/predictions.html",
  remind: { label: "Remind me of slack", alert: () => "slack" },
  predictorOf: (id, { providers }) => providers.current(id),
  turnsOf: (predictor, from, to) => predictor.events(from, to),
  turnWords: currentTurnWords,
  turnFact: (event) =>
    event.kind === "slack"
      ? ["slack", `before ${event.turnsTo}`, null, event.instant]
      : [event.kind, strength(event.speed), "kt", event.instant],
  stateFact: (predictor, at) => ["current-speed", strength(predictor.speedAt(at)), "kt", at],
  headline,
  text,
  details: (day) => [
    slackSpans(day),
    `Flood runs toward the ${compassPoint(day.predictor.floodDirection)}, ebb toward the ${compassPoint(day.predictor.ebbDirection)}.`,
  ],
});
