import { slackBelow, type CurrentEvent, type CurrentPredictor } from "@striper/marine/currents";
import { formatHarborTime, harborDayBounds, hour, type Instant } from "@striper/marine/time";
import { compassPoint, roundTo } from "@striper/marine/units";
import { buildCard, screenWith, unansweredCard } from "#angling/assistant/cards/build-card.ts";
import type { Headline } from "#angling/assistant/cards/card.ts";
import { factsFrom, screens, type FactRow } from "#angling/assistant/facts.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import type { AskedMoment } from "#angling/assistant/tools/asked.ts";
import {
  capital,
  dayAndTurn,
  dayText,
  listText,
  momentText,
  questionOf,
  stationOf,
} from "#angling/assistant/tools/shown-moment.ts";
import { shownDate } from "#angling/assistant/tools/shown-time.ts";
import type { Tool, ToolContext } from "#angling/assistant/tools/tool.ts";
import { currentTurnWords, currentWords, flowOf, isSlack } from "#angling/words/index.ts";

interface CurrentDay {
  readonly current: CurrentPredictor;
  readonly station: string;
  readonly asked: AskedMoment;
  readonly isMoment: boolean;
  readonly now: Instant;
  readonly events: readonly CurrentEvent[];
  /** From the moment asked about on; from the day's beginning where only a day was named. */
  readonly ahead: readonly CurrentEvent[];
}

const eventRow = (event: CurrentEvent): FactRow =>
  event.kind === "slack"
    ? ["slack", `before ${event.turnsTo}`, null, event.instant]
    : [event.kind, roundTo(Math.abs(event.speed), 1), "kt", event.instant];

const strongestOf = (events: readonly CurrentEvent[]): CurrentEvent | undefined =>
  events.toSorted((a, b) => Math.abs(b.speed) - Math.abs(a.speed))[0];

/** Returns the event an aspect asks for. */
function eventFor(
  { events, ahead, isMoment }: CurrentDay,
  aspect: string | undefined,
): CurrentEvent | undefined {
  if (aspect === "slack") return ahead.find(({ kind }) => kind === "slack");
  if (aspect === "ebb" || aspect === "flood")
    return ahead.find(({ kind }) => kind === `max-${aspect}`);
  if (aspect === "strongest") return strongestOf(isMoment ? ahead : events);
  return isMoment ? undefined : ahead[0];
}

function headlineOf(day: CurrentDay, aspect: string | undefined): Headline {
  const { current, station, asked, now } = day;
  const event = eventFor(day, aspect);
  if (event === undefined) {
    const speed = current.speedAt(asked.at);
    const flow = isSlack(speed) ? "Slack" : capital(flowOf(speed));
    const label = `${flow} at ${station}, ${asked.isNow ? "now" : momentText(asked.at, now)}`;
    return { figure: roundTo(Math.abs(speed), 1).toFixed(1), unit: "kt", label };
  }
  if (event.kind === "slack") {
    const label = `Slack at ${station}, ${dayText(event.instant, now)}`;
    return { figure: formatHarborTime(event.instant), unit: null, label };
  }
  const at = momentText(event.instant, now);
  const figure = roundTo(Math.abs(event.speed), 1).toFixed(1);
  return { figure, unit: "kt", label: `Strongest ${flowOf(event.speed)} at ${station}, ${at}` };
}

/** Around a slack, how long the water stays below the threshold; none where it is weak for hours. */
const slackWithin = 3 * hour;

function slackSpans({ current, ahead }: CurrentDay): readonly string[] {
  return ahead
    .filter(({ kind }) => kind === "slack")
    .slice(0, 4)
    .flatMap(({ instant }) =>
      current
        .slackWindows(instant - slackWithin, instant + slackWithin)
        .filter(({ from, to }) => from <= instant && instant <= to)
        .filter(({ from, to }) => instant - from < slackWithin && to - instant < slackWithin),
    )
    .map(({ from, to }) => `${formatHarborTime(from)} to ${formatHarborTime(to)}`);
}

