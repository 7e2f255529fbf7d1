import { harborDayBounds, type Instant } from "@striper/marine/time";
import { buildCard, screenWith, unansweredCard } from "#angling/assistant/cards/build-card.ts";
import type { Card, Headline } from "#angling/assistant/cards/card.ts";
import { factsFrom, screens, type FactRow } from "#angling/assistant/facts.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import {
  capital,
  dayAndTurn,
  listText,
  questionOf,
  stationOf,
  type Question,
} from "#angling/assistant/tools/shown-moment.ts";
import type { ToolContext } from "#angling/assistant/tools/tool.ts";

/** Water that turns: the tide's heights or the current, of one station on one day. */
export interface TurningDay<Predictor, Turn> extends Question {
  readonly predictor: Predictor;
  readonly station: string;
  /** The turns of the day asked about. */
  readonly turns: readonly Turn[];
  /** From the moment asked about on; from the day's beginning where only a day was named. */
  readonly ahead: readonly Turn[];
}

export interface Turning<Predictor, Turn> {
  readonly tool: "tide" | "current";
  readonly title: string;
  readonly without: string;
  readonly remind: { readonly label: string; readonly alert: (slots: Slots) => string };
  readonly predictorOf: (id: string, context: ToolContext) => Promise<Predictor>;
  readonly turnsOf: (predictor: Predictor, from: Instant, to: Instant) => readonly Turn[];
  readonly turnWords: (turn: Turn) => string;
  readonly turnRow: (turn: Turn) => FactRow;
  readonly headline: (day: TurningDay<Predictor, Turn>, aspect: string | undefined) => Headline;
  readonly text: (day: TurningDay<Predictor, Turn>, aspect: string | undefined) => string;
  readonly details: (day: TurningDay<Predictor, Turn>, slots: Slots) => readonly (string | null)[];
  readonly rows: (day: TurningDay<Predictor, Turn>) => readonly FactRow[];
}

/** Computes the card of the tide or the current; both have a station, a state and turns. */
export async function answerTurning<Predictor, Turn extends { readonly instant: Instant }>(
  water: Turning<Predictor, Turn>,
  slots: Slots,
  context: ToolContext,
): Promise<Card> {
  const { tool, remind } = water;
  const question = await questionOf(water.title, slots, context);
  const { place, asked, isMoment, base } = question;
  const near = stationOf(place, tool);
  const id = near?.station.id;
  const shown = tool === "tide" ? { station: id } : { current: id };
  const actions = [
    { label: "Open tides", screen: screenWith(screens.tides, { ...shown, date: asked.date }) },
    { label: remind.label, screen: screenWith(screens.tides, { alert: remind.alert(slots) }) },
  ];
  if (near === null)
    return unansweredCard(tool, {
      ...base,
      text: `No ${tool} station tells about the water at ${place.name}. ${water.without}`,
      sources: [],
      actions,
    });
  const { station, note, source } = near;
  const predictor = await water.predictorOf(station.id, context);
  const { from, to } = harborDayBounds(asked.date);
  const start = isMoment ? asked.at : from;
  const day: TurningDay<Predictor, Turn> = {
    ...question,
    predictor,
    station: station.name,
    turns: water.turnsOf(predictor, from, to),
    ahead: water.turnsOf(predictor, start, start + dayAndTurn),
  };
  const once = new Map([...day.turns, ...day.ahead].map((one) => [one.instant, one]));
  return buildCard(tool, {
    ...base,
    headline: water.headline(day, slots.aspect),
    text: water.text(day, slots.aspect),
    details: [
      `${capital(question.day)}: ${listText(day.turns.map(water.turnWords))}.`,
      ...water.details(day, slots),
      note,
      "Not for navigation.",
    ],
    facts: factsFrom(source.name, { place: station.name, screen: screens.tides }, [
      ...water.rows(day),
      ...[...once.values()].map(water.turnRow),
    ]),
    sources: [source],
    actions,
  });
}
