import { slackBelow, type CurrentEvent, type CurrentPredictor } from "@striper/marine/currents";
import { formatHarborTime, hour } from "@striper/marine/time";
import { compassPoint, roundTo } from "@striper/marine/units";
import type { Headline } from "#angling/assistant/cards/card.ts";
import { capital, dayText, listText, momentText } from "#angling/assistant/tools/shown-moment.ts";
import type { Tool } from "#angling/assistant/tools/tool.ts";
import { currentTurnWords, currentWords, flowOf, isSlack } from "#angling/words/index.ts";
import { answerTurning, type Turning, type TurningDay } from "./turning.ts";

type CurrentDay = TurningDay<CurrentPredictor, CurrentEvent>;

const oneDecimal = (speed: number): string => roundTo(Math.abs(speed), 1).toFixed(1);

/** Returns the event an aspect asks for; none where the current at a moment is meant. */
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
  if (event !== undefined) {
    const label = `Strongest ${flowOf(event.speed)} at ${station}, ${momentText(event.instant, now)}`;
    return { figure: oneDecimal(event.speed), unit: "kt", label };
  }
  const speed = predictor.speedAt(asked.at);
  const flow = isSlack(speed) ? "Slack" : capital(flowOf(speed));
  const label = `${flow} at ${station}, ${asked.isNow ? "now" : momentText(asked.at, now)}`;
  return { figure: oneDecimal(speed), unit: "kt", label };
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
  const when = asked.isNow ? "now" : `at ${momentText(asked.at, now)}`;
  const lead = event === undefined ? "" : `${capital(currentTurnWords(event))}. `;
  const coming = listText(ahead.slice(0, 3).map(currentTurnWords));
  return `${lead}${runs} at ${station} ${when}. Next: ${coming}.`;
}

/** Around a slack; where the water is weak for longer no span is told. */
const slackWithin = 3 * hour;

/** How long the water stays below the threshold around each slack to come. */
function slackSpans({ predictor, ahead }: CurrentDay): string {
  const spans = ahead
    .filter(({ kind }) => kind === "slack")
    .flatMap(({ instant }) =>
      predictor
        .slackWindows(instant - slackWithin, instant + slackWithin)
        .filter(({ from, to }) => from <= instant && instant <= to)
        .filter(({ from, to }) => instant - from < slackWithin && to - instant < slackWithin),
    )
    .map(({ from, to }) => `${formatHarborTime(from)} to ${formatHarborTime(to)}`);
  return spans.length === 0
    ? "It is weak for hours around slack."
    : `Under ${slackBelow} kt: ${listText(spans)}.`;
}

const directionsOf = ({ floodDirection, ebbDirection }: CurrentPredictor) => ({
  flood: compassPoint(floodDirection),
  ebb: compassPoint(ebbDirection),
});

const water: Turning<CurrentPredictor, CurrentEvent> = {
  tool: "current",
  title: "Current",
  without: "Ask for its tide, or for a charted place such as Hull Gut or the Cape Cod Canal.",
  remind: { label: "Remind me of slack", alert: () => "slack" },
  predictorOf: (id, { providers }) => providers.current(id),
  turnsOf: (current, from, to) => current.events(from, to),
  turnWords: currentTurnWords,
  turnRow: (event) =>
    event.kind === "slack"
      ? ["slack", `before ${event.turnsTo}`, null, event.instant]
      : [event.kind, roundTo(Math.abs(event.speed), 1), "kt", event.instant],
  headline,
  text,
  details: (day) => {
    const { flood, ebb } = directionsOf(day.predictor);
    return [slackSpans(day), `Flood runs toward the ${flood}, ebb toward the ${ebb}.`];
  },
  rows: ({ predictor, asked, isMoment }) => {
    const speed = predictor.speedAt(asked.at);
    const { flood, ebb } = directionsOf(predictor);
    return [
      ["current-speed", isMoment ? roundTo(Math.abs(speed), 1) : null, "kt", asked.at],
      ["current-flow", isMoment ? flowOf(speed) : null, null, asked.at],
      ["slack-threshold", slackBelow, "kt"],
      ["flood-direction", flood],
      ["ebb-direction", ebb],
    ];
  },
};

export const current: Tool = {
  name: "current",
  title: "Current",
  description: "Tidal current: what runs at an hour, slacks, the strongest flood and ebb.",
  takes: ["place", "date", "hour", "minute", "aspect"],
  required: [],
  aspects: ["now", "slack", "strongest", "ebb", "flood"],
  answer: (slots, context) => answerTurning(water, slots, context),
};