function textOf(day: CurrentDay, aspect: string | undefined): string {
  const { current, station, asked, isMoment, now, ahead } = day;
  const event = eventFor(day, aspect);
  const coming = ahead.slice(0, 3).map(currentTurnWords);
  if (!isMoment) {
    const told = event === undefined || aspect === undefined ? day.events : [event];
    return `${capital(shownDate(asked.date, now))} at ${station}: ${listText(told.map(currentTurnWords))}.`;
  }
  const speed = current.speedAt(asked.at);
  const toward = compassPoint(speed < 0 ? current.ebbDirection : current.floodDirection);
  const runs = `${currentWords(speed)}${isSlack(speed) ? "" : ` toward the ${toward}`}`;
  const when = asked.isNow ? "now" : `at ${momentText(asked.at, now)}`;
  const lead = event === undefined ? "" : `${capital(currentTurnWords(event))}. `;
  return `${lead}${runs} at ${station} ${when}. Next: ${listText(coming)}.`;
}

function detailsOf(day: CurrentDay, note: string | null) {
  const { current, events, asked, now } = day;
  const spans = slackSpans(day);
  const [flood, ebb] = [current.floodDirection, current.ebbDirection].map(compassPoint);
  return [
    `${capital(shownDate(asked.date, now))}: ${listText(events.map(currentTurnWords))}.`,
    spans.length === 0
      ? "It is weak for hours around slack."
      : `Under ${slackBelow} kt: ${listText(spans)}.`,
    `Flood runs toward the ${flood}, ebb toward the ${ebb}.`,
    note,
    "Not for navigation.",
  ];
}

function rowsOf({ current, asked, events, ahead }: CurrentDay, hasMoment: boolean): FactRow[] {
  const speed = current.speedAt(asked.at);
  const told = new Map([...events, ...ahead].map((one) => [one.instant, one]));
  return [
    ["current-speed", hasMoment ? roundTo(Math.abs(speed), 1) : null, "kt", asked.at],
    ["current-flow", hasMoment ? flowOf(speed) : null, null, asked.at],
    ...[...told.values()].map(eventRow),
    ["slack-threshold", slackBelow, "kt"],
    ["flood-direction", compassPoint(current.floodDirection)],
    ["ebb-direction", compassPoint(current.ebbDirection)],
  ];
}

async function answer(slots: Slots, context: ToolContext) {
  const { place, asked, isMoment, now, base } = await questionOf("Current", slots, context);
  const near = stationOf(place, "current");
  const screen = screenWith(screens.tides, { current: near?.station.id, date: asked.date });
  const actions = [
    { label: "Open currents", screen },
    { label: "Remind me of slack", screen: screenWith(screens.tides, { alert: "slack" }) },
  ];
  if (near === null)
    return unansweredCard("current", {
      ...base,
      text: `No current station tells about the water at ${place.name}. Ask for its tide, or for a charted place such as Hull Gut or the Cape Cod Canal.`,
      sources: [],
      actions,
    });
  const { station, note, source } = near;
  const current = await context.providers.current(station.id);
  const { from, to } = harborDayBounds(asked.date);
  const start = isMoment ? asked.at : from;
  const events = current.events(from, to);
  const ahead = current.events(start, start + dayAndTurn);
  const day: CurrentDay = { current, station: station.name, asked, isMoment, now, events, ahead };
  return buildCard("current", {
    ...base,
    headline: headlineOf(day, slots.aspect),
    text: textOf(day, slots.aspect),
    details: detailsOf(day, note),
    facts: factsFrom(
      source.name,
      { place: station.name, screen: screens.tides },
      rowsOf(day, isMoment),
    ),
    sources: [source],
    actions,
  });
}

export const current: Tool = {
  name: "current",
  title: "Current",
  description:
    "Tidal current at a place: what runs at an hour, slacks, and the strongest flood and ebb with their speeds.",
  takes: ["place", "date", "hour", "minute", "aspect"],
  required: [],
  aspects: ["now", "slack", "strongest", "ebb", "flood"],
  answer,
};
