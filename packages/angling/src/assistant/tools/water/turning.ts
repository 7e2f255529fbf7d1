import { distanceBetween, formatDistance } from "@striper/marine/geo";
import { findStation } from "@striper/marine/stations";
import { harborDayBounds, hour, type Instant } from "@striper/marine/time";
import type { CardParts } from "#angling/assistant/cards/build-card.ts";
import type { Headline } from "#angling/assistant/cards/card.ts";
import { screenWith, screens, sources, type FactRow } from "#angling/assistant/facts.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { questionOf, type Question } from "#angling/assistant/tools/asked.ts";
import { capital, listText } from "#angling/assistant/tools/shown-words.ts";
import { defineTool, type Tool, type ToolContext } from "#angling/assistant/tools/tool.ts";

/** A station's day of turning water: tide heights or current. */
export interface TurningDay<Predictor, Turn> extends Question {
  readonly predictor: Predictor;
  readonly station: string;
  readonly turns: readonly Turn[];
  readonly ahead: readonly Turn[];
}

export interface Turning<Predictor, Turn> extends Pick<Tool, "title" | "description" | "aspects"> {
  readonly name: "tide" | "current";
  readonly takes: Tool["takes"];
  readonly without: string;
  readonly page: string;
  readonly remind: { readonly label: string; readonly alert: (slots: Slots) => string };
  readonly predictorOf: (id: string, context: ToolContext) => Promise<Predictor>;
  readonly turnsOf: (predictor: Predictor, from: Instant, to: Instant) => readonly Turn[];
  readonly turnWords: (turn: Turn) => string;
  readonly turnFact: (turn: Turn) => FactRow;
  readonly stateFact: (predictor: Predictor, at: Instant) => FactRow;
  readonly headline: (day: TurningDay<Predictor, Turn>, aspect: string | undefined) => Headline;
  readonly text: (day: TurningDay<Predictor, Turn>, aspect: string | undefined) => string;
  readonly details: (day: TurningDay<Predictor, Turn>, slots: Slots) => readonly (string | null)[];
}

/** A day of up to 25 hours plus its next turn. */
const dayAndTurn = 27 * hour;

async function answerTurning<Predictor, Turn extends { readonly instant: Instant }>(
  water: Turning<Predictor, Turn>,
  slots: Slots,
  context: ToolContext,
): Promise<CardParts> {
  const { name, remind } = water;
  const question = await questionOf(water.title, slots, context);
  const { place, asked, isMoment, base } = question;
  const id = name === "tide" ? place.tideStationId : place.currentStationId;
  const station = id === null ? undefined : findStation(id);
  const shown = { [name === "tide" ? "station" : "current"]: station?.id };
  const alert = remind.alert(slots);
  const actions = [
    { label: "Open tides", screen: screenWith(screens.tides, { ...shown, date: asked.date }) },
    { label: remind.label, screen: screenWith(screens.tides, { ...shown, alert }) },
  ];
  if (station === undefined) {
    const text = `No ${name} station tells about the water at ${place.name}. ${water.without}`;
    return { ...base, text, actions };
  }
  const predictor = await water.predictorOf(station.id, context);
  const { from, to } = harborDayBounds(asked.date);
  const start = isMoment ? asked.at : from;
  const turns = water.turnsOf(predictor, from, to);
  const ahead = water.turnsOf(predictor, start, start + dayAndTurn);
  const day = { ...question, predictor, station: station.name, turns, ahead };
  const away = distanceBetween(place.position, station.position);
  const source = `${sources[name]}, station ${station.id} ${station.name}`;
  return {
    ...base,
    headline: water.headline(day, slots.aspect),
    text: water.text(day, slots.aspect),
    details: [
      `${capital(day.day)}: ${listText(turns.map(water.turnWords))}.`,
      ...water.details(day, slots),
      away < 0.2 ? null : `${station.name} is the ${name} station, ${formatDistance(away)} away.`,
      "Not for navigation.",
    ],
    facts: [
      ...(isMoment ? [water.stateFact(predictor, asked.at)] : []),
      ...[...turns, ...ahead].map(water.turnFact),
    ],
    sources: [{ name: source, link: `${water.page}?id=${station.id}` }],
    actions,
  };
}

/** Builds the tide or current tool; both have a station, a state and turns. */
export const turningTool = <Predictor, Turn extends { readonly instant: Instant }>(
  water: Turning<Predictor, Turn>,
): Tool =>
  defineTool({ ...water, answer: (slots, context) => answerTurning(water, slots, context) });
